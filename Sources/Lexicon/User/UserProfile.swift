package import SimCatalog

/// What Siri knows of the user: contacts, relations, places, and the vocabulary that apps have registered for them.
package struct UserProfile: Hashable, Sendable {
  /// The people that the user has noted, in the order of the file.
  package var contacts: [Contact]
  /// The user's own card: who "me" and "myself" are.
  package var me: Contact?
  /// "mother" to the contact's name.
  package var relations: [Relation]
  /// "home", "公司" and the places behind them.
  package var places: [NamedPlace]
  /// Where the user is, as long as nothing else is said.
  package var here: Place?
  /// INVocabulary by app identifier; the key "" holds for every app (a profile written by hand).
  package var vocabularies: [String: UserVocabulary]
  /// Long lists of names that hold for every app.
  package var nameLists: [NameList]

  /// A user; whoever is given nothing knows nobody.
  package init(
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
package struct Contact: Hashable, Sendable {
  /// The contact's own identifier, the same in every session.
  package var identifier: String
  /// The whole name, as it is shown.
  package var name: String
  /// What the user calls them.
  package var nickname: String?
  /// How the name sounds, where its spelling doesn't tell.
  package var phoneticName: String?
  /// Numbers and addresses, the usual one first.
  package var handles: [PersonHandle]

  /// A contact by name.
  package init(
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
package struct Relation: Hashable, Sendable {
  /// An INPersonRelationship: `mother`, `boss`.
  package var kind: String
  /// The whole name of the contact.
  package var contactName: String

  /// A relation, such as "mother", to a contact.
  package init(kind: String, contactName: String) {
    self.kind = kind
    self.contactName = contactName
  }
}

/// A place under the name that the user says.
package struct NamedPlace: Hashable, Sendable {
  /// What the user calls the place.
  package var names: [String]
  /// Where it is.
  package var place: Place

  /// A place by the user's names for it.
  package init(names: [String], place: Place) {
    self.names = names
    self.place = place
  }
}

/// Terms by INVocabularyStringType, each list in the order of its priority.
package struct UserVocabulary: Hashable, Sendable {
  /// The terms of each kind, the most important first.
  package var terms: [VocabularyStringType: [SpeakableString]]
  /// What the phrases of the app's App Shortcuts know of values; nil where nothing performs its App Intents, and any words are one.
  package var phraseValues: [PhraseValues]?

  /// A vocabulary; none by itself.
  package init(terms: [VocabularyStringType: [SpeakableString]] = [:]) { self.terms = terms }
}
