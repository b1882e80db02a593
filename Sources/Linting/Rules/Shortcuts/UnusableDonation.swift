import SimAppFiles
import SimDefinitions
import SimDiagnostics

/// Custom intents that an app donates but that make no shortcut (P11).
struct UnusableDonation: Rule {
  let about = RuleDescription(
    "unusable-donation", .error, "an intent is donated that has no valid shortcut type",
    explanation: """
      The donation ends with the error "Cannot donate interaction with intent that has no valid shortcut types", and an \
      INShortcut of the intent is nil. Its definition needs at least one combination of parameters, and the intent must be \
      eligible for Siri Suggestions: a summary for the Shortcuts app alone makes none.
      """,
    source: "WWDC 2018, Introduction to Siri Shortcuts; P11")

  func check(_ subject: Subject) -> [Finding] {
    // Of several definitions of one class it isn't known which is built: one with shortcuts will do.
    var makesShortcuts: [String: Bool] = [:]
    for (_, intent) in subject.customIntents {
      let isUsable = intent.isSuggested && !intent.shortcuts.isEmpty
      makesShortcuts[intent.className, default: false] = isUsable || makesShortcuts[intent.className, default: false]
    }
    return subject.shortcuts.flatMap { outline in
      outline.donations.compactMap { donation in
        guard makesShortcuts[donation.intent] == false else { return nil }
        return finding(
          "Cannot donate interaction with intent that has no valid shortcut types: \(donation.intent, as: "intent")",
          at: FilePlace(donation.place),
          fix: Fix("make it eligible for Siri Suggestions, and add a combination of parameters with a title"))
      }
    }
  }
}
