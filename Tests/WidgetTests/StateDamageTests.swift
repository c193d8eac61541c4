import Foundation
import Testing

/// Saved state that is damaged, or can't be saved: the clock runs, and says so.
@Suite struct StateDamageTests {
  /// What a file holds that the clock has not written.
  private static let damages: [(name: String, bytes: [UInt8])] = [
    ("garbage", (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 / 7) }),
    ("nothing but zeros", [UInt8](repeating: 0, count: 300)),
    ("a zero in a value", Array("size: 150\nmotion: gl\0ide\n".utf8)),
    ("half a line", Array("size: 150\nmoti".utf8)),
    ("far too much", Array(String(repeating: "size: 150\n", count: 30_720).utf8)),
  ]

  @Test func isSetAsideWhenItIsDamaged() throws {
    let desk = try Desk()
    for (name, bytes) in Self.damages {
      try desk.write(Data(bytes), to: Desk.savedFile())
      let clock = try desk.start()
      let path = desk.folder.file(Desk.savedFile())
      #expect(clock.program.errorLines.count == 1, "\(name): \(clock.program.errors)")
      #expect(clock.program.errors.hasPrefix("clock: ") && clock.program.errors.contains(path))
      let aside = FileManager.default.contents(atPath: path + ".damaged")
      #expect(aside.map { [UInt8]($0) } == bytes, "\(name)")
      #expect(!FileManager.default.fileExists(atPath: path), "\(name)")
      #expect(try clock.picture.secondHand != nil)
      try desk.tell("toggle-seconds")
      #expect(try clock.end() == .exited(0))
      #expect(desk.saved() == ["seconds": "false"], "\(name)")
    }
    #expect(desk.savedFiles == ["clock", "clock/clock.ad", "clock/clock.ad.damaged"])
  }

  @Test func isUsedAsFarAsItCanBe() throws {
    let desk = try Desk()
    try desk.write("Clock.layer: below\nClock.size: 130\n", to: Desk.ownFile)
    try desk.write(
      "theme: gone\nlayer: top\nsize: 9\nplace: somewhere\nseconds: false\n", to: Desk.savedFile())
    let clock = try desk.start()
    let path = desk.folder.file(Desk.savedFile())
    let lines = clock.program.errorLines
    #expect(lines.count == 4, "\(clock.program.errors)")
    for words in [
      ["gone"], ["layer", "top", "above"], ["size", "9", "32"], ["place", "somewhere"],
    ] {
      #expect(
        lines.contains { line in words.allSatisfy { line.contains($0) } },
        "\(words): \(clock.program.errors)")
    }
    #expect(lines.allSatisfy { $0.hasPrefix("clock: ") })
    #expect(lines.filter { $0.contains(path) }.count >= 3, "\(clock.program.errors)")
    #expect(clock.layer == "below")
    #expect(try clock.place.width == 130)
    #expect(try clock.picture.secondHand == nil)
  }

  /// A place on a monitor that is gone, or off every monitor.
  @Test(arguments: ["+10+20 NOWHERE", "+9000+9000 screen", "-5000-20 screen"])
  func isSeenWhereverItWas(place: String) throws {
    let desk = try Desk()
    try desk.write("place: \(place)\n", to: Desk.savedFile())
    let clock = try desk.start()
    #expect(try clock.place.x > -200 && clock.place.x < XServer.width)
    #expect(try clock.place.y > -200 && clock.place.y < XServer.height)
    #expect(try clock.end() == .exited(0))
  }

  /// Who has the old file open reads it to its end, whatever happens meanwhile.
  @Test func isNeverSeenHalfWritten() throws {
    let desk = try Desk()
    let clock = try desk.start()
    let path = desk.folder.file(Desk.savedFile())
    var commands = ["toggle-seconds", "bigger", "motion glide", "layer below", "bigger"]
    try desk.tell(commands.removeFirst())
    try wait(for: "a first file") { FileManager.default.fileExists(atPath: path) }
    for (index, command) in commands.enumerated() {
      let text = desk.folder.text(of: Desk.savedFile())
      let link = desk.folder.file("old-\(index)")
      try FileManager.default.linkItem(atPath: path, toPath: link)
      try desk.tell(command)
      try wait(for: "another file") {
        let now = desk.folder.text(of: Desk.savedFile())
        #expect(desk.saved() != nil && now.contains("seconds: false"), "torn: \(now)")
        return now != text
      }
      #expect(desk.folder.text(of: "old-\(index)") == text)
    }
    #expect(desk.savedFiles == ["clock", "clock/clock.ad"])
    #expect(try clock.end() == .exited(0))
    #expect(desk.savedFiles == ["clock", "clock/clock.ad"])
  }

  @Test(arguments: ["state", "state/clock"]) func goesOnWithoutAPlaceForIt(file: String) throws {
    let desk = try Desk()
    try desk.write("A file.", to: file)
    let clock = try desk.start()
    #expect(clock.program.errors == "")
    try desk.tell("toggle-seconds")
    try wait(for: "a message") { !clock.program.errorLines.isEmpty }
    #expect(clock.program.errors.hasPrefix("clock: "))
    #expect(clock.program.errors.contains(desk.folder.file("state/clock")))
    try desk.tell("toggle-seconds")
    try clock.waitForHandToMove()
    #expect(desk.folder.text(of: file) == "A file.")
    #expect(try clock.end() == .exited(0))
  }

  /// No file gets longer than nothing: what it says goes into a pipe, since that is none.
  @Test func keepsTheOldFileWhereThereIsNoRoom() throws {
    let desk = try Desk()
    let saved = "motion: glide\n"
    try desk.write(saved, to: Desk.savedFile())
    let pipe = Pipe()
    let reader = pipe.fileHandleForReading
    var reading = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let clock = try desk.launch(
      [], saying: desk.folder, errors: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)",
      through: ["sh", "-c", #"ulimit -f 0; trap '' XFSZ; exec "$@""#, "sh"])
    try wait(for: "a window") { !desk.client.visibleWindows(ofClass: "Clock").isEmpty }
    try desk.tell("toggle-seconds")
    let message = try value(of: "a message") {
      let isReadable = poll(&reading, 1, 0) > 0
      return isReadable ? String(decoding: reader.availableData, as: UTF8.self) : nil
    }
    #expect(message.hasPrefix("clock: "))
    #expect(message.contains(desk.folder.file(Desk.savedFile())), "\(message)")
    try desk.tell("raise")
    #expect(desk.folder.text(of: Desk.savedFile()) == saved)
    clock.send(SIGTERM)
    #expect(try clock.waitForEnding() == .exited(0))
    #expect(desk.folder.text(of: Desk.savedFile()) == saved)
    #expect(desk.savedFiles == ["clock", "clock/clock.ad"])
  }
}
