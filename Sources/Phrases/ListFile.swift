public import SimDiagnostics
import SimText

/// A list of words, one entry a line: `entry` or `entry = value`.
public struct ListFile: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var text: String
    /// What stands behind the equals sign; nil where there is none.
    public var value: String?
    public var place: TextPlace
  }

  public var path: String
  public var entries: [Entry]

  /// The file's name without its folder and its ending.
  public var name: String { path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? path }

  public init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    self.path = path
    entries = []
    var seen: Set<TextBytes> = []
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let equals = line.bytes.firstEquals
      let text = (equals.map { line.bytes[..<$0.index] } ?? line.bytes).trimmed.text
      let value = equals.map { line.bytes[($0.index + $0.length)...].trimmed.text }
      guard !text.isEmpty, value != "" else {
        diagnostics.error("'\(line.text)' must be 'entry' or 'entry = value'", at: place)
        continue
      }
      if !seen.insert(line.bytes).inserted { diagnostics.warning("'\(line.text)' stands here twice", at: place) }
      entries.append(Entry(text: text, value: value, place: place))
    }
  }
}

/// Phrases by name, for other phrases to use: `name = phrase`.
public struct RuleFile: Hashable, Sendable {
  public struct Rule: Hashable, Sendable {
    public var name: String
    public var phrase: Phrase
  }

  public var path: String
  public var rules: [Rule]

  public init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    self.path = path
    rules = []
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      guard let equals = line.bytes.firstEquals,
        case let name = line.bytes[..<equals.index].trimmed.text, !name.isEmpty
      else {
        diagnostics.error("'\(line.text)' must be 'name = phrase'", at: place)
        continue
      }
      let body = line.bytes[(equals.index + equals.length)...].trimmed
      let column = place.column + line.bytes[..<body.startIndex].characterCount
      let start = TextPlace(file: path, line: line.number, column: column)
      guard let phrase = PhraseParser.parse(body, at: start, diagnostics: &diagnostics) else { continue }
      rules.append(Rule(name: name, phrase: phrase))
    }
  }
}
