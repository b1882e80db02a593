import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// The request that is under way, or the last one, with what it waits for.
struct CurrentRequest: Sendable {
  /// Where the conversation is.
  private(set) var state: State = .idle(last: nil)
  /// Seconds since Siri last spoke.
  private(set) var waited = 0

  /// The request that is under way, or the last one.
  private(set) var appRequest: AppRequest? {
    get {
      switch state {
      case .idle(let last), .opening(_, _, let last): last
      case .starting: nil
      case .running(let appRequest, _): appRequest
      }
    }
    set {
      switch state {
      case .idle: state = .idle(last: newValue)
      case .opening(let call, let app, _): state = .opening(call, app, last: newValue)
      case .running(_, let phase): state = newValue.map { .running($0, phase) } ?? .idle(last: nil)
      case .starting: break
      }
    }
  }

  /// What Siri asks now; nil while she asks nothing.
  var prompt: Prompt? {
    switch state {
    case .starting(let prompt), .running(_, .prompting(let prompt)): prompt
    case .idle, .opening, .running(_, .stepping), .running(_, .calling), .running(_, .viewing), .running(_, .entering):
      nil
    }
  }

  /// Whether only the answer to an effect moves it on.
  var isWaitingForEffect: Bool {
    switch state {
    case .opening, .running(_, .calling), .running(_, .viewing), .running(_, .entering): true
    case .idle, .starting, .running(_, .stepping), .running(_, .prompting): false
    }
  }

  // MARK: Where it is

  /// A request begins.
  mutating func begin(_ appRequest: AppRequest) { state = .running(appRequest, .stepping) }

  /// The request waits for this now.
  mutating func go(_ phase: Phase) {
    guard let appRequest else { return }
    state = .running(appRequest, phase)
  }

  /// Siri has asked, and waits for the answer.
  mutating func wait(for prompt: Prompt) {
    state = appRequest.map { .running($0, .prompting(prompt)) } ?? .starting(prompt)
  }

  /// The user goes into an app by hand.
  mutating func open(_ call: AppCall, _ app: InstalledApp) { state = .opening(call, app, last: appRequest) }

  /// The request under way is over, or nothing is under way.
  mutating func rest() {
    var last = appRequest
    last?.next = nil
    last?.isRemembered = true
    _ = last?.lifecycle.cancel()
    state = .idle(last: last)
    waited = 0
  }

  /// Nothing is under way, and this request is the last one; nil where there is none.
  mutating func turn(to last: AppRequest?) { state = .idle(last: last) }

  /// Siri has spoken.
  mutating func spoke() { waited = 0 }

  /// Time passes, and nobody says anything.
  mutating func pass(_ seconds: Int) { waited += seconds }

  // MARK: What becomes of it

  /// The request's lifecycle takes what has happened.
  ///
  /// - Returns: what is to be done; nil where there is no request.
  mutating func advance(_ event: (inout Lifecycle) -> Step) -> Step? {
    guard var appRequest else { return nil }
    let step = event(&appRequest.lifecycle)
    if step.isBeyondResolving { appRequest.isResolved = true }
    if case .review(let response) = step { appRequest.confirmed = response }
    self.appRequest = appRequest
    return step
  }

  /// The handler, or nobody, has answered a call.
  mutating func take(_ call: AppRequest.LastCall) { appRequest?.lastCall = call }

  /// A call was shown with its answer.
  mutating func keep(_ trace: Trace) { appRequest?.calls.append(trace) }

  /// The words of an answer have filled a parameter.
  mutating func hold(_ slot: Slot, answering line: String) { appRequest?.hold(slot, answering: line) }

  /// The user changes something at the review.
  mutating func change() { appRequest?.wasChanged = true }

  /// The user goes back to a parameter that they had answered.
  mutating func reconsider(_ parameter: String) {
    appRequest?.answered.removeAll { $0 == parameter }
    change()
  }

  /// What was ordered besides is begun when this is done; nil where nothing is left.
  mutating func order(next: String?) { appRequest?.next = next }

  /// The request is done.
  mutating func finish(at time: CivilDateTime) { appRequest?.doneAt = time }
}

extension Step {
  /// Whether it comes when every parameter is resolved.
  fileprivate var isBeyondResolving: Bool {
    switch self {
    case .call(let call):
      switch call.method {
      case .confirm, .handle, .perform: true
      case .resolve, .options, .defaultValue: false
      }
    case .review, .handleInApp, .performInApp: true
    case .ask, .match, .end, .ignore: false
    }
  }
}
