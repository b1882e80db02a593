import SimCatalog
public import SimDiagnostics
public import SimLexicon

/// Reads a user as a person writes one down: `Vocabulary/Users/<name>.plist`.
///
/// Root keys: `Me` (the user's own card), `Here` (where the user is), `Contacts` (identifier, name, nickname, phoneticName, handles of value and label), `Relations` (mother to a
/// contact's name), `Places` (names, name, street, city, latitude, longitude), and `Vocabulary` (the name of an
/// INVocabularyStringType to a list in the order of its importance: strings, or spokenPhrase, pronunciationHint and
/// vocabularyIdentifier), and `NameLists` (the same names to text files of one name a line, beside the plist).
public enum UserProfileFile {
  /// Reads a file; what is malformed in it is reported and left out.
  ///
  /// - Returns: nil when the file can't be read at all.
  public static func load(_ path: String, diagnostics: inout [Diagnostic]) -> UserProfile? {
    guard var document = PlistReader.read(path, diagnostics: &diagnostics) else { return nil }
    let profile = read(&document)
    diagnostics += document.diagnostics
    return profile
  }

  static func read(_ document: inout PlistDocument) -> UserProfile {
    let root = document.root
    guard document.entries(of: root, "a user's profile") != nil else { return UserProfile() }
    document.checkKeys(
      of: root, among: ["Me", "Here", "Contacts", "Relations", "Places", "Vocabulary", "NameLists"],
      in: "a user's profile")
    var profile = UserProfile()
    for element in document.array("Contacts", of: root) ?? [] {
      if let contact = contact(element, number: profile.contacts.count + 1, &document) {
        profile.contacts.append(contact)
      }
    }
    if let entry = document.entry("Here", of: root) { profile.here = place(entry.value, &document)?.place }
    if let entry = document.entry("Me", of: root) { profile.me = contact(entry.value, number: 0, &document) }
    profile.relations = relations(root, profile.contacts, &document)
    profile.places = (document.array("Places", of: root) ?? []).compactMap { place($0, &document) }
    let vocabulary = vocabulary(root, &document)
    if !vocabulary.terms.isEmpty { profile.vocabularies[""] = vocabulary }
    profile.nameLists = nameLists(root, &document)
    return profile
  }

  private static func contact(_ node: PlistNode, number: Int, _ document: inout PlistDocument) -> Contact? {
    guard document.entries(of: node, "Contacts") != nil else { return nil }
    document.checkKeys(
      of: node, among: ["identifier", "name", "nickname", "phoneticName", "handles"], in: "a contact")
    guard let name = document.string("name", of: node), !name.isEmpty else {
      document.report(.error, "a contact has no 'name'", at: node.offset)
      return nil
    }
    for key in ["name", "nickname", "phoneticName"] {
      if let entry = document.entry(key, of: node), case .string(let text) = entry.value.value {
        document.checkName(text, key, at: entry.value.offset)
      }
    }
    let handles = (document.array("handles", of: node) ?? []).compactMap { handle($0, &document) }
    return Contact(
      identifier: document.string("identifier", of: node) ?? "contact-\(number)", name: name,
      nickname: document.string("nickname", of: node), phoneticName: document.string("phoneticName", of: node),
      handles: handles)
  }

  private static func handle(_ node: PlistNode, _ document: inout PlistDocument) -> PersonHandle? {
    // A number by itself is a handle without a label.
    if case .string(let value) = node.value { return PersonHandle(value: value, kind: kind(of: value)) }
    guard document.entries(of: node, "handles") != nil else { return nil }
    document.checkKeys(of: node, among: ["value", "label"], in: "a handle")
    guard let value = document.string("value", of: node), !value.isEmpty else {
      document.report(.error, "a handle has no 'value'", at: node.offset)
      return nil
    }
    return PersonHandle(value: value, kind: kind(of: value), label: document.string("label", of: node))
  }

  private static func kind(of value: String) -> PersonHandle.Kind {
    if value.contains("@") { return .emailAddress }
    let isNumber = value.contains(where: \.isNumber) && value.allSatisfy { $0.isNumber || "+-() .#*".contains($0) }
    return isNumber ? .phoneNumber : .unknown
  }

  private static func relations(
    _ root: PlistNode, _ contacts: [Contact], _ document: inout PlistDocument
  ) -> [Relation] {
    guard let entry = document.entry("Relations", of: root),
      let entries = document.entries(of: entry.value, "Relations")
    else { return [] }
    let known = Set(contacts.map(\.name))
    return entries.compactMap { relation in
      guard let name = document.text(relation.value, relation.key) else { return nil }
      if !known.contains(name) {
        document.report(
          .warning, "'\(relation.key)' is '\(name)', who is none of the contacts",
          at: relation.value.offset,
          suggestion: nearestName(to: name, among: contacts.prefix(1_000).map(\.name)))
      }
      return Relation(kind: relation.key, contactName: name)
    }
  }

  private static func place(_ node: PlistNode, _ document: inout PlistDocument) -> NamedPlace? {
    guard document.entries(of: node, "Places") != nil else { return nil }
    document.checkKeys(
      of: node, among: ["names", "name", "street", "city", "countryCode", "latitude", "longitude"], in: "a place")
    var names = document.strings("names", of: node).map(\.text)
    let name = document.string("name", of: node)
    if names.isEmpty, let name { names = [name] }
    guard let shown = name ?? names.first, !shown.isEmpty else {
      document.report(.error, "a place has neither 'names' nor 'name'", at: node.offset)
      return nil
    }
    var place = Place(
      name: shown, latitude: document.number("latitude", of: node), longitude: document.number("longitude", of: node),
      street: document.string("street", of: node), city: document.string("city", of: node),
      countryCode: document.string("countryCode", of: node))
    let isOnEarth = abs(place.latitude ?? 0) <= 90 && abs(place.longitude ?? 0) <= 180
    if !isOnEarth || (place.latitude == nil) != (place.longitude == nil) {
      document.report(
        .error, "'\(shown)' has no place on the map; expected 'latitude' (-90 to 90) and 'longitude' (-180 to 180)",
        at: node.offset)
      place.latitude = nil
      place.longitude = nil
    }
    return NamedPlace(names: names, place: place)
  }

  private static func vocabulary(_ root: PlistNode, _ document: inout PlistDocument) -> UserVocabulary {
    var vocabulary = UserVocabulary()
    guard let entry = document.entry("Vocabulary", of: root),
      let entries = document.entries(of: entry.value, "Vocabulary")
    else { return vocabulary }
    for list in entries {
      guard let type = types[list.key] else {
        document.report(
          .warning, "'\(list.key)' is no INVocabularyStringType", at: list.keyOffset,
          suggestion: nearestName(to: list.key, among: types.keys.sorted()))
        continue
      }
      guard case .array(let nodes) = list.value.value else {
        document.report(.error, "'\(list.key)' is \(list.value.kindName); expected an array", at: list.value.offset)
        continue
      }
      vocabulary.terms[type] = nodes.compactMap { term($0, list.key, &document) }
    }
    return vocabulary
  }

  /// Written out: asking the language for a case's name costs more than reading the file.
  private static let types: [String: VocabularyStringType] = [
    "contactName": .contactName, "contactGroupName": .contactGroupName, "photoTag": .photoTag,
    "photoAlbumName": .photoAlbumName, "workoutActivityName": .workoutActivityName, "carProfileName": .carProfileName,
    "carName": .carName, "paymentsOrganizationName": .paymentsOrganizationName,
    "paymentsAccountNickname": .paymentsAccountNickname, "notebookItemTitle": .notebookItemTitle,
    "notebookItemGroupName": .notebookItemGroupName, "mediaPlaylistTitle": .mediaPlaylistTitle,
    "mediaMusicArtistName": .mediaMusicArtistName, "mediaAudiobookTitle": .mediaAudiobookTitle,
    "mediaAudiobookAuthorName": .mediaAudiobookAuthorName, "mediaShowTitle": .mediaShowTitle,
  ]

  private static func nameLists(_ root: PlistNode, _ document: inout PlistDocument) -> [NameList] {
    guard let entry = document.entry("NameLists", of: root),
      let entries = document.entries(of: entry.value, "NameLists")
    else { return [] }
    let folder = BundleInfo.parent(of: document.file)
    var lists: [NameList] = []
    for list in entries {
      guard let type = types[list.key] else {
        document.report(
          .warning, "'\(list.key)' is no INVocabularyStringType", at: list.keyOffset,
          suggestion: nearestName(to: list.key, among: types.keys.sorted()))
        continue
      }
      var nodes = [list.value]
      if case .array(let several) = list.value.value { nodes = several }
      for node in nodes {
        guard let path = document.text(node, list.key) else { continue }
        // A profile may come from anybody: it reaches the files beside itself and no others.
        guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
          document.report(.error, "'\(path)' does not lie beside the profile", at: node.offset)
          continue
        }
        if let names = NameListFile.load(folder + "/" + path, type: type, diagnostics: &document.diagnostics) {
          lists.append(names)
        }
      }
    }
    return lists
  }

  private static func term(_ node: PlistNode, _ list: String, _ document: inout PlistDocument)
    -> SpeakableString?
  {
    if case .string(let phrase) = node.value, !phrase.isEmpty {
      document.checkName(phrase, list, at: node.offset)
      return SpeakableString(spokenPhrase: phrase)
    }
    guard case .dictionary = node.value else {
      document.report(
        .error, "a term of '\(list)' is \(node.kindName); expected a string or a dictionary with 'spokenPhrase'",
        at: node.offset)
      return nil
    }
    document.checkKeys(of: node, among: ["spokenPhrase", "pronunciationHint", "vocabularyIdentifier"], in: "a term")
    guard let phrase = document.string("spokenPhrase", of: node), !phrase.isEmpty else {
      document.report(.error, "a term of '\(list)' has no 'spokenPhrase'", at: node.offset)
      return nil
    }
    document.checkName(phrase, list, at: node.offset)
    return SpeakableString(
      spokenPhrase: phrase, pronunciationHint: document.string("pronunciationHint", of: node),
      vocabularyIdentifier: document.string("vocabularyIdentifier", of: node))
  }
}
