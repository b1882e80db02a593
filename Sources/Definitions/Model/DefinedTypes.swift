package import SimDiagnostics

/// An enumeration of a definition.
package struct DefinedEnumeration: Hashable, Sendable {
  /// One of its values.
  package struct Case: Hashable, Sendable {
    /// As the file has it, for example `HindiSongs`.
    package var name: String
    /// Its number (INEnumValueIndex).
    package var rawValue: Int
    /// What users see.
    package var displayName: DefinitionText?
    /// Other words for it.
    package var synonyms: [DefinitionText]
    /// Its place in the file.
    package var place: TextPlace

    /// The name of the case in Swift: with a small first letter.
    package var swiftName: String { DefinedName.lowercasedFirst(name) }
  }

  /// As the file has it.
  package var name: String
  /// Its name in Swift.
  package var className: String
  /// What users see.
  package var displayName: DefinitionText?
  /// The values in the file's order.
  package var cases: [Case]
  /// Its place in the file.
  package var place: TextPlace
}

/// A class of values of a definition: it derives from INObject.
package struct DefinedType: Hashable, Sendable {
  /// As the file has it.
  package var name: String
  /// Its name in Swift.
  package var className: String
  /// What users see.
  package var displayName: DefinitionText?
  /// Its own properties, without those of INObject.
  package var properties: [DefinedProperty]
  /// Its place in the file.
  package var place: TextPlace
}

/// A property of a response or of a class of values.
package struct DefinedProperty: Hashable, Sendable {
  /// The property's name.
  package var name: String
  /// The type of its values.
  package var type: ValueType
  /// Whether it holds several values.
  package var isList: Bool
  /// What users see.
  package var displayName: DefinitionText?
  /// Its place in the file.
  package var place: TextPlace
}
