/// One of SiriKit's enumerations or option sets, so that raw values can be named.
public struct EnumerationSchema: Hashable, Sendable {
  /// Whether a value is one case or several.
  public enum Kind: Hashable, Sendable {
    case cases
    case options
    /// A struct of named texts; the raw values are indices in the list.
    case strings
  }

  /// For example `INMessageAttribute`.
  public var name: String
  /// Whether a value is one case or several.
  public var kind: Kind
  /// The cases in the order of their numbers.
  public var cases: [EnumerationCase]

  /// An enumeration with its cases.
  public init(name: String, kind: Kind, cases: [EnumerationCase]) {
    self.name = name
    self.kind = kind
    self.cases = cases
  }

  /// The raw value of a case, or of several of an option set; nil when a name is unknown.
  public func rawValue(of names: [String]) -> Int? {
    var raw = 0
    for name in names {
      guard let found = cases.first(where: { $0.name == name }) else { return nil }
      raw = kind == .options ? raw | found.rawValue : found.rawValue
    }
    return raw
  }

  /// The names for a raw value: one case, or every option in it.
  public func names(of rawValue: Int) -> [String] {
    switch kind {
    case .options: cases.filter { $0.rawValue != 0 && $0.rawValue & rawValue == $0.rawValue }.map(\.name)
    case .cases, .strings: cases.filter { $0.rawValue == rawValue }.prefix(1).map(\.name)
    }
  }
}

/// One case of an enumeration.
public struct EnumerationCase: Hashable, Sendable {
  /// The case's name in Swift.
  public var name: String
  /// Its number.
  public var rawValue: Int

  /// A case by its name and number.
  public init(_ name: String, _ rawValue: Int) {
    self.name = name
    self.rawValue = rawValue
  }
}

/// One of SiriKit's classes of values, for example `INMessage`.
public struct ObjectSchema: Hashable, Sendable {
  /// The class's name.
  public var name: String
  /// Nil for a class without one.
  public var superclass: String?
  /// Its own properties, without those of the superclass.
  public var fields: [ParameterSchema]

  /// A class with its fields.
  public init(name: String, superclass: String?, fields: [ParameterSchema]) {
    self.name = name
    self.superclass = superclass
    self.fields = fields
  }
}
