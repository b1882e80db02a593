import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  /// Something has happened around the conversation.
  mutating func happen(_ happening: Happening) {
    switch happening {
    case .lock: setting.isLocked = true
    case .unlock:
      setting.isLocked = false
      if case .unlocking(let goal) = state {
        misses = 0
        reach(goal)
      }
    case .wait(let seconds): wait(seconds)
    case .clock(let clock, let zone):
      setting.clock = clock
      if let zone { setting.zone = zone }
      effects.append(.setClock(clock, zone: zone))
    case .place(let place): setting.place = place
    case .headphones(let connected): setting.isHandsFree = connected
    case .device(let device): setting.device = device
    case .defaults(let key, let value): effects.append(.setDefault(key: key, value: value))
    case .permission(let name, let granted): permit(name, granted)
    case .tap(let text): tap(PlainText(text))
    case .maps(let from, let to):
      if !isWaitingForEffect { mapsAsks(from: from, to: to) }
    case .app(let name):
      if !isWaitingForEffect { open(name) }
    }
  }

  var isWaitingForEffect: Bool {
    switch state {
    case .calling, .viewing, .entering: true
    case .idle, .asking, .reviewing, .changing, .whichApp, .authorising, .unlocking, .offeringApp, .offeringReply,
      .choosingRide:
      false
    }
  }

  private mutating func wait(_ seconds: Int) {
    // Half a century is more than any conversation, and less than what the calendar's arithmetic bears.
    let seconds = min(max(seconds, 0), 1_600_000_000)
    setting.clock = setting.clock.adding(seconds: seconds)
    effects.append(.setClock(setting.clock, zone: nil))
    guard !isWaitingForEffect else { return }
    if case .idle = state { return }
    waited += seconds
    guard waited >= lines.rules.idleSeconds else { return }
    say("idle")
    note(.waited)
    rest()
  }

  private mutating func permit(_ name: String, _ granted: Bool) {
    switch name {
    case "contacts": setting.allowsContacts = granted
    case "location": setting.allowsLocation = granted
    case "siri": permitSiri(setting.apps, granted)
    default:
      // "siri ZhiChat" is about one app.
      if let name = PlainText(name).rest(after: ["siri"]), let app = app(called: name) { permitSiri([app], granted) }
    }
  }

  private mutating func permitSiri(_ apps: [InstalledApp], _ granted: Bool) {
    let identifiers = Set(apps.map(\.identifier))
    if granted {
      setting.appsWithoutSiri.subtract(identifiers)
    } else {
      setting.appsWithoutSiri.formUnion(identifiers)
    }
    if case .authorising(let request) = state, granted, identifiers.contains(request.app.identifier) {
      authorise(request, granted: true)
    }
  }

  private func app(called name: String) -> InstalledApp? {
    let wanted = PlainText(name).normal
    return setting.apps.first { app in
      appOptions([app])[0].names.contains { PlainText($0).normal == wanted } || app.identifier == name
    }
  }

  /// The user opens an app himself: what was under way is over.
  private mutating func open(_ name: String) {
    guard let app = app(called: name) else {
      say("app.unknown", with: ["name": name])
      return
    }
    rest()
    enter(.open, app: app, then: .leaving)
  }

  // MARK: Taps

  /// A button or a choice, by its text; a tap on anything else of a card opens the app with the intent (a.10).
  private mutating func tap(_ text: PlainText) {
    func isButton(_ kind: String) -> Bool { text.normal == PlainText(button(kind)).normal }
    switch state {
    case .calling, .viewing, .entering, .unlocking: return
    case .asking(let open):
      if let index = open.options.firstIndex(where: { PlainText($0.text).normal == text.normal }) {
        return pick(index, text)
      }
      if case .confirm = open.question.kind, isButton("confirm") { return yesNo(true) }
      if case .confirm = open.question.kind, isButton("reject") { return yesNo(false) }
    case .reviewing(let review):
      if isButton("yes") { return agree() }
      if isButton("cancel") { return cancel() }
      if text.normal == PlainText(exchange?.appName ?? "").normal {
        return reach(.enterApp(continuing(review.response, status: "ready")))
      }
    case .changing(let parameters):
      if let index = parameterOptions(parameters).firstIndex(where: { PlainText($0.text).normal == text.normal }) {
        return change(parameters[index], to: nil)
      }
    case .authorising(let request):
      if isButton("allow") { return authorise(request, granted: true) }
      if isButton("deny") { return authorise(request, granted: false) }
    case .offeringApp(let response): if isButton("open") { return openOffered(response) }
    case .whichApp, .offeringReply, .choosingRide: return hear(text.source)
    case .idle:
      guard let exchange, text.normal == PlainText(exchange.appName).normal else { return }
      return reach(.enterApp(continuing(exchange.confirmed, status: "success")))
    }
  }
}
