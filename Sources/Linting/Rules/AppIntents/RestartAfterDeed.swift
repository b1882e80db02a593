import SimAppFiles
import SimDiagnostics

/// Runs that begin again from the top after a deed.
struct RestartAfterDeed: Rule {
  let about = RuleDescription(
    "restart-after-deed", .warning, "perform() begins again after it has done something",
    explanation: """
      needsValueError, needsDisambiguationError and AppIntentError.restartPerform run perform() again from its top: what it has \
      done by then is done twice. Which names are deeds stands in checks/deed-verbs.list; what is done to the function's own \
      variables isn't one.
      """,
    source: "developer.apple.com/documentation/appintents/intentparameter/needsvalueerror(_:)")

  func check(_ subject: Subject) -> [Finding] {
    let deeds = DeedWords(subject.languages)
    return subject.appIntents.flatMap { contents in
      contents.outline.intents.flatMap { intent in
        PerformFlow(intent, deeds).restarts.map { late in
          finding(
            "after \(late.deed.written, as: "deed") at line \(late.deed.place.line, as: "line") \(late.call.name, as: "call") runs perform() of \(intent.name, as: "intent") again: it is done twice",
            at: FilePlace(late.call.place, length: late.call.name.count),
            fix: Fix("ask before anything is done, or with requestValue, after which the same run goes on"))
        }
      }
    }
  }
}

extension AppIntentOutline.Call {
  /// `Store.shared.save`
  var written: String { path.filter { !$0.isEmpty }.joined(separator: ".") }
}
