import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  /// Passes an event to the lifecycle and does what it returns.
  mutating func advance(_ event: (inout Lifecycle) -> Step) {
    guard let step = current.advance(event) else { return }
    switch step {
    case .call(let call): reach(.call(call))
    case .ask(let question): ask(question)
    case .match(let value, let options):
      let meant = understander.options(wording.options(options), called: wording.text(of: value))
      advance { $0.matched(meant) }
    case .review(let response): configureView(.review(response, failedAnswers: 0), response, status: "ready")
    case .handleInApp: reach(.handleInApp)
    case .performInApp(let call): reach(.performInApp(call))
    case .end(let ending): conclude(ending)
    case .ignore: break
    }
  }

  /// Goes to the extension or the app, after unlocking the device where that is needed (a.11).
  mutating func reach(_ goal: AfterUnlock) {
    if case .open(let app, let call) = goal { return enter(app, call) }
    guard let appRequest else { return }
    if setting.isLocked, let reason = lockReason(goal, appRequest) {
      note(.locked(reason))
      return put(
        Prompt(
          subject: .unlock(goal),
          accepts: [.act(.cancel, .cancel), .act(.deny, .cancel), .acts, .request(lines.rules)],
          unreadable: nil))
    }
    switch goal {
    case .call(let call):
      current.go(.calling(call.method))
      bringAbout(.ask(app: appRequest.app.identifier, .call(call)))
    case .handleInApp: enter(.handle(appRequest.lifecycle.intent), appRequest.app, then: .handling)
    case .performInApp(let call): enter(.open, appRequest.app, then: .performing(call))
    case .enterApp(let call): enter(call, appRequest.app, then: .leaving)
    case .open: break
    }
  }

  mutating func sayLocked() { say(["unlock.\(setting.device.rawValue)", "unlock"]) }

  /// Why this needs an unlocked device; nil when it doesn't.
  func lockReason(_ goal: AfterUnlock, _ appRequest: AppRequest) -> Cause.LockReason? {
    let intent = appRequest.lifecycle.intent.name
    switch goal {
    case .enterApp(.continue(_, let interaction)) where interaction?.status == "deferredToApplication":
      return worksLocked(appRequest) == true ? nil : .app
    case .enterApp, .open, .performInApp: return .app
    case .call, .handleInApp:
      if setting.device == .watch { return .watch }
      if appRequest.lifecycle.schema.alwaysNeedsUnlock { return .intent }
      if worksLocked(appRequest) == false {
        return .noBackgroundMode(appRequest.lifecycle.schema.dialogue.unlockedBy ?? "")
      }
      return appRequest.app.restrictedWhileLocked.contains(intent) ? .restricted : nil
    }
  }

  /// Whether the app has the background mode that lets it do this on a locked device; nil for what needs none.
  private func worksLocked(_ appRequest: AppRequest) -> Bool? {
    appRequest.lifecycle.schema.dialogue.unlockedBy.map { appRequest.app.backgroundModes.contains($0) }
  }

  private mutating func enter(_ call: AppCall, _ app: InstalledApp, then after: AfterApp) {
    stopObserving()
    current.go(.entering(after, call))
    bringAbout(.ask(app: app.identifier, .enter(call)))
  }

  // MARK: Answers of the world

  mutating func handlerAnswered(_ answer: HandlerAnswer) {
    guard case .running(_, .calling(let method)) = state else { return }
    let detail = AnswerDetail(
      place: answer.place ?? performPlace(of: answer, method), spelling: answer.spelling,
      microseconds: answer.microseconds)
    var results: [ResolutionResult] = []
    var trace: Trace?
    switch (answer.outcome, method) {
    case (.notImplemented, _): break
    case (.resolved(let given), .resolve(let parameter)):
      results = given
      trace = .resolve(parameter: parameter, results: given, answer: detail)
    case (.offered(let options), .options(let parameter, _)):
      trace = .offer(parameter: parameter, options, answer: detail)
    case (.defaulted(let value), .defaultValue(let parameter)):
      trace = .giveDefault(parameter: parameter, value, answer: detail)
    case (.resolved, _), (.offered, _), (.defaulted, _): break
    // The app itself reports that it opens.
    case (.asked(let question), .perform) where question.kind == .open: break
    case (.asked(let question), .perform):
      if let tapped = question.tapped { tell(tapped, detail) }
      trace = .asked(question, answer: detail)
    case (.asked, _): break
    case (.responded(let response), _): trace = .respond(method: method, response: response, answer: detail)
    case (.failed(let fault), _): trace = .fault(method: method, fault, answer: detail)
    }
    if let trace { keep(trace) }
    reportIfSlow(answer)
    current.take(AppRequest.LastCall(method: method, results: results, detail: detail, trace: trace))
    advance { $0.handlerAnswered(answer) }
  }

  /// Where an App Intent is declared that has failed, or begins again, on an unknown line.
  private func performPlace(of answer: HandlerAnswer, _ method: HandlerCall.Method) -> CodePlace? {
    guard case .perform = method, let schema = appRequest?.lifecycle.schema, let perform = schema.perform else {
      return nil
    }
    switch answer.outcome {
    case .failed: break
    case .asked(let question) where question.restarts: break
    case .responded(let response)
    where schema.verdict(of: response.code) == .failed && response.code != PerformFunction.notRun:
      break
    default: return nil
    }
    let parts = perform.place.split(separator: ":")
    guard parts.count >= 2, let line = Int(parts[1]) else { return nil }
    return CodePlace(file: String(parts[0]), line: line)
  }

  /// Shows a call with its answer, and keeps it with the request.
  mutating func keep(_ trace: Trace) {
    show(.trace(trace))
    current.keep(trace)
  }

  mutating func appAnswered(_ answer: AppAnswer) {
    switch state {
    // The user opened it by hand, without a request.
    case .opening(let call, let app, _):
      let name = app.displayName(in: setting.locale)
      show(.trace(.app(call, answer)))
      note(.openedByUser, app: name)
      showScreen(of: app, answer)
      rest()
      sayArrival(in: name, answer)
      if let sheet = answer.screen?.sheet { openSheet(sheet, of: app) }
    case .running(let appRequest, .entering(let after, let call)):
      keep(.app(call, answer))
      showScreen(of: appRequest.app, answer)
      switch after {
      case .handling: advance { $0.appAnswered(answer) }
      case .performing(let call):
        sayArrival(in: appRequest.appName, answer)
        current.go(.calling(call.method))
        bringAbout(.ask(app: appRequest.app.identifier, .call(call)))
      case .leaving:
        rest()
        if answer.fault != nil || !answer.accepted { note(.problem) }
        sayArrival(in: appRequest.appName, answer)
        if let sheet = answer.screen?.sheet { openSheet(sheet, of: appRequest.app) }
      }
    case .idle, .starting, .running(_, .stepping), .running(_, .calling), .running(_, .viewing),
      .running(_, .prompting):
      return
    }
  }

  private mutating func showScreen(of app: InstalledApp, _ answer: AppAnswer) {
    display.enter(app, answer.screen)
    // The device shows the sheet.
    guard let screen = answer.screen, screen.sheet == nil, !screen.rows.isEmpty else { return }
    let rows = screen.rows.map { CardContent.Row(label: nil, text: $0) }
    show(.card(CardContent(app: app.displayName(in: setting.locale), rows: rows)))
  }

  /// Says what is wrong where the app didn't open as it should.
  private mutating func sayArrival(in name: String, _ answer: AppAnswer) {
    if answer.fault != nil {
      say("problem", with: ["app": name])
    } else if !answer.accepted {
      say("app.notAccepted", with: ["app": name])
    }
  }

  /// - Parameter intent: what the response answers; nil for the intent that is under way.
  mutating func configureView(
    _ after: AfterView, _ response: IntentResponse?, status: String, of intent: FilledIntent? = nil
  ) {
    guard let appRequest else { return }
    current.go(.viewing(after))
    let interaction = Interaction(intent: intent ?? appRequest.lifecycle.intent, response: response, status: status)
    bringAbout(.ask(app: appRequest.app.identifier, .configureView(interaction)))
  }

  mutating func viewConfigured(_ rows: [String]?) {
    guard case .running(_, .viewing(let after)) = state else { return }
    let own = rows.flatMap { $0.isEmpty ? nil : $0.map { CardContent.Row(label: nil, text: $0) } }
    switch after {
    case .review(let response, let failedAnswers): review(response, failedAnswers: failedAnswers, view: own)
    case .outcome(let response): presentOutcome(response, view: own)
    case .update(let response): presentUpdate(response, view: own)
    }
  }

  var cards: CardBuilder { CardBuilder(wording: wording, catalog: catalog, appName: appRequest?.appName ?? "") }
}
