import SimAppFiles
import SimDiagnostics

/// An intent that an extension offers and no class handles.
struct IntentWithoutHandler: Rule {
  let about = RuleDescription(
    "intent-without-handler", .error, "an extension supports an intent that nobody handles",
    explanation: """
      Siri takes the sentence to the app, gets no handler, and says that the app has a problem. A class has to conform to the \
      intent's handling protocol, or the intent must go from IntentsSupported.
      """,
    source: "developer.apple.com/documentation/sirikit/dispatching_intents_to_handlers")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind != .intentsUI }.flatMap { program -> [Finding] in
      guard !program.files.isEmpty else { return [] }
      let names = program.names
      return program.plan.intents.compactMap { name in
        guard let intent = program.requirements.intents[name], !names.contains(intent.handling) else { return nil }
        return finding(
          "no class of \(program.plan.target, as: "target") conforms to \(plain: intent.handling, as: "protocol")",
          at: subject.place(ofIntent: name, in: program.plan), severity: program.hasUnreadParts ? .warning : nil,
          fix: Fix("let a class conform to \(intent.handling), or take \(name) out of 'IntentsSupported'"))
      }
    }
  }
}
