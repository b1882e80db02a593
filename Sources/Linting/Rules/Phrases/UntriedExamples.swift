import SimDiagnostics

/// A vocabulary without its app: nobody knows whose name the examples say.
struct UntriedExamples: Rule {
  let about = RuleDescription(
    "untried-examples", .note, "the examples of a vocabulary aren't tried, as no app was found for it",
    explanation: "Name the folder in which the app's and its extension's Info.plist lie, and not the vocabulary alone.",
    source: "P2")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.indices.compactMap { index in
      let vocabulary = subject.vocabularies[index]
      guard subject.app(ofVocabulary: index) == nil, !vocabulary.examples.isEmpty else { return nil }
      return finding(
        "no Info.plist of an Intents extension lies beside this vocabulary: the examples weren't tried",
        at: vocabulary.place, fix: Fix("name the folder of the app"))
    }
  }
}
