package import SimDiagnostics

/// An intent of a definition.
package struct DefinedIntent: Hashable, Sendable {
  /// What an intent does (INIntentCategory): Siri's own words come from it (behaviour.md e.4).
  package enum Category: String, Hashable, Sendable, CaseIterable {
    case generic, information, order, start, navigation, share, create, search, download, set, request, toggle
    case checkIn, book, buy, send, post, get, add, find, filter, run, open, view
    /// SiriKit's own intents have this one.
    case system
  }

  /// As the file has it: `OrderSoup`.
  package var name: String
  /// The intent's class: `OrderSoupIntent`.
  package var className: String
  /// Whether it is one of SiriKit's.
  package var isSystem: Bool
  /// Nil if the file has none, or an unknown one.
  package var category: Category?
  /// As the file has it: `Order`, `View`.
  package var verb: String?
  /// What users see.
  package var title: DefinitionText?
  /// What it is good for.
  package var summary: DefinitionText?
  /// In the order in which Siri asks for them.
  package var parameters: [DefinedParameter]
  /// The shortcuts that it makes, by the parameters that they fill.
  package var combinations: [ParameterCombination]
  /// What it answers.
  package var response: DefinedResponse
  /// Whether Siri asks the user before it is handled.
  package var asksUser: Bool
  /// Whether the device must be unlocked.
  package var needsUnlock: Bool
  /// Whether the device may suggest it.
  package var isSuggested: Bool
  /// Whether it configures a widget.
  package var isForWidgets: Bool
  /// Whether the Shortcuts app offers it, for its users to fill in (model version 1.1 and later).
  package var isConfigurable: Bool
  /// Whether it only configures a widget: it is never run, and a handler needs no handle.
  package var onlyConfiguresWidgets: Bool { isForWidgets && !isConfigurable }
  /// The parameter that an action before it fills (INIntentInput).
  package var inputParameter: String?
  /// The most important parameter (INIntentKeyParameter).
  package var keyParameter: String?
  /// Its place in the file.
  package var place: TextPlace
  /// The additional facts of an App Intent; nil for an intent of a definition file.
  package var appIntent: AppIntentFacts?

  /// Its names in Swift without `Intent` at the end: `OrderSoup` of `OrderSoupIntent`.
  package var stem: String { className.hasSuffix("Intent") ? String(className.dropLast("Intent".count)) : className }
}

/// A shortcut of an intent: the parameters that it fills, and its title.
package struct ParameterCombination: Hashable, Sendable {
  /// The names of the parameters; empty for the shortcut without any.
  package var parameters: [String]
  /// A template: `Order ${quantity} ${soup}`.
  package var title: DefinitionText?
  /// A second line.
  package var subtitle: DefinitionText?
  /// Whether it works without the app.
  package var runsInBackground: Bool
  /// Whether it is the one of the Shortcuts app.
  package var isManaged: Bool
  /// Its place in the file.
  package var place: TextPlace
}

/// The response of an intent.
package struct DefinedResponse: Hashable, Sendable {
  /// One of its codes.
  package struct Code: Hashable, Sendable {
    /// As the file has it.
    package var name: String
    /// Whether it means success.
    package var isSuccess: Bool
    /// The sentence that Siri shows and says.
    package var sentence: DefinitionText?
    /// The short form for when nothing is shown.
    package var conciseSentence: DefinitionText?
    /// Its place in the file.
    package var place: TextPlace

    /// The name of the case in Swift.
    package var swiftName: String { DefinedName.lowercasedFirst(name) }
  }

  /// In the file's order.
  package var codes: [Code]
  /// In the file's order.
  package var properties: [DefinedProperty]
  /// The property that a shortcut passes on; nil for none.
  package var output: String?
}
