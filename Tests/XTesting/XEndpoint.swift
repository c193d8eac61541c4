/// Something that X clients can connect to.
package protocol XEndpoint: AnyObject {
  /// What to set `DISPLAY` to.
  var displayName: String { get }
}
