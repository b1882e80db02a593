import SimAppFiles
import SimDiagnostics

/// One example in two apps: it doesn't show which one is meant (P15).
struct ExampleCollision: Rule {
  let about = RuleDescription(
    "example-collision", .warning, "two apps give the same example phrase",
    explanation: "Siri asks which app is meant, or takes the one that she knows better.",
    source: "home-assistant/intents#464; P15")

  func check(_ subject: Subject) -> [Finding] {
    var owners: [String: (app: Int, name: String)] = [:]
    var findings: [Finding] = []
    for (number, app) in subject.apps.enumerated() {
      for vocabulary in subject.vocabularies(of: app) {
        for (_, example) in vocabulary.examples {
          let key = vocabulary.locale + "/" + NormalForm.of(example.text)
          guard let owner = owners[key] else {
            owners[key] = (number, app.name)
            continue
          }
          guard owner.app != number, !app.isStage(of: subject.apps[owner.app]) else { continue }
          findings.append(
            finding(
              "\(example.text, as: "example") is an example of \(owner.name, as: "app") too", at: example.place,
              fix: Fix("say the app's name in both")))
        }
      }
    }
    return findings
  }
}
