import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// What becomes of a line: of an answer by what it was heard as, of anything else as a request.
extension Conversation {
  /// What somebody said, or a name, cut into words as the language does it.
  func plain(_ text: String) -> PlainText { PlainText(understander.utterance(text)) }

  /// The user has said something.
  mutating func hear(_ text: String) {
    let line = plain(text)
    if let prompt { return hear(line, prompt) }
    guard !isWaitingForEffect else { return }
    facts.answered(nil)
    display.leaveApp()
    follow(heard(line, followUps: followUps), line)
  }

  /// Begins what a line says that answers nothing.
  mutating func begin(_ line: PlainText) { follow(heard(line), line) }

  private func heard(_ line: PlainText, followUps: Set<FollowUpRequest> = []) -> Reply? {
    understander.hear(line, expecting: .nothing(followUps: followUps), in: context, HearingSources(self)).reply
  }

  private mutating func follow(_ reply: Reply?, _ line: PlainText) {
    switch reply {
    case .followUp(let wish): followUp(wish, saying: line)
    case .verbatim(let request): if let start = start(of: request, text: line.source) { begin(start) }
    case .request(let heard): begin(heard)
    default: break
    }
  }

  private mutating func hear(_ answer: PlainText, _ prompt: Prompt) {
    // What nobody understood was a line before this one.
    facts.passDeclined()
    let heard = understander.hear(
      answer, expecting: .answer(expectation(of: prompt)), in: context, HearingSources(self, prompt))
    keep(answer, heard, prompt)
    guard let reply = heard.reply else { return missed(prompt) }
    follow(reply, answer, prompt)
  }

  /// A button or a choice by its text; a tap elsewhere on the card opens the app with the intent (a.10).
  mutating func tap(_ text: PlainText) {
    facts.answered(nil)
    guard let prompt else {
      guard case .idle(let last) = state, !tapInApp(text), !tapSnippet(text), !tapShortcut(text) else { return }
      guard let last, isOnCard(text, of: last.appName) else { return sayTappable(insteadOf: text, nil) }
      return reach(.enterApp(continuing(last.confirmed, status: "success")))
    }
    if let index = prompt.choices.options.firstIndex(where: { plain($0.text).normal == text.normal }) {
      return follow(.choice(index), text, prompt)
    }
    if let button = pressed(text, of: prompt) { return follow(button.reply, text, prompt) }
    if tapBeside(text, prompt) { return }
    if tapShortcut(text) { return }
    let isOnCard = isOnCard(text, of: appRequest?.appName)
    switch prompt.subject {
    case .review(let review) where isOnCard: reach(.enterApp(continuing(review.response, status: "ready")))
    case .openApp(let response) where isOnCard: answered(response, .yes)
    case .next where isOnCard, .rest where isOnCard:
      reach(.enterApp(continuing(appRequest?.confirmed, status: "success")))
    case .next, .rest, .app: hear(text, prompt)
    case .review, .openApp, .question, .change, .authorisation, .unlock, .phrase, .sheet:
      sayTappable(insteadOf: text, prompt)
    }
  }

  /// Says what can be tapped where nothing of a text can: choices and buttons, what an app's screen and the device offer, and
  /// the card that leads into its app.
  private mutating func sayTappable(insteadOf text: PlainText, _ prompt: Prompt?) {
    var names: [String]
    if let prompt {
      names =
        prompt.choices.options.map(\.text) + prompt.buttons.map { label(of: $0, prompt) }
        + prompt.buttonsBeside.map(\.title)
    } else {
      names = tappable
      if names.isEmpty, let card = display.card, card.app == appRequest?.appName { names = [card.app] }
    }
    // The sentence has quotes of its own.
    let isQuoted = text.source.count > 1 && text.source.hasPrefix("\"") && text.source.hasSuffix("\"")
    var values = ["name": isQuoted ? String(text.source.dropFirst().dropLast()) : text.source]
    if !names.isEmpty { values["options"] = wording.any(Array(names.prefix(lines.rules.optionsListed))) }
    say("tap.unknown", with: values)
  }

  /// Taps what the app's screen shows; false where nothing of that text can be tapped there.
  private mutating func tapInApp(_ text: PlainText) -> Bool {
    guard case .idle = state, let (app, screen) = display.appScreen,
      let button = screen.buttons.first(where: { plain($0).normal == text.normal })
    else { return false }
    enter(app, .tap(button))
    return true
  }

  /// Starts one of the shortcuts that were shown last.
  private mutating func tapShortcut(_ text: PlainText) -> Bool {
    guard let offered = offeredShortcut(called: text.source),
      let start = start(
        of: offered.shortcut, app: offered.app, text: text.source, asking: offered.added?.askedEachTime ?? [])
    else { return false }
    rest()
    begin(start)
    return true
  }

  /// Whether a text stands on the card that was shown last: the app's name at its edge, or one of its rows.
  private func isOnCard(_ text: PlainText, of app: String?) -> Bool {
    if let app, plain(app).normal == text.normal { return true }
    guard let card = display.card, card.app == app else { return false }
    return card.rows.contains { row in
      let whole = row.label.map { "\($0) \(row.text)" } ?? row.text
      return plain(row.text).normal == text.normal || plain(whole).normal == text.normal
    }
  }

  private func pressed(_ text: PlainText, of prompt: Prompt) -> Button? {
    prompt.buttons.first { text.normal == plain(label(of: $0, prompt)).normal }
  }

  /// What a button says.
  func label(of button: Button, _ prompt: Prompt) -> String {
    guard case .question(let question) = prompt.subject, let asked = question.inside else { return self.button(button) }
    return insideButton(button, asked) ?? self.button(button)
  }

  // MARK: Following

  private mutating func follow(_ reply: Reply, _ answer: PlainText, _ prompt: Prompt) {
    switch reply {
    case .cancel:
      switch prompt.subject {
      case .sheet(let sheet): answered(sheet, reply, answer)
      case .phrase:
        say("cancelled")
        rest()
      case .question, .review, .change, .app, .authorisation, .unlock, .openApp, .next, .rest: cancel()
      }
    // The one that was under way is over.
    case .request(let heard):
      rest()
      begin(heard)
    case .verbatim(let request):
      guard let start = start(of: request, text: answer.source) else { return }
      rest()
      begin(start)
    case .again: put(prompt, again: true)
    case .back: goBack(from: prompt)
    case .help:
      say(helpLines(for: prompt))
      put(prompt, again: true)
    case .hold:
      say("hold")
      current.wait(for: prompt)
    case .followUp(let wish): followUp(wish, at: prompt)
    case .more: turnPage(of: prompt)
    case .narrowed(let candidates):
      var narrower = prompt
      narrower.choices.narrow(to: candidates)
      narrower.failedAnswers = 0
      put(narrower, again: true)
    case .yes, .no, .choice, .values, .otherValues, .review, .text: answered(prompt, reply, answer)
    }
  }

  private mutating func answered(_ prompt: Prompt, _ reply: Reply, _ answer: PlainText) {
    switch prompt.subject {
    case .question(let question): answered(question, reply, answer)
    case .review(let review): answered(review, reply, prompt)
    case .change(let parameters):
      if case .choice(let index) = reply { askAgain(parameters[index]) }
      if case .review(.change(let changes)) = reply { perform(changes) }
    case .app(let question): if case .choice(let index) = reply { start(question.request(for: question.apps[index])) }
    case .authorisation(let request):
      if case .yes = reply { authorise(request, granted: true) }
      if case .no = reply { authorise(request, granted: false) }
    case .unlock: break
    case .phrase(let offered, let asked):
      guard case .text(let text) = reply else { return }
      if add(offered, phrase: text.source, asking: asked) == nil { put(prompt, again: true) } else { rest() }
    case .sheet(let sheet): answered(sheet, reply, answer)
    case .openApp(let response): answered(response, reply)
    case .next(let next): answered(next, reply, answer)
    case .rest:
      if case .yes = reply { followUp(.more, at: nil) }
      if case .no = reply {
        say("rest.declined")
        rest()
      }
    }
  }

  /// What was answered last is asked again; where nothing was, the same.
  private mutating func goBack(from prompt: Prompt) {
    var asked: String?
    if case .question(let question) = prompt.subject { asked = question.parameter.name }
    // What runs goes on, and not back.
    guard appRequest?.lifecycle.isSuspended == false, let last = appRequest?.answered.last(where: { $0 != asked })
    else {
      return put(prompt, again: true)
    }
    current.reconsider(last)
    advance { $0.reconsidered(last) }
  }

  private mutating func turnPage(of prompt: Prompt) {
    var prompt = prompt
    if !prompt.choices.turn() { say("choose.noMore") }
    put(prompt, again: true)
  }

  /// An answer could not be read: Siri says so and asks again, and gives up in the end.
  private mutating func missed(_ prompt: Prompt) {
    var prompt = prompt
    prompt.failedAnswers += 1
    // What is filled is offered once more before it is lost.
    var limit = lines.rules.unreadable
    if case .review = prompt.subject { limit += 1 }
    guard prompt.failedAnswers < limit else { return giveUp() }
    if let line = prompt.unreadable { say(line, "unreadable") }
    put(prompt, again: true)
  }

  // MARK: Asking

  /// Asks, or asks again, and waits for the answer.
  mutating func put(_ prompt: Prompt, again: Bool = false) {
    var prompt = prompt
    switch prompt.subject {
    case .question(let question):
      let line = ask(question, &prompt.choices)
      if !again { keepFacts(question, line) }
    case .review(let review): sayReview(review.response)
    case .change:
      say("changeWhat", with: ["options": wording.or(prompt.choices.offered.map(\.text))])
      show(.choices(prompt.choices.plain))
    case .app(let question):
      let names = prompt.choices.offered.map(\.text)
      note(.severalApps(names), intent: question.intent)
      say("whichApp.\(question.intent)", "whichApp", with: ["options": wording.or(names)])
      show(.choices(prompt.choices.plain))
    case .authorisation(let request):
      let name = request.app.displayName(in: setting.locale)
      note(.notAuthorised, app: name, intent: request.intent)
      say("authorise", with: ["app": name])
      // The app says in its own words what it wants Siri for, as in the phone's alert.
      let usage = request.app.localised(request.app.siriUsage, setting.locale)
      let rows = usage.map { [CardContent.Row(label: nil, text: $0)] } ?? []
      show(.card(CardContent(app: name, rows: rows, buttons: prompt.buttons.map(button))))
    case .unlock: sayLocked()
    case .phrase(let offered, _):
      say("shortcut.askPhrase", with: ["title": offered.title])
      show(
        .card(
          CardContent(
            app: app(offered.app)?.displayName(in: setting.locale) ?? offered.app, rows: [],
            buttons: prompt.buttons.map(button))))
    case .sheet(let sheet):
      switch sheet.sheet {
      case .add: say("sheet.add")
      case .edit: say("sheet.edit")
      }
      show(sheet, prompt.buttons)
    case .openApp: say("app.offer", with: ["app": appRequest?.appName ?? ""])
    case .next(let next): put(next, prompt.choices)
    case .rest: say("rest.ask")
    }
    current.wait(for: prompt)
  }
}

extension AcceptedAnswer {
  /// Another request, as sure as the rules want it where any name would answer.
  static func request(_ rules: DialogueRules) -> AcceptedAnswer {
    .request(named: 0, unnamed: rules.newRequestUnnamed, mayAskWhichApp: true)
  }
}
