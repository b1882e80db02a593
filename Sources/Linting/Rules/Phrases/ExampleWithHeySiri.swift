import SimAppFiles
import SimDiagnostics

/// Examples that call Siri (L08, P17).
struct ExampleWithHeySiri: Rule {
  let about = RuleDescription(
    "example-with-hey-siri", .warning, "an example phrase begins with a call to Siri",
    explanation: "Siri shows the examples to somebody who is talking with her. 'Hey Siri' is a reserved phrase.",
    source: "WWDC 2016, SiriKit; Human Interface Guidelines; L08, P17")

  func check(_ subject: Subject) -> [Finding] {
    let calls = SiriCalls(subject.languages)
    return subject.vocabularies.flatMap(\.sentences).compactMap { sentence in
      guard let rest = calls.withoutCall(sentence.text) else { return nil }
      return finding(
        "\(sentence.text, as: "example") calls Siri", at: sentence.place,
        fix: rest.isEmpty ? Fix("remove the example") : sentence.replaced(by: rest))
    }
  }
}
