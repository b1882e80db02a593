public import SimCatalog

/// What Siri knows of the user: contacts, relations, places, and the vocabulary that apps have registered for him.
public struct UserProfile: Hashable, Sendable {
  public var contacts: [Contact]
  /// "mother" to the contact's name.
  public var relations: [Relation]
  /// "home", "公司" and the places behind them.
  public var places: [NamedPlace]
  /// INVocabulary by app identifier; the key "" holds for every app (a profile written by hand).
  public var vocabularies: [String: UserVocabulary]
  /// Long lists of names that hold for every app.
  public var nameLists: [NameList]

  public init(
    contacts: [Contact] = [], relations: [Relation] = [], places: [NamedPlace] = [],
    vocabularies: [String: UserVocabulary] = [:], nameLists: [NameList] = []
  ) {
    self.contacts = contacts
    self.relations = relations
    self.places = places
    self.vocabularies = vocabularies
    self.nameLists = nameLists
  }
}

/// One entry of the user's address book.
public struct Contact: Hashable, Sendable {
  public var identifier: String
  public var name: String
  public var nickname: String?
  /// How the name sounds, where its spelling doesn't tell.
  public var phoneticName: String?
  public var handles: [PersonHandle]

  public init(
    identifier: String, name: String, nickname: String? = nil, phoneticName: String? = nil, handles: [PersonHandle] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.nickname = nickname
    self.phoneticName = phoneticName
    self.handles = handles
  }
}

public struct Relation: Hashable, Sendable {
  /// An INPersonRelationship: `mother`, `boss`.
  public var kind: String
  public var contactName: String

  public init(kind: String, contactName: String) {
    self.kind = kind
    self.contactName = contactName
  }
}

/// A place under the name that the user says.
public struct NamedPlace: Hashable, Sendable {
  public var names: [String]
  public var place: Place

  public init(names: [String], place: Place) {
    self.names = names
    self.place = place
  }
}

/// Terms by INVocabularyStringType, each list in the order of its priority.
public struct UserVocabulary: Hashable, Sendable {
  public var terms: [VocabularyStringType: [SpeakableString]]

  public init(terms: [VocabularyStringType: [SpeakableString]] = [:]) { self.terms = terms }
}
