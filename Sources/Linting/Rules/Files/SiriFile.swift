import SimDiagnostics

/// What is wrong in Siri's own phrases, rules, lists and lines below `Vocabulary/Siri`.
struct SiriFile: Rule {
  let about = RuleDescription(
    "siri-file", .error, "a file of Siri's own vocabulary has a fault",
    explanation: """
      Phrases, rules, word lists and lines are read by the code that a conversation uses; what is wrong in them is left out \
      of every conversation. docs/phrase-language.md, docs/word-lists.md and docs/lines.md have the notations.
      """,
    source: "docs/phrase-language.md")

  func check(_ subject: Subject) -> [Finding] {
    subject.problems.filter { $0.kind == .siri }.map { finding($0.diagnostic) }
  }
}
