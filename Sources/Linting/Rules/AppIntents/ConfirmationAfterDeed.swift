import SimAppFiles
import SimDiagnostics

/// Confirmations of what is done already.
struct ConfirmationAfterDeed: Rule {
  let about = RuleDescription(
    "confirmation-after-deed", .warning, "a confirmation is asked for when everything is done already",
    explanation: """
      Somebody who says no believes that nothing has happened. A confirmation belongs before what it is about; one behind which \
      something is still done isn't told. Which names are deeds stands in checks/deed-verbs.list.
      """,
    source:
      "Human Interface Guidelines, Siri; developer.apple.com/documentation/appintents/appintent/requestconfirmation()")

  func check(_ subject: Subject) -> [Finding] {
    let deeds = DeedWords(subject.languages)
    return subject.appIntents.flatMap { contents in
      contents.outline.intents.flatMap { intent in
        PerformFlow(intent, deeds).lateConfirmations.map { late in
          finding(
            "\(late.deed.written, as: "deed") at line \(late.deed.place.line, as: "line") has been called when \(intent.name, as: "intent") asks for a confirmation, and nothing is done after it",
            at: FilePlace(late.call.place, length: late.call.name.count), fix: Fix("ask before it"))
        }
      }
    }
  }
}
