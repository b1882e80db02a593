import SimAppFiles
import SimDiagnostics

/// Translated phrases whose parameters aren't those of the phrase.
struct TranslationWithOtherParameters: Rule {
  let about = RuleDescription(
    "translation-with-other-parameters", .error, "a translation of a phrase has other parameters than the phrase",
    explanation: """
      In a file of strings a parameter is written ${parameter}, by the name that it has in Swift. What \
      isn't called so there is a text like any other, and nobody says it.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutphrase")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for contents in subject.appIntents {
      // A key may have the phrases of its whole shortcut.
      var parameters: [String: [String]] = [:]
      for shortcut in contents.outline.shortcuts {
        let all = shortcut.phrases.flatMap(\.parameters)
        for phrase in shortcut.phrases where phrase.isLiteral { parameters[phrase.text, default: []] += all }
      }
      for language in contents.phrases.languages {
        for (key, own) in parameters.sorted(by: { $0.key < $1.key }) {
          for entry in contents.phrases.texts(key, in: language) {
            let others = AppIntentOutline.Phrase.parameters(in: entry.text)
            guard let other = others.first(where: { !own.contains($0) }) else { continue }
            findings.append(
              finding(
                "the translation \(entry.text, as: "phrase") has \(other, as: "parameter"), which isn't in the phrase",
                at: FilePlace(entry.place, length: 1),
                fix: own.first.map { Fix("write ${\($0)}") } ?? Fix("leave it out")))
          }
        }
      }
    }
    return findings
  }
}
