import SimAppFiles

/// An AppIntentVocabulary.plist with the place of everything in it.
public struct VocabularyOutline: Hashable, Sendable {
  /// A list of terms for some parameters.
  public struct Terms: Hashable, Sendable {
    /// Where the terms begin.
    public var place: FindingPlace
    /// `INRequestRideIntent.rideOptionName`, as they are written.
    public var names: [PlacedText]
    /// The terms in their order.
    public var items: [Item]
  }

  /// A term with its synonyms.
  public struct Item: Hashable, Sendable {
    /// Where the term stands.
    public var place: FindingPlace
    /// Nil where it is missing; `missing-identifier` says so.
    public var identifier: PlacedText?
    /// In the order of the file; the first is the one that Siri shows.
    public var synonyms: [Synonym]
  }

  /// A way to say a term.
  public struct Synonym: Hashable, Sendable {
    /// Where it stands.
    public var place: FindingPlace
    /// The words.
    public var phrase: PlacedText?
    /// How they sound.
    public var pronunciation: PlacedText?
    /// Sentences with them.
    public var examples: [PlacedText]
  }

  /// The example phrases of one intent.
  public struct Phrases: Hashable, Sendable {
    /// Where the examples begin.
    public var place: FindingPlace
    /// The intent that they are for.
    public var intent: PlacedText?
    /// In the order of the file.
    public var examples: [PlacedText]
  }

  /// The file as it was named.
  public var file: String
  /// `en`, `zh-Hans`; that of the development region for a file in `Base.lproj`, "" outside of any `.lproj`.
  public var locale: String
  /// The place of the root, for what the file lacks.
  public var place: FindingPlace
  /// ParameterVocabularies, in their order.
  public var terms: [Terms]
  /// IntentPhrases, in their order.
  public var phrases: [Phrases]
  /// What of it is shaped otherwise than Siri expects.
  public var faults: [ShapeFault]

  /// Reads a list that has been parsed.
  init(_ document: PlistDocument, locale: String) {
    var walk = PlistWalk(document)
    file = document.file
    self.locale = locale
    place = walk.place(of: walk.root)
    terms = []
    phrases = []
    faults = []
    defer { faults = walk.faults }
    let keys = ["ParameterVocabularies", "IntentPhrases"]
    guard let root = walk.pairs(of: walk.root, "the vocabulary", known: keys) else { return }
    if let lists = walk.value(keys[0], of: root) {
      terms = walk.array(lists, keys[0]).compactMap { Terms($0, &walk) }
    }
    if let lists = walk.value(keys[1], of: root) {
      phrases = walk.array(lists, keys[1]).compactMap { Phrases($0, &walk) }
    }
  }
}

extension VocabularyOutline.Terms {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let (namesKey, itemsKey) = ("ParameterNames", "ParameterVocabulary")
    guard let pairs = walk.pairs(of: step, "ParameterVocabularies", known: [namesKey, itemsKey]) else { return nil }
    place = walk.place(of: step)
    names = []
    items = []
    if let value = walk.value(namesKey, of: pairs) {
      names = walk.texts(value, namesKey)
    } else {
      walk.missing(namesKey, in: "a list of terms", of: step)
    }
    if let value = walk.value(itemsKey, of: pairs) {
      items = walk.array(value, itemsKey).compactMap { VocabularyOutline.Item($0, &walk) }
    } else {
      walk.missing(itemsKey, in: "a list of terms", of: step)
    }
  }
}

extension VocabularyOutline.Item {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let (identifierKey, synonymsKey) = ("VocabularyItemIdentifier", "VocabularyItemSynonyms")
    guard let pairs = walk.pairs(of: step, "ParameterVocabulary", known: [identifierKey, synonymsKey]) else {
      return nil
    }
    place = walk.place(of: step)
    identifier = walk.value(identifierKey, of: pairs).flatMap { walk.text($0, identifierKey) }
    synonyms = []
    if let value = walk.value(synonymsKey, of: pairs) {
      synonyms = walk.array(value, synonymsKey).compactMap { VocabularyOutline.Synonym($0, &walk) }
    }
  }
}

extension VocabularyOutline.Synonym {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let keys = ["VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples"]
    guard let pairs = walk.pairs(of: step, "VocabularyItemSynonyms", known: keys) else { return nil }
    place = walk.place(of: step)
    phrase = walk.value(keys[0], of: pairs).flatMap { walk.text($0, keys[0]) }
    pronunciation = walk.value(keys[1], of: pairs).flatMap { walk.text($0, keys[1]) }
    examples = walk.value(keys[2], of: pairs).map { walk.texts($0, keys[2]) } ?? []
  }
}

extension VocabularyOutline.Phrases {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let (intentKey, examplesKey) = ("IntentName", "IntentExamples")
    guard let pairs = walk.pairs(of: step, "IntentPhrases", known: [intentKey, examplesKey]) else { return nil }
    place = walk.place(of: step)
    intent = walk.value(intentKey, of: pairs).flatMap { walk.text($0, intentKey) }
    if intent == nil { walk.missing(intentKey, in: "an intent's phrases", of: step) }
    examples = walk.value(examplesKey, of: pairs).map { walk.texts($0, examplesKey) } ?? []
  }
}

extension VocabularyOutline {
  /// Every item with the list that it stands in.
  var items: [(terms: Terms, item: Item)] { terms.flatMap { list in list.items.map { (list, $0) } } }

  /// Every example of an intent, with the intent.
  var examples: [(intent: PlacedText?, example: PlacedText)] {
    phrases.flatMap { phrase in phrase.examples.map { (phrase.intent, $0) } }
  }

  /// Every sentence that people are shown: the examples of intents and of terms.
  var sentences: [PlacedText] {
    examples.map(\.example) + items.flatMap { $0.item.synonyms.flatMap(\.examples) }
  }
}
