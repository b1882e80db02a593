import SimCatalog
import SimLexicon
import SimRecognition
import SimShortcuts

/// Donations without a program: the design of a conversation needs them before there is an app.
extension Conversation {
  /// Donates an intent with values, or an activity of a type that an app declares: `OrderSoup soup=tomato`,
  /// `bank.find-machine place=station`.
  mutating func donate(_ words: String) {
    if let (app, activity) = understander.activity(writtenAs: words, for: setting.apps) {
      let keys = requiredKeys(of: activity, app: app)
      let donated = DonatedActivity(
        activity: activity, requiredKeys: keys.isEmpty ? nil : keys, isEligibleForSearch: true,
        isEligibleForPrediction: true)
      remember(.submitted(.activity(donated)), of: app)
      show(.trace(.submitted(app: app, .submitted(.activity(donated)))))
      return
    }
    do throws(WrittenIntent.Fault) {
      let written = try understander.intent(writtenAs: words, HearingSources(self))
      guard let app = written.apps.first else { return }
      let donation = Donation(
        identifier: "donation-\(shortcuts.changes.count + 1)",
        interaction: Interaction(intent: written.filled, response: nil, status: "unspecified"))
      remember(.submitted(.donated(donation)), of: app.identifier)
      show(.trace(.submitted(app: app.identifier, .submitted(.donated(donation)))))
    } catch {
      sayFault(error)
    }
  }

  /// Says why a written intent can't be read.
  mutating func sayFault(_ fault: WrittenIntent.Fault) {
    switch fault {
    case .noApp(let intent): decline(.noApp(intent: intent))
    case .unknown(let name): say("run.unknown", with: ["name": name])
    case .nothing(let intent, let piece): say("run.nothing", with: ["name": intent.rawValue, "value": piece])
    }
  }

  /// The keys that tell an activity donated by hand apart from others of its type: the keys that were required for the
  /// type before, by the app or by hand, if it has them; otherwise all.
  private func requiredKeys(of activity: UserActivity, app: String) -> [String] {
    let keys = activity.userInfo.map(\.key)
    for change in shortcuts.changes where change.app == app {
      guard case .submitted(.activity(let earlier)) = change.what,
        earlier.activity.activityType == activity.activityType,
        let required = earlier.requiredKeys, !required.isEmpty
      else { continue }
      // A donation without one of them is of another kind.
      return required.allSatisfy(keys.contains) ? required : keys
    }
    return keys
  }
}
