public import SimCatalog
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
  let families: LineFamilies
  /// What apps have Siri say, by the apps' identifiers.
  private var apps: [String: AppLines] = [:]
  /// The app that is spoken for: its lines go before the language's.
  var app: String?

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - files: path and text of each; `.lines`, `.list` below `answers/` and `.rules` are read, others passed over.
  ///   - catalog: the intents and types that can be spoken of.
  ///   - diagnostics: receives what is wrong in them; what is wrong is left out.
  public init(
    files: [(path: String, text: String)], catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) {
    families = LineFamilies(catalog)
    var reader = LineReader(families: families)
    for file in files.sorted(by: { $0.path < $1.path }) {
      if file.path.hasSuffix(".lines") {
        reader.read(file.path, file.text, &diagnostics)
      } else if file.path.hasSuffix(".list"), file.path.contains("answers/") {
        answers.read(path: file.path, text: file.text, &diagnostics)
      } else if file.path.hasSuffix("/plurals.rules") {
        plurals.read(path: file.path, text: file.text, &diagnostics)
      } else if file.path.hasSuffix(".rules") {
        readRules(file.path, file.text, &diagnostics)
      }
    }
    entries = reader.entries
    checkLastVariants(&diagnostics)
    check(reader.pluralSentences, &diagnostics)
  }

  /// Puts what an app has Siri say over the language's own lines, in the place of what it had before.
  public mutating func add(_ lines: AppLines) { apps[lines.app] = lines }

  private var own: AppLines? { app.flatMap { apps[$0] } }

  /// The first of these identifiers that has a sentence whose values are all there; those of the app go first.
  ///
  /// Where a value counts something, the sentence for its plural class goes before the general one: `messages.count.few`.
  func line(_ identifiers: [String], _ values: [String: String] = [:]) -> Line? {
    let category = pluralCategory(of: values)
    if let own, let line = LineCatalogue.line(identifiers, values, category, in: own.entries) { return line }
    return LineCatalogue.line(identifiers, values, category, in: entries)
  }

  private static func line(
    _ identifiers: [String], _ values: [String: String], _ category: PluralRules.Category?,
    in entries: [String: [Entry]]
  ) -> Line? {
    for identifier in identifiers {
      if let category, let text = filled("\(identifier).\(category.rawValue)", values, in: entries) {
        return Line(identifier: identifier, text: text)
      }
      if let text = filled(identifier, values, in: entries) { return Line(identifier: identifier, text: text) }
    }
    return nil
  }

  private static func filled(
    _ identifier: String, _ values: [String: String], in entries: [String: [Entry]]
  ) -> String? {
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

  /// Whether there is a sentence of this identifier.
  func has(_ identifier: String) -> Bool { own?.entries[identifier] != nil || entries[identifier] != nil }

  /// All the sentences of an identifier that need no values.
  func texts(_ identifier: String) -> [String] {
    (own?.entries[identifier] ?? entries[identifier] ?? []).compactMap { $0.template.filled([:]) }
  }

  /// Where an identifier stands among all lines; those of an app stand behind the language's.
  func order(_ identifier: String) -> Int? {
    entries[identifier]?.first?.order ?? (own?.entries[identifier]?.first?.order).map { $0 + entries.count }
  }

  /// The identifiers that the language has, and the app that is spoken for.
  public var identifiers: Set<String> {
    own.map { Set(entries.keys).union($0.entries.keys) } ?? Set(entries.keys)
  }

  /// Identifiers that a language must have and this one has not, sorted.
  public var missing: [String] {
    families.all.filter { $0.isRequired && entries[$0.identifier] == nil }.map(\.identifier).sorted()
  }

  // MARK: Reading

  /// The last sentence of an identifier must always be sayable.
  private func checkLastVariants(_ diagnostics: inout [Diagnostic]) {
    for (identifier, variants) in entries.sorted(by: { $0.key < $1.key }) {
      guard let last = variants.last, let family = families.family(of: identifier) else {
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
  private func check(_ sentences: [LineReader.PluralSentence], _ diagnostics: inout [Diagnostic]) {
    let known = plurals.categories
    for (category, place) in sentences where !known.contains(category) {
      let names = known.map(\.rawValue).sorted()
      diagnostics.append(
        Diagnostic(
          .error,
          "the language has no plural class '\(category.rawValue)'; plurals.rules has \(names.joined(separator: ", "))",
          at: place, suggestion: nearestName(to: category.rawValue, among: names)))
    }
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
}

/// A text without spaces at either end.
func trimmed(_ text: some StringProtocol) -> String { String(text.trimmed) }
