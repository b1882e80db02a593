public import SimDiagnostics

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
    var seen: Set<String> = []
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let halves = line.text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "=" || $0 == "＝" }
      let text = String(halves[0].trimmed)
      let value = halves.count == 2 ? String(halves[1].trimmed) : nil
      guard !text.isEmpty, value != "" else {
        diagnostics.error("'\(line.text)' must be 'entry' or 'entry = value'", at: place)
        continue
      }
      if !seen.insert(line.text).inserted { diagnostics.warning("'\(line.text)' stands here twice", at: place) }
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
      guard let equals = line.text.firstIndex(where: { $0 == "=" || $0 == "＝" }),
        case let name = String(line.text[..<equals].trimmed), !name.isEmpty
      else {
        diagnostics.error("'\(line.text)' must be 'name = phrase'", at: place)
        continue
      }
      let rest = line.text[line.text.index(after: equals)...]
      let body = rest.trimmed
      let column = place.column + line.text.distance(from: line.text.startIndex, to: body.startIndex)
      let start = TextPlace(file: path, line: line.number, column: column)
      guard let phrase = PhraseParser.parse(String(body), at: start, diagnostics: &diagnostics) else { continue }
      rules.append(Rule(name: name, phrase: phrase))
    }
  }
}
