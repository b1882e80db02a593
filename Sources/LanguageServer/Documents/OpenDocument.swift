import SimCatalog
import SimDiagnostics
import SimSession
import SimTranscripts

/// A transcript that is open in the editor, with what is known of it.
struct OpenDocument {
  let uri: String
  /// The file's path; nil for a document that has no file.
  let path: String?
  var version: Int
  private(set) var lines: DocumentLines
  private(set) var file: TalkFile
  /// The findings of its last run, as far as it still has their lines.
  private(set) var findings: [Finding] = []
  /// The last run; nil once the text has changed.
  private(set) var played: Played?

  /// A finding about some lines of the document.
  struct Finding: Equatable {
    enum Severity: Int { case error = 1, warning, information, hint }

    var range: EditorRange
    var severity: Severity
    /// `notation`, `facts`, `wording`, `unchecked`.
    var code: String
    var message: String
    /// The text to write in the range's place.
    var suggestion: String?
  }

  init(uri: String, version: Int, text: String, reading library: SessionLibrary?) {
    (self.uri, self.version) = (uri, version)
    path = DocumentPath.path(of: uri)
    lines = DocumentLines(text)
    file = Self.read(text, path, library)
  }

  private static func read(_ text: String, _ path: String?, _ library: SessionLibrary?) -> TalkFile {
    guard let library else { return TalkFile.parse(text, file: path) }
    return TalkFile.parse(text, file: path, catalog: library.catalog, words: library.notationWords)
  }

  var order: PlayOrder { PlayOrder(uri: uri, path: path, text: lines.text) }

  /// Takes a new text. Findings in unchanged lines are kept.
  mutating func take(_ new: DocumentLines, version: Int, reading library: SessionLibrary?) {
    self.version = version
    guard let (old, changed) = lines.difference(from: new) else { return }
    let shift = changed.count - old.count
    findings = findings.compactMap { finding in
      var finding = finding
      if finding.range.end.line < old.lowerBound { return finding }
      guard finding.range.start.line >= old.upperBound else { return nil }
      finding.range.start.line += shift
      finding.range.end.line += shift
      return finding
    }
    played = nil
    lines = new
    file = Self.read(new.text, path, library)
  }

  /// Takes the result of a run, unless the document has changed.
  ///
  /// - Returns: whether it was taken.
  mutating func take(_ played: Played) -> Bool {
    guard played.text == lines.text else { return false }
    self.played = played
    file = played.file
    findings = Findings(of: played, in: lines).all
    return true
  }

  /// What the editor shows: lines that can't be read, and the findings of the last run.
  var diagnostics: [Finding] {
    let unread = Findings.unread(file, in: lines)
    return unread + findings.filter { finding in !unread.contains { $0.message == finding.message } }
  }

  /// The turn that a line belongs to.
  func turn(at line: Int) -> TalkTurn? {
    file.turns.filter { $0.row == nil || $0.row == 0 }.last { !$0.isLeadingUp && $0.place.line - 1 <= line }
  }
}

/// A file's path in a URI.
enum DocumentPath {
  /// Nil if the URI isn't a file's.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    var bytes: [UInt8] = []
    var left = Array(rest[slash...].utf8)[...]
    while let byte = left.popFirst() {
      if byte == UInt8(ascii: "%"), left.count >= 2,
        let code = UInt8(String(decoding: left.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
