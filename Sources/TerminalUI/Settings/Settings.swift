package import SimDiagnostics

/// What a user has chosen once for all conversations. Options of the command line and the environment win over it.
package struct Settings: Hashable, Sendable {
  /// When colours are used.
  package enum Colour: String, Hashable, Sendable, CaseIterable {
    /// As the terminal can.
    case auto
    case never
  }

  /// How text gets to the clipboard.
  package enum Copy: String, Hashable, Sendable, CaseIterable {
    /// By the terminal's own clipboard sequence, OSC 52.
    case osc52
    case never
  }

  /// The screen-reader mode; nil where the file says nothing.
  package var isAccessible: Bool?
  /// When colours are used.
  package var colour = Colour.auto
  /// Whether the screen takes the mouse; without it the terminal's own selection works.
  package var takesMouse = true
  /// Whether the trace is shown.
  package var showsTrace = true
  /// How text gets to the clipboard.
  package var copy = Copy.osc52
  /// Siri's language, as `--locale` takes it.
  package var locale: String?
  /// Who speaks, as `--user` takes it.
  package var user: String?

  /// The paths of the apps that commands are about, as `--path` takes them.
  package var apps: [String] = []

  /// Where each setting's value stands, by its name: for messages about what follows from it.
  package var places: [String: TextPlace] = [:]

  /// The settings of a user without a file.
  package init() {}
}
