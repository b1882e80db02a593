import SimDefinitions
import SimDiagnostics

/// Intents with more shortcut types than Siri takes (L20).
struct TooManyCombinations: Rule {
  let about = RuleDescription(
    "too-many-combinations", .error, "a custom intent has more than sixteen shortcut types",
    explanation: """
      Each donation counts for every combination of parameters that it fills, and an intent may have sixteen of them.
      """,
    source: "WWDC 2018, Introduction to Siri Shortcuts; L20")

  private static let most = 16

  func check(_ subject: Subject) -> [Finding] {
    subject.customIntents.map(\.intent).filter { $0.shortcuts.count > Self.most }.map { intent in
      finding(
        "\(intent.name, as: "intent") has \(intent.shortcuts.count, as: "count") shortcut types; expected at most 16",
        at: FilePlace(intent.shortcuts[Self.most].place), fix: Fix("keep those that people repeat"))
    }
  }
}
