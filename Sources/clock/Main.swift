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
    do {
      try perform(try Options(arguments: arguments))
      return 0
    } catch let error as UsageError {
      report(error.message)
      return 2
    } catch {
      report((error as? ClockError)?.message ?? "\(error)")
      return 1
    }
  }

  private static func perform(_ options: Options) throws {
    switch options.action {
    case .help:
      try output(Options.help)
    case .version:
      try output(version + "\n")
    case .listThemes:
      try output(ThemeCatalog.listing)
    case .render(let file):
      let files = SettingsFiles(instance: options.name).levels(resources: nil)
      let settings = Settings(
        levels: files + [options], sizes: Options.pictureSizes, report: report)
      var choice = ThemeChoice(settings, side: settings.side())
      let design = try choice.waitForFace(side: settings.side(), isLenient: false)
      try renderPicture(file, options: options, settings: settings, design: design)
    case .command(let text):
      let desk = try Desk(display: options.display, clock: options.name)
      try tell(text, to: options.name, on: desk)
    case .run:
      let desk = try Desk(display: options.display, clock: options.name)
      guard let service = CommandService(on: desk.connection) else {
        try tell("raise", to: options.name, on: desk)
        report("the clock \"\(options.name)\" runs already; it is raised")
        return
      }
      // Until the server has answered, signals do what they always do.
      try Widget(options: options, on: desk, service: service).run()
    }
  }

  /// Tells a running clock to do something.
  ///
  /// - Throws: `ClockError` with what the clock says against it, or that there is none.
  private static func tell(_ command: String, to name: String, on desk: Desk) throws(ClockError) {
    let answer: String
    do throws(DesktopError) {
      answer = try CommandClient.send(command, to: name, on: desk.connection)
    } catch {
      throw ClockError(error)
    }
    if answer != "ok" { throw ClockError(answer) }
  }
}
