import SimDefinitions
import SimDiagnostics

/// A custom intent with "Intent" in its name, which its class's name then repeats (S001).
struct IntentInName: Rule {
  let about = RuleDescription(
    "intent-in-name", .warning, "the name of a custom intent ends in Intent",
    explanation: """
      Xcode puts Intent behind the name: OrderSoupIntent of a definition becomes the class OrderSoupIntentIntent, with the \
      protocol OrderSoupIntentIntentHandling. Donations and activities carry the class's name, so it is better changed before \
      people have added shortcuts.
      """,
    source: "Xcode, intent definition files; S001")

  func check(_ subject: Subject) -> [Finding] {
    subject.customIntents.compactMap { outline, intent in
      guard intent.name.hasSuffix("Intent"), intent.name != "Intent", !outline.isCopy else { return nil }
      return finding(
        "\(intent.name, as: "intent") becomes the class \(intent.className, as: "class")",
        at: FilePlace(intent.place), fix: Fix("call it '\(intent.name.dropLast("Intent".count))'"))
    }
  }
}
