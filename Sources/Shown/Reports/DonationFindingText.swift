import SimCatalog
package import SimShortcuts

/// What is wrong with what an app donates, as a sentence for its author.
package enum DonationFindingText {
  /// The sentence: what was read, and what the device does with it.
  package static func sentence(of finding: DonationFinding, app: String) -> String {
    "\(app): \(words(for: finding.problem))"
  }

  private static func words(for problem: DonationFinding.Problem) -> String {
    switch problem {
    case .unknownIntent(let intent):
      return
        "donates \(intent), which no definition has: it is never suggested (is the definition a member of the target?)"
    case .fillsNoCombination(let intent, let filled, let combinations):
      let known = combinations.map(set).joined(separator: ", ")
      return "donates \(intent) with \(set(filled)), which is none of its shortcuts"
        + (known.isEmpty ? " (it has none)" : " (\(known))") + ": it is never suggested"
    case .ineligible(let type, let forSearch, let forPrediction):
      let missing = [forSearch ? nil : "isEligibleForSearch", forPrediction ? nil : "isEligibleForPrediction"]
      return "the activity '\(type)' is never suggested without \(missing.compactMap { $0 }.joined(separator: " and "))"
    case .undeclaredActivity(let type, let declared):
      return "the activity '\(type)' isn't declared in NSUserActivityTypes"
        + (declared.isEmpty ? "" : " (\(declared.joined(separator: ", ")))")
    case .neverTheSame(let subject, let key, let value, let donations):
      let name: String =
        switch subject {
        case .intent(let intent): intent.rawValue
        case .activity(let type): "'\(type)'"
        }
      let what: String =
        switch value {
        case .time: "a time"
        case .identifier: "an identifier"
        }
      return
        "'\(key)' of \(name) is \(what) that made \(donations) donations all different: nothing is learnt from them"
    case .tooManyCombinations(let intent, let count):
      return "\(intent) has \(count) shortcuts; the system takes \(DonationFinding.combinationLimit)"
    case .tooManyShortcuts(let count):
      return "suggests \(count) shortcuts; the system keeps \(DonationFinding.shortcutLimit) of an app"
    }
  }

  private static func set(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: "+") }
}
