import SimAppFiles
import SimCatalog
import SimDiagnostics

/// One example twice in a file, under one intent or under two (P15).
struct RepeatedExample: Rule {
  let about = RuleDescription(
    "repeated-example", .warning, "an example phrase stands twice in a vocabulary",
    explanation:
      "A sentence is understood as one intent. Under a second one it is wrong, under the same one it is wasted.",
    source: "P15")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary -> [Finding] in
      var owners: [String: String] = [:]
      return vocabulary.examples.compactMap { intent, example in
        let key = NormalForm.of(example.text)
        let name = intent?.text ?? ""
        guard !key.isEmpty, let owner = owners[key] else {
          owners[key] = name
          return nil
        }
        let fix = Fix("remove one of the two")
        return owner == name
          ? finding("\(example.text, as: "example") stands here a second time", at: example.place, fix: fix)
          : finding(
            "\(example.text, as: "example") stands under \(plain: owner, as: "intent") too", at: example.place, fix: fix
          )
      }
    }
  }
}
