/// A shortcut that an intent makes, by its filled parameters (a parameter combination of a definition).
public struct ShortcutType: Hashable, Sendable {
  /// The names of the parameters, in the definition's order; empty for the shortcut without parameters.
  public var parameters: [String]
  /// Whether it works without opening the app.
  public var runsInBackground: Bool

  /// A shortcut with these parameters filled.
  public init(parameters: [String], runsInBackground: Bool = true) {
    self.parameters = parameters
    self.runsInBackground = runsInBackground
  }
}
