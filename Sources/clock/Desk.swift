import Desktop

/// What the clock is shown on.
struct Desk {
  let connection: Connection
  let extensions: Extensions
  let surroundings: Surroundings

  /// Connects to a display; nil for the one that the environment names.
  ///
  /// - Throws: `ClockError` where there is none, or it refuses.
  init(display: String?) throws(ClockError) {
    do throws(DesktopError) {
      connection = try Connection(display: display)
    } catch {
      throw ClockError(error)
    }
    extensions = Extensions(of: connection)
    surroundings = Surroundings(of: connection, extensions: extensions)
  }

  /// The monitors that there are.
  var monitors: [Monitor] { connection.monitors(extensions) }
}
