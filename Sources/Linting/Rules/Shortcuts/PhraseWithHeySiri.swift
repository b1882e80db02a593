import SimAppFiles
import SimDiagnostics

/// Suggested phrases that call Siri (L18).
struct PhraseWithHeySiri: Rule {
  let about = RuleDescription(
    "phrase-with-hey-siri", .warning, "a suggested phrase begins with a call to Siri",
    explanation:
      "People call Siri first and say the phrase then; with the call in it they would have to call her twice.",
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; L18")

  func check(_ subject: Subject) -> [Finding] {
    let calls = SiriCalls(subject.languages)
    return subject.shortcuts.flatMap(\.suggestedPhrases).compactMap { phrase in
      guard let rest = calls.withoutCall(phrase.text) else { return nil }
      return finding(
        "\(phrase.text, as: "phrase") calls Siri", at: phrase.filePlace,
        fix: Fix(rest.isEmpty ? "suggest another phrase" : "write '\(rest)'"))
    }
  }
}
