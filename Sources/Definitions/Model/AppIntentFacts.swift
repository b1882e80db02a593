package import SimCatalog

/// What an App Intent has in addition to a definition's intent.
package struct AppIntentFacts: Hashable, Sendable {
  /// A phrase of an App Shortcut, with `${applicationName}` and `${parameter}` at their places.
  package struct Phrase: Hashable, Sendable {
    /// As the source has it.
    package var text: String
    /// The translations, several for a set; a language without one uses the source's text.
    package var translations: [String: [String]] = [:]
    /// Languages in which another phrase's set replaces it.
    package var replacedIn: Set<String> = []
    /// Values with which the shortcut's intent is made.
    package var given: [Field] = []
    /// Whether the device never learns its values: it contains an entity, and nothing calls
    /// `updateAppShortcutParameters()`. It starts nothing.
    package var isUnlearned = false
    /// Its place in the source, relative to the project's folder: `Ladle/OrderSoup.swift:24`.
    package var place: String
  }

  /// Its type, with those around it: `Kitchen.OrderSoup`.
  package var typeName: String
  /// The function that it runs.
  package var perform: PerformFunction
  /// The phrases that start it, in the order of their shortcuts.
  package var phrases: [Phrase] = []
  /// The parameters whose values the device learns, because phrases contain entities (`updateAppShortcutParameters()`).
  package var learnedParameters: [String] = []
  /// The class of an intent definition that it replaces: both are one action. Nil for none.
  package var replaces: String?
  /// Whether it only configures something, so that no phrase starts it.
  package var isConfiguration: Bool
}
