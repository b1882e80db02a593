import SimAppFiles
import SimDiagnostics

/// Phrases of App Shortcuts with a text, a number or a date in them.
struct PhraseWithPlainParameter: Rule {
  let about = RuleDescription(
    "phrase-with-plain-parameter", .error,
    "a phrase of an App Shortcut has a parameter of a plain type",
    explanation: """
      The values of a phrase are known beforehand: an AppEnum's cases, or the entities that its query \
      suggests. Anything else is asked for in the next turn.
      """,
    source: "WWDC 2022, Implement App Shortcuts with App Intents")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (contents, shortcut) in subject.appShortcuts {
      guard let intent = contents.outline.intents.first(where: { $0.name == shortcut.intent }) else { continue }
      for phrase in shortcut.phrases {
        for name in phrase.parameters {
          guard let parameter = intent.parameters.first(where: { $0.name == name }),
            contents.outline.isPlain(parameter.type)
          else { continue }
          findings.append(
            finding(
              "\(name, as: "parameter") is of type \(parameter.type, as: "type"); a phrase takes an AppEnum or an AppEntity",
              at: phrase.filePlace, fix: Fix("leave it out of the phrase: Siri asks for it")))
        }
      }
    }
    return findings
  }
}
