import SimCatalog
import SimDiagnostics
import SimPhrases
import SimUtterances

/// Sorts a language's files and compiles the phrases among them.
struct LanguageCompiler {
  /// The separate networks of a language, by number.
  enum Root: Int, CaseIterable {
    case phrases, carriers, openings, closings, answerOpenings, labels, acts
    /// Phrases that apply only where an app is named.
    case named
    /// Answers, one root for each reader; they come last.
    static let firstAnswer = 8
  }

  private(set) var phraseFiles: [PhraseFile] = []
  private(set) var lists: [String: ListFile] = [:]
  private(set) var rules: [String: [[PhrasePart]]] = [:]
  private(set) var phrases = PhraseTableBuilder()
  /// The files of acts.
  private(set) var actFiles: [(kind: AnswerAct.Kind, file: PhraseFile)] = []
  private(set) var acts = PhraseTableBuilder()
  /// Carriers, openings, closings, the openings of answers, and words that join a label to a name.
  private var frames: [(root: Root, file: PhraseFile)] = []
  /// The role of apostrophes in the files' words.
  let apostrophes: Apostrophes
  private let catalog: Catalog

  init(files: [LanguageFile], catalog: Catalog, diagnostics: inout [Diagnostic]) {
    self.catalog = catalog
    apostrophes = Apostrophes(of: files, diagnostics: &diagnostics)
    for file in files.sorted(by: { $0.pathInLanguage < $1.pathInLanguage }) {
      let parts = file.path.split(separator: "/")
      let name = parts.last ?? ""
      if parts.contains("examples") || parts.contains("checks") { continue }
      // Settings of the whole language aren't a list of words.
      if parts.count == 2, name.hasSuffix(".list") { continue }
      if name.hasSuffix(".list") {
        let list = ListFile(path: file.path, text: file.text, diagnostics: &diagnostics)
        lists[list.name] = list
      } else if name.hasSuffix(".rules") {
        let rules = RuleFile(path: file.path, text: file.text, apostrophes, diagnostics: &diagnostics)
        add(rules, diagnostics: &diagnostics)
      } else if name.hasSuffix(".phrases") {
        let stem = String(name.dropLast(8))
        if parts.contains("acts") {
          addAct(file, name: stem, diagnostics: &diagnostics)
        } else {
          add(file, name: stem, isPhrase: parts.contains("phrases"), diagnostics: &diagnostics)
        }
      }
    }
    for entry in lists["meant"]?.entries ?? [] {
      _ = isSpoken(IntentName(entry.value ?? ""), at: entry.place, diagnostics: &diagnostics)
    }
    for (name, list) in lists where rules[name] == nil {
      rules[name] = list.entries.map { entry in PhraseWord.words(of: entry.text, apostrophes).map { .word($0) } }
    }
  }

  private mutating func add(_ file: RuleFile, diagnostics: inout [Diagnostic]) {
    for rule in file.rules {
      if rules[rule.name] != nil {
        diagnostics.error("a second rule is called '\(rule.name)'", at: rule.phrase.place)
      }
      rules[rule.name] = [rule.phrase.parts]
    }
  }

  private mutating func addAct(_ file: LanguageFile, name: String, diagnostics: inout [Diagnostic]) {
    guard let kind = AnswerAct.Kind(rawValue: name) else {
      let known = AnswerAct.Kind.allCases.map(\.rawValue)
      diagnostics.error(
        "no act of an answer is called '\(name)'; expected one of \(known.joined(separator: ", "))",
        at: TextPlace(file: file.path, line: 1), suggestion: nearestName(to: name, among: known))
      return
    }
    let phrases = PhraseFile(
      path: file.path, text: file.text, hasIntent: false, apostrophes, diagnostics: &diagnostics)
    actFiles.append((kind, phrases))
  }

  private mutating func add(_ file: LanguageFile, name: String, isPhrase: Bool, diagnostics: inout [Diagnostic]) {
    let roots: [String: Root] = [
      "carriers": .carriers, "openings": .openings, "closings": .closings, "answers": .answerOpenings,
      "labels": .labels,
    ]
    if isPhrase {
      phraseFiles.append(
        PhraseFile(path: file.path, text: file.text, hasIntent: true, apostrophes, diagnostics: &diagnostics))
    } else if let root = roots[name] {
      let frame = PhraseFile(
        path: file.path, text: file.text, hasIntent: false, apostrophes, diagnostics: &diagnostics)
      frames.append((root, frame))
    } else {
      diagnostics.warning(
        "nothing reads this file; phrases of intents stand below 'phrases'", at: TextPlace(file: file.path, line: 1),
        suggestion: nearestName(to: name, among: roots.keys.sorted()))
    }
  }

  /// Collects all phrases in one network.
  mutating func network(readers: ReaderSet?, diagnostics: inout [Diagnostic]) -> NetworkBuilder {
    var builder = NetworkBuilder(roots: Root.firstAnswer + SlotReader.answerReaders.count, rules: rules)
    // A rule's slots are read as the intent's parameters require.
    var scopes: [IntentName: Int] = [:]
    for file in phraseFiles {
      guard let name = file.intent else { continue }
      let intent = IntentName(name)
      let place = TextPlace(file: file.path, line: 1)
      guard isSpoken(intent, at: place, diagnostics: &diagnostics) else { continue }
      let others = others(of: file, readers: readers, diagnostics: &diagnostics)
      let schema = catalog.schema(of: intent)
      phrases.add(file: file.path, intent: intent, others: others)
      let root = file.needsApp ? Root.named : .phrases
      let scope = scopes[intent] ?? scopes.count
      scopes[intent] = scope
      for entry in file.entries {
        let resolver = SlotResolver(schema: schema, catalog: catalog, readers: readers, place: entry.phrase.place)
        resolver.checkConstants(of: entry.phrase.parts, diagnostics: &diagnostics)
        builder.add(
          entry.phrase, root: root.rawValue, accept: phrases.count, scope: scope, diagnostics: &diagnostics
        ) { resolver.resolve($0, diagnostics: &$1) }
        phrases.add(entry.phrase)
      }
    }
    for (root, file) in frames {
      for entry in file.entries {
        builder.add(
          entry.phrase, root: root.rawValue, accept: 0, scope: -1, diagnostics: &diagnostics
        ) { slot, diagnostics in
          diagnostics.error(
            "'{\(slot.parameter)}' can't stand here: this file has no parameters", at: entry.phrase.place)
          return nil
        }
      }
    }
    addActs(to: &builder, diagnostics: &diagnostics)
    addAnswers(to: &builder, diagnostics: &diagnostics)
    return builder
  }

  /// Acts are phrases whose values don't belong to a parameter yet.
  private mutating func addActs(to builder: inout NetworkBuilder, diagnostics: inout [Diagnostic]) {
    // The act with more meaning comes first: a phrase of two acts belongs to the first.
    let order = AnswerAct.Kind.allCases
    let files = actFiles.sorted { order.firstIndex(of: $0.kind) ?? 0 < order.firstIndex(of: $1.kind) ?? 0 }
    for (kind, file) in files {
      acts.add(file: file.path, intent: IntentName(kind.rawValue), others: [])
      for entry in file.entries {
        checkDetails(of: entry.phrase, diagnostics: &diagnostics)
        var phrase = entry.phrase
        phrase.parts = ActReaders.expanded(phrase.parts, hasArticles: lists["articles"] != nil, catalog: catalog)
        builder.add(
          phrase, root: Root.acts.rawValue, accept: acts.count, scope: -2, diagnostics: &diagnostics
        ) { slot, diagnostics in
          let known = [ActReaders.value, ActReaders.any, ActReaders.old]
          guard known.contains(ActSlot(slot.parameter).name) else {
            diagnostics.error(
              "an act has {value}, {any} or {old}, read '{\(slot.parameter)}'", at: entry.phrase.place,
              suggestion: nearestName(to: slot.parameter, among: known))
            return nil
          }
          return PhraseNetwork.Slot(parameter: slot.parameter, reader: slot.reader ?? "text")
        }
        acts.add(entry.phrase)
      }
    }
  }

  /// Reports details of an act's phrase that nothing uses, and deeds that no intent has.
  private func checkDetails(of phrase: Phrase, diagnostics: inout [Diagnostic]) {
    for case .constant(let name, let value, let column) in phrase.parts {
      var details = ActDetails()
      guard !details.take([PhraseNetwork.Constant(parameter: name, value: value)]).isEmpty else { continue }
      diagnostics.error(
        "nothing goes by '\(name)=\(value)' in an act",
        at: TextPlace(file: phrase.place.file, line: phrase.place.line, column: column),
        suggestion: ActDetails.suggestion(for: name, value))
    }
    // An empty catalogue is a test's.
    guard !catalog.intents.isEmpty else { return }
    let known = Set(catalog.intents.compactMap(\.deed)).union(CustomVerb.all)
    for case .constant(ActReaders.deed, let named, let column) in phrase.parts {
      for name in ActSlot.names(named) where !known.contains(name) {
        diagnostics.error(
          "no intent does what is called '\(name)'",
          at: TextPlace(file: phrase.place.file, line: phrase.place.line, column: column),
          suggestion: nearestName(to: name, among: known.sorted()))
      }
    }
  }

  /// Whether an intent may have phrases.
  private func isSpoken(_ intent: IntentName, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Bool {
    if let origin = catalog.schema(of: intent)?.comesFrom {
      diagnostics.error("\(intent) comes from \(origin), never from a sentence", at: place)
      return false
    }
    if catalog.schema(of: intent) == nil, !catalog.intents.isEmpty {
      let nearest = nearestName(to: intent.rawValue, among: catalog.intents.map(\.name.rawValue))
      diagnostics.error("no intent is called '\(intent)'", at: place, suggestion: nearest)
      return false
    }
    return true
  }

  /// The intents of the headers `also: …`.
  private func others(
    of file: PhraseFile, readers: ReaderSet?, diagnostics: inout [Diagnostic]
  ) -> [OtherMeaning] {
    file.others.compactMap { other in
      let intent = IntentName(other.intent)
      let schema = catalog.schema(of: intent)
      guard isSpoken(intent, at: other.place, diagnostics: &diagnostics) else { return nil }
      let resolver = SlotResolver(schema: schema, catalog: catalog, readers: readers, place: other.place)
      resolver.checkConstants(of: other.constants, diagnostics: &diagnostics)
      for entry in file.entries { resolver.checkParameters(of: entry.phrase.parts, diagnostics: &diagnostics) }
      let constants = other.constants.compactMap { part -> PhraseNetwork.Constant? in
        guard case .constant(let parameter, let value, _) = part else { return nil }
        return PhraseNetwork.Constant(parameter: parameter, value: value)
      }
      return OtherMeaning(intent: intent, schema: schema, constants: constants)
    }
  }

  /// Answers are phrases of one slot each.
  private func addAnswers(to builder: inout NetworkBuilder, diagnostics: inout [Diagnostic]) {
    for (offset, reader) in SlotReader.answerReaders.enumerated() {
      let phrase = Phrase(
        parts: [.slot(PhraseSlot(parameter: "answer"))], text: "{answer}", place: TextPlace(file: nil, line: 1))
      builder.add(phrase, root: Root.firstAnswer + offset, accept: offset, scope: -1, diagnostics: &diagnostics) {
        slot, _ in
        PhraseNetwork.Slot(parameter: slot.parameter, reader: reader)
      }
    }
  }
}
