public import SimDiagnostics

/// An intent of a definition.
public struct DefinedIntent: Hashable, Sendable {
  /// What an intent does (INIntentCategory): Siri's own words come from it (behaviour.md e.4).
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case generic, information, order, start, navigation, share, create, search, download, set, request, toggle
    case checkIn, book, buy, send, post, get, add, find, filter, run, open, view
    /// SiriKit's own intents have this one.
    case system
  }

  /// As the file has it: `OrderSoup`.
  public var name: String
  /// The intent's class: `OrderSoupIntent`.
  public var className: String
  /// Whether it is one of SiriKit's.
  public var isSystem: Bool
  /// Nil where the file has none that is known.
  public var category: Category?
  /// As the file has it: `Order`, `View`.
  public var verb: String?
  /// What users see.
  public var title: DefinitionText?
  /// What it is good for.
  public var summary: DefinitionText?
  /// In the order in which Siri asks for them.
  public var parameters: [DefinedParameter]
  /// The shortcuts that it makes, by the parameters that are filled.
  public var combinations: [ParameterCombination]
  /// What it answers.
  public var response: DefinedResponse
  /// Whether Siri asks the user before it is handled.
  public var asksUser: Bool
  /// Whether the device must be unlocked.
  public var needsUnlock: Bool
  /// Whether the device may suggest it.
  public var isSuggested: Bool
  /// Whether it configures a widget.
  public var isForWidgets: Bool
  /// Whether the Shortcuts app offers it, for its users to fill in (model version 1.1 and later).
  public var isConfigurable: Bool
  /// Whether it does nothing but configure a widget: nobody runs it, and a handler needs no handle.
  public var onlyConfiguresWidgets: Bool { isForWidgets && !isConfigurable }
  /// The parameter that an action before it fills (INIntentInput).
  public var inputParameter: String?
  /// The parameter that it is about most (INIntentKeyParameter).
  public var keyParameter: String?
  /// Where it stands.
  public var place: TextPlace
  /// What an App Intent has besides; nil for an intent of a definition file.
  public var appIntent: AppIntentFacts?

  /// Its names in Swift without `Intent` at the end: `OrderSoup` of `OrderSoupIntent`.
  public var stem: String { className.hasSuffix("Intent") ? String(className.dropLast("Intent".count)) : className }
}

/// A shortcut of an intent: which parameters are filled, and what it is called then.
public struct ParameterCombination: Hashable, Sendable {
  /// The names of the parameters; empty for the shortcut without any.
  public var parameters: [String]
  /// A template: `Order ${quantity} ${soup}`.
  public var title: DefinitionText?
  /// A second line.
  public var subtitle: DefinitionText?
  /// Whether it works without the app.
  public var runsInBackground: Bool
  /// Whether it is the one of the Shortcuts app.
  public var isManaged: Bool
  /// Where it stands.
  public var place: TextPlace
}

/// The response of an intent.
public struct DefinedResponse: Hashable, Sendable {
  /// One of its codes.
  public struct Code: Hashable, Sendable {
    /// As the file has it.
    public var name: String
    /// Whether it ends well.
    public var isSuccess: Bool
    /// What Siri shows and says.
    public var sentence: DefinitionText?
    /// The short form that is said where nothing is shown.
    public var conciseSentence: DefinitionText?
    /// Where it stands.
    public var place: TextPlace

    /// The name of the case in Swift.
    public var swiftName: String { DefinedName.lowercasedFirst(name) }
  }

  /// In the file's order.
  public var codes: [Code]
  /// In the file's order.
  public var properties: [DefinedProperty]
  /// The property that a shortcut passes on; nil for none.
  public var output: String?
}
