import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  /// The user has said something.
  mutating func hear(_ text: String) {
    let answer = PlainText(text)
    switch state {
    case .calling, .viewing, .entering: return
    case .idle: begin(text)
    case .asking(let question): hearAnswer(answer, to: question)
    case .reviewing(let review): hearReview(answer, review)
    case .changing(let parameters): hearChange(answer, of: parameters)
    case .whichApp(let question): hearApp(answer, for: question)
    case .authorising(let request): hearAuthorisation(answer, request)
    case .unlocking: hearLocked(answer)
    case .offeringApp(let response): hearOffer(answer, response)
    case .offeringReply(let message): hearReply(answer, to: message)
    case .choosingRide(let options): hearRide(answer, from: options)
    }
  }

  /// The answer is a request of its own: the one that was under way is over.
  ///
  /// - Parameters:
  ///   - least: how sure the recogniser must be when no app is named; nil when one must be named.
  ///   - leastNamed: the same when one is named.
  ///   - mayAskWhichApp: whether a request that several apps could do counts.
  mutating func takesNewRequest(
    _ answer: PlainText, unnamed least: Int?, named leastNamed: Int = 0, mayAskWhichApp: Bool = true
  ) -> Bool {
    let understanding = understander.understand(answer.source, in: context)
    switch understanding.outcome {
    case .request(let request):
      switch request.appReason {
      case .named, .verb: guard request.confidence >= leastNamed else { return false }
      case .onlyOne: guard let least, request.phrase != nil, request.confidence >= least else { return false }
      // A name alone answers a question; it is no request.
      case .vocabulary, .answered: return false
      }
    case .whichApp: guard least != nil, mayAskWhichApp else { return false }
    case .declined: return false
    }
    rest()
    begin(answer.source, understanding)
    return true
  }

  // MARK: Beginning

  mutating func begin(_ text: String) { begin(text, understander.understand(text, in: context)) }

  mutating func begin(_ text: String, _ first: Understanding) {
    let understanding = allowed(first, text)
    lastUnderstanding = understanding
    lastRequest = text
    lastQuestion = nil
    lastCause = nil
    misses = 0
    switch understanding.outcome {
    case .request(let request):
      guard let app = setting.apps.first(where: { $0.identifier == request.app }) else {
        decline(.noApp(intent: request.intent))
        return
      }
      start(StartingRequest(app: app, intent: request.intent, slots: request.slots, text: text, route: .siri))
    case .whichApp(let intent, let slots, let apps):
      let installed = setting.apps.filter { apps.contains($0.identifier) }
      askWhichApp(AppQuestion(intent: intent, slots: slots, apps: installed, text: text, route: .siri))
    case .declined(let reason): decline(reason)
    }
  }

  /// Apps that may not work with Siri are no candidates until the user allows it (c.1), unless they are named.
  private func allowed(_ understanding: Understanding, _ text: String) -> Understanding {
    let denied = setting.appsWithoutSiri
    guard !denied.isEmpty else { return understanding }
    switch understanding.outcome {
    case .request(let request):
      guard denied.contains(request.app) else { return understanding }
      switch request.appReason {
      case .named, .verb: return understanding
      case .onlyOne, .vocabulary, .answered: break
      }
    case .whichApp(_, _, let apps): guard apps.contains(where: denied.contains) else { return understanding }
    case .declined: return understanding
    }
    var narrower = context
    narrower.excludedApps = denied
    let other = understander.understand(text, in: narrower)
    // Where no allowed app can do it, the user is asked about the one that can.
    if case .declined = other.outcome { return understanding }
    return other
  }

  mutating func decline(_ reason: Decline) {
    exchange = nil
    state = .idle
    note(.declined(reason))
    func name(_ identifier: String) -> String {
      setting.apps.first { $0.identifier == identifier }?.displayName(in: setting.locale) ?? identifier
    }
    switch reason {
    case .nothingMatched: say("declined.nothingMatched")
    case .notOffered(let app, _): say("declined.notOffered", with: ["app": name(app)])
    case .noApp: say("declined.noApp")
    case .notUnderstood(let app, _): say("declined.notUnderstood", with: ["app": name(app)])
    case .empty: say("declined.empty")
    }
  }

  // MARK: Which app, and whether it may

  mutating func askWhichApp(_ question: AppQuestion) {
    if question.apps.count == 1, let app = question.apps.first {
      let request = StartingRequest(
        app: app, intent: question.intent, slots: question.slots, text: question.text, route: question.route)
      start(request)
      return
    }
    guard !question.apps.isEmpty else {
      decline(.noApp(intent: question.intent))
      return
    }
    exchange = nil
    let options = appOptions(question.apps)
    note(.severalApps(options.map(\.text)), intent: question.intent)
    let names = wording.or(options.map(\.text))
    say("whichApp.\(question.intent)", "whichApp", with: ["options": names])
    show(.choices(options.map { Choice(text: $0.text) }))
    state = .whichApp(question)
  }

  func appOptions(_ apps: [InstalledApp]) -> [Option] {
    apps.map { app in
      let spoken = app.localised(app.spokenNames, setting.locale)
      let others = app.localised(app.alternativeNames, setting.locale) ?? []
      return Option(
        app.displayName(in: setting.locale), alsoCalled: [spoken].compactMap { $0 } + others.map(\.name))
    }
  }

  private mutating func hearApp(_ answer: PlainText, for question: AppQuestion) {
    if lines.answers.has(.cancel, answer) || lines.answers.has(.no, answer) { return cancel() }
    switch OptionMatch(answer, in: appOptions(question.apps), words: lines.answers) {
    case .one(let index):
      let request = StartingRequest(
        app: question.apps[index], intent: question.intent, slots: question.slots, text: question.text,
        route: question.route)
      start(request)
    case .several, .none:
      if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
      if missed("unreadable.choice") { askWhichApp(question) }
    }
  }

  mutating func start(_ request: StartingRequest) {
    misses = 0
    let name = request.app.displayName(in: setting.locale)
    guard let schema = schemas(request.intent) else {
      return decline(.notOffered(app: request.app.identifier, intent: request.intent))
    }
    if setting.appsWithoutSiri.contains(request.app.identifier) { return askAuthorisation(request) }
    let slots = completed(request.slots, schema, app: request.app)
    var intent = FilledIntent(name: request.intent)
    for parameter in schema.parameters {
      guard let slot = slots.first(where: { $0.parameter == parameter.name }) else { continue }
      intent[parameter.name] = seenByApp(parameter.isList ? listed(slot.value) : slot.value)
    }
    let rules = Lifecycle.Rules(attempts: lines.rules.attempts)
    let lifecycle = Lifecycle(intent: intent, schema: schema, route: request.route, rules: rules)
    exchange = Exchange(app: request.app, appName: name, lifecycle: lifecycle, slots: slots, text: request.text)
    if request.route == .siri {
      let traced = slots.map { TracedSlot(parameter: $0.parameter, value: $0.value, provenance: $0.provenance) }
      show(.trace(.understood(app: name, intent: request.intent, slots: traced)))
    }
    advance { $0.start() }
  }

  private mutating func askAuthorisation(_ request: StartingRequest) {
    let name = request.app.displayName(in: setting.locale)
    exchange = nil
    note(.notAuthorised, app: name, intent: request.intent)
    say("authorise", with: ["app": name])
    show(.card(CardContent(app: name, rows: [], buttons: [button("deny"), button("allow")])))
    state = .authorising(request)
  }

  private mutating func hearAuthorisation(_ answer: PlainText, _ request: StartingRequest) {
    if lines.answers.has(.yes, answer) || answer.normal == PlainText(button("allow")).normal {
      return authorise(request, granted: true)
    }
    if lines.answers.has(.no, answer) || lines.answers.has(.cancel, answer)
      || answer.normal == PlainText(button("deny")).normal
    {
      return authorise(request, granted: false)
    }
    if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
    if missed("unreadable.yesNo") { askAuthorisation(request) }
  }

  mutating func authorise(_ request: StartingRequest, granted: Bool) {
    if granted {
      setting.appsWithoutSiri.remove(request.app.identifier)
      return start(request)
    }
    note(.notAuthorised, app: request.app.displayName(in: setting.locale), intent: request.intent)
    say("authorise.denied", with: ["app": request.app.displayName(in: setting.locale)])
    rest()
  }

  private mutating func hearLocked(_ answer: PlainText) {
    if lines.answers.has(.cancel, answer) || lines.answers.has(.no, answer) { return cancel() }
    if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
    if misses + 1 < lines.rules.unreadable {
      misses += 1
      sayLocked()
    } else {
      giveUp()
    }
  }

  mutating func sayLocked() { say(["unlock.\(setting.device.rawValue)", "unlock"]) }

  // MARK: Slots

  /// Adds what the conversation knows and the words don't say: which messages "them" are.
  private func completed(_ slots: [Slot], _ schema: IntentSchema, app: InstalledApp) -> [Slot] {
    guard schema.name == "INSetMessageAttributeIntent", exchange?.app.identifier == app.identifier,
      !slots.contains(where: { $0.parameter == "identifiers" })
    else { return slots }
    let identifiers = messagesRead.compactMap { $0["identifier"] }
    guard !identifiers.isEmpty else { return slots }
    let provenance = Provenance(.defaulted("the messages that were read last"))
    return slots + [Slot(parameter: "identifiers", value: .list(identifiers), provenance: provenance)]
  }

  func listed(_ value: Value) -> Value {
    if case .list = value { return value }
    return .list([value])
  }

  /// A value as the app may see it: without permission a person is no more than the words that named him (a.4).
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
