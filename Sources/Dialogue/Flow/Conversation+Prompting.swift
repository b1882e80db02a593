import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// The one loop that hears every answer: what a prompt lists is tried in its order, and what nothing takes is a miss.
extension Conversation {
  /// What somebody said, or a name, cut into words as the language does it.
  func plain(_ text: String) -> PlainText { PlainText(text, lines.apostrophes) }

  /// The user has said something.
  mutating func hear(_ text: String) {
    let line = plain(text)
    if let prompt { return hear(line, prompt) }
    guard !isWaitingForEffect else { return }
    facts.answered(nil)
    display.leaveApp()
    // A phrase of the user's own goes before everything else.
    if let added = knownShortcuts.phrases.added(line.normal),
      let start = start(of: added.shortcut, app: added.app, text: text, asking: added.askedEachTime)
    {
      return begin(start)
    }
    if !followUp(line) { begin(line) }
  }

  private mutating func hear(_ answer: PlainText, _ prompt: Prompt) {
    // What nobody understood was a line before this one.
    facts.passDeclined()
    var readings = AnswerReadings()
    if let reply = asidesReply(to: answer, prompt) {
      keep(answer, nil, heardAs: reply, prompt)
      return follow(reply, answer, prompt)
    }
    if let reply = plainActReply(to: answer, &readings, prompt) {
      keep(answer, readings.acts, heardAs: reply, prompt)
      return follow(reply, answer, prompt)
    }
    if let next = secondOrder(in: answer, prompt) {
      let reply = Reply.review(.agreeThen(next))
      keep(answer, readings.acts, heardAs: reply, prompt)
      return follow(reply, answer, prompt)
    }
    if isDoneUnseen, readings.acts == nil { readings.acts = acts(of: answer, prompt) }
    let trust = trust(in: answer, readings.acts, prompt)
    for accepted in prompt.accepts where trust.allows(accepted) {
      guard let reply = reply(accepted, answer, &readings, prompt).map({ keepingTimes($0, answer) }) else { continue }
      keep(answer, accepted.takesActs ? readings.acts : readings.wholeActs, heardAs: reply, prompt)
      return follow(reply, answer, prompt)
    }
    keep(answer, readings.acts, heardAs: nil, prompt)
    missed(prompt)
  }

  /// Nobody asks what was said in more words.
  private static let mostAsideWords = 12

  /// What was said, or whom it is for, asked back where any words, or any name, would be the answer: other prompts hear that among
  /// their acts.
  private func asidesReply(to answer: PlainText, _ prompt: Prompt) -> Reply? {
    switch prompt.subject {
    case .phrase, .sheet: break
    case .question(let question):
      guard question.parameter.type.takesAnyText || !prompt.choices.options.isEmpty else { return nil }
    case .change, .app, .review, .authorisation, .unlock, .openApp, .next, .rest: return nil
    }
    guard answer.tokens.count <= Self.mostAsideWords else { return nil }
    let read = read(answer, only: [.again])
    guard read.isWhole, read.isOnly([.again]), read.acts.allSatisfy({ $0.details.topic != nil }) else {
      return nil
    }
    return askedBack(read)
  }

  /// The question again, or whom the request that is under way is for.
  func askedBack(_ read: ActAnswer) -> Reply {
    let asksWho = appRequest != nil && read.acts.contains { $0.details.topic == .people }
    return asksWho ? .followUp(.who) : .again
  }

  /// What an answer says that is acts without a value and nothing else ("yes please", "um never mind"): no other reading could
  /// win, and none need be tried. Nil where something that is offered could be called so.
  private func plainActReply(to answer: PlainText, _ readings: inout AnswerReadings, _ prompt: Prompt) -> Reply? {
    guard prompt.choices.options.isEmpty, prompt.accepts.contains(where: { if case .acts = $0 { true } else { false } })
    else { return nil }
    readings.acts = acts(of: answer, prompt)
    guard let acts = readings.acts, acts.unread.isEmpty, !acts.acts.isEmpty,
      acts.acts.allSatisfy({ $0.slots.isEmpty && $0.old == nil })
    else { return nil }
    return actReply(to: answer, acts, prompt)
  }

  /// A button or a choice by its text; a tap elsewhere on the card opens the app with the intent (a.10).
  mutating func tap(_ text: PlainText) {
    facts.answered(nil)
    guard let prompt else {
      guard case .idle(let last) = state, !tapInApp(text), !tapSnippet(text), !tapShortcut(text) else { return }
      guard let last, isOnCard(text, of: last.appName) else { return sayTappable(insteadOf: text, nil) }
      return reach(.enterApp(continuing(last.confirmed, status: "success")))
    }
    if let index = option(shownAs: text, prompt) { return follow(.choice(index), text, prompt) }
    if let button = pressed(text, of: prompt) { return follow(button.reply, text, prompt) }
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
      names = prompt.choices.options.map(\.text) + prompt.buttons.map { label(of: $0, prompt) }
    } else {
      names = tappable
      if names.isEmpty, let card = display.card, card.app == appRequest?.appName { names = [card.app] }
    }
    var values = ["name": text.source]
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

  // MARK: Hearing

  private func reply(
    _ accepted: AcceptedAnswer, _ answer: PlainText, _ readings: inout AnswerReadings, _ prompt: Prompt
  ) -> Reply? {
    switch accepted {
    case .act(let kind, let reply):
      guard isAct(kind, answer, &readings, prompt) else { return nil }
      // "Yes?" asks, and answers nothing.
      if case .yes = reply, answer.isQuestion { return .again }
      return reply
    case .button: return insideReply(to: answer, prompt) ?? pressed(answer, of: prompt)?.reply
    case .choice: return isTurnedAway(answer, prompt) ? nil : chosen(answer, prompt)
    case .value(let kind):
      guard case .question(let question) = prompt.subject else { return nil }
      if case .any = kind, readings.acts == nil { readings.acts = acts(of: answer, prompt) }
      return value(kind, answer, readings.acts, question, prompt)
    case .acts:
      readings.acts = readings.acts ?? acts(of: answer, prompt)
      return readings.acts.flatMap { actReply(to: answer, $0, prompt) }
    case .valuesInSentence: return valuesInSentence(readings.acts, answer, prompt)
    case .reviewInPart: return readings.acts.flatMap { reviewReadingInPart($0, answer) }.map(Reply.review)
    case .request(let named, let unnamed, let mayAskWhichApp):
      if let shortcut = shortcut(answer), !isPlainAnswer(answer, &readings, prompt) {
        // With values in it almost anything is a title: it comes after what answers the question.
        if shortcut.namesApp || !shortcut.hasValues || unnamed != nil { return .shortcut(shortcut.start) }
      }
      let understanding = readings.request ?? understander.understand(answer.utterance, in: requestContext)
      readings.request = understanding
      guard isRequest(understanding, named: named, unnamed: unnamed, mayAskWhichApp: mayAskWhichApp) else { return nil }
      return isUnderWay(understanding, prompt)
        ? answerInRequest(understanding, answer, readings.acts, prompt) : .request(understanding)
    case .anotherRequest:
      if let shortcut = shortcut(answer) { return .shortcut(shortcut.start) }
      return .request(understander.understand(answer.utterance, in: requestContext))
    case .text: return answer.isEmpty ? nil : .text(answer)
    }
  }

  /// Whether an answer is an act of a kind and nothing else.
  private func isAct(
    _ kind: AnswerAct.Kind, _ answer: PlainText, _ readings: inout AnswerReadings, _ prompt: Prompt
  ) -> Bool {
    readings.acts = readings.acts ?? acts(of: answer, prompt)
    // Where any words are an answer, an end is the only act.
    guard let acts = readings.acts else { return says(kind, answer) }
    let read = ActAnswer(reading: acts)
    return read.isWhole && read.isOnly([kind]) && !read.isDoubted
  }

  /// Whether an answer may name something to say that it isn't meant: "anyone but Sam Lee". What is called exactly so is meant.
  func isTurnedAway(_ answer: PlainText, _ prompt: Prompt) -> Bool {
    understander.marks(in: answer).has(.negation) && !isCalledSo(answer, prompt)
  }

  /// Whether something that is offered is called exactly as an answer is, by any of its names.
  func isCalledSo(_ answer: PlainText, _ prompt: Prompt) -> Bool {
    prompt.choices.options.contains { $0.names.contains { plain($0).normal == answer.normal } }
  }

  /// What is offered under a text: the option's number.
  private func option(shownAs text: PlainText, _ prompt: Prompt) -> Int? {
    prompt.choices.options.firstIndex { plain($0.text).normal == text.normal }
  }

  /// The option that an answer names; none where it only has the words of a name in it and something is done without a review:
  /// "honk, and start running" where one of the workouts is the running.
  private func chosen(_ answer: PlainText, _ prompt: Prompt) -> Reply? {
    guard let reply = prompt.choices.reply(answer, lines.apostrophes) else { return nil }
    // A yes is no part of a name: 行 isn't 骑行.
    if option(shownAs: answer, prompt) == nil, truth(of: answer) != nil { return nil }
    guard isDoneUnseen, case .choice(let index) = reply else { return reply }
    let isLonger = prompt.choices.options[index].names.allSatisfy { plain($0).tokens.count < answer.tokens.count }
    return isLonger && Int(answer.normal) == nil ? nil : reply
  }

  /// Whether an answer is a request of its own.
  func isRequest(
    _ understanding: Understanding, named least: Int, unnamed: Int?, mayAskWhichApp: Bool
  ) -> Bool {
    switch understanding.outcome {
    case .request(let request):
      switch request.appReason {
      case .named, .verb: return request.confidence >= least
      case .onlyOne: return unnamed.map { request.phrase != nil && request.confidence >= $0 } ?? false
      // A name alone answers a question; it is no request.
      case .vocabulary, .answered: return false
      }
    case .whichApp: return unnamed != nil && mayAskWhichApp
    case .declined: return false
    }
  }

  /// Whether an answer is one of those that are offered, a yes, a no or a button, or a value of another kind than a text, whatever
  /// else it may be: no phrase of the user's takes one away.
  private func isPlainAnswer(_ answer: PlainText, _ readings: inout AnswerReadings, _ prompt: Prompt) -> Bool {
    if option(shownAs: answer, prompt) != nil { return true }
    if pressed(answer, of: prompt) != nil { return true }
    for case .act(let kind, _) in prompt.accepts where isAct(kind, answer, &readings, prompt) { return true }
    readings.acts = readings.acts ?? acts(of: answer, prompt)
    if let acts = readings.acts, acts.acts.allSatisfy({ $0.slots.isEmpty }), actReply(to: answer, acts, prompt) != nil {
      return true
    }
    guard case .question(let question) = prompt.subject else { return false }
    // Where any words are a text, the user's phrases are, too.
    if question.parameter.type.takesAnyText { return knownShortcuts.phrases.added(answer.normal) != nil }
    return read(answer, for: question.parameter).first?.isKnown == true
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
    case .request(let understanding):
      rest()
      begin(answer, understanding)
    case .shortcut(let start):
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
      if case .choice(let index) = reply { change(parameters[index], to: nil) }
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
  /// Whether what it gives comes from the acts of the answer, so that words which are none count for nothing.
  var takesActs: Bool {
    switch self {
    case .act, .acts, .valuesInSentence, .reviewInPart: true
    case .button, .choice, .value, .request, .anotherRequest, .text: false
    }
  }

  /// Another request, as sure as the rules want it where any name would answer.
  static func request(_ rules: DialogueRules) -> AcceptedAnswer {
    .request(named: 0, unnamed: rules.newRequestUnnamed, mayAskWhichApp: true)
  }
}

/// What an answer has been read as so far: nothing is read twice.
private struct AnswerReadings {
  /// The acts in it.
  var acts: AnswerReading?
  /// The same where every word is a part of one: of an answer that was heard otherwise no word was left out.
  var wholeActs: AnswerReading? { acts.flatMap { $0.unread.isEmpty ? $0 : nil } }
  /// What it would be as a request.
  var request: Understanding?
}
