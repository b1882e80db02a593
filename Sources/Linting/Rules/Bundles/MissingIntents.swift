import SimDiagnostics

/// An Intents extension that offers nothing.
struct MissingIntents: Rule {
  let about = RuleDescription(
    "missing-intents", .error, "an Intents extension lists no intents",
    explanation: "NSExtension › NSExtensionAttributes › IntentsSupported names the intents that Siri may send.",
    source: "SiriKit, Creating an Intents App Extension; P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.compactMap { bundle in
      guard bundle.kind == .intents || bundle.kind == .intentsUI, let part = bundle.part else { return nil }
      guard let supported = part.supported else {
        return finding(
          "'NSExtensionAttributes' has no \("IntentsSupported", as: "key")", at: part.place,
          fix: Fix("add 'IntentsSupported' with the intents that the extension handles"))
      }
      guard supported.isEmpty else { return nil }
      return finding(
        "\("IntentsSupported", as: "key") is empty", at: part.place,
        severity: bundle.kind == .intentsUI ? .warning : nil, fix: Fix("add the intents that the extension handles"))
    }
  }
}
