package import SimDiagnostics

/// Turns a file's bytes into text: UTF-8, with or without a byte order mark, and UTF-16 and UTF-32 with one. XML in
/// UTF-16 is recognised by its first character, too.
package enum TextDecoder {
  /// How many places of invalid bytes are reported; one note gives the number of the others.
  private static let reportLimit = 5

  /// Decodes bytes. What is invalid becomes U+FFFD, with a warning at its place.
  ///
  /// - Parameter keepingMark: whether the byte order mark of UTF-8 stays in the text, for a file that is written back.
  package static func decode(
    _ bytes: [UInt8], file: String?, keepingMark: Bool = false, diagnostics: inout [Diagnostic]
  ) -> String {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return decodeUTF32(bytes, file: file, diagnostics: &diagnostics)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return decodeUTF16(
        bytes[2...], isBig: bytes[0] == 0xFE, file: file, diagnostics: &diagnostics)
    }
    if bytes.starts(with: [0x3C, 0]) || bytes.starts(with: [0, 0x3C]) {
      return decodeUTF16(bytes[...], isBig: bytes[0] == 0, file: file, diagnostics: &diagnostics)
    }
    let text = !keepingMark && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let valid = String(validating: text, as: UTF8.self) { return valid }
    report(bytes, file: file, diagnostics: &diagnostics)
    return String(decoding: text, as: UTF8.self)
  }

  private static func decodeUTF16(
    _ bytes: ArraySlice<UInt8>, isBig: Bool, file: String?, diagnostics: inout [Diagnostic]
  ) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    if bytes.count % 2 == 1 {
      diagnostics.append(
        Diagnostic(
          .warning, "the file is UTF-16 and has half a character at its end", at: TextPlace(file: file, line: 1)))
    }
    if let valid = String(validating: units, as: UTF16.self) { return valid }
    diagnostics.append(
      Diagnostic(
        .warning, "invalid UTF-16; each wrong unit is read as U+FFFD", at: TextPlace(file: file, line: 1)))
    return String(decoding: units, as: UTF16.self)
  }

  private static func decodeUTF32(_ bytes: [UInt8], file: String?, diagnostics: inout [Diagnostic])
    -> String
  {
    let isBig = bytes[0] == 0
    var view = String.UnicodeScalarView()
    var isValid = bytes.count % 4 == 0
    for index in stride(from: 4, to: bytes.count - 3, by: 4) {
      let unit = bytes[index..<index + 4]
      let value = (isBig ? Array(unit) : unit.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      isValid = isValid && Unicode.Scalar(value) != nil
      view.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    if !isValid {
      diagnostics.append(
        Diagnostic(
          .warning, "invalid UTF-32; each wrong unit is read as U+FFFD",
          at: TextPlace(file: file, line: 1)))
    }
    return String(view)
  }

  private static func report(_ bytes: [UInt8], file: String?, diagnostics: inout [Diagnostic]) {
    var line = 1
    var lineStart = 0
    var reported = 0
    var untold = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      let length = validLength(bytes, at: index)
      if length > 0 {
        index += length
        continue
      }
      if reported < reportLimit {
        reported += 1
        let column = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
        let byte = String(bytes[index], radix: 16, uppercase: true)
        diagnostics.append(
          Diagnostic(
            .warning, "invalid UTF-8: the byte 0x\(byte) is read as U+FFFD",
            at: TextPlace(file: file, line: line, column: column)))
      } else {
        untold += 1
      }
      index += 1
    }
    if untold > 0 {
      diagnostics.append(
        Diagnostic(.note, "\(untold) more bytes of the file are invalid UTF-8", at: TextPlace(file: file, line: line)))
    }
  }

  /// The length of the valid sequence that begins here, 0 when there is none.
  private static func validLength(_ bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, index + length <= bytes.count else { return 0 }
    return String(validating: bytes[index..<(index + length)], as: UTF8.self) == nil ? 0 : length
  }
}
