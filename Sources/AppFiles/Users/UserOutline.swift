import SimCatalog
package import SimDiagnostics
package import SimLexicon

/// A user as written by hand, with the place of every term: `Vocabulary/Users/<name>.plist`.
///
/// Root keys: `Me` (the user's own card), `Here` (where the user is), `Contacts` (identifier, name, nickname,
/// phoneticName, handles of value and label), `Relations` (mother to a contact's name), `Places` (names, name, street,
/// city, latitude, longitude), `Vocabulary` (the name of an INVocabularyStringType to a list in the order of its
/// importance: strings, or spokenPhrase, pronunciationHint and vocabularyIdentifier), and `NameLists` (the same names
/// to text files of one name a line, beside the plist).
package struct UserOutline: Sendable {
  /// The terms of one kind.
  package struct List: Sendable {
    /// An INVocabularyStringType.
    package var type: PlacedText
    /// In the order of the file, which is that of their importance.
    package var terms: [Term]
  }

  /// A term of the user's.
  package struct Term: Sendable {
    /// How it is said.
    package var phrase: PlacedText
    /// How it sounds.
    package var hint: PlacedText?
    /// What the app knows it by.
    package var identifier: PlacedText?
  }

  /// The file as it was named.
  package let file: String
  /// The lists of terms, in their order.
  package private(set) var lists: [List] = []
  /// The people and things that the user knows.
  package private(set) var profile = UserProfile()
  /// What is wrong in the file; it is left out of the profile.
  package private(set) var faults: [FileFault] = []

  /// Reads a file; nil when it can't be read at all.
  package static func read(_ path: String, diagnostics: inout [Diagnostic]) -> UserOutline? {
    let (document, faults) = PlistReader.list(path)
    let outline = document.map(UserOutline.init)
    diagnostics += (outline?.faults ?? faults).diagnostics
    return outline
  }

  /// Reads a list that has been parsed.
  package init(_ document: PlistDocument) {
    file = document.file
    var walk = PlistWalk(document)
    defer { faults = walk.faults }
    let keys = ["Me", "Here", "Contacts", "Relations", "Places", "Vocabulary", "NameLists"]
    guard let root = walk.pairs(of: walk.root, "a user's profile", known: keys) else { return }
    for step in walk.array("Contacts", of: root) {
      if let contact = Contact(step, number: profile.contacts.count + 1, "Contacts", &walk) {
        profile.contacts.append(contact)
      }
    }
    profile.here = root["Here"].flatMap { NamedPlace($0, "Here", &walk)?.place }
    profile.me = root["Me"].flatMap { Contact($0, number: 0, "Me", &walk) }
    readRelations(root, &walk)
    profile.places = walk.array("Places", of: root).compactMap { NamedPlace($0, "Places", &walk) }
    readVocabulary(root, &walk)
    readNameLists(root, &walk)
  }

  private mutating func readRelations(_ root: PlistWalk.Pairs, _ walk: inout PlistWalk) {
    guard let pairs = root["Relations"].flatMap({ walk.pairs(of: $0, "Relations") }) else { return }
    let names = profile.contacts.map(\.name)
    let (known, near) = (Set(names), Array(names.prefix(1_000)))
    for (key, value) in walk.all(of: pairs) {
      guard let name = walk.text(value, key.text) else { continue }
      if !known.contains(name.text) {
        walk.report(.unknownContact(name.text, relation: key.text, known: near), at: name)
      }
      profile.relations.append(Relation(kind: key.text, contactName: name.text))
    }
  }

  private mutating func readVocabulary(_ root: PlistWalk.Pairs, _ walk: inout PlistWalk) {
    var vocabulary = UserVocabulary()
    for (key, type, value) in Self.typed("Vocabulary", of: root, &walk) {
      let list = List(type: key, terms: walk.array(value, key.text).compactMap { Term($0, list: key.text, &walk) })
      lists.append(list)
      vocabulary.terms[type] = list.terms.map { term in
        SpeakableString(
          spokenPhrase: term.phrase.text, pronunciationHint: term.hint?.text,
          vocabularyIdentifier: term.identifier?.text)
      }
    }
    if !vocabulary.terms.isEmpty { profile.vocabularies[""] = vocabulary }
  }

  private mutating func readNameLists(_ root: PlistWalk.Pairs, _ walk: inout PlistWalk) {
    let folder = FilePath.folder(of: file)
    for (key, type, value) in Self.typed("NameLists", of: root, &walk) {
      var steps = [value]
      if case .array = value.node.value { steps = walk.array(value, key.text) }
      for path in steps.compactMap({ walk.text($0, key.text) }) {
        // A profile may come from anyone: it can name only files beside itself.
        guard !path.text.isEmpty, !path.text.hasPrefix("/"), !path.text.split(separator: "/").contains("..") else {
          walk.report(.outsideFile(path.text), at: path)
          continue
        }
        var problems: [Diagnostic] = []
        let names = NameListFile.load(folder + "/" + path.text, type: type, diagnostics: &problems)
        for problem in problems {
          walk.report(.nameList(problem), at: problem.place.map { .place(FilePlace($0)) } ?? path.origin)
        }
        if let names { profile.nameLists.append(names) }
      }
    }
  }

  /// The values below the types of terms; any other key is reported.
  private static func typed(
    _ key: String, of root: PlistWalk.Pairs, _ walk: inout PlistWalk
  ) -> [(key: PlacedText, type: VocabularyStringType, value: PlistWalk.Step)] {
    guard let pairs = root[key].flatMap({ walk.pairs(of: $0, key) }) else { return [] }
    return walk.all(of: pairs).compactMap { key, value in
      if let type = VocabularyStringType(named: key.text) { return (key, type, value) }
      walk.report(.unknownTermType(key, known: VocabularyStringType.names), at: key)
      return nil
    }
  }
}

extension UserOutline.Term {
  fileprivate init?(_ step: PlistWalk.Step, list: String, _ walk: inout PlistWalk) {
    switch step.node.value {
    case .string:
      guard let text = walk.text(step, list) else { return nil }
      phrase = text
      walk.checkName(phrase, list)
      if phrase.text.isEmpty { return nil }
    case .dictionary:
      let keys = ["spokenPhrase", "pronunciationHint", "vocabularyIdentifier"]
      guard let pairs = walk.pairs(of: step, "a term", known: keys) else { return nil }
      guard let text = walk.text(keys[0], of: pairs), !text.text.isEmpty else {
        walk.report(.missingKey(keys[0], holder: "a term of '\(list)'"), at: step)
        return nil
      }
      phrase = text
      walk.checkName(phrase, list)
      hint = walk.text(keys[1], of: pairs)
      identifier = walk.text(keys[2], of: pairs)
    case .array, .integer, .real, .boolean, .other:
      walk.wrongType(step, list, expected: "a string or a dictionary with 'spokenPhrase'")
      return nil
    }
  }
}

extension Contact {
  fileprivate init?(_ step: PlistWalk.Step, number: Int, _ holder: String, _ walk: inout PlistWalk) {
    let keys = ["identifier", "name", "nickname", "phoneticName", "handles"]
    guard let pairs = walk.pairs(of: step, holder, known: keys) else { return nil }
    guard let name = walk.text("name", of: pairs), !name.text.isEmpty else {
      walk.report(.missingKey("name", holder: "a contact"), at: step)
      return nil
    }
    let nickname = walk.text("nickname", of: pairs)
    let phoneticName = walk.text("phoneticName", of: pairs)
    for (text, key) in [(name, "name"), (nickname, "nickname"), (phoneticName, "phoneticName")] {
      walk.checkName(text, key)
    }
    self.init(
      identifier: walk.text("identifier", of: pairs)?.text ?? "contact-\(number)", name: name.text,
      nickname: nickname?.text, phoneticName: phoneticName?.text,
      handles: walk.array("handles", of: pairs).compactMap { PersonHandle($0, &walk) })
  }
}

extension PersonHandle {
  fileprivate init?(_ step: PlistWalk.Step, _ walk: inout PlistWalk) {
    // A number by itself is a handle without a label.
    if case .string(let value) = step.node.value {
      self.init(value: value, kind: Kind(of: value))
      return
    }
    guard let pairs = walk.pairs(of: step, "handles", known: ["value", "label"]) else { return nil }
    guard let value = walk.text("value", of: pairs)?.text, !value.isEmpty else {
      walk.report(.missingKey("value", holder: "a handle"), at: step)
      return nil
    }
    self.init(value: value, kind: Kind(of: value), label: walk.text("label", of: pairs)?.text)
  }
}

extension NamedPlace {
  fileprivate init?(_ step: PlistWalk.Step, _ holder: String, _ walk: inout PlistWalk) {
    let keys = ["names", "name", "street", "city", "countryCode", "latitude", "longitude"]
    guard let pairs = walk.pairs(of: step, holder, known: keys) else { return nil }
    var names = (walk.texts("names", of: pairs) ?? []).map(\.text)
    let name = walk.text("name", of: pairs)?.text
    if names.isEmpty, let name { names = [name] }
    guard let shown = name ?? names.first, !shown.isEmpty else {
      walk.report(.missingKey("name", holder: "a place"), at: step)
      return nil
    }
    var place = Place(
      name: shown, latitude: walk.number("latitude", of: pairs), longitude: walk.number("longitude", of: pairs),
      street: walk.text("street", of: pairs)?.text, city: walk.text("city", of: pairs)?.text,
      countryCode: walk.text("countryCode", of: pairs)?.text)
    let isOnEarth = abs(place.latitude ?? 0) <= 90 && abs(place.longitude ?? 0) <= 180
    if !isOnEarth || (place.latitude == nil) != (place.longitude == nil) {
      walk.report(.offTheMap(shown), at: step)
      place.latitude = nil
      place.longitude = nil
    }
    self.init(names: names, place: place)
  }
}
