/// An enumeration, an option set, or a struct of named texts.
public struct EnumerationModel: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case cases, options, strings
  }

  public struct Case: Hashable, Sendable {
    public var name: String
    /// For named texts the place in the list.
    public var rawValue: Int

    public init(name: String, rawValue: Int) {
      self.name = name
      self.rawValue = rawValue
    }
  }

  /// With a dot when it is nested in a class.
  public var name: String
  public var kind: Kind
  /// In the order of their raw values.
  public var cases: [Case]
  /// Older names of cases: the name, and the case that it stands for.
  public var formerNames: [String: String]

  public init(name: String, kind: Kind = .cases, cases: [Case], formerNames: [String: String] = [:]) {
    self.name = name
    self.kind = kind
    self.cases = cases
    self.formerNames = formerNames
  }
}

/// A class whose objects are values of parameters and responses, for example `INMessage`.
public struct ValueModel: Hashable, Sendable {
  public var name: String
  /// Nil for a class that stands alone.
  public var superclass: String?
  public var properties: [PropertyModel]
  public var initialisers: [InitialiserModel]
  /// The class is written by hand in `Sources/Intents`; the schema still says what its properties are.
  public var isWrittenByHand: Bool

  public init(
    name: String, superclass: String?, properties: [PropertyModel], initialisers: [InitialiserModel],
    isWrittenByHand: Bool
  ) {
    self.name = name
    self.superclass = superclass
    self.properties = properties
    self.initialisers = initialisers
    self.isWrittenByHand = isWrittenByHand
  }
}

/// A class of resolution results.
public struct ResultModel: Hashable, Sendable {
  public var name: String
  /// The more general class that it narrows; nil for one that derives from the base.
  public var narrows: String?
  /// The label of the initialiser that takes a result of the more general class.
  public var widened: String?
  /// `success(with:)` and the others, beside those that every result class has.
  public var factories: [SignatureModel]
  public var isWrittenByHand: Bool

  public init(
    name: String, narrows: String?, widened: String?, factories: [SignatureModel], isWrittenByHand: Bool
  ) {
    self.name = name
    self.narrows = narrows
    self.widened = widened
    self.factories = factories
    self.isWrittenByHand = isWrittenByHand
  }
}
