package import SimCatalog
package import SimDiagnostics
package import SimLexicon

/// A text file of one name a line: the way to supply a million names.
package enum NameListFile {
  /// Reads a file into a list that keeps its bytes as they are. Invalid UTF-8 is replaced, with a warning at its place.
  ///
  /// - Returns: nil when the file can't be read.
  package static func load(_ path: String, type: VocabularyStringType, diagnostics: inout [Diagnostic]) -> NameList? {
    do {
      let bytes = try FileReader.bytes(of: path)
      return NameList(type: type, bytes: text(bytes, file: path, diagnostics: &diagnostics))
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// The bytes as UTF-8 without a byte order mark; a file that is so already is not copied.
  static func text(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) -> [UInt8] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide || hasMark || !isValid(bytes) {
      return Array(TextDecoder.decode(bytes, file: file, diagnostics: &diagnostics).utf8)
    }
    return bytes
  }

  /// Whether the bytes are UTF-8. Names are mostly ASCII, which is checked eight bytes at a time; only other lines are
  /// looked at more closely, which saves a second copy of a long file.
  private static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index < buffer.count {
        if index + 8 <= buffer.count,
          buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
          continue
        }
        guard buffer[index] >= 0x80 else {
          index += 1
          continue
        }
        var end = index
        while end < buffer.count, buffer[end] >= 0x80 { end += 1 }
        // A run of other letters ends at a space, a line's end or a digit.
        guard String(validating: UnsafeRawBufferPointer(rebasing: buffer[index..<end]), as: UTF8.self) != nil else {
          return false
        }
        index = end
      }
      return true
    }
  }
}
