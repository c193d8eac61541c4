/// A theme whose description has been read, and whose pictures are still to come.
package protocol ThemeSource {
  /// The name that the theme is asked for by.
  var name: String { get }

  /// The pictures that it needs.
  var requests: [LayerRequest] { get }

  /// The face that it describes.
  ///
  /// - Parameter images: The pictures by their requests' names; those that could not be made are
  ///   missing, and the rest of the theme is shown all the same.
  /// - Returns: The design; nil where too little of it is there to show anything.
  func design(with images: [String: LayerImage]) -> FaceDesign?
}
