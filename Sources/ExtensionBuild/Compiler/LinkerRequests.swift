import SimAppFiles

/// The requests that an object makes of the linker: the compiler's driver reads arguments out of a section of it, and a
/// source may have put some there (`@section(".swift1_autolink_entries")`). They are checked like all other arguments.
enum LinkerRequests {
  private static let section = Array(".swift1_autolink_entries".utf8)

  /// The first request of an object that isn't one for a library; nil where there is none.
  ///
  /// - Parameter bytes: of an ELF file of 64 bits, the lowest byte first.
  static func unwanted(in bytes: [UInt8]) -> String? {
    guard let object = ELFObject(bytes) else { return "what is no object" }
    for index in 0..<object.count where object.isNamed(index, section) {
      for word in object.content(index).split(separator: 0) where !isLibrary(word) {
        return String(decoding: word.prefix(200), as: UTF8.self)
      }
    }
    return nil
  }

  /// `-lFoundation`
  private static func isLibrary(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count > 2, word.starts(with: "-l".utf8) else { return false }
    return word.dropFirst(2).allSatisfy { Ascii.isName($0) || "+-.".utf8.contains($0) }
      && word[word.startIndex + 2] != 0x2D
  }
}

/// The sections of an object as the linker reads them.
private struct ELFObject {
  private let bytes: [UInt8]
  private let sections: Int
  private let entrySize: Int
  let count: Int
  private var names = 0..<0

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    // \u{7F}ELF, 64 bits, the lowest byte first.
    guard bytes.count >= 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? { Self.number(bytes, offset, size) }
    guard let start = number(40, 8), let size = number(58, 2), let written = number(60, 2),
      let nameIndex = number(62, 2),
      size >= 64
    else { return nil }
    sections = start
    entrySize = size
    // If there are more than fit into the header, the first section has the number.
    guard let count = written == 0 ? number(start + 32, 8) : written, count >= 0, count <= bytes.count / 64,
      let index = nameIndex == 0xFFFF ? number(start + 40, 4) : nameIndex, index < count
    else { return nil }
    self.count = count
    guard let names = range(index) else { return nil }
    self.names = names
  }

  func isNamed(_ index: Int, _ name: [UInt8]) -> Bool {
    guard let offset = Self.number(bytes, sections + index * entrySize, 4) else { return false }
    let start = names.lowerBound + offset
    guard start + name.count < names.upperBound else { return false }
    return bytes[start..<start + name.count].elementsEqual(name) && bytes[start + name.count] == 0
  }

  func content(_ index: Int) -> ArraySlice<UInt8> { range(index).map { bytes[$0] } ?? [] }

  private func range(_ index: Int) -> Range<Int>? {
    let entry = sections + index * entrySize
    guard let offset = Self.number(bytes, entry + 24, 8), let size = Self.number(bytes, entry + 32, 8), offset >= 0,
      size >= 0, offset <= bytes.count, size <= bytes.count - offset
    else { return nil }
    return offset..<offset + size
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for index in 0..<size { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    return Int(exactly: value)
  }
}
