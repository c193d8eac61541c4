import Foundation

/// A JPEG of 16 x 16 pixels, a color in each quarter: red, yellow, and below them black and green.
enum SampleJPEG {
  /// The file, with EXIF data that says how it is to be turned; without any where that is nil.
  static func bytes(orientation: UInt8? = nil) throws -> [UInt8] {
    guard let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) else {
      throw Failure("no JPEG")
    }
    guard let orientation else { return Array(data) }
    // A directory of one entry: tag 0x112, a 16-bit number.
    let tiff: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
      + [0, 0, 0, 0, 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    return Array(data.prefix(2)) + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif
      + Array(data.dropFirst(2))
  }

  private static let base64 = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r9kK/mlr9kK/lXxN4Y/3P8Aff8APz7P+D+8e34w+On+4f8A
    Cb/z9/5e/wDXv/p0f//Z
    """
}
