import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimShortcuts

/// Running a shortcut: in the background where its combination allows that, else in its app (behaviour.md e.3).
extension Conversation {
  /// What starting a shortcut means.
  enum ShortcutStart {
    case request(StartingRequest)
    /// The app is opened with this.
    case open(InstalledApp, AppCall)
  }

  /// Starts a shortcut that the user has chosen, or whose phrase they have said.
  ///
  /// - Parameters:
  ///   - text: the words that started it.
  ///   - asked: parameters that are asked for each time.
  func start(of shortcut: Shortcut, app: String, text: String, asking asked: [String] = []) -> ShortcutStart? {
    guard let app = self.app(app) else { return nil }
    switch shortcut {
    case .activity(let donated): return .open(app, .continue(donated.activity, interaction: nil))
    case .intent(let donated, _):
      let intent = successor(of: donated, in: app)
      guard runsInBackground(intent, in: app) else { return .open(app, Self.opening(intent)) }
      let slots = intent.parameters.filter { !asked.contains($0.name) }.map {
        Slot(parameter: $0.name, value: $0.value, provenance: Provenance(.defaulted("the shortcut says so")))
      }
      return .request(
        StartingRequest(
          app: app, intent: intent.name, slots: slots, text: text, route: .siri, asked: Set(asked)))
    }
  }

  /// The App Intent that has replaced a donated intent, with the values that it has parameters for.
  private func successor(of intent: FilledIntent, in app: InstalledApp) -> FilledIntent {
    guard let name = app.successors[intent.name], let schema = catalog.schema(of: name) else { return intent }
    return FilledIntent(name: name, parameters: intent.parameters.filter { schema.parameter($0.name) != nil })
  }

  /// What starting an intent with values means: an intent without an extension to handle it opens its app.
  func start(_ intent: IntentName, _ slots: [Slot], in app: InstalledApp, text: String) -> ShortcutStart {
    guard !app.intents.contains(intent) else {
      return .request(StartingRequest(app: app, intent: intent, slots: slots, text: text, route: .siri))
    }
    var filled = FilledIntent(name: intent)
    for slot in slots { filled[slot.parameter] = slot.value }
    return .open(app, Self.opening(filled))
  }

  /// Whether a shortcut works without the app: its combination says so, and there is a handler.
  private func runsInBackground(_ intent: FilledIntent, in app: InstalledApp) -> Bool {
    guard catalog.schema(of: intent.name) != nil, app.intents.contains(intent.name) else { return false }
    return type(of: intent)?.runsInBackground ?? true
  }

  /// The app continues an activity that is named after the intent's class (behaviour.md a.10).
  private static func opening(_ intent: FilledIntent) -> AppCall {
    .continue(
      UserActivity(activityType: intent.name.rawValue),
      interaction: Interaction(intent: intent, response: nil, status: "unspecified"))
  }

  /// Does what starting a shortcut means.
  mutating func begin(_ start: ShortcutStart) {
    switch start {
    case .request(let request): begin(request)
    case .open(let app, let call):
      rest()
      enter(app, call)
    }
  }

  /// Opens an app, once the device is unlocked.
  mutating func enter(_ app: InstalledApp, _ call: AppCall) {
    if setting.isLocked {
      forget()
      note(.locked(.app), app: app.displayName(in: setting.locale))
      return put(
        Prompt(
          subject: .unlock(.open(app, call)),
          accepts: [.act(.cancel, .cancel), .act(.deny, .cancel), .acts, .request(lines.rules)],
          unreadable: nil))
    }
    open(call, app)
    bringAbout(.ask(app: app.identifier, .enter(call)))
  }

  /// What words start that are written somewhere in exactly that form; nil where the app isn't installed any more.
  func start(of request: VerbatimRequest, text: String) -> ShortcutStart? {
    switch request {
    case .ownPhrase(let phrase):
      guard let added = knownShortcuts.phrases.added(phrase) else { return nil }
      return start(of: added.shortcut, app: added.app, text: text, asking: added.askedEachTime)
    case .suggestedPhrase(let phrase):
      guard let suggested = knownShortcuts.phrases.suggested(phrase) else { return nil }
      return start(of: .intent(suggested.intent, suggestedPhrase: nil), app: suggested.app, text: text)
    case .title(let title): return app(title.app).map { start(title.intent, title.slots, in: $0, text: text) }
    }
  }
}
