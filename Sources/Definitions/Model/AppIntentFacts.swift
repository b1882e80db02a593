public import SimCatalog

/// What an App Intent has beside what an intent of a definition has.
public struct AppIntentFacts: Hashable, Sendable {
  /// A phrase of an App Shortcut, with `${applicationName}` and `${parameter}` at their places.
  public struct Phrase: Hashable, Sendable {
    /// As the source has it.
    public var text: String
    /// What it is in other languages, of a set all; where a language has none, the source's holds.
    public var translations: [String: [String]] = [:]
    /// Languages in which another phrase's set stands for it, too.
    public var replacedIn: Set<String> = []
    /// Values with which the shortcut's intent is made.
    public var given: [Field] = []
    /// Whether the device never learns what its values are: something of the app's stands in it, and nothing calls
    /// `updateAppShortcutParameters()`. It starts nothing.
    public var isUnlearned = false
    /// Where the source has it, from the project's folder on: `Ladle/OrderSoup.swift:24`.
    public var place: String
  }

  /// Its type, with those around it: `Kitchen.OrderSoup`.
  public var typeName: String
  /// The function that it runs.
  public var perform: PerformFunction
  /// The phrases that start it, in the order of their shortcuts.
  public var phrases: [Phrase] = []
  /// The parameters whose values the device learns, as something of the app's stands in phrases (`updateAppShortcutParameters()`).
  public var learnedParameters: [String] = []
  /// The class of an intent definition in whose place it has come: both are one action. Nil for none.
  public var replaces: String?
  /// Whether it only configures something, so that no phrase starts it.
  public var isConfiguration: Bool
}
