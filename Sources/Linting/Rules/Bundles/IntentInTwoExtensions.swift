import SimAppFiles
import SimDiagnostics

/// One intent in two extensions of an app: it can't be installed (P10).
struct IntentInTwoExtensions: Rule {
  let about = RuleDescription(
    "intent-in-two-extensions", .error, "two extensions of an app list the same intent",
    explanation:
      "An app whose extensions share an intent isn't installed. Extensions for different systems may share one.",
    source: "Apple Developer Forums 762771; P10")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      var owners: [String: [(file: String, systems: Set<AppleSystem>)]] = [:]
      return subject.bundles(of: app, .intents).flatMap { bundle -> [Finding] in
        let systems = app.loaded.systems[bundle.file] ?? []
        var seen: Set<String> = []
        return (bundle.part?.supported ?? []).compactMap { intent in
          guard seen.insert(intent.text).inserted else { return nil }
          defer { owners[intent.text, default: []].append((bundle.file, systems)) }
          guard let owner = owners[intent.text]?.first(where: { !$0.systems.isDisjoint(with: systems) }) else {
            return nil
          }
          return finding(
            "\(intent.text, as: "intent") stands in \(file: owner.file, as: "file") too", at: intent.place,
            fix: Fix("leave it with one of the two extensions"))
        }
      }
    }
  }
}
