package import SimCatalog

/// What an App Intent has beside what an intent of a definition has.
package struct AppIntentFacts: Hashable, Sendable {
  /// A phrase of an App Shortcut, with `${applicationName}` and `${parameter}` at their places.
  package struct Phrase: Hashable, Sendable {
    /// As the source has it.
    package var text: String
    /// What it is in other languages, of a set all; where a language has none, the source's holds.
    package var translations: [String: [String]] = [:]
    /// Languages in which another phrase's set stands for it, too.
    package var replacedIn: Set<String> = []
    /// Values with which the shortcut's intent is made.
    package var given: [Field] = []
    /// Whether the device never learns what its values are: something of the app's stands in it, and nothing calls
    /// `updateAppShortcutParameters()`. It starts nothing.
    package var isUnlearned = false
    /// Where the source has it, from the project's folder on: `Ladle/OrderSoup.swift:24`.
    package var place: String
  }

  /// Its type, with those around it: `Kitchen.OrderSoup`.
  package var typeName: String
  /// The function that it runs.
  package var perform: PerformFunction
  /// The phrases that start it, in the order of their shortcuts.
  package var phrases: [Phrase] = []
  /// The parameters whose values the device learns, as something of the app's stands in phrases (`updateAppShortcutParameters()`).
  package var learnedParameters: [String] = []
  /// The class of an intent definition in whose place it has come: both are one action. Nil for none.
  package var replaces: String?
  /// Whether it only configures something, so that no phrase starts it.
  package var isConfiguration: Bool
}
