import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  /// Handles something that has happened around the conversation.
  mutating func happen(_ happening: Happening) {
    surroundings.take(happening)
    switch happening {
    case .lock, .place, .device, .routine: break
    case .unlock: if case .unlock(let goal) = prompt?.subject { reach(goal) }
    case .wait(let seconds): pass(seconds)
    case .clock:
      keepObserving()
      bringAbout(.tellAll(.setClock(setting.clock, zone: setting.zone)))
    case .headphones(let connected):
      if connected, prompt == nil, !isWaitingForEffect { suggestMedia() }
    case .defaults(let key, let value): bringAbout(.tellAll(.setDefault(key: key, value: value)))
    case .permission(.siri(app: nil), let granted): permitSiri(setting.apps, granted)
    case .permission(.siri(let name?), let granted): if let app = app(called: name) { permitSiri([app], granted) }
    case .permission(.contacts, _), .permission(.location, _): break
    case .tap(let text): tap(text)
    case .maps(let from, let to):
      if !isWaitingForEffect { mapsAsks(from: from, to: to) }
    case .run(let words):
      if !isWaitingForEffect { run(words) }
    case .app(let name):
      if !isWaitingForEffect { open(name) }
    case .suggest: suggest()
    case .shortcuts: listShortcuts()
    case .donations: listDonations()
    case .watchFace: showWatchFace()
    case .addShortcut(let what, let phrase): if !isWaitingForEffect { addShortcut(what, phrase: phrase) }
    case .renameShortcut(let name, let phrase): renameShortcut(name, to: phrase)
    case .removeShortcut(let name): removeShortcut(name)
    case .donate(let words): donate(words)
    }
  }

  private mutating func pass(_ seconds: Int) {
    // Half a century is longer than any conversation, and within the calendar's arithmetic.
    let seconds = min(max(seconds, 0), 1_600_000_000)
    surroundings.pass(seconds)
    keepObserving()
    bringAbout(.tellAll(.setClock(setting.clock, zone: setting.zone)))
    guard !isWaitingForEffect else { return }
    if case .idle = state { return }
    current.pass(seconds)
    guard current.waited >= lines.rules.idleSeconds else { return }
    say("idle")
    note(.waited)
    rest()
  }

  /// Allows apps to work with Siri from now on, or forbids it; begins what was waiting for that.
  mutating func permitSiri(_ apps: [InstalledApp], _ granted: Bool) {
    let identifiers = Set(apps.map(\.identifier))
    surroundings.permitSiri(granted, in: identifiers)
    if case .authorisation(let request) = prompt?.subject, granted, identifiers.contains(request.app.identifier) {
      start(request)
    }
  }

  func app(called name: String) -> InstalledApp? {
    understander.first(of: setting.apps, called: name) { $0.names(in: setting.locale) + [$0.identifier] }
  }

  /// Opens an app by hand, which ends what was under way.
  private mutating func open(_ name: String) {
    guard let app = app(called: name) else {
      say("app.unknown", with: ["name": name])
      return
    }
    enter(app, .open)
  }
}
