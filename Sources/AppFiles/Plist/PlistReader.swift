package import SimDiagnostics

/// Reads property lists in XML, in the binary form, and in the old notation of Xcode's projects.
package enum PlistReader {
  /// Hand-written lists are small; millions of names belong in a text file with one name a line.
  private static let sizeLimit = 64 * 1024 * 1024

  /// Reads a file; nil when nothing in it can be read.
  package static func read(_ path: String, diagnostics: inout [Diagnostic]) -> PlistDocument? {
    do {
      return read(try FileReader.bytes(of: path), file: path, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// Reads a file of an app's or a user's, with its faults; if nothing can be read, only the faults are returned.
  package static func list(_ path: String) -> (document: PlistDocument?, faults: [FileFault]) {
    do throws(Diagnostic) {
      return list(try FileReader.bytes(of: path), file: path)
    } catch {
      return (nil, [FileFault(.malformed(error), of: path)])
    }
  }

  /// Reads the bytes of such a file.
  package static func list(_ bytes: [UInt8], file path: String) -> (document: PlistDocument?, faults: [FileFault]) {
    var found: [Diagnostic] = []
    var document = read(bytes, file: path, diagnostics: &found)
    // Of a file that is something else altogether one fault is enough.
    if document == nil { found.removeAll { $0.severity != .error } }
    let faults = found.map { FileFault($0.severity == .error ? .malformed($0) : .encoding($0), of: path) }
    document?.faults = faults
    return (document, faults)
  }

  /// What a list holds, for callers that only need to know whether it can be read.
  package static func root(of path: String) -> PlistNode? { list(path).document?.root }

  /// Reads a list's bytes; nil when nothing in them can be read. What comes before the first mistake is kept.
  package static func read(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) -> PlistDocument? {
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
    let mistakes = [parser.mistake].compactMap { $0 }.map { (Diagnostic.Severity.error, $0.message, $0.offset) }
    return document(
      root, parser.remarks.map { (.warning, $0, $1) } + mistakes, text, file: file, diagnostics: &diagnostics)
  }

  /// How many mistakes of one list are reported.
  private static let reportLimit = 100

  /// The document, after its mistakes are reported with their places; nil if there is no root.
  private static func document(
    _ root: PlistNode?, _ mistakes: [(severity: Diagnostic.Severity, message: String, offset: Int)], _ text: [UInt8],
    file: String, diagnostics: inout [Diagnostic]
  ) -> PlistDocument? {
    let document = PlistDocument(root: root ?? PlistNode(value: .dictionary([]), offset: 0), file: file, bytes: text)
    diagnostics += mistakes.prefix(reportLimit).map {
      Diagnostic($0.severity, $0.message, at: document.place($0.offset))
    }
    if mistakes.count > reportLimit {
      diagnostics.append(
        Diagnostic(.note, "more problems of this list are not told", at: document.place(mistakes[reportLimit].offset)))
    }
    return root == nil ? nil : document
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// The old notation, in which Xcode writes its projects.
  private static func readOpenStep(
    _ text: [UInt8], file: String, diagnostics: inout [Diagnostic]
  ) -> PlistDocument? {
    var parser = OpenStepParser(text)
    let root = parser.parse()
    return document(
      root, parser.mistakes.map { (.error, $0, $1) }, text, file: file, diagnostics: &diagnostics)
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
