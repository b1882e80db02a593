package import SimCatalog
package import SimDiagnostics
import SimRecognition
import SimText
package import SimUtterances

/// Siri's sentences in one language, by identifier, with the rules of the dialogue.
///
/// The data is in the files `Vocabulary/Siri/<language>/lines/*.lines` and `Vocabulary/Siri/dialogue.rules`;
/// docs/lines.md describes them.
package struct LineCatalogue: Sendable {
  struct Entry: Hashable, Sendable {
    var template: LineTemplate
    var place: TextPlace
    /// Its position among all lines, which is the order of a card's rows.
    var order: Int
  }

  private let table: StoredLines
  /// The rules of the dialogue, which apply to every language.
  package let rules: DialogueRules
  /// The role of apostrophes in the language's words.
  let apostrophes: Apostrophes
  private let plurals: PluralRules
  private let catalog: Catalog
  /// All lines that there may be; a conversation doesn't need them.
  var families: LineFamilies { LineFamilies(catalog) }
  /// The lines of apps, by the apps' identifiers.
  private var apps: [String: AppLines] = [:]
  /// What starts their intents, in the form in which words are compared.
  private var titles: [String: [TitlePattern]] = [:]
  private var negativePhrases: [String: [TitlePattern]] = [:]
  /// The app that Siri speaks for: its lines take precedence over the language's.
  var app: String?

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - files: path and text of each; `.lines` and `.rules` are read, others ignored.
  ///   - apostrophes: the role of apostrophes in the language.
  ///   - catalog: the intents and types that lines may be about.
  ///   - diagnostics: receives what is wrong in them; faulty lines are left out.
  package init(
    files: [(path: String, text: String)], _ apostrophes: Apostrophes = Apostrophes(), catalog: Catalog = .siriKit,
    diagnostics: inout [Diagnostic]
  ) {
    var store = StoreWriter()
    Self.compile(files: files, catalog: catalog, to: &store, diagnostics: &diagnostics)
    var reader = StoreReader(StoredBytes(store.bytes))
    do {
      try self.init(&reader, apostrophes, catalog: catalog)
    } catch {
      fatalError("lines that were laid down can't be read")
    }
  }

  /// Reads the files and writes what `init(_:catalog:)` reads.
  package static func compile(
    files: [(path: String, text: String)], catalog: Catalog = .siriKit,
    to store: inout StoreWriter, diagnostics: inout [Diagnostic]
  ) {
    var reader = LineFilesReader(families: LineFamilies(catalog))
    reader.read(files, &diagnostics)
    StoredLines.write(reader.entries, to: &store)
    store.put(reader.settings)
    store.put(reader.pluralFiles.flatMap { [$0.path, $0.text] })
  }

  /// Reads what `compile` has written; the sentences are used in place.
  ///
  /// - Parameters:
  ///   - apostrophes: the role of apostrophes in the language.
  ///   - catalog: the intents and types with which they were compiled.
  package init(
    _ store: inout StoreReader, _ apostrophes: Apostrophes, catalog: Catalog = .siriKit
  ) throws(StoreFault) {
    self.catalog = catalog
    self.apostrophes = apostrophes
    table = try StoredLines(&store)
    var rules = DialogueRules()
    let settings = try store.strings()
    for index in stride(from: 0, to: settings.count - 1, by: 2) {
      _ = rules.set(settings[index], to: settings[index + 1])
    }
    self.rules = rules
    var plurals = PluralRules()
    let pluralFiles = try store.strings()
    // Faults were reported when they were compiled.
    var ignored: [Diagnostic] = []
    for index in stride(from: 0, to: pluralFiles.count - 1, by: 2) {
      plurals.read(path: pluralFiles[index], text: pluralFiles[index + 1], &ignored)
    }
    self.plurals = plurals
  }

  /// Puts an app's lines over the language's, replacing those that it had before.
  package mutating func add(_ lines: AppLines) {
    apps[lines.app] = lines
    // Titles with more words come first: less of them can be a value.
    negativePhrases[lines.app] = lines.negativePhrases.map { TitlePattern($0, apostrophes) }
    let patterns = lines.titles.map { TitlePattern($0, apostrophes) }
    titles[lines.app] = patterns.enumerated().sorted {
      ($1.element.wordCount, $0.offset) < ($0.element.wordCount, $1.offset)
    }.map(\.element)
  }

  /// The phrases that start none of an app's intents, as they may be said.
  func negativePhrases(of app: String) -> [TitlePattern] { negativePhrases[app] ?? [] }

  /// The titles that start an app's intents, as they may be said.
  func titles(of app: String) -> [TitlePattern] { titles[app] ?? [] }

  private var own: AppLines? { app.flatMap { apps[$0] } }

  /// The first of these identifiers that has a sentence whose values are all there; the app's come first.
  ///
  /// Where a value counts something, the sentence for its plural class comes before the general one:
  /// `messages.count.few`.
  func line(_ identifiers: [String], _ values: [String: String] = [:]) -> Line? {
    let category = pluralCategory(of: values)
    if let own, let line = line(identifiers, category, filled: { own.filled($0, values) }) { return line }
    return line(identifiers, category) { filled($0, values) }
  }

  private func line(
    _ identifiers: [String], _ category: PluralRules.Category?, filled: (String) -> String?
  ) -> Line? {
    for identifier in identifiers {
      if let category, let text = filled("\(identifier).\(category.rawValue)") {
        return Line(identifier: identifier, text: text)
      }
      if let text = filled(identifier) { return Line(identifier: identifier, text: text) }
    }
    return nil
  }

  private func filled(_ identifier: String, _ values: [String: String]) -> String? {
    for variant in table.variants(identifier) {
      if let text = table.filled(variant, values) { return text }
    }
    return nil
  }

  /// The class of the number that a sentence is about; nil where the language has only one, or nothing is counted.
  private func pluralCategory(of values: [String: String]) -> PluralRules.Category? {
    guard !plurals.rules.isEmpty else { return nil }
    let signs = digits
    let number = LineFamily.counted.lazy.compactMap { values[$0].flatMap { CountedNumber(signs.plain($0)) } }.first
    return number.map(plurals.category)
  }

  /// The signs with which the language writes numbers.
  var digits: NumberSigns {
    let grouping = plain("money.grouping") ?? ""
    // A space is invisible in a file and can't end a line, so it has a name; it is a no-break space.
    return NumberSigns(
      decimal: plain("number.decimal") ?? ".",
      grouping: grouping == "space" ? "\u{A0}" : grouping)
  }

  /// The first sentence of an identifier; nil where it contains a value.
  private func plain(_ identifier: String) -> String? {
    table.variants(identifier).first.flatMap { table.filled($0, [:]) }
  }

  /// The sentence, or its identifier in angle brackets where the language has none, so that nothing is left unsaid.
  func said(_ identifiers: [String], _ values: [String: String] = [:]) -> Line {
    line(identifiers, values) ?? Line(identifier: identifiers.last ?? "", text: "<\(identifiers.last ?? "")>")
  }

  /// A short text, nil where the language has none.
  package func text(_ identifier: String, _ values: [String: String] = [:]) -> String? {
    line([identifier], values)?.text
  }

  /// Whether there is a sentence of this identifier.
  func has(_ identifier: String) -> Bool {
    own?.entries[identifier] != nil || !table.variants(identifier).isEmpty
  }

  /// All the sentences of an identifier that need no values.
  func texts(_ identifier: String) -> [String] {
    if let entries = own?.entries[identifier] { return entries.compactMap { $0.template.filled([:]) } }
    return table.variants(identifier).compactMap { table.filled($0, [:]) }
  }

  /// The names of the values that the language's sentences of an identifier need.
  func placeholders(of identifier: String) -> [String] { table.variants(identifier).flatMap(table.placeholders) }

  /// The position of an identifier among all lines; an app's come after the language's.
  func order(_ identifier: String) -> Int? {
    if let variant = table.variants(identifier).first { return table.order(variant) }
    return (own?.entries[identifier]?.first?.order).map { $0 + table.count }
  }

  /// The identifiers of the language, and of the app that Siri speaks for.
  package var identifiers: Set<String> { Set(identifiers(beginningWith: "")) }

  /// Those that every language has: lines for a plural class belong to one language.
  package var sharedIdentifiers: Set<String> {
    let families = families
    return identifiers.filter { families.family(of: $0) != nil || families.pluralFamily(of: $0) == nil }
  }

  /// Those that begin with some text: the language's sorted, then the app's.
  func identifiers(beginningWith prefix: String) -> [String] {
    let language = table.identifiers(beginningWith: prefix)
    guard let own else { return language }
    return language
      + own.entries.keys.filter { $0.hasPrefix(prefix) && table.variants($0).isEmpty }.sorted()
  }

  /// Identifiers that a language must have and that this one lacks, sorted.
  package var missing: [String] {
    families.all.filter { $0.isRequired && table.variants($0.identifier).isEmpty }.map(\.identifier).sorted()
  }
}
