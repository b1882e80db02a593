import SimAppFiles
import SimDiagnostics

/// Intents of a schema that no phrase starts.
struct SchemaWithoutPhrase: Rule {
  let about = RuleDescription(
    "schema-without-phrase", .note, "no phrase starts an intent with a schema",
    explanation: """
      Siri fills an intent of a schema from free speech on devices with a model for it, and nowhere else. A phrase \
      of an App Shortcut starts it everywhere.
      """,
    source: "developer.apple.com/documentation/appintents/app-intent-domains")

  func check(_ subject: Subject) -> [Finding] {
    subject.appIntents.flatMap { contents -> [Finding] in
      let spoken = Set(contents.outline.shortcuts.filter { !$0.phrases.isEmpty }.map(\.intent))
      return contents.outline.intents.filter { $0.schema != nil && !$0.isHidden && !spoken.contains($0.name) }.map {
        finding("no phrase starts \($0.name, as: "intent")", at: FilePlace($0.place, length: 1))
      }
    }
  }
}
