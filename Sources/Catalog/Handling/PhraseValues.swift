/// The values of a parameter in an App Shortcut's phrases, as of the last `updateAppShortcutParameters()`.
public struct PhraseValues: Hashable, Sendable {
  /// The intent.
  public var intent: IntentName
  /// Its parameter.
  public var parameter: String
  /// What its query suggested then, in its order.
  public var values: [Value]

  /// The values of a parameter.
  public init(intent: IntentName, parameter: String, values: [Value]) {
    self.intent = intent
    self.parameter = parameter
    self.values = values
  }
}
