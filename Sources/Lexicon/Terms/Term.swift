public import SimCatalog

/// A word or name that an app or the user has added to Siri's vocabulary.
public struct Term: Hashable, Sendable {
  /// Where a term comes from.
  public enum Source: Hashable, Sendable {
    /// INVocabulary, or a user's plist.
    case userVocabulary(VocabularyStringType)
    /// AppIntentVocabulary.plist, with the parameters that the list is for.
    case appVocabulary([ParameterVocabulary.ParameterName])
    /// A contact, by its index in the user's contacts.
    case contact(Int)
    /// A relation ("mother") and the person's name, if the user has given one.
    case relation(kind: String, contactName: String?)
    /// A place, by its index in the user's places.
    case place(Int)
    /// A well-known word, with the parameter that it fills.
    case common(parameter: String)
    /// A word for someone who was mentioned.
    case pronoun(Pronoun)
  }

  /// Where the term comes from.
  public var source: Source
  /// The term as in its vocabulary, with its identifier.
  public var spoken: SpeakableString
  /// The app whose vocabulary it is from, by its index; nil for a term of all apps.
  public var app: Int?
  /// Whether the words are only a part of the name ("Jon" of "Jon Snow").
  public var isPart: Bool

  /// A term; without an app it is for all apps.
  public init(source: Source, spoken: SpeakableString, app: Int? = nil, isPart: Bool = false) {
    self.source = source
    self.spoken = spoken
    self.app = app
    self.isPart = isPart
  }
}

/// What a term can be, for quickly finding those that fit a slot.
public struct TermKinds: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt8

  /// The kinds whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A person.
  public static let person = TermKinds(rawValue: 1)
  /// Several people under one name.
  public static let group = TermKinds(rawValue: 2)
  /// A place.
  public static let place = TermKinds(rawValue: 4)
  /// A value of a parameter of an intent.
  public static let parameter = TermKinds(rawValue: 8)
  /// A family name, which names a person together with a title.
  public static let family = TermKinds(rawValue: 16)
  /// A person by position in a list, where there are no options to choose from.
  public static let listedPerson = TermKinds(rawValue: 32)
}

extension Term {
  /// Whether it is well known, and in no vocabulary.
  public var isCommon: Bool {
    if case .common = source { true } else { false }
  }

  /// Whom it refers to, if it is a pronoun.
  public var pronoun: Pronoun? {
    if case .pronoun(let pronoun) = source { pronoun } else { nil }
  }

  /// Whether a user or an app has added it, as a name to recognise.
  var isName: Bool {
    switch source {
    case .userVocabulary, .appVocabulary, .contact: true
    case .relation, .place, .common, .pronoun: false
    }
  }

  /// What the term may be.
  public var kinds: TermKinds {
    switch source {
    case .userVocabulary(let type): Term.kinds(of: type)
    case .contact, .relation, .pronoun(.one), .pronoun(.all): .person
    case .pronoun(.listed): .listedPerson
    case .appVocabulary, .common: .parameter
    case .place: .place
    }
  }

  /// What a term of the user's vocabulary can be.
  static func kinds(of type: VocabularyStringType) -> TermKinds {
    switch type {
    case .contactName: .person
    case .contactGroupName: [.group, .parameter]
    default: .parameter
    }
  }

  /// Whether the term is a value of a parameter, or of a field of its object (`toAccount.nickname`).
  ///
  /// - Parameter intent: nil for any intent.
  public func fills(_ parameter: String, of intent: IntentName?, in catalog: Catalog) -> Bool {
    switch source {
    case .userVocabulary(let type): return catalog.fills(type, parameter, of: intent)
    case .appVocabulary(let names):
      // A list for a parameter that holds an object has names of such objects.
      let whole = parameter.prefix { $0 != "." }
      return names.contains { $0.parameter == whole && (intent == nil || $0.intent == intent) }
    case .common(let name): return name == parameter
    case .contact, .relation, .place, .pronoun: return false
    }
  }

  /// Whether a term in a parameter's place may be its value: an app's list for one of its intents also serves others
  /// with such a parameter.
  public func isValue(of parameter: String, for intent: IntentName, in catalog: Catalog) -> Bool {
    if case .appVocabulary = source { return fills(parameter, of: nil, in: catalog) }
    return fills(parameter, of: intent, in: catalog)
  }

  /// Whose vocabulary it is in, for provenance.
  public var vocabularySource: Provenance.VocabularySource {
    switch source {
    case .userVocabulary: .user
    case .appVocabulary: .app
    case .contact: .contacts
    case .relation: .relations
    case .place: .places
    case .common, .pronoun: .siri
    }
  }
}
