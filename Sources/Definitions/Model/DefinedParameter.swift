public import SimCatalog
public import SimDiagnostics

/// A parameter of an intent.
public struct DefinedParameter: Hashable, Sendable {
  /// What Siri says about a parameter (INIntentParameterPromptDialogType).
  public enum Dialog: String, Hashable, Sendable, CaseIterable {
    case primary = "Primary"
    case configuration = "Configuration"
    case confirmation = "Confirmation"
    case introduction = "DisambiguationIntroduction"
    case selection = "DisambiguationSelection"
    case concise = "Concise"
  }

  /// Why a value can't be used.
  public struct Reason: Hashable, Sendable {
    /// The reason's case.
    public var code: String
    /// What Siri says then; nil for Siri's own words.
    public var sentence: DefinitionText?
    /// Where it stands.
    public var place: TextPlace

    /// The name of the case in Swift.
    public var swiftName: String { DefinedName.lowercasedFirst(code) }
  }

  /// The property's name.
  public var name: String
  /// What its values are.
  public var type: ValueType
  /// Whether it takes several values.
  public var isList: Bool
  /// What users see.
  public var displayName: DefinitionText?
  /// Whether the app resolves it.
  public var isResolvable: Bool
  /// Whether users fill it in, in the Shortcuts app or for a widget (model version 1.2).
  public var isConfigurable: Bool
  /// Whether the app offers its values.
  public var offersOptions: Bool
  /// Whether the options are searched by what the user says.
  public var isSearched: Bool
  /// What Siri says about it. Those in which nothing is said are left out: Siri's own words stand for them.
  public var dialogs: [Dialog: DefinitionText]
  /// Why values can't be used.
  public var reasons: [Reason]
  /// When it counts at all; nil where it always does.
  public var condition: ParameterCondition?
  /// The value that it has when nobody gives one.
  public var defaultValue: Value?
  /// The bounds of a number.
  public var minimum: Double?
  /// The bounds of a number.
  public var maximum: Double?
  /// What true is called; nil for Siri's own word.
  public var trueName: DefinitionText?
  /// What false is called; nil for Siri's own word.
  public var falseName: DefinitionText?
  /// So many values it takes, where that is fixed: the largest that the definition has.
  public var fixedSize: Int?
  /// Where it stands.
  public var place: TextPlace
}
