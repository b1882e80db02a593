import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// Activities in an app after a request (a workout, music, a call), and what is said to them without its name.
extension Conversation {
  /// The apps with an activity, the latest first.
  var appsGoingOn: [InstalledApp] { past.goingOn.reversed().compactMap { app($0) } }

  /// Passes "pause" and "I'm done" to the latest app with an activity that understands them.
  mutating func beginUnderWay(_ does: String) {
    let apps = appsGoingOn
    for app in apps {
      for (intent, sentence) in meanings(of: does, for: app) where app.offers(intent) {
        let understanding = understander.understand(sentence, in: context)
        guard case .request(let request) = understanding.outcome, request.app == app.identifier,
          request.intent == intent
        else { continue }
        return begin(
          StartingRequest(app: app, intent: intent, slots: request.slots, text: sentence, route: .siri),
          as: understanding)
      }
    }
    if let latest = apps.first { decline(.notOffered(app: latest.identifier, intent: nil)) }
  }

  /// The whole sentences that this means for an app: the lines `underWay.<does>.<Intent>`, in order.
  private func meanings(of does: String, for app: InstalledApp) -> [(intent: IntentName, sentence: String)] {
    let prefix = "underWay.\(does)."
    let name = app.displayName(in: setting.locale)
    return lines.identifiers(beginningWith: prefix).sorted { lines.order($0) ?? 0 < lines.order($1) ?? 0 }
      .compactMap { identifier in
        lines.text(identifier, ["app": name]).map { (IntentName(String(identifier.dropFirst(prefix.count))), $0) }
      }
  }
}
