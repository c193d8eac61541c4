/// Something that X clients can connect to.
protocol XEndpoint: AnyObject {
  /// What to set `DISPLAY` to.
  var displayName: String { get }
}
