import SimAppFiles
import SimDiagnostics

/// One phrase for two terms of a parameter: it isn't known which is meant (P15).
struct SharedSynonym: Rule {
  let about = RuleDescription(
    "shared-synonym", .warning, "two terms of a parameter are said alike",
    explanation: "Siri takes the term that stands first; the other is never reached by this phrase.",
    source: "Dialogflow, agent validation: same synonym for two values; P15")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary in
      vocabulary.terms.flatMap { list -> [Finding] in
        var owners: [String: String] = [:]
        var findings: [Finding] = []
        for item in list.items {
          let identifier = item.identifier?.text ?? ""
          for phrase in item.synonyms.compactMap(\.phrase) {
            let key = NormalForm.of(phrase.text)
            guard !key.isEmpty else { continue }
            guard let owner = owners[key] else {
              owners[key] = identifier
              continue
            }
            guard owner != identifier else { continue }
            findings.append(
              finding(
                "\(phrase.text, as: "synonym") is a synonym of \(owner, as: "identifier") too", at: phrase.place,
                fix: Fix("keep it with one of the two terms")))
          }
        }
        return findings
      }
    }
  }
}
