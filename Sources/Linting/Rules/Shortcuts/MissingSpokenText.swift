import SimDefinitions
import SimDiagnostics

/// Answers without words for devices that show nothing (L16).
struct MissingSpokenText: Rule {
  let about = RuleDescription(
    "missing-spoken-text", .note, "an answer has no text of its own for where nothing is shown",
    explanation: """
      On HomePod, AirPods and in the car the sentence is all there is, and beside a card it may be short. From Xcode 11 on \
      a response has both: what is shown with it, and what is said by voice alone.
      """,
    source: "WWDC 2019, Designing Great Shortcuts; Human Interface Guidelines; L16")

  func check(_ subject: Subject) -> [Finding] {
    // Xcode 10 has one sentence for both speech and display.
    subject.customIntents.filter { $0.outline.definition.version != .xcode10 }.compactMap { outline, intent in
      let codes = intent.response.codes.filter { code in
        !outline.words(of: code.sentence).isEmpty && outline.words(of: code.conciseSentence).isEmpty
      }
      guard let first = codes.first, let shown = first.sentence else { return nil }
      return finding(
        "nothing is written for voice alone: \(codes.map(\.name), as: "code") of \(intent.name, as: "intent")",
        at: shown.place ?? FilePlace(first.place),
        fix: Fix("fill in the voice-only dialogue"))
    }
  }
}
