package import SimCatalog
package import SimDiagnostics

/// A parameter of an intent.
package struct DefinedParameter: Hashable, Sendable {
  /// What Siri says about a parameter (INIntentParameterPromptDialogType).
  package enum Dialog: String, Hashable, Sendable, CaseIterable {
    case primary = "Primary"
    case configuration = "Configuration"
    case confirmation = "Confirmation"
    case introduction = "DisambiguationIntroduction"
    case selection = "DisambiguationSelection"
    case concise = "Concise"
  }

  /// Why a value can't be used.
  package struct Reason: Hashable, Sendable {
    /// The reason's case.
    package var code: String
    /// Siri's sentence; nil for her own words.
    package var sentence: DefinitionText?
    /// Its place in the file.
    package var place: TextPlace

    /// The name of the case in Swift.
    package var swiftName: String { DefinedName.lowercasedFirst(code) }
  }

  /// The property's name.
  package var name: String
  /// The type of its values.
  package var type: ValueType
  /// Whether it takes several values.
  package var isList: Bool
  /// What users see.
  package var displayName: DefinitionText?
  /// Whether the app resolves it.
  package var isResolvable: Bool
  /// Whether users fill it in, in the Shortcuts app or for a widget (model version 1.2).
  package var isConfigurable: Bool
  /// Whether the app offers its values.
  package var offersOptions: Bool
  /// Whether the options are searched by what the user says.
  package var isSearched: Bool
  /// Siri's lines about it. Empty ones are left out: Siri then uses her own words.
  package var dialogs: [Dialog: DefinitionText]
  /// The reasons why values can't be used.
  package var reasons: [Reason]
  /// The condition under which it is used; nil if it always is.
  package var condition: ParameterCondition?
  /// The value that it has if none is given.
  package var defaultValue: Value?
  /// The bounds of a number.
  package var minimum: Double?
  /// The bounds of a number.
  package var maximum: Double?
  /// The word for true; nil for Siri's own.
  package var trueName: DefinitionText?
  /// The word for false; nil for Siri's own.
  package var falseName: DefinitionText?
  /// The number of values that it takes, if that is fixed: the largest in the definition.
  package var fixedSize: Int?
  /// Its place in the file.
  package var place: TextPlace
}
