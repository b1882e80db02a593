import SimAppFiles
import SimCatalog
import SimDefinitions
import SimDiagnostics

/// A custom intent that no definition of the extension has.
struct UndefinedIntent: Rule {
  let about = RuleDescription(
    "undefined-intent", .error, "an extension supports an intent that nothing defines",
    explanation: """
      A custom intent comes from an .intentdefinition that is a member of the target, or of a framework that it imports. \
      IntentsSupported has the name of its class: OrderSoupIntent for the intent OrderSoup.
      """,
    source:
      "developer.apple.com/documentation/sirikit/adding_user_interactivity_with_siri_shortcuts_and_the_shortcuts_app")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind == .intents }.flatMap { program -> [Finding] in
      program.plan.intents.compactMap { name in
        // A misspelling of one of SiriKit's names is 'unknown-intent'.
        guard program.requirements.intents[name] == nil, !name.hasPrefix("IN") || !program.definitions.isEmpty,
          subject.languages.catalog.schema(of: .init(name)) == nil
        else { return nil }
        let known = program.definitions.flatMap(\.ownIntents).map(\.className)
        let near = nearestName(to: name, among: known)
        return finding(
          "no definition of \(program.plan.target, as: "target") has the intent \(name, as: "intent")",
          at: subject.place(ofIntent: name, in: program.plan), severity: program.hasUnreadParts ? .warning : nil,
          fix: Fix(
            near.map { "write '\($0)'" } ?? "make the .intentdefinition that defines it a member of the target"))
      }
    }
  }
}
