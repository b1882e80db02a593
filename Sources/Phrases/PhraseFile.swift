public import SimDiagnostics
import SimText
public import SimUtterances

/// A file of phrases for one intent, parsed.
public struct PhraseFile: Hashable, Sendable {
  /// The file as it was named.
  public var path: String
  /// The intent of the header; nil for carriers, openings and closings.
  public var intent: String?
  /// Whether its phrases apply only where an app is named, and where nothing else takes the sentence.
  public var needsApp = false
  /// Other intents that the same words mean, with what each sets.
  public var others: [Other] = []
  /// The phrases, in order.
  public var entries: [Entry]

  /// An intent of a header `also: INStartCallIntent callCapability=audioCall`.
  public struct Other: Hashable, Sendable {
    /// The other intent's class.
    public var intent: String
    /// What every phrase sets for it.
    public var constants: [PhrasePart]
    /// The header's place.
    public var place: TextPlace
  }

  /// A phrase with examples and counter-examples.
  public struct Entry: Hashable, Sendable {
    /// The phrase itself.
    public var phrase: Phrase
    // Most of a file is examples, which no sentence needs: they are parsed on demand.
    fileprivate var exampleLines: [SourceLine] = []
    fileprivate var counterexampleLines: [SourceLine] = []

    /// Sentences that it must match, parsed on demand.
    public var examples: [PhraseExample] { parsed(exampleLines) }
    /// Sentences that it must not match, parsed on demand.
    public var counterexamples: [PhraseExample] { parsed(counterexampleLines) }
    /// Whether it has examples.
    public var hasExamples: Bool { exampleLines.contains(where: Self.holdsWords) }
    /// Whether it has counter-examples.
    public var hasCounterexamples: Bool { counterexampleLines.contains(where: Self.holdsWords) }

    /// Whether anything follows a line's mark.
    private static func holdsWords(_ line: SourceLine) -> Bool {
      line.text.dropFirst().contains { !$0.isWhitespace }
    }

    /// Reports what is wrong with the examples.
    fileprivate func check(diagnostics: inout [Diagnostic]) {
      for line in exampleLines + counterexampleLines { _ = example(line, diagnostics: &diagnostics) }
    }

    private func parsed(_ lines: [SourceLine]) -> [PhraseExample] {
      var ignored: [Diagnostic] = []
      return lines.map { example($0, diagnostics: &ignored) }
    }

    private func example(_ line: SourceLine, diagnostics: inout [Diagnostic]) -> PhraseExample {
      let place = TextPlace(file: phrase.place.file, line: line.number, column: line.column)
      return PhraseExample(String(line.text.dropFirst()), at: place, diagnostics: &diagnostics)
    }
  }

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - path: the file's name for diagnostics.
  ///   - hasIntent: whether it must begin with `intent: …`.
  ///   - apostrophes: the role of apostrophes in its language.
  ///   - diagnostics: receives what is wrong, with its place; faulty lines are left out.
  public init(
    path: String, text: String, hasIntent: Bool, _ apostrophes: Apostrophes = Apostrophes(),
    diagnostics: inout [Diagnostic]
  ) {
    self.path = path
    entries = []
    var skipped = false
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      if !line.isIndented, hasIntent, let name = line.header("intent") {
        if intent != nil { diagnostics.error("a second header 'intent'", at: place) }
        intent = name
        continue
      }
      if !line.isIndented, hasIntent, let need = line.header("needs") {
        if need != "app" { diagnostics.error("expected 'needs: app', read 'needs: \(need)'", at: place) }
        needsApp = true
        continue
      }
      if !line.isIndented, hasIntent, let text = line.header("also") {
        if let other = PhraseFile.other(text, at: place, diagnostics: &diagnostics) { others.append(other) }
        continue
      }
      if !line.isIndented {
        let phrase = PhraseParser.parse(line.bytes, apostrophes, at: place, diagnostics: &diagnostics)
        skipped = phrase == nil
        if let phrase { entries.append(Entry(phrase: phrase)) }
        continue
      }
      if skipped { continue }
      guard !entries.isEmpty else {
        diagnostics.error("an indented line before any phrase", at: place)
        continue
      }
      let start = line.bytes.startIndex
      if line.bytes[start] == UInt8(ascii: "=") || line.bytes.starts(with: "＝", at: start) {
        entries[entries.count - 1].exampleLines.append(line)
      } else if line.bytes[start] == UInt8(ascii: "!") || line.bytes.starts(with: "！", at: start) {
        entries[entries.count - 1].counterexampleLines.append(line)
      } else {
        diagnostics.error("an indented line begins with '=' or '!'", at: place)
      }
    }
    if hasIntent, intent == nil {
      diagnostics.error("the header 'intent: …' is missing", at: TextPlace(file: path, line: 1))
    }
  }

  private static func other(_ text: String, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Other? {
    let parts = text.split(separator: " ")
    guard let intent = parts.first else {
      diagnostics.error("expected 'also: Intent parameter=case …'", at: place)
      return nil
    }
    var constants: [PhrasePart] = []
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else {
        diagnostics.error("'\(part)' is no 'parameter=case'", at: place)
        return nil
      }
      constants.append(.constant(parameter: pair[0], value: pair[1], column: 1))
    }
    return Other(intent: String(intent), constants: constants, place: place)
  }

  /// Reports what is wrong with the examples: only the check of the data needs that.
  public func checkExamples(diagnostics: inout [Diagnostic]) {
    for entry in entries { entry.check(diagnostics: &diagnostics) }
  }
}

/// An example sentence of a phrase file, and its expected values.
public struct PhraseExample: Hashable, Sendable {
  /// The words before the bar.
  public var sentence: String
  /// What the sentence must fill, in the order of the line.
  public var fields: [ExpectedField]
  /// The example's place.
  public var place: TextPlace

  /// Parses what follows the mark: `sentence | name=value name="a value"`.
  init(_ text: String, at place: TextPlace, diagnostics: inout [Diagnostic]) {
    self.place = place
    fields = []
    guard let bar = text.firstIndex(where: { $0 == "|" || $0 == "｜" }) else {
      sentence = String(text.trimmed)
      return
    }
    sentence = String(text[..<bar].trimmed)
    var reader = FieldReader(text[text.index(after: bar)...])
    while let field = reader.next() { fields.append(field) }
    if let rest = reader.rest {
      diagnostics.error("'\(rest)' is no 'parameter=value'", at: place)
    }
  }
}

/// A parameter with its value as texts, several for a list.
public struct ExpectedField: Hashable, Sendable {
  /// The parameter's name.
  public var parameter: String
  /// Its values as texts, several for a list.
  public var values: [String]

  /// A parameter with its texts.
  public init(parameter: String, values: [String]) {
    self.parameter = parameter
    self.values = values
  }
}

/// Reads `name=value name="a value","another"`.
private struct FieldReader {
  private var text: Substring
  /// Text that could not be read.
  private(set) var rest: String?

  init(_ text: Substring) { self.text = text }

  mutating func next() -> ExpectedField? {
    text = text.drop { $0.isWhitespace }
    guard !text.isEmpty else { return nil }
    guard let equals = text.firstIndex(where: { $0 == "=" || $0 == "＝" }),
      case let name = text[..<equals], !name.isEmpty, !name.contains(where: \.isWhitespace)
    else {
      rest = String(text)
      return nil
    }
    text = text[text.index(after: equals)...]
    var values = [value()]
    while let first = text.first, first == "," {
      text = text.dropFirst()
      values.append(value())
    }
    return ExpectedField(parameter: String(name), values: values)
  }

  private mutating func value() -> String {
    guard text.first == "\"" else {
      let value = text.prefix { !$0.isWhitespace && $0 != "," }
      text = text[value.endIndex...]
      return String(value)
    }
    var value = ""
    text = text.dropFirst()
    while let character = text.popFirst() {
      if character == "\"" { break }
      if character == "\\", let escaped = text.popFirst() { value.append(escaped) } else { value.append(character) }
    }
    return value
  }
}
