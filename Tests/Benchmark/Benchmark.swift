import Foundation
import XTesting

/// `make bench`: what the clock costs, beside other clocks.
@main
enum Benchmark {
  static func main() {
    do {
      guard let options = try Options(Array(CommandLine.arguments.dropFirst())) else {
        print(Options.help)
        return
      }
      try measure(options)
    } catch {
      report("clock-bench: \(error)")
      exit(error is Options.Problem ? 2 : 1)
    }
  }

  private static func measure(_ options: Options) throws {
    var page = try Page(path: "Tests/Benchmark/README.md")
    var summary = try Page(path: "README.md")
    let bench = try Bench(options)
    for section in options.sections {
      report("\(section.rawValue):")
      let result = try section.measure(on: bench)
      print(result.text)
      try page.set(section.rawValue, to: result.text)
      if let short = result.summary { try summary.set("benchmark", to: short) }
      for (name, plot) in result.plots {
        try Data(plot.utf8).write(to: URL(fileURLWithPath: "Tests/Benchmark/\(name)"))
      }
    }
  }
}

/// Says how far it is, without getting in between the tables.
func report(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
