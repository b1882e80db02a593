import SimDefinitions
import SimDiagnostics
import SimText

/// Sentences before a confirmation that repeat Siri's question (L15).
struct ConfirmationQuestion: Rule {
  let about = RuleDescription(
    "confirmation-question", .warning, "the sentence before a confirmation asks the question that Siri asks",
    explanation: """
      Of an intent that asks the user, Siri says the app's sentence and then asks by herself: Ready to order? A sentence that \
      asks too makes two questions out of one. Questions begin with the words of checks/confirmation-questions.list.
      """,
    source: "WWDC 2019, Designing Great Shortcuts; L15")

  func check(_ subject: Subject) -> [Finding] {
    let beginnings = CheckList("confirmation-questions", subject.languages).words(for: "")
    var findings: [Finding] = []
    for (outline, intent) in subject.customIntents where intent.asksUser || intent.isOrder {
      // The sentence after success has a code of its own; the other codes of success answer `confirm`.
      for code in intent.response.codes where code.isSuccess && code.name != "success" {
        for words in outline.words(of: code.sentence) + outline.words(of: code.conciseSentence)
        where Self.asks(words.plainText, beginnings) {
          findings.append(
            finding(
              "the sentence of \(code.name, as: "code") asks, and then Siri asks: \(words.text, as: "sentence")",
              at: words.place, fix: Fix("say what will be done, and leave the question to Siri")))
        }
      }
    }
    return findings
  }

  private static func asks(_ text: String, _ beginnings: Set<String>) -> Bool {
    let sentence = text.trimmed
    if sentence.hasSuffix("?") || sentence.hasSuffix("？") { return true }
    let last = sentence.split { ".!。！".contains($0) }.last { $0.contains(where: \.isLetter) }
    return last.flatMap { WordSearch.beginning(of: String($0), among: beginnings) } != nil
  }
}
