import SimCatalog
public import SimUtterances

/// All terms of all apps and of the user, in one table over their normal forms: a sentence costs the same for a hundred
/// names and for a million.
public struct Lexicon: Sendable {
  /// No term has more words (or Chinese characters) than this.
  public static let longestTerm = 16

  /// Of more entries with one name the less important are left out.
  public static let mostNamesakes = 64

  /// A term's occurrence in a sentence.
  public struct Hit: Hashable, Sendable {
    /// Indices of tokens.
    public var tokens: Range<Int>
    /// What the words may be: a person, a group, a place.
    public var kinds: TermKinds
    /// -1 for the table of single terms; else the index of a list.
    var list: Int32
    var key: Int32
    /// Whether the words only sound like the term.
    public var isGuess = false

    /// The person whose family name this is, with a title: "Dr Smith", 王老师.
    ///
    /// - Parameter tokens: those of the title and the name.
    public func titled(_ tokens: Range<Int>) -> Hit { Hit(tokens: tokens, kinds: .person, list: list, key: key) }
  }

  /// The user whose contacts, places and words it has.
  public let user: UserProfile
  /// The apps' identifiers, in the order by which terms refer to them.
  public let apps: [String]
  private(set) var table = ByteTable()
  private(set) var kinds: [TermKinds] = []
  /// The terms of each key of the table, most important first.
  private(set) var terms: [[Term]] = []
  private var reach = ReachTable()
  let sounds: Sounds
  private let familyNames: [Int: Int]
  let lazySoundIndex = LazySoundIndex()

  /// Collects the terms.
  ///
  /// - Parameters:
  ///   - locale: which of the apps' vocabularies apply.
  ///   - relationWords: words for relations ("mom") with their kinds ("mother").
  ///   - commonTerms: well-known terms; every vocabulary takes precedence.
  ///   - pronouns: words for people who were mentioned.
  ///   - sounds: what sounds alike in the language.
  ///   - familyNames: for names written in characters, by the name's length, the length of the family name.
  public init(
    apps: [InstalledApp], user: UserProfile, locale: String, relationWords: [(word: String, kind: String)] = [],
    commonTerms: [CommonTerm] = [], pronouns: [(word: String, pronoun: Pronoun)] = [], sounds: Sounds = Sounds(),
    familyNames: [Int: Int] = [:]
  ) {
    self.user = user
    self.familyNames = familyNames
    self.sounds = sounds
    self.apps = apps.map(\.identifier)
    addUserVocabularies()
    for (index, app) in apps.enumerated() {
      guard let vocabulary = app.localised(app.vocabularies, locale) else { continue }
      for list in vocabulary.parameters { add(list, app: index) }
    }
    addContacts()
    for (word, kind) in relationWords {
      // Two brothers are two people.
      let names = user.relations.filter { $0.kind == kind }.map { Optional($0.contactName) }
      for name in names.isEmpty ? [nil] : names {
        add(word, Term(source: .relation(kind: kind, contactName: name), spoken: SpeakableString(spokenPhrase: word)))
      }
    }
    for (index, place) in user.places.enumerated() {
      for name in place.names { add(name, Term(source: .place(index), spoken: SpeakableString(spokenPhrase: name))) }
    }
    for term in commonTerms {
      let spoken = SpeakableString(spokenPhrase: term.phrase, vocabularyIdentifier: term.identifier)
      add(term.phrase, Term(source: .common(parameter: term.parameter), spoken: spoken))
    }
    for (word, pronoun) in pronouns {
      add(word, Term(source: .pronoun(pronoun), spoken: SpeakableString(spokenPhrase: word)))
    }
  }

  /// The terms of a hit, most important first: the user's vocabulary, the apps', the contacts, parts of names.
  public func terms(of hit: Hit) -> [Term] {
    if hit.list < 0 { return terms[Int(hit.key)] }
    let list = user.nameLists[Int(hit.list)]
    let spoken = SpeakableString(spokenPhrase: list.name(Int(hit.key)))
    return [Term(source: .userVocabulary(list.type), spoken: spoken)]
  }

  /// The terms with exactly this name, most important first; without those of long lists.
  public func terms(named name: String) -> [Term] {
    var normal: [UInt8] = []
    var copy = name
    _ = copy.withUTF8 { Normalisation.append($0, 0..<$0.count, to: &normal) }
    var hash = ByteTable.Hash()
    for byte in normal { hash.add(byte) }
    return normal.withUnsafeBufferPointer { table.find($0, hash) }.map { terms[$0] } ?? []
  }

  /// Appends every term that occurs in an utterance, by its first token, the longest last.
  ///
  /// A term doesn't continue after a comma, a colon or the end of a sentence.
  public func find(in utterance: Utterance, hits: inout [Hit]) {
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in utterance.tokens.indices where utterance.tokens[start].kind != .punctuation {
        find(from: start, in: utterance, bytes, hits: &hits)
      }
    }
  }

  private func find(
    from start: Int, in utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, hits: inout [Hit]
  ) {
    var hash = ByteTable.Hash()
    let first = utterance.tokens[start].normal.lowerBound
    var hashed = first
    var count = 0
    var index = start
    var longest = 1
    while index < utterance.tokens.count, count < longest {
      let token = utterance.tokens[index]
      index += 1
      if token.kind == .punctuation {
        if utterance.parts(at: index - 1) { return }
        continue
      }
      count += 1
      while hashed < token.normal.upperBound {
        hash.add(bytes[hashed])
        hashed += 1
      }
      if count == 1 {
        longest = reach.reach(hash)
        for list in user.nameLists { longest = max(longest, list.reach(hash)) }
        if longest == 0 { return }
      }
      let key = UnsafeBufferPointer(rebasing: bytes[first..<hashed])
      if let number = table.find(key, hash) {
        hits.append(Hit(tokens: start..<index, kinds: kinds[number], list: -1, key: Int32(truncatingIfNeeded: number)))
      }
      for list in user.nameLists.indices {
        guard let number = user.nameLists[list].find(key, hash) else { continue }
        let kinds = user.nameLists[list].kinds
        hits.append(
          Hit(tokens: start..<index, kinds: kinds, list: Int32(list), key: Int32(truncatingIfNeeded: number)))
      }
    }
  }
}

// How terms are added.
extension Lexicon {
  private mutating func addUserVocabularies() {
    // The app's own first, then those for every app; each in order of priority.
    for (identifier, vocabulary) in user.vocabularies.sorted(by: { $0.key > $1.key }) {
      let app = apps.firstIndex(of: identifier)
      guard app != nil || identifier.isEmpty else { continue }
      for type in VocabularyStringType.allCases {
        for spoken in vocabulary.terms[type] ?? [] {
          let term = Term(source: .userVocabulary(type), spoken: spoken, app: app)
          add(spoken.spokenPhrase, term)
          if let hint = spoken.pronunciationHint { add(hint, term) }
        }
      }
    }
  }

  private mutating func add(_ list: ParameterVocabulary, app: Int) {
    for item in list.items {
      for synonym in item.synonyms {
        let spoken = SpeakableString(
          spokenPhrase: synonym.phrase, pronunciationHint: synonym.pronunciation, vocabularyIdentifier: item.identifier)
        let term = Term(source: .appVocabulary(list.names), spoken: spoken, app: app)
        add(synonym.phrase, term)
        if let hint = synonym.pronunciation { add(hint, term) }
      }
    }
  }

  private mutating func addContacts() {
    for (index, contact) in user.contacts.enumerated() {
      let term = Term(source: .contact(index), spoken: SpeakableString(spokenPhrase: contact.name))
      add(contact.name, term)
      if let nickname = contact.nickname { add(nickname, term) }
      if let phonetic = contact.phoneticName { add(phonetic, term) }
    }
    // Parts of names come last, after people with that whole name.
    for (index, contact) in user.contacts.enumerated() {
      let part = Term(source: .contact(index), spoken: SpeakableString(spokenPhrase: contact.name), isPart: true)
      addParts(of: contact.name, part)
    }
    for (identifier, vocabulary) in user.vocabularies.sorted(by: { $0.key > $1.key }) {
      let app = apps.firstIndex(of: identifier)
      guard app != nil || identifier.isEmpty else { continue }
      for spoken in vocabulary.terms[.contactName] ?? [] {
        let part = Term(source: .userVocabulary(.contactName), spoken: spoken, app: app, isPart: true)
        addParts(of: spoken.spokenPhrase, part)
      }
    }
  }

  private mutating func addParts(of name: String, _ part: Term) {
    let parts = NameParts(name, familyNames: familyNames)
    for name in parts.names { add(name, part) }
    if let family = parts.family { add(family, part, kinds: .family) }
  }

  private mutating func add(_ text: String, _ term: Term) { add(text, term, kinds: term.kinds) }

  private mutating func add(_ text: String, _ term: Term, kinds: TermKinds) {
    var normal: [UInt8] = []
    var copy = text
    let (count, firstEnd) = copy.withUTF8 { Normalisation.measured($0, 0..<$0.count, to: &normal) }
    guard count > 0, count <= Lexicon.longestTerm, let entry = table.insert(normal) else { return }
    if entry.isNew {
      self.kinds.append([])
      terms.append([])
    }
    reach.add(normal, firstEnd: firstEnd, count: count)
    // A list of choices needs no more entries of one name; a million of them would only cost.
    guard terms[entry.number].count < Lexicon.mostNamesakes else { return }
    self.kinds[entry.number].formUnion(kinds)
    if !terms[entry.number].contains(term) { terms[entry.number].append(term) }
  }
}
