package import SimDiagnostics

/// What turned the screen-reader mode on.
package enum AccessibilityCause: Hashable, Sendable {
  /// `--accessible`.
  case option
  /// The environment's `ACCESSIBLE`, with its value.
  case environment(String)
  /// The settings file, with the setting's place.
  case setting(TextPlace?)

  /// What turned the mode on; nil when it is off. The option wins over the environment, and that over the setting.
  ///
  /// The environment and the setting are for a person at a terminal. Output to a file or a pipe stays a transcript,
  /// unless the option asks for the mode.
  /// - Parameters:
  ///   - option: `--accessible`, `--no-accessible`; nil when neither was given.
  ///   - environment: `ACCESSIBLE`: 0 is off, any other text but the empty one is on.
  package init?(option: Bool?, environment: String?, settings: Settings, outputIsTerminal: Bool) {
    if let option {
      guard option else { return nil }
      self = .option
      return
    }
    guard outputIsTerminal else { return nil }
    if let environment, !environment.isEmpty {
      guard environment != "0" else { return nil }
      self = .environment(environment)
      return
    }
    guard settings.isAccessible ?? false else { return nil }
    self = .setting(settings.places["accessible"])
  }

  /// The first line of a conversation: that the mode is on, why, and how to turn it off.
  package var notice: String {
    switch self {
    case .option: "screen-reader mode is on because of --accessible; leave the option out to turn it off"
    case .environment(let value):
      "screen-reader mode is on because ACCESSIBLE is '\(value)' in the environment; ACCESSIBLE=0 or --no-accessible "
        + "turns it off"
    case .setting(let place):
      "screen-reader mode is on because of the setting 'accessible'\(place.map(Self.name) ?? ""); 'accessible = no' there "
        + "or --no-accessible turns it off"
    }
  }

  private static func name(_ place: TextPlace) -> String { " in \(place.file ?? "the settings"), line \(place.line)" }
}
