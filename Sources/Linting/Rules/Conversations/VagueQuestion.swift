import SimDiagnostics

/// Questions that could name what they ask for (L24).
struct VagueQuestion: Rule {
  let about = RuleDescription(
    "vague-question", .warning, "a question doesn't name what it asks for",
    explanation: """
      "Which one?" makes people think back; "Which soup?" doesn't. Told are prompts of custom intents that are one of the \
      questions in checks/vague-questions.list, where the parameter has a name to ask by.
      """,
    source: "Human Interface Guidelines, Siri; L24")

  func check(_ subject: Subject) -> [Finding] {
    let questions = CheckList("vague-questions", subject.languages)
    return subject.dialogues.filter { $0.asks && questions.contains($0.words.plainText) }.map { dialogue in
      finding(
        "\(dialogue.owner, as: "of") is asked for by \(dialogue.words.text, as: "question")", at: dialogue.words.place,
        fix: Fix("name it in the question"))
    }
  }
}
