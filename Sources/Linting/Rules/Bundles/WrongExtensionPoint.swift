import SimAppFiles
import SimDiagnostics

/// An extension that Siri doesn't know for one of hers.
struct WrongExtensionPoint: Rule {
  let about = RuleDescription(
    "wrong-extension-point", .error, "an extension with intents isn't an Intents extension",
    explanation: """
      Siri looks for extensions whose NSExtensionPointIdentifier is com.apple.intents-service, and for their views in those \
      of com.apple.intents-ui-service. The other rules take the extension for the one that is meant.
      """,
    source: "SiriKit, Creating an Intents App Extension; P8")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.compactMap { bundle in
      guard let part = bundle.part, let meant = part.meant else { return nil }
      guard let point = part.point else {
        return finding(
          "'NSExtension' has no \("NSExtensionPointIdentifier", as: "key")", at: part.place,
          fix: Fix("add it with the value '\(meant.rawValue)'"))
      }
      guard point.text != meant.rawValue, !point.text.hasPrefix("$") else { return nil }
      return finding(
        "\(point.text, as: "point") is no extension point", at: point.place, fix: point.replaced(by: meant.rawValue))
    }
  }
}
