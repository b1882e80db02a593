import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimUtterances

extension Conversation {
  /// Begins what a line was understood as, or says why nothing begins.
  mutating func begin(_ heard: HeardRequest) {
    let text = heard.text.source
    switch heard.rest {
    case .request?: say("several", with: ["text": text])
    case .notUnderstood?: say("several.rest", with: ["text": text])
    case nil: break
    }
    facts.began(text, as: heard.understanding, near: heard.near)
    switch heard.understanding.outcome {
    case .request(let request):
      guard let app = setting.apps.first(where: { $0.identifier == request.app }) else {
        decline(.noApp(intent: request.intent))
        return
      }
      start(StartingRequest(app: app, intent: request.intent, slots: request.slots, text: text, route: .siri))
    case .whichApp(let intent, let slots, let apps):
      let installed = setting.apps.filter { apps.contains($0.identifier) }
      askWhichApp(AppQuestion(intent: intent, slots: slots, apps: installed, text: text, route: .siri))
    case .declined(let reason):
      switch heard.aside {
      case .underWay(let does): beginUnderWay(does)
      case .remark(let remark):
        note(.remarked)
        say("remark.\(remark.kind.rawValue)")
      case .abilities(let apps):
        note(.helped)
        sayHelp(setting.apps.filter { apps.contains($0.identifier) })
      case nil: decline(reason)
      }
    }
  }

  /// Begins a request.
  ///
  /// - Parameter understanding: of its words; nil where they weren't understood.
  mutating func begin(_ request: StartingRequest, as understanding: Understanding? = nil) {
    if !request.isShownAgain { facts.began(request.text, as: understanding) }
    start(request)
  }

  mutating func decline(_ reason: Decline) {
    forget()
    note(.declined(reason))
    func name(_ identifier: String) -> String {
      setting.apps.first { $0.identifier == identifier }?.displayName(in: setting.locale) ?? identifier
    }
    switch reason {
    case .nothingMatched:
      say("declined.nothingMatched")
      sayNearestPhrase()
    case .notOffered(let app, _): say("declined.notOffered", with: ["app": name(app)])
    case .notInstalled(let app, _): say("declined.notInstalled", with: ["app": app])
    case .noApp: say("declined.noApp")
    case .nobodyMeant(_, let words):
      say("mention.unknown", with: ["words": Utterance.source(words, of: facts.request ?? "")])
    case .notUnderstood(let app, _):
      say("declined.notUnderstood", with: ["app": name(app)])
      sayNearestPhrase()
    case .empty: say("declined.empty")
    }
  }

  /// A phrase must be said as it was given: the nearest one is named, but not started.
  private mutating func sayNearestPhrase() {
    guard let phrase = facts.request.flatMap(nearestPhrase) else { return }
    say("shortcut.near", with: ["phrase": phrase])
  }

  // MARK: Which app, and whether it may

  mutating func askWhichApp(_ question: AppQuestion) {
    if question.apps.count == 1, let app = question.apps.first { return start(question.request(for: app)) }
    guard !question.apps.isEmpty else { return decline(.noApp(intent: question.intent)) }
    forget()
    put(
      Prompt(
        subject: .app(question), choices: Choices(appOptions(question.apps)),
        accepts: [
          .act(.cancel, .cancel), .act(.deny, .cancel), .choice, .acts, .request(lines.rules), .valuesInSentence,
        ],
        unreadable: "unreadable.choice"))
  }

  func appOptions(_ apps: [InstalledApp]) -> [Option] {
    apps.map { app in
      let names = app.names(in: setting.locale)
      return Option(names[0], alsoCalled: Array(names.dropFirst()))
    }
  }

  mutating func start(_ request: StartingRequest) {
    let name = request.app.displayName(in: setting.locale)
    guard let schema = catalog.schema(of: request.intent) else {
      return decline(.notOffered(app: request.app.identifier, intent: request.intent))
    }
    // An app with nothing but shortcuts needs no permission.
    if !schema.isCustom, setting.appsWithoutSiri.contains(request.app.identifier) { return askAuthorisation(request) }
    let slots = completed(
      known(located(request.slots, appName: name), in: request.app), schema, app: request.app)
    var intent = FilledIntent(name: request.intent)
    for parameter in schema.parameters {
      guard let slot = slots.first(where: { $0.parameter == parameter.name }) else { continue }
      intent[parameter.name] = seenByApp(parameter.isList ? listed(slot.value) : slot.value)
    }
    let rules = Lifecycle.Rules(attempts: lines.rules.attempts)
    var lifecycle = Lifecycle(
      intent: intent, schema: schema, route: request.route, rules: rules, asksFor: request.asked,
      cases: ownCases(of: schema))
    if let ended = past.ended { lifecycle.share(with: ended.lifecycle) }
    begin(
      AppRequest(
        app: request.app, appName: name, lifecycle: lifecycle, slots: slots, text: request.text,
        snippet: request.snippet, isShownAgain: request.isShownAgain))
    if request.route == .siri {
      show(.trace(.understood(app: name, intent: request.intent, slots: slots)))
    }
    advance { $0.start() }
  }

  /// The values of an app's own enumerations, by parameter: they are listed when one is asked for (behaviour.md e.6).
  /// An App Intent asks for its own while it runs.
  private func ownCases(of schema: IntentSchema) -> [String: [Value]] {
    guard schema.isCustom, schema.perform == nil else { return [:] }
    var cases: [String: [Value]] = [:]
    for parameter in schema.parameters where parameter.isResolvable {
      guard case .enumeration(let type) = parameter.type, let enumeration = catalog.enumeration(named: type) else {
        continue
      }
      // A case that means no value isn't an answer.
      let values = enumeration.cases.map(\.name).filter { $0 != "unknown" }
      cases[parameter.name] = values.map { .enumeration(EnumerationValue(type: type, cases: [$0])) }
    }
    return cases.filter { !$0.value.isEmpty }
  }

  private mutating func askAuthorisation(_ request: StartingRequest) {
    forget()
    put(
      Prompt(
        subject: .authorisation(request), buttons: [.deny, .allow],
        accepts: [
          .act(.affirm, .yes), .button, .act(.deny, .no), .act(.cancel, .no), .acts, .request(lines.rules),
        ], unreadable: "unreadable.yesNo"))
  }

  mutating func authorise(_ request: StartingRequest, granted: Bool) {
    if granted { return permitSiri([request.app], true) }
    note(.notAuthorised, app: request.app.displayName(in: setting.locale), intent: request.intent)
    say("authorise.denied", with: ["app": request.app.displayName(in: setting.locale)])
    rest()
  }

  // MARK: Slots

  /// Adds what the conversation knows and the words don't say: which messages "them" are.
  private func completed(_ slots: [Slot], _ schema: IntentSchema, app: InstalledApp) -> [Slot] {
    let slots = replied(slots, schema, app: app)
    guard let carriedOver = past.carriedOver, carriedOver.app == app.identifier else { return slots }
    return slots
      + carriedOver.slots(for: schema.name).filter { slot in !slots.contains { $0.parameter == slot.parameter } }
  }

  func listed(_ value: Value) -> Value {
    if case .list = value { return value }
    return .list([value])
  }

  /// A value as the app may see it: without permission a person is only the words of the name (a.4).
  func seenByApp(_ value: Value) -> Value {
    guard !setting.allowsContacts else { return value }
    switch value {
    case .person(let person):
      guard person.customIdentifier == nil else { return value }
      let words = person.spokenPhrase ?? person.displayName
      return .person(Person(displayName: words, spokenPhrase: words, isMe: person.isMe))
    case .list(let values): return .list(values.map(seenByApp))
    case .string, .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration, .object:
      return value
    }
  }
}
