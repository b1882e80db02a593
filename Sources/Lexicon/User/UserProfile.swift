public import SimCatalog

/// What Siri knows of the user: contacts, relations, places, and the vocabulary that apps have registered.
public struct UserProfile: Hashable, Sendable {
  /// The user's contacts, in the order of the file.
  public var contacts: [Contact]
  /// The user's own card: who "me" and "myself" are.
  public var me: Contact?
  /// "mother" to the contact's name.
  public var relations: [Relation]
  /// "home", "公司" and the places behind them.
  public var places: [NamedPlace]
  /// The user's location, until the session sets another.
  public var here: Place?
  /// INVocabulary by app identifier; the key "" is for all apps (in a profile written by hand).
  public var vocabularies: [String: UserVocabulary]
  /// Long lists of names for all apps.
  public var nameLists: [NameList]

  /// A user; by default without contacts, places and words.
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
  /// The contact's own identifier, the same in every session.
  public var identifier: String
  /// The whole name, as it is shown.
  public var name: String
  /// The user's name for them.
  public var nickname: String?
  /// How the name sounds, where its spelling doesn't show it.
  public var phoneticName: String?
  /// Numbers and addresses, the usual one first.
  public var handles: [PersonHandle]

  /// A contact by name.
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

/// A person's relation to the user.
public struct Relation: Hashable, Sendable {
  /// An INPersonRelationship: `mother`, `boss`.
  public var kind: String
  /// The whole name of the contact.
  public var contactName: String

  /// A relation, such as "mother", to a contact.
  public init(kind: String, contactName: String) {
    self.kind = kind
    self.contactName = contactName
  }
}

/// A place under the user's name for it.
public struct NamedPlace: Hashable, Sendable {
  /// The user's names for the place.
  public var names: [String]
  /// The place.
  public var place: Place

  /// A place by the user's names for it.
  public init(names: [String], place: Place) {
    self.names = names
    self.place = place
  }
}

/// Terms by INVocabularyStringType, each list in order of priority.
public struct UserVocabulary: Hashable, Sendable {
  /// The terms of each kind, the most important first.
  public var terms: [VocabularyStringType: [SpeakableString]]
  /// What the phrases of the app's App Shortcuts know of values; nil where nothing performs its App Intents.
  public var phraseValues: [PhraseValues]?

  /// A vocabulary, empty by default.
  public init(terms: [VocabularyStringType: [SpeakableString]] = [:]) { self.terms = terms }
}
