public import SimDiagnostics
import SimText
public import SimUtterances

/// A list of words, one entry per line: `entry` or `entry = value`.
public struct ListFile: Hashable, Sendable {
  /// A line of the list.
  public struct Entry: Hashable, Sendable {
    /// The words before the equals sign, or the whole line.
    public var text: String
    /// What follows the equals sign; nil where there is none.
    public var value: String?
    /// The line's place.
    public var place: TextPlace
  }

  /// The file as it was named.
  public var path: String
  /// The entries, in order.
  public var entries: [Entry]

  /// The file's name without its folder and its ending.
  public var name: String { Self.name(of: path) }

  /// The name of a file without its folder and its ending.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? path
  }

  /// Reads a file's text; a malformed line is reported and left out.
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
  /// A phrase with its name.
  public struct Rule: Hashable, Sendable {
    /// The name by which other phrases use it.
    public var name: String
    /// The phrase that replaces the name.
    public var phrase: Phrase
  }

  /// The file as it was named.
  public var path: String
  /// The rules, in order.
  public var rules: [Rule]

  /// Reads a file's text; a malformed line is reported and left out.
  ///
  /// - Parameter apostrophes: the role of apostrophes in its language.
  public init(
    path: String, text: String, _ apostrophes: Apostrophes = Apostrophes(), diagnostics: inout [Diagnostic]
  ) {
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
      guard let phrase = PhraseParser.parse(body, apostrophes, at: start, diagnostics: &diagnostics) else { continue }
      rules.append(Rule(name: name, phrase: phrase))
    }
  }
}
