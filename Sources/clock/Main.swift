import Desktop
import Glibc

/// The program.
@main
enum Main {
  /// What `--version` prints.
  private static let version = "clock 0.1.0"

  static func main() {
    exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the command line asks for.
  ///
  /// - Returns: The exit status: 0 done, 1 it could not be done, 2 the command line is wrong.
  private static func run(arguments: [String]) -> Int32 {
    let options: Options
    do throws(UsageError) {
      options = try Options(arguments: arguments)
    } catch {
      report(error.message)
      return 2
    }
    do throws(ClockError) {
      switch options.action {
      case .help: try output(Options.help)
      case .version: try output(version + "\n")
      case .render(let file): try renderPicture(file, options: options)
      case .run: try runWidget(options)
      }
      return 0
    } catch {
      report(error.message)
      return 1
    }
  }

  private static func runWidget(_ options: Options) throws(ClockError) {
    // Until the server has answered, signals do what they always do.
    let widget = try Widget(options: options)
    let signals: SignalSource
    do throws(DesktopError) {
      signals = try SignalSource([SIGINT, SIGTERM, SIGHUP, SIGUSR1])
    } catch {
      throw ClockError(error)
    }
    try widget.run(signals: signals)
  }
}
