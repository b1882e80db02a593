public import SimCatalog

/// A word or name that an app or the user has added to what Siri knows.
public struct Term: Hashable, Sendable {
  /// Where a term comes from.
  public enum Source: Hashable, Sendable {
    /// INVocabulary, or a user's plist.
    case userVocabulary(VocabularyStringType)
    /// AppIntentVocabulary.plist, with the parameters that the list is for.
    case appVocabulary([ParameterVocabulary.ParameterName])
    /// A contact, by its index in the user's contacts.
    case contact(Int)
    /// A relation ("mother") and, where the user has told one, the name of the person.
    case relation(kind: String, contactName: String?)
    /// A place, by its index in the user's places.
    case place(Int)
    /// A word that everybody knows, with the parameter that it fills.
    case common(parameter: String)
    /// A word for somebody who was spoken of.
    case pronoun(Pronoun)
  }

  /// Where the term comes from.
  public var source: Source
  /// The term as it stands in its vocabulary, with the identifier behind it.
  public var spoken: SpeakableString
  /// The app whose vocabulary it is, by its index; nil when it holds for all.
  public var app: Int?
  /// Whether the words are only a part of the name ("Jon" of "Jon Snow").
  public var isPart: Bool

  /// A term; without an app it is everybody's.
  public init(source: Source, spoken: SpeakableString, app: Int? = nil, isPart: Bool = false) {
    self.source = source
    self.spoken = spoken
    self.app = app
    self.isPart = isPart
  }
}

/// What a term can be, for a quick choice of those that fit a slot.
public struct TermKinds: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt8

  /// The kinds whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Somebody.
  public static let person = TermKinds(rawValue: 1)
  /// Several people under one name.
  public static let group = TermKinds(rawValue: 2)
  /// Somewhere.
  public static let place = TermKinds(rawValue: 4)
  /// A value of some parameter of some intent.
  public static let parameter = TermKinds(rawValue: 8)
  /// A family name, which a title makes somebody's name.
  public static let family = TermKinds(rawValue: 16)
  /// Somebody by the place in what was listed: a person, where nothing else is offered to choose from.
  public static let listedPerson = TermKinds(rawValue: 32)
}

extension Term {
  /// Whether everybody knows it, and no vocabulary holds it.
  public var isCommon: Bool {
    if case .common = source { true } else { false }
  }

  /// Whom it stands for, where it is no name.
  public var pronoun: Pronoun? {
    if case .pronoun(let pronoun) = source { pronoun } else { nil }
  }

  /// Whether somebody or some app has given it, as a name that is to be heard.
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
  /// - Parameter intent: nil when any intent will do.
  public func fills(_ parameter: String, of intent: IntentName?, in catalog: Catalog) -> Bool {
    switch source {
    case .userVocabulary(let type): return catalog.fills(type, parameter, of: intent)
    case .appVocabulary(let names):
      // A list for a parameter that holds an object names such objects.
      let whole = parameter.prefix { $0 != "." }
      return names.contains { $0.parameter == whole && (intent == nil || $0.intent == intent) }
    case .common(let name): return name == parameter
    case .contact, .relation, .place, .pronoun: return false
    }
  }

  /// Whether a term that stands where a parameter is expected may be its value: an app's list for one of its intents serves
  /// the others that have such a parameter.
  public func isValue(of parameter: String, for intent: IntentName, in catalog: Catalog) -> Bool {
    if case .appVocabulary = source { return fills(parameter, of: nil, in: catalog) }
    return fills(parameter, of: intent, in: catalog)
  }

  /// Whose vocabulary it stands in, as provenance names it.
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
