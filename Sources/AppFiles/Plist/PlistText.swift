import SimDiagnostics
import Synchronization

/// The bytes of a property list; its lines are counted when the first place in it is asked for.
final class PlistText: Sendable {
  let file: String
  /// Empty for a binary list.
  let bytes: [UInt8]
  private let index = Mutex<LineIndex?>(nil)

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
  }

  var lines: LineIndex {
    index.withLock { index in
      let lines = index ?? LineIndex(bytes)
      index = lines
      return lines
    }
  }

  /// The place of an offset; that of the file where the list has no lines.
  func place(of offset: Int) -> TextPlace {
    guard offset >= 0, offset <= bytes.count, !bytes.isEmpty else { return TextPlace(file: file, line: 1) }
    return lines.place(of: offset, in: file)
  }

  /// What the tag at an offset takes up.
  func tag(at offset: Int) -> Range<Int> {
    guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return offset..<offset + 1 }
    return offset..<close + 1
  }

  /// The range between the tags of the element at an offset; nil if it has no closing tag or contains other elements.
  func content(at offset: Int) -> Range<Int>? {
    guard let open = bytes[offset...].firstIndex(of: UInt8(ascii: ">")), open > offset,
      bytes[open - 1] != UInt8(ascii: "/"), let close = bytes[open...].firstIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return open + 1..<close
  }
}
