import SimDiagnostics

/// What a property list says of its own encoding: `<?xml version="1.0" encoding="UTF-8"?>`.
enum DeclaredEncoding {
  /// Decodes a list in the encoding that it declares.
  ///
  /// - Returns: nil when it is in an encoding that can't be read here; then a diagnostic says which.
  static func decode(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) -> String? {
    guard let name = declared(bytes) else {
      return TextDecoder.decode(bytes, file: file, diagnostics: &diagnostics)
    }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be":
      return TextDecoder.decode(bytes, file: file, diagnostics: &diagnostics)
    case "iso-8859-1", "latin1", "latin-1", "iso8859-1":
      // A list that is valid UTF-8 beyond ASCII was written in it, whatever its first line has kept.
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    default:
      let place = TextPlace(file: file, line: 1)
      if let text = String(validating: bytes, as: UTF8.self) {
        diagnostics.append(
          Diagnostic(
            .warning, "the list says that its encoding is '\(name)'; it is read as UTF-8", at: place
          ))
        return text
      }
      diagnostics.append(
        Diagnostic(.error, "the list's encoding is '\(name)'; expected UTF-8 or UTF-16", at: place))
      return nil
    }
  }

  /// The name after `encoding=`, of lists whose first line is ASCII.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(200)
    guard head.starts(with: Array("<?xml".utf8)) else { return nil }
    let line = head.prefix { $0 != UInt8(ascii: ">") }
    guard line.allSatisfy({ $0 < 0x80 }) else { return nil }
    let parts = line.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    let end = Array("encoding=".utf8)
    guard let index = parts.firstIndex(where: { $0.filter { $0 > UInt8(ascii: " ") }.suffix(end.count) == end[...] }),
      parts.indices.contains(index + 1)
    else { return nil }
    return String(decoding: parts[index + 1].prefix(40), as: UTF8.self)
  }
}
