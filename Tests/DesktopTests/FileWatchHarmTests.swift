import Desktop
import Foundation
import Testing

/// Ways that lead nowhere, or elsewhere all the time.
@Suite struct FileWatchHarmTests {
  @Test func `Nothing is followed where nothing is to be`() throws {
    let folder = try PrivateFolder()
    folder.perform([.write("zone")])
    let watch = try Watcher(of: nil)
    #expect(!watch.takeChange())
    watch.follow(folder.file("zone"))
    watch.follow(nil)
    folder.perform([.write("zone")])
    #expect(!watch.isReady(within: 0))
    #expect(!watch.takeChange())
  }

  @Test func `Another path is followed instead`() throws {
    let folder = try PrivateFolder()
    folder.perform([.make("a"), .make("b"), .write("a/zone"), .write("b/zone")])
    let watch = try Watcher(of: folder.file("a/zone"))
    watch.follow(folder.file("b/zone"))
    #expect(!watch.isReady(within: 0))
    folder.perform([.write("a/zone"), .rename("a", to: "c")])
    #expect(!watch.takeChange())
    folder.perform([.write("b/zone")])
    #expect(watch.takeChange())
  }

  static let mazes: [String] = [
    "", "/", ".", "..", "///", String(repeating: "/", count: 100_000),
    String(repeating: "a", count: 300), String(repeating: "a/", count: 100_000),
    String(repeating: "../", count: 1_300), "loop/a/../..", "self", "self/zone", "/proc/self/exe",
    "long", "/dev/null/zone", "\u{0}", "\u{1F570}",
  ]

  @Test(arguments: mazes) func `No path does harm`(path: String) throws {
    let folder = try PrivateFolder()
    folder.perform([
      .link("loop", to: "."), .link("self", to: "self"), .link("long", to: "1"),
      .link("1", to: String(repeating: "loop/", count: 800) + "zone"), .write("zone"),
    ])
    let watch = try Watcher(of: path.hasPrefix("/") ? path : folder.file(path))
    _ = watch.takeChange()
    watch.follow(folder.file("zone"))
    folder.perform([.write("zone")])
    #expect(watch.takeChange(), "it can still follow")
  }

  @Test(arguments: [(40, true), (41, false)])
  func `As many links are followed as the system follows`(count: Int, isFollowed: Bool) throws {
    let folder = try PrivateFolder()
    folder.perform([.make("far"), .write("far/0")])
    folder.perform([.link("1", to: "far/0")])
    folder.perform((2...count).map { .link("\($0)", to: "\($0 - 1)") })
    #expect((access(folder.file("\(count)"), F_OK) == 0) == isFollowed, "by the system")
    let watch = try Watcher(of: folder.file("\(count)"))
    folder.perform([.write("far/0")])
    #expect(watch.takeChange() == isFollowed)
  }

  @Test func `Events that were too many to be told are a change`() throws {
    let folder = try PrivateFolder()
    // In the folder of what is missing, much can happen.
    let watch = try Watcher(of: folder.file("zone"))
    let limit = try String(
      contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let most = try #require(Int(limit.dropLast()))
    // Of two equal events in a row, only one is told.
    folder.perform((0...most / 4).flatMap { _ in [.write("a"), .write("b")] + [.remove("a")] })
    var isChanged = false
    while watch.isReady(within: 0) { isChanged = watch.takeChange() || isChanged }
    #expect(isChanged)
    folder.perform([.write("zone")])
    #expect(watch.takeChange())
  }

  @Test func `However fast links change, the last change is noticed`() throws {
    let folder = try PrivateFolder()
    folder.perform([.make("a"), .make("b"), .write("a/zone"), .write("b/zone")])
    folder.perform([.link("local", to: "a/zone")])
    let watch = try Watcher(of: folder.file("local"))
    for round in 0..<40 {
      let target = ["a", "b"][round % 2]
      let isOver = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        for count in 0...20 {
          let name = count == 20 ? target : ["a", "b"][count % 2]
          _ = folder.isDone(.link("new", to: name + "/zone"))
          _ = folder.isDone(.rename("new", to: "local"))
        }
        isOver.signal()
      }
      while isOver.wait(timeout: .now()) == .timedOut { _ = watch.takeChange() }
      while watch.isReady(within: 0) { _ = watch.takeChange() }
      folder.perform([.write(target + "/zone")])
      #expect(watch.takeChange())
    }
  }
}
