import SimAppFiles
import SimDiagnostics

/// More shortcuts handed over than an app may (L20).
struct TooManyShortcuts: Rule {
  let about = RuleDescription(
    "too-many-shortcuts", .warning, "more than twenty shortcuts are handed over at once",
    explanation: """
      An app has twenty shortcuts; what comes after them isn't offered. The list is for what is worth a phrase, the most \
      important first.
      """,
    source: "INVoiceShortcutCenter.setShortcutSuggestions; S003; L20")

  private static let most = 20

  func check(_ subject: Subject) -> [Finding] {
    subject.shortcuts.flatMap(\.suggestions).filter { $0.count > Self.most }.map { suggestions in
      finding(
        "\(suggestions.count, as: "count") shortcuts are handed over; expected at most 20",
        at: FilePlace(suggestions.place, length: "setShortcutSuggestions".count),
        fix: Fix("hand over the most important ones"))
    }
  }
}
