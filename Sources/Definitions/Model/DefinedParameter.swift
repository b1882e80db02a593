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
    /// What Siri says then; nil for Siri's own words.
    package var sentence: DefinitionText?
    /// Where it stands.
    package var place: TextPlace

    /// The name of the case in Swift.
    package var swiftName: String { DefinedName.lowercasedFirst(code) }
  }

  /// The property's name.
  package var name: String
  /// What its values are.
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
  /// What Siri says about it. Those in which nothing is said are left out: Siri's own words stand for them.
  package var dialogs: [Dialog: DefinitionText]
  /// Why values can't be used.
  package var reasons: [Reason]
  /// When it counts at all; nil where it always does.
  package var condition: ParameterCondition?
  /// The value that it has when nobody gives one.
  package var defaultValue: Value?
  /// The bounds of a number.
  package var minimum: Double?
  /// The bounds of a number.
  package var maximum: Double?
  /// What true is called; nil for Siri's own word.
  package var trueName: DefinitionText?
  /// What false is called; nil for Siri's own word.
  package var falseName: DefinitionText?
  /// So many values it takes, where that is fixed: the largest that the definition has.
  package var fixedSize: Int?
  /// Where it stands.
  package var place: TextPlace
}
