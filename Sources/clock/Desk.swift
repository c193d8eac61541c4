import Desktop

/// What the clock is shown on.
struct Desk {
  let connection: Connection
  let extensions: Extensions
  let surroundings: Surroundings

  /// Connects to a display.
  ///
  /// - Parameters:
  ///   - display: Its name; nil for the one that the environment names.
  ///   - clock: The name of the clock that it is, or asks.
  /// - Throws: `ClockError` where there is none, or it refuses.
  init(display: String?, clock: String) throws(ClockError) {
    do throws(DesktopError) {
      connection = try Connection(display: display, clock: clock)
    } catch {
      throw ClockError(error)
    }
    extensions = Extensions(of: connection)
    surroundings = Surroundings(of: connection, extensions: extensions)
  }

  /// The monitors that there are.
  var monitors: [Monitor] { connection.monitors(extensions) }
}
