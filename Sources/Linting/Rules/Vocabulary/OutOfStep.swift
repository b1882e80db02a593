import SimAppFiles
import SimDiagnostics

/// Lists of terms that one language has and another lacks (P20).
struct OutOfStep: Rule {
  let about = RuleDescription(
    "vocabularies-out-of-step", .warning, "a language of the app lacks a list of terms that another has",
    explanation: "The .lproj copies of a vocabulary have the same lists, with the terms of each language.",
    source: "P20")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      let vocabularies = subject.vocabularies(of: app)
      return vocabularies.flatMap { vocabulary -> [Finding] in
        let others = vocabularies.filter { $0.file != vocabulary.file && $0.locale != vocabulary.locale }
        var reported: Set<String> = []
        return others.flatMap { other in
          other.terms.flatMap(\.names).compactMap { name -> Finding? in
            guard !name.text.isEmpty, vocabulary.listsByParameter[name.text] == nil, reported.insert(name.text).inserted
            else { return nil }
            return finding(
              "no terms for \(name.text, as: "parameter"), for which \(plain: other.shownLocale, as: "language") has some",
              at: vocabulary.place, fix: Fix("add the list with the terms of this language"))
          }
        }
      }
    }
  }
}
