import SimCatalog
import SimDiagnostics
import SimLexicon

/// Reads an AppIntentVocabulary.plist.
struct AppVocabularyFile {
  private let catalog: Catalog

  /// - Parameter catalog: the intents that it may name.
  init(_ catalog: Catalog) { self.catalog = catalog }

  func read(_ document: inout PlistDocument) -> AppVocabulary {
    let root = document.root
    guard document.entries(of: root, "AppIntentVocabulary.plist") != nil else { return AppVocabulary() }
    document.checkKeys(of: root, among: ["ParameterVocabularies", "IntentPhrases"], in: "a vocabulary")
    var vocabulary = AppVocabulary()
    for element in document.array("ParameterVocabularies", of: root) ?? [] {
      if let terms = parameterVocabulary(element, &document) { vocabulary.parameters.append(terms) }
    }
    for element in document.array("IntentPhrases", of: root) ?? [] {
      if let examples = examples(element, &document) { vocabulary.phrases.append(examples) }
    }
    return vocabulary
  }

  private func parameterVocabulary(
    _ node: PlistNode, _ document: inout PlistDocument
  ) -> ParameterVocabulary? {
    guard document.entries(of: node, "ParameterVocabularies") != nil else { return nil }
    document.checkKeys(of: node, among: ["ParameterNames", "ParameterVocabulary"], in: "a parameter's vocabulary")
    let names = document.strings("ParameterNames", of: node).compactMap { name, offset in
      parameterName(name, offset, &document)
    }
    if document.entry("ParameterNames", of: node) == nil {
      document.report(.error, "a parameter's vocabulary has no 'ParameterNames'", at: node.offset)
    }
    var items: [ParameterVocabulary.Item] = []
    var identifiers: Set<String> = []
    for element in document.array("ParameterVocabulary", of: node) ?? [] {
      guard let item = item(element, &document) else { continue }
      if !identifiers.insert(item.identifier).inserted {
        document.report(.warning, "the identifier '\(item.identifier)' stands twice", at: element.offset)
      }
      items.append(item)
    }
    return names.isEmpty || items.isEmpty ? nil : ParameterVocabulary(names: names, items: items)
  }

  /// `INRequestRideIntent.rideOptionName`.
  private func parameterName(
    _ text: String, _ offset: Int, _ document: inout PlistDocument
  ) -> ParameterVocabulary.ParameterName? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      document.report(
        .error,
        "'\(text)' is no parameter; expected an intent and its parameter, like 'INStartWorkoutIntent.workoutName'",
        at: offset)
      return nil
    }
    let intent = IntentName(parts[0])
    IntentNames(catalog).check(parts[0], at: offset, in: &document)
    if let schema = catalog.schema(of: intent), schema.parameter(parts[1]) == nil {
      document.report(
        .warning, "\(parts[0]) has no parameter '\(parts[1])'", at: offset,
        suggestion: nearestName(to: parts[1], among: schema.parameters.map(\.name)))
    }
    return ParameterVocabulary.ParameterName(intent: intent, parameter: parts[1])
  }

  private func item(_ node: PlistNode, _ document: inout PlistDocument) -> ParameterVocabulary.Item? {
    guard document.entries(of: node, "ParameterVocabulary") != nil else { return nil }
    document.checkKeys(
      of: node, among: ["VocabularyItemIdentifier", "VocabularyItemSynonyms"], in: "a term of the vocabulary")
    guard let identifier = document.string("VocabularyItemIdentifier", of: node), !identifier.isEmpty else {
      document.report(.error, "a term of the vocabulary has no 'VocabularyItemIdentifier'", at: node.offset)
      return nil
    }
    let synonyms = (document.array("VocabularyItemSynonyms", of: node) ?? []).compactMap { synonym($0, &document) }
    if synonyms.isEmpty {
      document.report(.error, "the term '\(identifier)' has no synonym that can be said", at: node.offset)
      return nil
    }
    return ParameterVocabulary.Item(identifier: identifier, synonyms: synonyms)
  }

  private func synonym(_ node: PlistNode, _ document: inout PlistDocument) -> ParameterVocabulary.Synonym? {
    guard document.entries(of: node, "VocabularyItemSynonyms") != nil else { return nil }
    document.checkKeys(
      of: node, among: ["VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples"],
      in: "a synonym")
    guard let phrase = document.string("VocabularyItemPhrase", of: node), !phrase.isEmpty else {
      document.report(.error, "a synonym has no 'VocabularyItemPhrase'", at: node.offset)
      return nil
    }
    document.checkName(phrase, "VocabularyItemPhrase", at: node.offset)
    return ParameterVocabulary.Synonym(
      phrase: phrase, pronunciation: document.string("VocabularyItemPronunciation", of: node),
      examples: document.strings("VocabularyItemExamples", of: node).map(\.text))
  }

  private func examples(_ node: PlistNode, _ document: inout PlistDocument) -> IntentExamples? {
    guard document.entries(of: node, "IntentPhrases") != nil else { return nil }
    document.checkKeys(of: node, among: ["IntentName", "IntentExamples"], in: "an intent's phrases")
    guard let entry = document.entry("IntentName", of: node),
      let name = document.text(entry.value, "IntentName"), !name.isEmpty
    else {
      document.report(.error, "an intent's phrases have no 'IntentName'", at: node.offset)
      return nil
    }
    IntentNames(catalog).check(name, at: entry.value.offset, in: &document)
    return IntentExamples(
      intent: IntentName(name), examples: document.strings("IntentExamples", of: node).map(\.text))
  }
}
