import SimDiagnostics

/// An extension that Siri doesn't know for one of hers.
struct WrongExtensionPoint: Rule {
  static let points = ["com.apple.intents-service", "com.apple.intents-ui-service"]

  let about = RuleDescription(
    "wrong-extension-point", .error, "an extension with intents isn't an Intents extension",
    explanation: """
      Siri looks for extensions whose NSExtensionPointIdentifier is com.apple.intents-service, and for their views in those \
      of com.apple.intents-ui-service.
      """,
    source: "SiriKit, Creating an Intents App Extension; P8")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.compactMap { bundle in
      guard let part = bundle.part else { return nil }
      guard let point = part.point else {
        guard part.supported != nil else { return nil }
        return finding(
          "'NSExtension' has no \("NSExtensionPointIdentifier", as: "key")", at: part.place,
          fix: Fix("add it with the value '\(Self.points[0])'"))
      }
      guard !Self.points.contains(point.text), !point.text.hasPrefix("$"),
        let nearest = nearestName(to: point.text, among: Self.points)
      else { return nil }
      return finding(
        "\(point.text, as: "point") is no extension point", at: point.place, fix: point.replaced(by: nearest))
    }
  }
}
