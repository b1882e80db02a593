package import SimCatalog
package import SimDiagnostics
import SimLexicon
import SimText

/// An AppIntentVocabulary.plist with the place of everything in it.
package struct VocabularyOutline: Sendable {
  /// A list of terms for some parameters.
  package struct Terms: Sendable {
    /// `INRequestRideIntent.rideOptionName`, as they are written.
    package var names: [PlacedText]
    /// The terms in their order.
    package var items: [Item]
    fileprivate let origin: Origin

    /// Where the terms begin.
    package var place: FilePlace { origin.place }
  }

  /// A term with its synonyms.
  package struct Item: Sendable {
    /// Nil where it is missing.
    package var identifier: PlacedText?
    /// In the order of the file; the first is the one that Siri shows.
    package var synonyms: [Synonym]
    fileprivate let origin: Origin

    /// The place of the term.
    package var place: FilePlace { origin.place }
  }

  /// A way to say a term.
  package struct Synonym: Sendable {
    /// The words.
    package var phrase: PlacedText?
    /// How they sound.
    package var pronunciation: PlacedText?
    /// Sentences with them.
    package var examples: [PlacedText]
    /// Whether something of the words can be said.
    fileprivate let isSayable: Bool
    fileprivate let origin: Origin
  }

  /// The example phrases of one intent.
  package struct Phrases: Sendable {
    /// The intent that they are for.
    package var intent: PlacedText?
    /// In the order of the file.
    package var examples: [PlacedText]
    fileprivate let origin: Origin

    /// Where the examples begin.
    package var place: FilePlace { origin.place }
  }

  /// The file as it was named.
  package let file: String
  /// `en`, `zh-Hans`; that of the development region for a file in `Base.lproj`, "" outside of any `.lproj`.
  package let locale: String
  /// ParameterVocabularies, in their order.
  package private(set) var terms: [Terms] = []
  /// IntentPhrases, in their order.
  package private(set) var phrases: [Phrases] = []
  /// What is wrong in the file.
  package private(set) var faults: [FileFault] = []
  /// Whether the file could be read.
  let isRead: Bool
  private let origin: Origin

  /// The place of the root, for what the file lacks.
  package var place: FilePlace { origin.place }

  /// Reads a file; if it can't be read, only its fault is kept.
  ///
  /// - Parameter catalog: the intents that it may name.
  package init(_ path: String, locale: String, catalog: Catalog) {
    let (document, faults) = PlistReader.list(path)
    if let document {
      self.init(document, locale: locale, catalog: catalog)
    } else {
      self.init(unread: path, locale: locale, faults)
    }
  }

  private init(unread path: String, locale: String, _ faults: [FileFault]) {
    file = path
    self.locale = locale
    self.faults = faults
    isRead = false
    origin = .place(FilePlace(file: path))
  }

  /// Reads a list that has been parsed.
  ///
  /// - Parameter catalog: the intents that it may name.
  package init(_ document: PlistDocument, locale: String, catalog: Catalog) {
    var walk = PlistWalk(document)
    file = document.file
    self.locale = locale
    isRead = true
    origin = walk.origin(of: walk.root)
    defer { faults = walk.faults }
    let keys = ["ParameterVocabularies", "IntentPhrases"]
    guard let root = walk.pairs(of: walk.root, "the vocabulary", known: keys) else { return }
    terms = walk.array(keys[0], of: root).compactMap { Terms($0, &walk) }
    phrases = walk.array(keys[1], of: root).compactMap { Phrases($0, &walk, catalog) }
  }

  /// The parameters that a vocabulary may list terms for. iOS 10: ride options and workout names. iOS 14: the fields of
  /// a media search.
  package static let parameters = [
    "INRequestRideIntent.rideOptionName", "INStartWorkoutIntent.workoutName", "INPauseWorkoutIntent.workoutName",
    "INResumeWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName", "INCancelWorkoutIntent.workoutName",
    "INPlayMediaIntent.playlistTitle", "INPlayMediaIntent.musicArtistName", "INPlayMediaIntent.audiobookTitle",
    "INPlayMediaIntent.audiobookAuthorName", "INPlayMediaIntent.showTitle",
  ]
}

extension VocabularyOutline.Terms {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let keys = ["ParameterNames", "ParameterVocabulary"]
    guard let pairs = walk.pairs(of: step, "ParameterVocabularies", known: keys) else { return nil }
    origin = walk.origin(of: step)
    for key in keys where pairs[key] == nil { walk.report(.missingKey(key, holder: "a list of terms"), at: step) }
    names = walk.texts(keys[0], of: pairs) ?? []
    for name in names where !VocabularyOutline.parameters.contains(name.text) {
      walk.report(.illegalParameter(name), at: name)
    }
    items = walk.array(keys[1], of: pairs).compactMap { VocabularyOutline.Item($0, &walk) }
    var first: [String: VocabularyOutline.Item] = [:]
    for item in items {
      guard let identifier = item.identifier, !identifier.text.isEmpty else { continue }
      if let earlier = first[identifier.text] {
        walk.report(.repeatedIdentifier(identifier.text, of: earlier.name), at: identifier)
      } else {
        first[identifier.text] = item
      }
    }
  }
}

extension VocabularyOutline.Item {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let keys = ["VocabularyItemIdentifier", "VocabularyItemSynonyms"]
    guard let pairs = walk.pairs(of: step, "ParameterVocabulary", known: keys) else { return nil }
    origin = walk.origin(of: step)
    identifier = walk.text(keys[0], of: pairs)
    synonyms = walk.array(keys[1], of: pairs).compactMap { VocabularyOutline.Synonym($0, &walk) }
    let written = identifier?.origin ?? origin
    let name = identifier?.text ?? ""
    if name.trimmed.isEmpty { walk.report(.missingIdentifier(self.name), at: written) }
    if synonyms.isEmpty { walk.report(.missingSynonyms(name), at: written) }
    for synonym in synonyms where !synonym.isSayable {
      walk.report(.missingPhrase(term: name), at: synonym.phrase?.origin ?? synonym.origin)
    }
  }

  /// The first of its words, by which messages call it.
  fileprivate var name: String { synonyms.lazy.compactMap(\.phrase?.text).first { !$0.isEmpty } ?? "" }
}

extension VocabularyOutline.Synonym {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    let keys = ["VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples"]
    guard let pairs = walk.pairs(of: step, "VocabularyItemSynonyms", known: keys) else { return nil }
    origin = walk.origin(of: step)
    phrase = walk.text(keys[0], of: pairs)
    pronunciation = walk.text(keys[1], of: pairs)
    examples = walk.texts(keys[2], of: pairs) ?? []
    let fault = phrase.flatMap { SpokenForm.fault(of: $0.text) }
    isSayable = phrase != nil && fault != .wordless
    if let phrase, let fault, isSayable { walk.report(.unsayable(phrase.text, key: keys[0], fault), at: phrase) }
  }
}

extension VocabularyOutline.Phrases {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk, _ catalog: Catalog) {
    let keys = ["IntentName", "IntentExamples"]
    guard let pairs = walk.pairs(of: step, "IntentPhrases", known: keys) else { return nil }
    origin = walk.origin(of: step)
    intent = walk.text(keys[0], of: pairs)
    examples = walk.texts(keys[1], of: pairs) ?? []
    if let intent {
      IntentNames(catalog).check(intent, &walk)
    } else {
      walk.report(.missingKey(keys[0], holder: "an intent's phrases"), at: step)
    }
  }
}

extension VocabularyOutline {
  /// Every item with the list that contains it.
  package var items: [(terms: Terms, item: Item)] { terms.flatMap { list in list.items.map { (list, $0) } } }

  /// Every example of an intent, with the intent.
  package var examples: [(intent: PlacedText?, example: PlacedText)] {
    phrases.flatMap { phrase in phrase.examples.map { (phrase.intent, $0) } }
  }

  /// Every sentence that people are shown: the examples of intents and of terms.
  package var sentences: [PlacedText] {
    examples.map(\.example) + items.flatMap { $0.item.synonyms.flatMap(\.examples) }
  }

  /// The vocabulary as a conversation uses it: without what is faulty in itself.
  var vocabulary: AppVocabulary {
    AppVocabulary(
      parameters: terms.compactMap(\.vocabulary),
      phrases: phrases.compactMap { phrases in
        guard let intent = phrases.intent?.text, !intent.isEmpty else { return nil }
        return IntentExamples(intent: IntentName(intent), examples: phrases.examples.map(\.text))
      })
  }
}

extension VocabularyOutline.Terms {
  fileprivate var vocabulary: ParameterVocabulary? {
    let parameters = names.compactMap { name -> ParameterVocabulary.ParameterName? in
      let parts = name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      return ParameterVocabulary.ParameterName(intent: IntentName(parts[0]), parameter: parts[1])
    }
    let terms = items.compactMap { item -> ParameterVocabulary.Item? in
      let synonyms = item.synonyms.filter(\.isSayable).compactMap { synonym in
        synonym.phrase.map {
          ParameterVocabulary.Synonym(
            phrase: $0.text, pronunciation: synonym.pronunciation?.text, examples: synonym.examples.map(\.text))
        }
      }
      guard let identifier = item.identifier?.text, !identifier.isEmpty, !synonyms.isEmpty else { return nil }
      return ParameterVocabulary.Item(identifier: identifier, synonyms: synonyms)
    }
    return parameters.isEmpty || terms.isEmpty ? nil : ParameterVocabulary(names: parameters, items: terms)
  }
}
