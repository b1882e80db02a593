public import SimDiagnostics

/// An enumeration of a definition.
public struct DefinedEnumeration: Hashable, Sendable {
  /// One of its values.
  public struct Case: Hashable, Sendable {
    /// As the file has it, for example `HindiSongs`.
    public var name: String
    /// Its number (INEnumValueIndex).
    public var rawValue: Int
    /// What users see.
    public var displayName: DefinitionText?
    /// Other words for it.
    public var synonyms: [DefinitionText]
    /// Where it stands.
    public var place: TextPlace

    /// The name of the case in Swift: with a small first letter.
    public var swiftName: String { DefinedName.lowercasedFirst(name) }
  }

  /// As the file has it.
  public var name: String
  /// Its name in Swift.
  public var className: String
  /// What users see.
  public var displayName: DefinitionText?
  /// The values in the file's order.
  public var cases: [Case]
  /// Where it stands.
  public var place: TextPlace
}

/// A class of values of a definition: it derives from INObject.
public struct DefinedType: Hashable, Sendable {
  /// As the file has it.
  public var name: String
  /// Its name in Swift.
  public var className: String
  /// What users see.
  public var displayName: DefinitionText?
  /// Its own properties, without those of INObject.
  public var properties: [DefinedProperty]
  /// Where it stands.
  public var place: TextPlace
}

/// A property of a response or of a class of values.
public struct DefinedProperty: Hashable, Sendable {
  /// The property's name.
  public var name: String
  /// What its values are.
  public var type: ValueType
  /// Whether it holds several values.
  public var isList: Bool
  /// What users see.
  public var displayName: DefinitionText?
  /// Where it stands.
  public var place: TextPlace
}
