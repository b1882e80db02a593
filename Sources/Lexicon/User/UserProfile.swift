public import SimCatalog

/// What Siri knows of the user: contacts, relations, places, and the vocabulary that apps have registered for them.
public struct UserProfile: Hashable, Sendable {
  /// The people that the user has noted, in the order of the file.
  public var contacts: [Contact]
  /// The user's own card: who "me" and "myself" are.
  public var me: Contact?
  /// "mother" to the contact's name.
  public var relations: [Relation]
  /// "home", "公司" and the places behind them.
  public var places: [NamedPlace]
  /// Where the user is, as long as nothing else is said.
  public var here: Place?
  /// INVocabulary by app identifier; the key "" holds for every app (a profile written by hand).
  public var vocabularies: [String: UserVocabulary]
  /// Long lists of names that hold for every app.
  public var nameLists: [NameList]

  /// A user; whoever is given nothing knows nobody.
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
  /// What the user calls them.
  public var nickname: String?
  /// How the name sounds, where its spelling doesn't tell.
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

/// Who somebody is to the user.
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

/// A place under the name that the user says.
public struct NamedPlace: Hashable, Sendable {
  /// What the user calls the place.
  public var names: [String]
  /// Where it is.
  public var place: Place

  /// A place by the user's names for it.
  public init(names: [String], place: Place) {
    self.names = names
    self.place = place
  }
}

/// Terms by INVocabularyStringType, each list in the order of its priority.
public struct UserVocabulary: Hashable, Sendable {
  /// The terms of each kind, the most important first.
  public var terms: [VocabularyStringType: [SpeakableString]]
  /// What the phrases of the app's App Shortcuts know of values; nil where nothing performs its App Intents, and any words are one.
  public var phraseValues: [PhraseValues]?

  /// A vocabulary; none by itself.
  public init(terms: [VocabularyStringType: [SpeakableString]] = [:]) { self.terms = terms }
}
