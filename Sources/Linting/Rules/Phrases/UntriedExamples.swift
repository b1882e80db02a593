import SimAppFiles
import SimDiagnostics

/// A vocabulary without its app: the name that the examples say isn't known.
struct UntriedExamples: Rule {
  let about = RuleDescription(
    "untried-examples", .note, "the examples of a vocabulary aren't tried, as no app was found for it",
    explanation: "Name the folder in which the app's and its extension's Info.plist lie, and not the vocabulary alone.",
    source: "P2")

  func check(_ subject: Subject) -> [Finding] {
    let lonely = subject.vocabularies.indices.filter { index in
      subject.app(ofVocabulary: index) == nil && !subject.vocabularies[index].examples.isEmpty
    }
    guard let first = lonely.first else { return [] }
    let place = subject.vocabularies[first].place
    let fix = Fix("name the folder of the app, with its Info.plist and that of its extension")
    guard lonely.count > 1 else {
      return [
        finding(
          "no Info.plist of an Intents extension lies beside this vocabulary: its examples weren't tried", at: place,
          fix: fix)
      ]
    }
    return [
      finding(
        """
        no Info.plist of an Intents extension lies beside this vocabulary and \(lonely.count - 1, as: "others") more: their \
        examples weren't tried
        """, at: place, fix: fix)
    ]
  }
}
