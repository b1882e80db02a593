import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// What goes on in an app once a request is done (a workout, music, a call), and what is said to it without its name.
extension Conversation {
  /// The apps in which something goes on, the latest first.
  var appsGoingOn: [InstalledApp] { past.goingOn.reversed().compactMap { app($0) } }

  /// Takes "pause" and "I'm done" to the app in which something goes on: to the latest that understands it.
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

  /// What is said to an app there, in whole sentences: the lines `underWay.<does>.<Intent>`, in their order.
  private func meanings(of does: String, for app: InstalledApp) -> [(intent: IntentName, sentence: String)] {
    let prefix = "underWay.\(does)."
    let name = app.displayName(in: setting.locale)
    return lines.identifiers(beginningWith: prefix).sorted { lines.order($0) ?? 0 < lines.order($1) ?? 0 }
      .compactMap { identifier in
        lines.text(identifier, ["app": name]).map { (IntentName(String(identifier.dropFirst(prefix.count))), $0) }
      }
  }
}
