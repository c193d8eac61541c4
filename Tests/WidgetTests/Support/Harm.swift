import Foundation

/// The ways in which a picture file is damaged, or made to do harm.
enum Harm: CaseIterable {
  case cutShort, noSVG, entityBomb, tooManyPixels, linkOutOfTheFolder, missing, pipe

  /// Puts the harm into a folder.
  ///
  /// - Returns: The file's name.
  func inflict(on folder: ScratchFolder, as name: String) throws -> String {
    let isPNG = self == .cutShort || self == .tooManyPixels
    let file = name + (isPNG ? ".png" : ".svg")
    let path = folder.file(file)
    switch self {
    case .cutShort:
      try run(["convert", "-size", "64x64", "plasma:red-blue", path])
      let whole = FileManager.default.contents(atPath: path) ?? Data()
      try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
    case .noSVG: try write("This is no SVG.", to: path)
    case .entityBomb:
      let letters = "abcdefghij".map(String.init)
      let entities = zip(letters, letters.dropFirst()).map { one, next in
        "<!ENTITY \(next) \"\(String(repeating: "&\(one);", count: 10))\">"
      }
      try write(
        """
        <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">\(entities.joined())]>
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>
        """, to: path)
    case .tooManyPixels:
      // The header of a picture of 100,000 × 100,000, with its right check sum.
      let header: [UInt8] =
        Array("IHDR".utf8) + [0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0, 8, 2, 0, 0, 0]
      let bytes: [UInt8] =
        [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + header
        + checksum(of: header) + [0, 0, 0, 99] + Array("IDAT".utf8) + [0x78, 0x9c, 0, 0]
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    case .linkOutOfTheFolder:
      let outside = folder.path + "-outside.svg"
      try write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", to: outside)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside)
    case .missing: break
    case .pipe:
      guard mkfifo(path, 0o600) == 0 else { throw Failure("no pipe: \(systemMessage(errno))") }
    }
    return file
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// PNG's, which is that of zip.
  private func checksum(of bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }
}
