/// The system's sheet in which the user gives a shortcut its phrase, or changes it.
public enum ShortcutSheet: Hashable, Sendable {
  /// INUIAddVoiceShortcutViewController.
  case add(Shortcut)
  /// INUIEditVoiceShortcutViewController.
  case edit(VoiceShortcut)

  /// Its outcome, as the app's delegate learns it.
  public enum Outcome: Hashable, Sendable {
    case added(VoiceShortcut)
    case updated(VoiceShortcut)
    /// With its identifier.
    case deleted(String)
    case cancelled
  }
}
