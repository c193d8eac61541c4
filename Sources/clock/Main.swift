import Face
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
      var choice = try ThemeChoice(options)
      let design = try choice.waitForFace(side: options.pictureSide, isLenient: false)
      try renderPicture(file, options: options, design: design)
    case .run:
      var choice = try ThemeChoice(options)
      let design = try choice.waitForFace(side: options.pictureSide, isLenient: true)
      // Until the server has answered, signals do what they always do.
      try Widget(options: options, choice: choice, design: design).run()
    }
  }
}
