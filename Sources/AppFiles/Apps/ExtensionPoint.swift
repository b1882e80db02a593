import SimDiagnostics

/// The extension points at which Siri looks for an app's extensions.
package enum ExtensionPoint: String, Hashable, Sendable, CaseIterable {
  case intents = "com.apple.intents-service"
  case intentsUI = "com.apple.intents-ui-service"

  /// The point that is meant, even if it is misspelt: one slip must not hide the rest of the extension.
  ///
  /// - Parameters:
  ///   - written: nil where there is none.
  ///   - listsIntents: whether the extension has `IntentsSupported`. Extensions at other points of the system's have
  ///     it, too: one that shares to people lists the intents by which they are suggested.
  package init?(meantBy written: String?, listsIntents: Bool) {
    if let written, let point = Self(rawValue: written) {
      self = point
    } else if let near = written.flatMap({ nearestName(to: $0, among: Self.allCases.map(\.rawValue)) }) {
      self = near == Self.intentsUI.rawValue ? .intentsUI : .intents
    } else if listsIntents,
      !(written?.hasPrefix("com.apple.") ?? false) || written?.hasPrefix("com.apple.intent") == true
    {
      self = .intents
    } else {
      return nil
    }
  }
}
