import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon

/// Ride options without the other intents that Maps needs (L26).
struct IncompleteRideIntents: Rule {
  static let needed = ["INRequestRideIntent", "INGetRideStatusIntent"]

  let about = RuleDescription(
    "incomplete-ride-intents", .warning, "INListRideOptionsIntent stands without the other two ride intents",
    explanation: "Maps offers the rides of an app that can list, request and follow them, and of no other.",
    source: "SiriKit, Handling the Ride-Booking Intents; L26")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      let offered = app.loaded.app.intents.map(\.rawValue)
      let missing = Self.needed.filter { !offered.contains($0) }
      guard !missing.isEmpty else { return [] }
      return subject.bundles(of: app, .intents).flatMap { $0.part?.supported ?? [] }
        .filter { $0.text == "INListRideOptionsIntent" }.map { intent in
          finding(
            "Maps needs \(missing, as: "missing") beside INListRideOptionsIntent", at: intent.place,
            fix: Fix("handle them too, and add them to IntentsSupported"))
        }
    }
  }
}
