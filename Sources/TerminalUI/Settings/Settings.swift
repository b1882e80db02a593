package import SimDiagnostics

/// A user's choices for all conversations. The command line's options and the environment take precedence.
package struct Settings: Hashable, Sendable {
  /// When colours are used.
  package enum Colour: String, Hashable, Sendable, CaseIterable {
    /// If the terminal supports them.
    case auto
    case never
  }

  /// How text gets to the clipboard.
  package enum Copy: String, Hashable, Sendable, CaseIterable {
    /// With the terminal's clipboard sequence, OSC 52.
    case osc52
    case never
  }

  /// The screen-reader mode; nil where the file doesn't set it.
  package var isAccessible: Bool?
  /// When colours are used.
  package var colour = Colour.auto
  /// Whether the screen uses the mouse; without it the terminal's own selection works.
  package var takesMouse = true
  /// Whether the trace is shown.
  package var showsTrace = true
  /// How text gets to the clipboard.
  package var copy = Copy.osc52
  /// Siri's language, as for `--locale`.
  package var locale: String?
  /// The user, as for `--user`.
  package var user: String?

  /// The paths of the apps that commands are about, as for `--path`.
  package var apps: [String] = []

  /// The place of each setting's value, by name, for later messages.
  package var places: [String: TextPlace] = [:]

  /// The settings without a file.
  package init() {}
}
