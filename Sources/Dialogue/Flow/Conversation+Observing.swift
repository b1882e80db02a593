import SimCatalog
import SimLexicon
import SimLifecycle

/// A status on the screen whose changes are shown as well (behaviour.md a.8).
struct Observed: Sendable {
  var app: String
  /// The intent whose handler reports changes.
  var intent: FilledIntent
  /// The intent whose outcome is shown.
  var shown: IntentName
  /// The last answer.
  var answered: [Field]
  /// What was said and shown about it.
  var line: Line
  var rows: [CardContent.Row]
}

extension Conversation {
  /// Observes the response, where the intent's status changes with time.
  mutating func observe(_ response: IntentResponse) {
    guard let appRequest else { return }
    let shown = appRequest.lifecycle.intent
    guard let name = appRequest.lifecycle.schema.dialogue.observes,
      name == shown.name || appRequest.app.intents.contains(name)
    else { return }
    let intent = name == shown.name ? shown : FilledIntent(name: name)
    display.observe(
      Observed(
        app: appRequest.app.identifier, intent: intent, shown: shown.name, answered: response.fields,
        line: updateLine(response, of: name), rows: display.card?.rows ?? []))
    bringAbout(.ask(app: appRequest.app.identifier, .observe(intent)))
  }

  /// Stops showing the status.
  mutating func stopObserving() {
    guard let observed = display.observed else { return }
    display.observe(nil)
    bringAbout(.ask(app: observed.app, .stopObserving))
  }

  /// Time passes: the observed program may have been restarted meanwhile.
  mutating func keepObserving() {
    if let observed = display.observed { bringAbout(.ask(app: observed.app, .observe(observed.intent))) }
  }

  /// Shows what has changed; does nothing while Siri does something else.
  mutating func update(_ intent: IntentName, _ response: IntentResponse, of app: String) {
    guard var observed = display.observed, observed.app == app, observed.intent.name == intent,
      response.fields != observed.answered, case .idle(let last?) = state,
      last.lifecycle.intent.name == observed.shown,
      catalog.schema(of: intent)?.verdict(of: response.code) == .goOn
    else { return }
    observed.answered = response.fields
    display.observe(observed)
    configureView(.update(response), response, status: "success", of: observed.intent)
  }

  mutating func presentUpdate(_ response: IntentResponse, view: [CardContent.Row]?) {
    guard let appRequest, var observed = display.observed else { return }
    let line = updateLine(response, of: observed.intent.name)
    let rows = view ?? cards.outcome(observed.intent, described(response))
    // Only a visible change is shown.
    if line != observed.line || rows != observed.rows {
      say(line)
      if !rows.isEmpty { show(.card(CardContent(app: appRequest.appName, rows: rows))) }
    }
    (observed.line, observed.rows) = (line, rows)
    display.observe(observed)
    rest()
  }

  private func updateLine(_ response: IntentResponse, of intent: IntentName) -> Line {
    let own = "update.\(intent.rawValue)"
    return lines.said((isHandsFree ? ["\(own).handsFree"] : []) + [own, "update"], values(described(response)))
  }
}
