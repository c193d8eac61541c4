import CXTest
import Foundation
import Testing

/// What other clients ask of the clock, rightly or wrongly.
@Suite struct SelectionTests {
  private static let selection = "_CLOCK_clock"
  private static let target = "_CLOCK_COMMAND"

  @Test func answersWhatItCan() throws {
    let clock = try RunningClock()
    let client = clock.client
    let answer = try client.ask(Self.selection, for: Self.target, .init("toggle-seconds"))
    #expect(answer == .text("ok"))
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    guard case .atoms(let targets) = try client.ask(Self.selection, for: "TARGETS") else {
      throw Failure("no targets")
    }
    #expect(Set(targets).isSuperset(of: ["TARGETS", Self.target]))
    // Clients of old name no property, and mean one with the target's name; nobody has to know.
    let old = try client.ask(Self.selection, for: "TARGETS", in: nil)
    #expect(old == .refusal || old == .atoms(targets))
  }

  @Test func refusesWhatItCannot() throws {
    let clock = try RunningClock()
    let client = clock.client
    func ask(_ target: String, _ question: XClient.Question?) throws -> XClient.Answer {
      try client.ask(Self.selection, for: target, question)
    }
    for question in [
      nil, .init(bytes: Array("quit".utf8), type: "INTEGER"),
      .init(bytes: [UInt8](repeating: 0x71, count: 64), type: "UTF8_STRING", format: 32),
      .init(bytes: Array("quit".utf8) + [0xff, 0xfe]), .init("quit" + padding(1_021)),
      .init("quit" + padding(200_000)), .init(""), .init("frobnicate"), .init("quit\0quit"),
      .init("motion fast"), .init("theme \(String(repeating: "x", count: 1_019))"),
    ] as [XClient.Question?] {
      let answer = try ask(Self.target, question)
      #expect(answer != .text("ok"), "\(String(describing: question?.bytes.prefix(20)))")
    }
    for target in ["MULTIPLE", "_CLOCK_NONSENSE", "STRING"] {
      #expect(try ask(target, .init("quit")) != .text("ok"))
    }
    #expect(try ask("_CLOCK_NONSENSE", nil) == .refusal)
    let longName = String(repeating: "x", count: 1_018)
    for (question, word) in [("toggle-moton", "toggle-motion"), ("theme \(longName)", "theme")] {
      guard case .text(let message) = try ask(Self.target, .init(question)) else {
        throw Failure("no message about \(question)")
      }
      #expect(message.contains(word))
    }
    // Nor does it mind a client that is gone by the time.
    for _ in 0..<10 {
      let window = client.makeWindow()
      client.request(
        Self.selection, for: Self.target, .init("raise"), in: "_CLOCK_TEST", by: window)
      client.destroy(window)
    }
    try clock.waitForHandToMove()
    #expect(clock.program.process.ending == nil)
    #expect(try ask(Self.target, .init("toggle-seconds")) == .text("ok"))
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
  }

  private func padding(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
