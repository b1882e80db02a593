public import SimDiagnostics

/// Reads property lists in XML, in the binary form, and in the old notation of Xcode's projects.
public enum PlistReader {
  /// Lists written by hand are small; names by the million belong into a text file of one name a line.
  private static let sizeLimit = 64 * 1024 * 1024

  /// Reads a file; nil when nothing in it can be read.
  public static func read(_ path: String, diagnostics: inout [Diagnostic]) -> PlistDocument? {
    do {
      return read(try FileReader.bytes(of: path), file: path, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// Reads a list's bytes; nil when nothing in them can be read. What stands before the first mistake is kept.
  public static func read(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) -> PlistDocument? {
    func fail(_ message: String) {
      diagnostics.append(Diagnostic(.error, message, at: TextPlace(file: file, line: 1)))
    }
    guard bytes.count <= sizeLimit else {
      fail("the property list has \(bytes.count) bytes; expected at most \(sizeLimit)")
      return nil
    }
    guard bytes.contains(where: { !isSpace($0) }) else {
      fail("the file is empty; expected a property list")
      return nil
    }
    if bytes.starts(with: Array("bplist".utf8)) { return readBinary(bytes, file: file, diagnostics: &diagnostics) }
    // Offsets refer to the text in UTF-8, from which the byte order mark is gone.
    guard let decoded = DeclaredEncoding.decode(bytes, file: file, diagnostics: &diagnostics) else { return nil }
    let text = Array(decoded.utf8)
    let first = text.first { !isSpace($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "/") {
      return readOpenStep(text, file: file, diagnostics: &diagnostics)
    }
    guard first == UInt8(ascii: "<") else {
      fail("the file is no property list; expected '<?xml' or 'bplist' at its start")
      return nil
    }
    var parser = XMLPlistParser(text)
    let root = parser.parse()
    var document = PlistDocument(root: root ?? PlistNode(value: .dictionary([]), offset: 0), file: file, bytes: text)
    for (message, offset) in parser.remarks { document.report(.warning, message, at: offset) }
    if let mistake = parser.mistake { document.report(.error, mistake.message, at: mistake.offset) }
    diagnostics += document.diagnostics
    document.diagnostics = []
    return root == nil ? nil : document
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// The old notation, in which Xcode writes its projects.
  private static func readOpenStep(
    _ text: [UInt8], file: String, diagnostics: inout [Diagnostic]
  ) -> PlistDocument? {
    var parser = OpenStepParser(text)
    let root = parser.parse()
    var document = PlistDocument(root: root ?? PlistNode(value: .dictionary([]), offset: 0), file: file, bytes: text)
    for (message, offset) in parser.mistakes { document.report(.error, message, at: offset) }
    diagnostics += document.diagnostics
    document.diagnostics = []
    return root == nil ? nil : document
  }

  private static func readBinary(
    _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
  ) -> PlistDocument? {
    var parser = BinaryPlistParser(bytes)
    let root = parser.parse()
    if let mistake = parser.mistake {
      let message = "the binary property list is damaged at byte \(mistake.offset): \(mistake.message)"
      diagnostics.append(Diagnostic(.error, message, at: TextPlace(file: file, line: 1)))
    }
    return root.map { PlistDocument(root: $0, file: file, bytes: []) }
  }
}
