import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// What becomes of a line: of an answer by how it was heard, of any other line as a request.
extension Conversation {
  /// Takes a line that the user has said.
  mutating func hear(_ text: String) {
    let line = understander.line(text)
    if let prompt { return hear(line, prompt) }
    guard !isWaitingForEffect else { return }
    if display.appScreen != nil { display.leaveApp() }
    follow(heard(line, followUps: followUps), line)
  }

  /// Begins what a line says that isn't an answer.
  mutating func begin(_ text: String) {
    let line = understander.line(text)
    follow(heard(line), line)
  }

  private func heard(_ line: PlainText, followUps: Set<FollowUpRequest> = []) -> Reply? {
    understander.hear(line, expecting: .nothing(followUps: followUps), in: context, HearingSources(self)).reply
  }

  private mutating func follow(_ reply: Reply?, _ line: PlainText) {
    switch reply {
    case .followUp(let wish): followUp(wish, saying: line)
    case .verbatim(let request):
      guard let start = start(of: request, text: line.source) else { return }
      begin(start)
      facts.began(by: request)
    case .request(let heard): begin(heard)
    default: break
    }
  }

  private mutating func hear(_ answer: PlainText, _ prompt: Prompt) {
    let heard = understander.hear(
      answer, expecting: .answer(expectation(of: prompt)), in: context, HearingSources(self, prompt))
    keep(answer, heard, prompt)
    guard let reply = heard.reply else { return missed(prompt) }
    follow(reply, answer, prompt)
  }

  /// What a button says.
  func label(of button: Button, _ prompt: Prompt) -> String {
    guard case .question(let question) = prompt.subject, let asked = question.inside else { return self.button(button) }
    return insideButton(button, asked) ?? self.button(button)
  }

  // MARK: Following

  mutating func follow(_ reply: Reply, _ answer: PlainText, _ prompt: Prompt) {
    switch reply {
    case .cancel:
      switch prompt.subject {
      case .sheet(let sheet): answered(sheet, reply, answer)
      case .phrase:
        say("cancelled")
        rest()
      case .question, .review, .change, .app, .authorisation, .unlock, .openApp, .next, .rest: cancel()
      }
    // The request that was under way is over.
    case .request(let heard):
      rest()
      begin(heard)
    case .verbatim(let request):
      guard let start = start(of: request, text: answer.source) else { return }
      rest()
      begin(start)
      facts.began(by: request)
    case .again: put(prompt, again: true)
    case .back: goBack(from: prompt)
    case .help:
      say(helpLines(for: prompt))
      put(prompt, again: true)
    case .hold:
      say("hold")
      wait(for: prompt)
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

  /// Asks again what was answered last; if nothing was, repeats the question.
  private mutating func goBack(from prompt: Prompt) {
    var asked: String?
    if case .question(let question) = prompt.subject { asked = question.parameter.name }
    // What is running goes on; it can't go back.
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

  /// Handles an unreadable answer: Siri says so and asks again, and finally gives up.
  private mutating func missed(_ prompt: Prompt) {
    var prompt = prompt
    prompt.failedAnswers += 1
    // A filled request is offered once more before it is lost.
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
      // The app's own words for what it wants Siri for, as in the phone's alert.
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
    wait(for: prompt)
  }
}

extension AcceptedAnswer {
  /// Another request, as sure as the rules require where any name would answer.
  static func request(_ rules: DialogueRules) -> AcceptedAnswer {
    .request(named: 0, unnamed: rules.newRequestUnnamed, mayAskWhichApp: true)
  }
}
