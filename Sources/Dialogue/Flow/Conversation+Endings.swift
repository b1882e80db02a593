import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

extension Conversation {
  mutating func conclude(_ ending: Ending) {
    noteEnding(ending)
    switch ending {
    case .done(let response):
      let status = response.code == "inProgress" ? "inProgress" : "success"
      configureView(.outcome(response), response, status: status)
    case .failed(let response, _):
      sayResult(response)
      rest()
    case .offerApp(let response, _): offerApp(response)
    case .continueInApp(let response, _):
      if tellPhotos(response) { return }
      sayResult(response)
      reach(.enterApp(continuing(response, status: "deferredToApplication")))
    case .problem(let fault, _):
      sayProblem(fault)
      rest()
    case .gaveUp: giveUp()
    case .cancelled: cancel()
    }
  }

  /// Says the line of a response's code: the intent's own, else that of the code, else one for any other code.
  mutating func sayResult(_ response: IntentResponse) {
    let intent = exchange?.lifecycle.intent.name.rawValue ?? ""
    let identifiers = ["result.\(intent).\(response.code)", "result.\(response.code)", "result.other"]
    say(identifiers, with: values(response))
  }

  private mutating func sayProblem(_ fault: HandlerFault) {
    let values = ["app": exchange?.appName ?? ""]
    switch fault {
    case .notStarted: say("problem.notStarted", "problem", with: values)
    case .trapped, .exited, .timedOut, .neverCompleted, .completedTwice, .noHandler, .wrongHandler, .unreadable:
      say("problem", with: values)
    }
  }

  /// Shows what has come of a request.
  mutating func tellOutcome(_ response: IntentResponse, view: [CardContent.Row]?) {
    guard let exchange else { return }
    if view == nil, response.code == "success" {
      if tellMessages(response) || tellRides(response) || tellCalls(response) || tellAccounts(response) { return }
    }
    sayResult(response)
    let rows = view ?? cards.outcome(exchange.lifecycle.intent, response)
    if !rows.isEmpty { show(.card(CardContent(app: exchange.appName, rows: rows, isAppView: view != nil))) }
    rest()
    if view != nil, response.code == "success" { followUp(response) }
  }

  /// What Siri asks after a result that the app itself has shown.
  private mutating func followUp(_ response: IntentResponse) {
    if let messages = found(response) {
      messagesRead = messages
      offerReply(messages)
    }
    if let options = offered(response) { waitForRide(options) }
  }

  // MARK: The app

  /// The activity with which the app goes on: its own, else one named after the intent's class (a.10).
  func continuing(_ response: IntentResponse?, status: String) -> AppCall {
    let intent = exchange?.lifecycle.intent ?? FilledIntent(name: "")
    let activity = response?.userActivity ?? UserActivity(activityType: intent.name.rawValue)
    return .continue(activity, interaction: Interaction(intent: intent, response: response, status: status))
  }

  private mutating func offerApp(_ response: IntentResponse) {
    sayResult(response)
    offerApp(response, rows: [])
  }

  /// Offers a button that opens the app.
  mutating func offerApp(_ response: IntentResponse, rows: [CardContent.Row]) {
    show(.card(CardContent(app: exchange?.appName ?? "", rows: rows, buttons: [button("open")])))
    misses = 0
    state = .offeringApp(response)
  }

  mutating func hearOffer(_ answer: PlainText, _ response: IntentResponse) {
    let words = lines.answers
    if words.has(.open, answer) || words.has(.yes, answer) || answer.normal == PlainText(button("open")).normal {
      return openOffered(response)
    }
    if words.has(.no, answer) || words.has(.cancel, answer) {
      say("app.declined", with: ["app": exchange?.appName ?? ""])
      return rest()
    }
    // Whoever goes on talking doesn't want the app.
    rest()
    begin(answer.source)
  }

  mutating func openOffered(_ response: IntentResponse) {
    let status = response.code == "continueInApp" ? "deferredToApplication" : "failure"
    reach(.enterApp(continuing(response, status: status)))
  }
}
