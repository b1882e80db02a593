import SimCatalog
import SimLexicon
import SimUtterances

extension SlotFiller {
  /// The persons of a slot: what is known of each, or the words as they were said.
  func people(
    _ fill: Derivation.Fill, parameter: String, schema: ParameterSchema?, reader: SlotReader
  ) -> Slot? {
    var persons: [Value] = []
    var ranges: [Range<Int>] = []
    var origins: [Provenance.Origin] = []
    var unread: [Range<Int>] = []
    var isGuess = false
    for name in names(fill) {
      unread += name.unread.map(sentence.range)
      let (found, known) = people(name)
      isGuess = isGuess || name.hit.map { sentence.hits[$0].isGuess } ?? false
      guard let first = found.first, !first.displayName.isEmpty else { continue }
      // "Them" is one person where the parameter takes one.
      let isOne = schema.map { !$0.isList } ?? (reader == .person)
      let meant = (isOne ? found.suffix(1) : found[...]).map { Value.person($0) }
      // "Him and her" are one person where one was mentioned.
      persons += isPronoun(name) ? meant.filter { !persons.contains($0) } : meant
      ranges.append(sentence.range(name.words.lowerBound..<max(name.words.upperBound, name.end)))
      if let known { origins.append(known) }
    }
    guard let first = persons.first else { return nil }
    let isList = schema?.isList ?? (reader != .person)
    // The vocabulary is the origin where it knew them all; the first person's term represents the others.
    let origin = origins.count == ranges.count ? origins.first ?? origin : origin
    guard isList else {
      // Several names where the parameter takes one person: all the words are one name.
      if persons.count == 1 {
        let provenance = Provenance(origin, ranges: ranges, isGuess: isGuess, unread: unread)
        return Slot(parameter: parameter, value: first, provenance: provenance)
      }
      let range = sentence.range(fill.words)
      let words = sentence.utterance.source(range)
      let person = Value.person(Person(displayName: words, spokenPhrase: words))
      return Slot(parameter: parameter, value: person, provenance: Provenance(self.origin, ranges: [range]))
    }
    let provenance = Provenance(origin, ranges: ranges, isGuess: isGuess, unread: unread)
    return Slot(parameter: parameter, value: .list(persons), provenance: provenance)
  }

  /// The words of one name, and its term.
  private struct Name {
    var words: Range<Int>
    var hit: Int?
    /// The relation to the user, where that is said too: "my brother Frank".
    var relation: Int?
    /// The number of the label that follows, and where the label ends.
    var label: Int?
    var end = 0
    /// Words around the term that aren't part of the name.
    var unread: [Range<Int>] = []
  }

  /// Cuts a slot at its joiners.
  private func names(_ fill: Derivation.Fill) -> [Name] {
    var result: [Name] = []
    var pieces: [(part: Derivation.Fill.Part, words: Range<Int>)] = []
    var label: (number: Int, end: Int)?
    func close() {
      if var name = name(pieces) {
        name.label = label?.number
        name.end = label?.end ?? 0
        result.append(name)
      }
      (pieces, label) = ([], nil)
    }
    for piece in fill.parts {
      switch piece.part {
      case .joiner: close()
      case .label(let number): label = (number, piece.words.upperBound)
      case .term, .words: pieces.append(piece)
      }
    }
    close()
    return result
  }

  private func name(_ pieces: [(part: Derivation.Fill.Part, words: Range<Int>)]) -> Name? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let all = first.words.lowerBound..<last.words.upperBound
    let terms = pieces.compactMap { piece -> Name? in
      if case .term(let hit) = piece.part { Name(words: piece.words, hit: hit) } else { nil }
    }
    if pieces.count == 1 { return terms.first ?? Name(words: all) }
    // "Her boss" hasn't been mentioned.
    if terms.contains(where: isPronoun) { return Name(words: all) }
    // "Sam Wong", of which only Sam is known, is another person; "my best friend Celestra" is Celestra.
    let others = all.filter { word in !terms.contains { $0.words.contains(word) } }
    // "my friend Celestra": a name says more than a relation.
    let names = terms.filter { !isRelation($0) }
    let hasRelation = !names.isEmpty && names.count < terms.count
    guard var longest = (names.isEmpty ? terms : names).max(by: { $0.words.count < $1.words.count }),
      others.isEmpty ? hasRelation : !others.allSatisfy({ sentence.looksLikeName($0) })
    else { return Name(words: all) }
    if hasRelation { longest.relation = terms.first { isRelation($0) }?.hit }
    for word in others {
      if let last = longest.unread.last, last.upperBound == word {
        longest.unread[longest.unread.count - 1] = last.lowerBound..<word + 1
      } else {
        longest.unread.append(word..<word + 1)
      }
    }
    return longest
  }

  private func isRelation(_ name: Name) -> Bool {
    guard let hit = name.hit else { return false }
    return sentence.terms(hit, lexicon).allSatisfy { if case .relation = $0.source { true } else { false } }
  }

  private func isPronoun(_ name: Name) -> Bool {
    guard let hit = name.hit else { return false }
    return sentence.terms(hit, lexicon).allSatisfy { $0.pronoun != nil }
  }

  /// A person with the number that is asked for, or the people that a pronoun means; and their origin.
  private func people(_ name: Name) -> ([Person], Provenance.Origin?) {
    var (people, origin) = meant(by: name) ?? named(name)
    if let label = name.label {
      for index in people.indices { people[index].ask(for: sentence.labels[label], numbers) }
    }
    return (people, origin)
  }

  /// The people that a pronoun means: its own words where no one has been mentioned; nil for a name.
  private func meant(by name: Name) -> ([Person], Provenance.Origin?)? {
    // A name takes precedence over a pronoun of the same spelling.
    guard isPronoun(name), let hit = name.hit, let pronoun = sentence.terms(hit, lexicon).first?.pronoun else {
      return nil
    }
    let meant = antecedents.people(pronoun)
    guard let last = meant.last else {
      let words = sentence.utterance.source(sentence.nameRange(name.words))
      return ([Person(displayName: words, spokenPhrase: words)], .mentioned(nil))
    }
    let people = meant.compactMap { if case .person(let person) = $0.value { person } else { nil } }
    return (people, .mentioned(last.mention))
  }

  private func named(_ name: Name) -> ([Person], Provenance.Origin?) {
    let (person, origin) = namedPerson(name)
    return ([person], origin)
  }

  private func namedPerson(_ name: Name) -> (Person, Provenance.Origin?) {
    let spoken = sentence.utterance.source(sentence.nameRange(name.words))
    guard let hit = name.hit else {
      let number = sentence.dialled(name.words, numbers).map { PersonHandle(value: $0, kind: .phoneNumber) }
      // Digits said one by one are shown as a number.
      let handle = number ?? PersonHandle(address: spoken)
      return (Person(displayName: number?.value ?? spoken, spokenPhrase: spoken, handle: handle), nil)
    }
    let terms = persons(sentence.terms(hit, lexicon))
    guard let first = terms.first else { return (Person(displayName: spoken, spokenPhrase: spoken), nil) }
    let namesakes = PersonMatches(terms: terms, lexicon: lexicon, spoken: spoken).persons
    let matches = name.relation.map { related(namesakes, to: $0, spoken) } ?? namesakes
    let origin = Provenance.Origin.vocabulary(term: first.spoken.spokenPhrase, source: first.vocabularySource)
    let others = homophones(hit, excluding: matches, spoken)
    guard matches.count == 1, var person = matches.first else {
      return (Person(displayName: spoken, spokenPhrase: spoken, siriMatches: matches + others), origin)
    }
    person.siriMatches = matches + others
    return (person, origin)
  }

  /// Those of some people who have a relation to the user; all of them where none is known to have it.
  private func related(_ persons: [Person], to relation: Int, _ spoken: String) -> [Person] {
    let relatives = PersonMatches(terms: sentence.terms(relation, lexicon), lexicon: lexicon, spoken: spoken).persons
    let both = persons.compactMap { person -> Person? in
      guard let identifier = person.contactIdentifier,
        let relative = relatives.first(where: { $0.contactIdentifier == identifier })
      else { return nil }
      var person = person
      person.relationship = relative.relationship
      return person
    }
    return both.isEmpty ? persons : both
  }

  private func persons(_ terms: [Term]) -> [Term] {
    terms.filter { $0.kinds.contains(.person) && ($0.app == nil || app == nil || $0.app == app) }
  }

  /// Other people who may have been meant because their names sound the same.
  private func homophones(_ hit: Int, excluding known: [Person], _ spoken: String) -> [Person] {
    guard !sentence.hits[hit].isGuess else { return [] }
    let terms = lexicon.alike(sentence.hits[hit]).flatMap { persons(lexicon.terms(of: $0)) }
    return PersonMatches(terms: terms, lexicon: lexicon, spoken: spoken).persons.filter { person in
      !known.contains { $0.displayName == person.displayName && $0.contactIdentifier == person.contactIdentifier }
    }
  }
}

extension SlotFiller {
  /// A label apart from the names ("on ZhiChat at work") applies to all the persons.
  func setLabel(_ fill: Derivation.Fill, of parameter: String, in slots: inout [Slot]) {
    guard let index = slots.firstIndex(where: { $0.parameter == parameter }) else { return }
    for part in fill.parts {
      guard case .label(let number) = part.part else { continue }
      slots[index].value.ask(for: sentence.labels[number], numbers)
      slots[index].provenance.ranges.append(sentence.range(fill.words))
    }
  }
}

extension Value {
  fileprivate mutating func ask(for label: String, _ numbers: NumberLabels) {
    switch self {
    case .person(var person):
      person.ask(for: label, numbers)
      self = .person(person)
    case .list(var values):
      for index in values.indices { values[index].ask(for: label, numbers) }
      self = .list(values)
    case .string, .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object:
      break
    }
  }
}

extension Person {
  /// Takes the number with this label: the contact's, or, where it has none or several, the label alone.
  fileprivate mutating func ask(for label: String, _ numbers: NumberLabels) {
    guard !label.isEmpty else { return }
    let known = (handle.map { [$0] } ?? []) + aliases
    let fitting = known.filter { $0.label.map(numbers.standard) == label.lowercased() }
    handle = PersonHandle(
      value: fitting.count == 1 ? fitting[0].value : "", kind: fitting.count == 1 ? fitting[0].kind : .phoneNumber,
      label: label)
    aliases = []
    for index in siriMatches.indices { siriMatches[index].ask(for: label, numbers) }
  }
}

/// All people whom the words may mean.
private struct PersonMatches {
  /// The user's own entry in the list of relations.
  private static let me = "me"

  private(set) var persons: [Person] = []
  private let lexicon: Lexicon
  private let spoken: String

  init(terms: [Term], lexicon: Lexicon, spoken: String) {
    self.lexicon = lexicon
    self.spoken = spoken
    for term in terms {
      switch term.source {
      case .userVocabulary: addVocabulary(term.spoken)
      case .contact(let index): addContact(lexicon.user.contacts[index], relationship: nil)
      case .relation(let kind, let name): addRelation(kind, name)
      case .appVocabulary, .place, .common, .pronoun: break
      }
    }
  }

  private mutating func addVocabulary(_ term: SpeakableString) {
    if let index = index(of: term.spokenPhrase) {
      if persons[index].customIdentifier == nil { persons[index].customIdentifier = term.vocabularyIdentifier }
      return
    }
    persons.append(
      Person(
        displayName: term.spokenPhrase, spokenPhrase: spoken, customIdentifier: term.vocabularyIdentifier))
  }

  private mutating func addContact(_ contact: Contact, relationship: String?) {
    // Two contacts of one name are two people; a vocabulary's entry and a contact of one name are the same.
    if persons.contains(where: { $0.contactIdentifier == contact.identifier }) { return }
    var person = Person(
      displayName: contact.name, spokenPhrase: spoken, handle: contact.handles.count == 1 ? contact.handles[0] : nil,
      nickname: contact.nickname, contactIdentifier: contact.identifier, relationship: relationship,
      aliases: contact.handles.count == 1 ? [] : contact.handles)
    if let index = index(of: contact.name), persons[index].contactIdentifier == nil {
      person.customIdentifier = persons[index].customIdentifier
      persons[index] = person
    } else {
      persons.append(person)
    }
  }

  private mutating func addRelation(_ kind: String, _ name: String?) {
    if kind == Self.me { return persons.append(lexicon.user.ownPerson(spoken: spoken)) }
    guard let name else {
      persons.append(Person(displayName: spoken, spokenPhrase: spoken, relationship: kind))
      return
    }
    let contacts = lexicon.user.contacts.filter { isEqual($0.name, name) }
    for contact in contacts { addContact(contact, relationship: kind) }
    if contacts.isEmpty { persons.append(Person(displayName: name, spokenPhrase: spoken, relationship: kind)) }
  }

  private func index(of name: String) -> Int? { persons.firstIndex { isEqual($0.displayName, name) } }

  private func isEqual(_ a: String, _ b: String) -> Bool {
    a == b || Utterance(a).normalBytes == Utterance(b).normalBytes
  }
}
