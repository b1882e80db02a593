import SimDefinitions
import SimDiagnostics

/// Errors that don't say what went wrong (L17).
struct GenericError: Rule {
  let about = RuleDescription(
    "generic-error", .warning, "an error's sentence doesn't say what went wrong",
    explanation: """
      "Sorry, we can't complete your order" leaves people where they were; "We're out of clam chowder" lets them order \
      something else. Each thing that may go wrong gets a response code with a sentence of its own. Told are texts of which \
      each sentence is one that says nothing; these stand in checks/generic-errors.list, with … where more may be said.
      """,
    source: "Human Interface Guidelines, Siri; L17")

  func check(_ subject: Subject) -> [Finding] {
    let sentences = GenericSentences(subject.languages)
    var findings: [Finding] = []
    for (outline, intent) in subject.customIntents {
      let errors = intent.response.codes.filter { !$0.isSuccess }
      for code in errors {
        let others = errors.map(\.name).filter { $0 != code.name && $0 != "failure" }
        var reported: Set<String> = []
        for words in outline.words(of: code.sentence) + outline.words(of: code.conciseSentence) {
          // A value may say what went wrong.
          guard Placeholders.heads(of: words.text).isEmpty, let phrase = sentences.phrase(of: words.text),
            reported.insert(words.text).inserted
          else { continue }
          findings.append(finding(code, of: intent, says: phrase, others, at: words.place))
        }
      }
    }
    return findings
  }

  private func finding(
    _ code: DefinedResponse.Code, of intent: DefinedIntent, says phrase: String, _ others: [String],
    at place: FilePlace
  ) -> Finding {
    let said: Message =
      others.isEmpty
      ? "\(code.name, as: "code") of \(intent.name, as: "intent") says \(phrase, as: "phrase"), not what went wrong"
      : """
      \(code.name, as: "code") of \(intent.name, as: "intent") says \(phrase, as: "phrase"), where \
      \(others, as: "other") can say what went wrong
      """
    let fix =
      others.isEmpty
      ? "add a response code for each thing that may go wrong, and say what it is"
      : "answer with the code of what went wrong"
    return finding(said, at: place, fix: Fix(fix))
  }
}
