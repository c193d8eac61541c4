import Canvas
import Testing

@testable import Face

/// A date and a label on all faces that come with the clock, and on those that Debian ships.
@Suite struct RealInscriptionTests {
  /// Neighbours in a dial's own texture differ by less, those at the edge of a mark by more, of 255.
  static let step = 40

  private func inscriptions(date: String = "Mon 30 Nov") throws -> [Inscription] {
    [
      Inscription(.date, image: try Helper.letters(date)),
      Inscription(.label, image: try Helper.letters("Tōkyō")),
    ]
  }

  @Test(arguments: FaceDesign.realNames) func `Nothing is covered`(name: String) throws {
    let design = try FaceDesign.real(name)
    let inscribed = try design.inscribed(with: inscriptions())
    for side in [100, 200, 401] {
      let plain = design.face(side, false)
      let texts = inscribed.face(side, false).texts(over: plain)
      let ground = try plain.groundPicture()
      let inks = try texts.map { try #require($0.ink) }
      try #require(texts.count >= 2)
      let (label, date) = (inks[0], inks[inks.count - 1])
      #expect(!label.meets(date), "\(side) px")
      // A theme may know better.
      guard plain.inscriptionStyles.isEmpty else { continue }
      for ink in [label, date] {
        let step = ground.largestStep(in: plain.box(of: ink))
        #expect(step < Self.step, "\(side) px: \(step) in \(ink)")
      }
      // The dial has something to cover.
      #expect(ground.largestStep(in: PixelBox(side: side)) > Self.step, "\(side) px")
    }
  }

  @Test(arguments: FaceDesign.realNames) func `All can be read`(name: String) throws {
    let design = try FaceDesign.real(name)
    let inscribed = try design.inscribed(with: inscriptions())
    for side in [100, 200, 401] {
      let plain = design.face(side, false)
      let texts = inscribed.face(side, false).texts(over: plain)
      let colors = try texts.map { try #require($0.color) }
      let ground = try plain.groundPicture()
      let box = plain.box(of: try #require(texts.last?.ink))
      let mean = ground.mean(in: box)
      let color = try #require(colors.last)
      if texts.count == 4 {
        // Letters and the line around them.
        #expect(colors[2].contrast(to: color) > 7, "\(side) px")
      } else {
        #expect(texts.count == 2 && mean.alpha > 0.5, "\(side) px")
        func over(_ ink: Double, _ dial: Double) -> Double {
          color.alpha * ink + (1 - color.alpha) * dial
        }
        let seen = Color(
          red: over(color.red, mean.red), green: over(color.green, mean.green),
          blue: over(color.blue, mean.blue))
        #expect(seen.contrast(to: mean) > 4.4, "\(side) px: \(color) on \(mean)")
      }
    }
  }

  @Test(arguments: FaceDesign.realNames) func `A date stays where it is`(name: String) throws {
    let design = try FaceDesign.real(name)
    let plain = design.face(200, true)
    let texts = try ["Mon 1 May", "Wed 30 Nov", "mercoledì 30 novembre"].map { date in
      try design.inscribed(with: inscriptions(date: date)).face(200, true).texts(over: plain)
    }
    let dates = texts.map { $0[$0.count - 1] }
    let (short, long, longest) = (dates[0], dates[1], dates[2])
    #expect(short.position == long.position && short.position == longest.position)
    // What is too long is smaller, and no wider than what is not.
    #expect(short.content.xx == long.content.xx && longest.content.xx < long.content.xx)
    let widths = try [long, longest].map { try #require($0.ink).width }
    #expect(widths[1] < 1.1 * widths[0])
    #expect(texts.allSatisfy { $0[0] == texts[0][0] }, "nor does the label move")
  }

  @Test(arguments: [FaceDesign.classicName] + ThemeFile.bundled)
  func `The label is above, the date below`(name: String) throws {
    let design = try FaceDesign.real(name)
    let texts = try design.inscribed(with: inscriptions()).face(200, true)
      .texts(over: design.face(200, true))
    #expect(texts[0].position.y < -0.3 && texts[texts.count - 1].position.y > 0.3)
    #expect(texts.allSatisfy { $0.position.x == 0 })
  }
}
