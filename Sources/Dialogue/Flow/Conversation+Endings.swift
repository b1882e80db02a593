import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  mutating func conclude(_ ending: Ending) {
    tellWhatStopped(ending)
    noteEnding(ending)
    past.beginOutcome()
    switch ending {
    case .done, .continueInApp:
      current.finish(at: setting.clock)
      // An activity has begun in an app, or is over.
      if let appRequest, let change = appRequest.lifecycle.schema.dialogue.underWay {
        past.remember(change, in: appRequest.app.identifier)
      }
    case .failed, .offerApp, .problem, .gaveUp, .cancelled: break
    }
    switch ending {
    case .done(let response):
      let status = verdict(of: response) == .working ? "inProgress" : "success"
      configureView(.outcome(response), response, status: status)
    case .failed(let response, _):
      sayResult(response)
      adviseApp(response)
      rest()
    case .offerApp(let response, _): offerApp(response)
    case .continueInApp(let response, _):
      if let presentation, let count = presentation.count(in: response) {
        return present(count, presentation, response)
      }
      sayResult(response)
      reach(.enterApp(continuing(response, status: "deferredToApplication")))
    case .problem(let fault, _):
      sayProblem(fault)
      rest()
    case .gaveUp: giveUp()
    case .cancelled: cancel()
    }
  }

  /// Reports a fault that isn't in an answer: a `perform()` that has begun again, or asked, too often.
  private mutating func tellWhatStopped(_ ending: Ending) {
    guard case .problem(let fault, during: let method) = ending, case .perform = method,
      case .asked(_, let answer)? = appRequest?.lastCall?.trace
    else { return }
    let trace = Trace.fault(method: method, fault, answer: answer)
    keep(trace)
    current.take(AppRequest.LastCall(method: method, results: [], detail: answer, trace: trace))
  }

  /// Says the line of a response's code: the intent's own, else the code's, else the one for the meaning that the
  /// intent gives the code, else a general one.
  mutating func sayResult(_ response: IntentResponse) {
    let schema = appRequest?.lifecycle.schema
    if let perform = schema?.perform, response.code == PerformFunction.notRun { return sayNotRun(perform) }
    if sayPerformed(response) || isSnippet(response) { return }
    let own = "result.\(schema?.name.rawValue ?? "").\(response.code)"
    var identifiers = isHandsFree ? ["\(own).handsFree", own] : [own]
    if let presentation, presentation.kind == .response,
      let kind = ResultWording(presentation, wording).variant(of: ObjectValue(type: "", fields: response.fields))
    {
      identifiers.insert("\(own).\(kind)", at: 0)
    }
    if let verb = schema?.verb, verdict(of: response) == .goOn { identifiers.append("verb.\(verb).done") }
    identifiers.append("result.\(response.code)")
    if let code = schema?.codes.first(where: { $0.name == response.code }) {
      identifiers.append("result.\(usualCode(for: code.verdict))")
    }
    say(identifiers + ["result.other"], with: values(described(response)))
    sayOwn(response)
  }

  /// Says what would run, and that it didn't.
  private mutating func sayNotRun(_ perform: PerformFunction) {
    let code = "result.\(PerformFunction.notRun)"
    say(
      perform.opensApp ? ["\(code).opens", code] : [code],
      with: ["app": appRequest?.appName ?? "", "function": perform.name, "place": perform.place])
  }

  /// The response as it is presented: if as a whole, with its properties in the presentation's wording.
  func described(_ response: IntentResponse) -> IntentResponse {
    guard let presentation, presentation.kind == .response else { return response }
    return ResultWording(presentation, wording).described(response)
  }

  /// If the app itself has said what is wrong, suggests going on there (behaviour.md e.5).
  private mutating func adviseApp(_ response: IntentResponse) {
    guard let appRequest, appRequest.lifecycle.schema.isCustom,
      lines.line(ownLines(response), templateValues(response)) != nil
    else { return }
    say("failure.advice", with: ["app": appRequest.appName])
  }

  /// What a response's code means: according to the intent, or the usual meaning of a code that it lacks.
  private func verdict(of response: IntentResponse) -> ResponseVerdict {
    appRequest?.lifecycle.schema.verdict(of: response.code) ?? ResponseVerdict(commonCode: response.code)
  }

  /// The code with that meaning in SiriKit's intents.
  private func usualCode(for verdict: ResponseVerdict) -> String {
    switch verdict {
    case .goOn: "success"
    case .working: "inProgress"
    case .askUser: "userConfirmationRequired"
    case .continueInApp: "continueInApp"
    case .handleInApp: "handleInApp"
    case .offerApp: "failureRequiringAppLaunch"
    case .failed: "failure"
    }
  }

  /// Says the app's own line for a response's code; nothing where it has none.
  mutating func sayOwn(_ response: IntentResponse) {
    guard let appRequest, let own = lines.line(ownLines(response), templateValues(response)) else { return }
    let text = lines.said(["appSays"], ["app": appRequest.appName, "text": own.text]).text
    say(Line(identifier: own.identifier, text: text))
  }

  private func ownLines(_ response: IntentResponse) -> [String] {
    let identifier = "response.\(appRequest?.lifecycle.intent.name.rawValue ?? "").\(response.code)"
    return isHandsFree ? ["\(identifier).concise", identifier] : [identifier]
  }

  private mutating func sayProblem(_ fault: HandlerFault) {
    let values = ["app": appRequest?.appName ?? ""]
    switch fault {
    case .notStarted: say("problem.notStarted", "problem", with: values)
    case .trapped, .exited, .timedOut, .neverCompleted, .completedTwice, .noHandler, .wrongHandler, .unreadable:
      say("problem", with: values)
    }
  }

  /// Shows the outcome of a request.
  mutating func presentOutcome(_ response: IntentResponse, view: [CardContent.Row]?) {
    guard let appRequest else { return }
    past.beginOutcome()
    let isDone = verdict(of: response) == .goOn
    let found = isDone ? presentation?.elements(in: response) : nil
    if view == nil, let presentation, let found { return present(found, presentation) }
    sayResult(response)
    let isPerformed = appRequest.lifecycle.schema.perform != nil
    // What would run would have these values.
    let isRead = isPerformed && response.code == PerformFunction.notRun
    let rows =
      view
      ?? (isRead
        ? cards.draft(appRequest.lifecycle.intent, nil)
        : isPerformed
          ? performedRows(response) : cards.outcome(appRequest.lifecycle.intent, described(response)))
    let isSeen = !isPerformed || setting.device.showsViews
    let snippet = isRead || !isSeen ? nil : snippet(of: response)
    if isSeen, !rows.isEmpty || snippet != nil {
      show(
        .card(CardContent(app: appRequest.appName, rows: rows, buttons: snippet?.buttons.map(\.title) ?? [])),
        offering: snippet)
    }
    let next = isDone ? appRequest.next : nil
    if next != nil { current.order(next: nil) }
    // The intent that an App Intent runs next may open the app.
    if response["opensApp"] == .boolean(true), next == nil { return reach(.enterApp(.open)) }
    rest()
    if isDone { observe(response) }
    // What the app itself has shown may still lead to an offer.
    if let presentation, let found { follow(presentation, found, presented: found, inView: true) }
    if let next { begin(next) }
    // The change that a button makes is shown, where the intent that it runs shows nothing itself.
    if isDone, next == nil, rows.isEmpty, snippet == nil, let again = appRequest.snippet {
      begin(again, app: appRequest.app.identifier, text: appRequest.text, isShownAgain: true)
    }
  }

  /// Siri gives up and waits for another request.
  mutating func giveUp() {
    let intent = appRequest?.lifecycle.intent.name.rawValue ?? ""
    let app = appRequest?.appName ?? ""
    say("giveUp.\(intent)", "giveUp", with: ["app": app])
    note(.gaveUp)
    past.beginOutcome()
    rest()
  }

  /// Ends the request because the user doesn't want it any more.
  mutating func cancel() {
    // A running intent learns it first.
    if appRequest?.lifecycle.isSuspended == true { return advance { $0.withdraw() } }
    let intent = appRequest?.lifecycle.intent.name.rawValue ?? ""
    say("cancelled.\(intent)", "cancelled", with: values())
    note(.cancelled)
    past.beginOutcome()
    rest()
  }
  // MARK: The app

  /// The activity that the app continues with: its own, else one named after the intent's class (a.10).
  func continuing(_ response: IntentResponse?, status: String) -> AppCall {
    let intent = appRequest?.lifecycle.intent ?? FilledIntent(name: "")
    let activity = response?.userActivity ?? UserActivity(activityType: intent.name.rawValue)
    return .continue(activity, interaction: Interaction(intent: intent, response: response, status: status))
  }

  private mutating func offerApp(_ response: IntentResponse) {
    sayFailure(before: response)
    sayResult(response)
    say("app.offer", with: ["app": appRequest?.appName ?? ""])
    offerApp(response, rows: [])
  }

  /// States the error where the code only says that the app is needed (behaviour.md a.10).
  private mutating func sayFailure(before response: IntentResponse) {
    guard response.code == usualCode(for: .offerApp), let appRequest else { return }
    let own = "result.\(appRequest.lifecycle.intent.name.rawValue).\(usualCode(for: .failed))"
    let identifiers = (isHandsFree ? ["\(own).handsFree"] : []) + [own]
    if let line = lines.line(identifiers, values(described(response))) { say(line) }
  }

  /// Offers a button that opens the app.
  mutating func offerApp(_ response: IntentResponse, rows: [CardContent.Row]) {
    let prompt = Prompt(
      subject: .openApp(response), buttons: [.open],
      accepts: [
        .act(.open, .yes), .act(.affirm, .yes), .button, .act(.deny, .no), .act(.cancel, .no), .acts,
        // A user who goes on talking doesn't want the app.
        .anotherRequest,
      ])
    show(.card(CardContent(app: appRequest?.appName ?? "", rows: rows, buttons: prompt.buttons.map(button))))
    wait(for: prompt)
  }

  mutating func answered(_ offered: IntentResponse, _ reply: Reply) {
    switch reply {
    case .yes:
      let status = verdict(of: offered) == .continueInApp ? "deferredToApplication" : "failure"
      reach(.enterApp(continuing(offered, status: status)))
    case .no:
      say("app.declined", with: ["app": appRequest?.appName ?? ""])
      rest()
    case .cancel, .more, .narrowed, .choice, .values, .otherValues, .review, .text, .request, .verbatim, .again, .back,
      .help,
      .hold,
      .followUp:
      break
    }
  }
}
