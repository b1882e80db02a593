public import SimDiagnostics
import SimText

/// Siri's sentences in one language, by identifier, with the words that answer it and the rules of the dialogue.
///
/// The data are the files `Vocabulary/Siri/<language>/lines/*.lines`, `Vocabulary/Siri/<language>/answers/*.list` and
/// `Vocabulary/Siri/dialogue.rules`; docs/lines.md describes them.
public struct LineCatalogue: Sendable {
  struct Entry: Hashable, Sendable {
    var template: LineTemplate
    var place: TextPlace
    /// Its place among all lines, which is the order of a card's rows.
    var order: Int
  }

  private(set) var entries: [String: [Entry]] = [:]
  public private(set) var rules = DialogueRules()
  private(set) var answers = AnswerWords()
  private(set) var plurals = PluralRules()
  /// Sentences for one plural class, by where they stand: looked at when all files have been read.
  private var pluralSentences: [(category: PluralRules.Category, place: TextPlace)] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - files: path and text of each; `.lines`, `.list` below `answers/` and `.rules` are read, others passed over.
  ///   - diagnostics: receives what is wrong in them; what is wrong is left out.
  public init(files: [(path: String, text: String)], diagnostics: inout [Diagnostic]) {
    var order = 0
    for file in files.sorted(by: { $0.path < $1.path }) {
      if file.path.hasSuffix(".lines") {
        readLines(file.path, file.text, order: &order, &diagnostics)
      } else if file.path.hasSuffix(".list"), file.path.contains("answers/") {
        answers.read(path: file.path, text: file.text, &diagnostics)
      } else if file.path.hasSuffix("/plurals.rules") {
        plurals.read(path: file.path, text: file.text, &diagnostics)
      } else if file.path.hasSuffix(".rules") {
        readRules(file.path, file.text, &diagnostics)
      }
    }
    checkLastVariants(&diagnostics)
    checkPlurals(&diagnostics)
  }

  /// The first of these identifiers that has a sentence whose values are all there.
  ///
  /// Where a value counts something, the sentence for its plural class goes before the general one: `messages.count.few`.
  func line(_ identifiers: [String], _ values: [String: String] = [:]) -> Line? {
    let category = pluralCategory(of: values)
    for identifier in identifiers {
      if let category, let text = filled("\(identifier).\(category.rawValue)", values) {
        return Line(identifier: identifier, text: text)
      }
      if let text = filled(identifier, values) { return Line(identifier: identifier, text: text) }
    }
    return nil
  }

  private func filled(_ identifier: String, _ values: [String: String]) -> String? {
    for entry in entries[identifier] ?? [] {
      if let text = entry.template.filled(values) { return text }
    }
    return nil
  }

  /// The class of the number that a sentence is about; nil where the language has but one, or nothing is counted.
  private func pluralCategory(of values: [String: String]) -> PluralRules.Category? {
    guard !plurals.rules.isEmpty, let counted = LineFamily.counted.lazy.compactMap({ values[$0] }).first,
      let number = CountedNumber(digits.plain(counted))
    else { return nil }
    return plurals.category(of: number)
  }

  /// The signs with which the language writes numbers.
  var digits: NumberSigns {
    let grouping = entries["money.grouping"]?.first?.template.plain ?? ""
    // A space can't be seen in a file, nor stand at the end of a line; one that doesn't break is meant.
    return NumberSigns(
      decimal: entries["number.decimal"]?.first?.template.plain ?? ".",
      grouping: grouping == "space" ? "\u{A0}" : grouping)
  }

  /// The sentence, or its identifier in angle brackets where the language has none: nothing is ever left unsaid.
  func said(_ identifiers: [String], _ values: [String: String] = [:]) -> Line {
    line(identifiers, values) ?? Line(identifier: identifiers.last ?? "", text: "<\(identifiers.last ?? "")>")
  }

  /// A short text, nil where the language has none.
  func text(_ identifier: String, _ values: [String: String] = [:]) -> String? { line([identifier], values)?.text }

  /// All the sentences of an identifier that need no values.
  func texts(_ identifier: String) -> [String] { (entries[identifier] ?? []).compactMap { $0.template.filled([:]) } }

  /// Where an identifier stands among all lines.
  func order(_ identifier: String) -> Int? { entries[identifier]?.first?.order }

  /// The identifiers that the language has.
  public var identifiers: Set<String> { Set(entries.keys) }

  /// Identifiers that a language must have and this one has not, sorted.
  public var missing: [String] {
    LineFamilies.all.filter { $0.isRequired && entries[$0.identifier] == nil }.map(\.identifier).sorted()
  }

  // MARK: Reading

  private mutating func readLines(
    _ path: String, _ text: String, order: inout Int, _ diagnostics: inout [Diagnostic]
  ) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let said = line.text
      guard let colon = said.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
        diagnostics.append(Diagnostic(.error, "expected 'identifier: sentence', read '\(said)'", at: place))
        continue
      }
      let identifier = String(said[..<colon])
      let sentence = said[said.index(after: colon)...].drop { $0.isWhitespace }
      let column = line.column + said.count - sentence.count
      let plural = LineFamilies.pluralFamily(of: identifier)
      if let plural { pluralSentences.append((plural.category, place)) }
      guard let family = LineFamilies.family(of: identifier) ?? plural?.family else {
        let message = "no line of the dialogue is called '\(identifier)'"
        diagnostics.append(Diagnostic(.error, message, at: place, suggestion: nearest(to: identifier)))
        continue
      }
      guard !sentence.isEmpty else {
        diagnostics.append(Diagnostic(.error, "the line '\(identifier)' says nothing", at: place))
        continue
      }
      do throws(LineTemplate.Fault) {
        let template = try LineTemplate(sentence)
        if !family.takesParameters {
          for name in template.placeholders where !family.always.contains(name) && !family.sometimes.contains(name) {
            let known = (family.always.union(family.sometimes)).sorted().map { "{\($0)}" }.joined(separator: ", ")
            let expected = known.isEmpty ? "it has no values" : "it has \(known)"
            diagnostics.append(
              Diagnostic(
                .error, "'\(identifier)' has no value '{\(name)}'; \(expected)",
                at: TextPlace(file: path, line: line.number, column: column)))
          }
        }
        entries[identifier, default: []].append(Entry(template: template, place: place, order: order))
        order += 1
      } catch {
        diagnostics.append(LineCatalogue.diagnostic(error, path, line.number, column))
      }
    }
  }

  private static func diagnostic(_ fault: LineTemplate.Fault, _ path: String, _ line: Int, _ start: Int) -> Diagnostic {
    func place(_ column: Int) -> TextPlace { TextPlace(file: path, line: line, column: start + column - 1) }
    switch fault {
    case .unclosed(let column): return Diagnostic(.error, "'{' has no '}'", at: place(column))
    case .strayBrace(let column):
      return Diagnostic(.error, "'}' has no '{'", at: place(column), suggestion: "\\}")
    case .badName(let name, let column):
      return Diagnostic(.error, "'{\(name)}' is no name of a value: letters and digits only", at: place(column))
    }
  }

  /// The last sentence of an identifier must always be sayable.
  private func checkLastVariants(_ diagnostics: inout [Diagnostic]) {
    for (identifier, variants) in entries.sorted(by: { $0.key < $1.key }) {
      guard let last = variants.last, let family = LineFamilies.family(of: identifier) else {
        continue
      }
      // The others fall back to a more general identifier.
      guard family.isRequired else { continue }
      for name in last.template.placeholders where family.sometimes.contains(name) {
        diagnostics.append(
          Diagnostic(
            .error,
            "the last sentence of '\(identifier)' needs '{\(name)}', which isn't always there; add one without it",
            at: last.place))
      }
    }
  }

  /// A sentence for a class that the language doesn't have is never said.
  private mutating func checkPlurals(_ diagnostics: inout [Diagnostic]) {
    let known = plurals.categories
    for (category, place) in pluralSentences where !known.contains(category) {
      let names = known.map(\.rawValue).sorted()
      diagnostics.append(
        Diagnostic(
          .error,
          "the language has no plural class '\(category.rawValue)'; plurals.rules has \(names.joined(separator: ", "))",
          at: place, suggestion: nearestName(to: category.rawValue, among: names)))
    }
    pluralSentences = []
  }

  private mutating func readRules(_ path: String, _ text: String, _ diagnostics: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let parts = line.text.split(separator: "=", maxSplits: 1).map(trimmed)
      guard parts.count == 2 else {
        diagnostics.append(Diagnostic(.error, "expected 'name = value', read '\(line.text)'", at: place))
        continue
      }
      if let expected = rules.set(parts[0], to: parts[1]) {
        diagnostics.append(Diagnostic(.error, "'\(line.text)': expected \(expected)", at: place))
      }
    }
  }

  private func nearest(to identifier: String) -> String? {
    nearestName(to: identifier, among: LineFamilies.all.map(\.identifier).filter { !$0.contains("<") })
  }
}

/// A text without spaces at either end.
func trimmed(_ text: some StringProtocol) -> String { String(text.trimmed) }
