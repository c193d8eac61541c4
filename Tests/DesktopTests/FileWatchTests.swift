import Desktop
import Foundation
import Testing

/// Whatever makes a path lead to another file, or changes the file, is noticed; nothing else is.
@Suite struct FileWatchTests {
  typealias Deed = PrivateFolder.Deed

  /// How the folder stands, which path in it is followed, and what then happens.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: [Deed]
    let path: String
    let change: [Deed]

    init(_ name: String, _ before: [Deed], _ path: String, _ change: [Deed]) {
      (testDescription, self.before, self.path, self.change) = (name, before, path, change)
    }
  }

  /// As `/etc/localtime` leads into the zone folder, over a link in the middle and past `..`.
  static let system: [Deed] = [
    .make("etc"), .make("usr"), .make("usr/zones"), .make("usr/zones/Europe"),
    .make("other"), .make("other/Europe"),
    .write("usr/zones/Europe/Berlin"), .write("usr/zones/UTC"), .write("other/Europe/Berlin"),
    .link("usr/zoneinfo", to: "zones"),
    .link("etc/localtime", to: "../usr/zoneinfo/Europe/Berlin"),
  ]
  static let localtime = "etc/localtime"

  static let changes: [Story] = [
    Story("rewritten", system, localtime, [.write("usr/zones/Europe/Berlin")]),
    Story(
      "rewritten under another name",
      system + [.linkHard("hard", to: "usr/zones/Europe/Berlin")], localtime, [.write("hard")]),
    Story(
      "replaced", system + [.write("new")], localtime,
      [.rename("new", to: "usr/zones/Europe/Berlin")]),
    Story(
      "removed and made again", system, localtime,
      [.remove("usr/zones/Europe/Berlin"), .write("usr/zones/Europe/Berlin")]),
    Story("removed", system, localtime, [.remove("usr/zones/Europe/Berlin")]),
    Story("moved", system, localtime, [.rename("usr/zones/Europe/Berlin", to: "elsewhere")]),
    Story("readable no more", system, localtime, [.setMode("usr/zones/Europe/Berlin", 0)]),
    Story(
      "a new link renamed over the old", system + [.link("etc/new", to: "/usr/zones/UTC")],
      localtime, [.rename("etc/new", to: localtime)]),
    Story(
      "a link removed and made again", system, localtime,
      [.remove(localtime), .link(localtime, to: "../usr/zones/UTC")]),
    Story(
      "a file instead of a link", system + [.write("new")], localtime,
      [.rename("new", to: localtime)]),
    Story(
      "a link to a folder in the middle", system + [.link("new", to: "../other")], localtime,
      [.rename("new", to: "usr/zoneinfo")]),
    Story(
      "a folder on the way", system + [.make("aside")], localtime,
      [
        .rename("usr/zones", to: "aside/zones"), .make("usr/zones"), .make("usr/zones/Europe"),
        .write("usr/zones/Europe/Berlin"),
      ]),
    Story(
      "another folder by the same name", system, localtime,
      [.rename("usr/zones", to: "aside"), .rename("other", to: "usr/zones")]),
    Story("the first folder", system, localtime, [.rename("etc", to: "etc.old")]),
    Story(
      "a link behind a link", [.write("a"), .write("b"), .link("2", to: "a"), .link("1", to: "2")],
      "1", [.remove("2"), .link("2", to: "b")]),
    Story(
      "a link back through its own folder",
      [
        .make("a"), .make("a/b"), .write("a/b/zone"), .link("a/local", to: "../a/b/zone"),
        .link("a/new", to: "b/zone"),
      ], "a/local", [.rename("a/new", to: "a/local")]),
    Story("no link at all", [.write("zone")], "zone", [.write("zone")]),
    Story("odd spelling", system, "usr//./zones/../zoneinfo/UTC", [.write("usr/zones/UTC")]),
    Story("not there yet", [], "zone", [.write("zone")]),
    Story("a link to what is not there yet", [.link("1", to: "zone")], "1", [.write("zone")]),
    Story("no folder there yet", [.make("a")], "a/b/c/zone", [.make("a/b")]),
    Story(
      "a whole tree comes", [.make("a"), .make("new"), .make("new/c"), .write("new/c/zone")],
      "a/b/c/zone", [.rename("new", to: "a/b")]),
    Story(
      "a file where a folder belongs", [.write("a"), .make("new"), .write("new/zone")], "a/zone",
      [.remove("a"), .rename("new", to: "a")]),
    Story(
      "a loop is cut", [.write("zone"), .link("1", to: "2"), .link("2", to: "1")], "1",
      [.remove("2"), .link("2", to: "zone")]),
  ]

  @Test(arguments: changes) func `A change is noticed, and the next one too`(story: Story) throws {
    let folder = try PrivateFolder()
    folder.perform(story.before)
    let watch = try Watcher(of: folder.file(story.path))
    #expect(!watch.isReady(within: 0))
    folder.perform(story.change)
    try #require(watch.isReady(within: 10_000))
    #expect(watch.takeChange())
    #expect(!watch.isReady(within: 0), "all is taken")
    #expect(!watch.takeChange())
    // Where the path leads to a file, or could.
    guard folder.isDone(.write(story.path)) else { return }
    try #require(watch.isReady(within: 10_000))
    #expect(watch.takeChange())
  }

  static let trifles: [Deed] = [
    .write("etc/passwd"), .write("usr/zones/Europe/Paris"), .remove("usr/zones/UTC"),
    .make("usr/zones/Asia"), .link("usr/link", to: "zones"), .write("other/Europe/Berlin"),
    .rename("other", to: "usr/other"), .setMode("usr/zones/UTC", 0o600), .write("etc/localtime~"),
  ]

  /// Where the way ends early, more is heard.
  @Test func `What happens beside what is missing is no change`() throws {
    let folder = try PrivateFolder()
    let watch = try Watcher(of: folder.file("zone"))
    folder.perform([.write("other")])
    #expect(!watch.takeChange())
    folder.perform([.write("zone")])
    #expect(watch.takeChange())
  }

  @Test(arguments: trifles) func `What happens beside the way is no change`(deed: Deed) throws {
    let folder = try PrivateFolder()
    folder.perform(FileWatchTests.system)
    let watch = try Watcher(of: folder.file(FileWatchTests.localtime))
    folder.perform([deed])
    #expect(!watch.isReady(within: 0), "nobody is woken by it")
    #expect(!watch.takeChange())
    folder.perform([.write(FileWatchTests.localtime)])
    #expect(watch.takeChange(), "it still watches")
  }
}
