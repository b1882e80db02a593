import SimAppFiles
import SimDiagnostics

/// One term in two apps' vocabularies (P15).
struct TermCollision: Rule {
  let about = RuleDescription(
    "term-collision", .note, "two apps have the same term for a parameter",
    explanation: "A sentence that names no app could be for either; Siri asks which.",
    source: "omegabytes/askTheDM#144; P15")

  func check(_ subject: Subject) -> [Finding] {
    var owners: [String: (app: Int, name: String)] = [:]
    var findings: [Finding] = []
    for (number, app) in subject.apps.enumerated() {
      for vocabulary in subject.vocabularies(of: app) {
        for list in vocabulary.terms {
          for phrase in list.items.flatMap(\.synonyms).compactMap(\.phrase) {
            let key = NormalForm.of(phrase.text)
            guard !key.isEmpty else { continue }
            for name in list.names {
              let whole = "\(vocabulary.locale)/\(name.text)/\(key)"
              guard let owner = owners[whole] else {
                owners[whole] = (number, app.name)
                continue
              }
              guard owner.app != number, !app.isStage(of: subject.apps[owner.app]) else { continue }
              findings.append(
                finding(
                  "\(phrase.text, as: "term") is a term of \(owner.name, as: "app") too, for \(plain: name.text, as: "parameter")",
                  at: phrase.place, fix: Fix("nothing, where both apps have it; else a word of the app's own")))
            }
          }
        }
      }
    }
    return findings
  }
}
