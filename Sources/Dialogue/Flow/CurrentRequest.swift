import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// The request that is under way, or the last one, with what it waits for.
struct CurrentRequest: Sendable {
  /// The state of the conversation.
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

  /// Siri's current question; nil while she asks nothing.
  var prompt: Prompt? {
    switch state {
    case .starting(let prompt), .running(_, .prompting(let prompt)): prompt
    case .idle, .opening, .running(_, .stepping), .running(_, .calling), .running(_, .viewing), .running(_, .entering):
      nil
    }
  }

  /// Whether only the answer to an effect continues it.
  var isWaitingForEffect: Bool {
    switch state {
    case .opening, .running(_, .calling), .running(_, .viewing), .running(_, .entering): true
    case .idle, .starting, .running(_, .stepping), .running(_, .prompting): false
    }
  }

  // MARK: Where it is

  /// Begins a request.
  mutating func begin(_ appRequest: AppRequest) { state = .running(appRequest, .stepping) }

  /// Makes the request wait for this.
  mutating func go(_ phase: Phase) {
    guard let appRequest else { return }
    state = .running(appRequest, phase)
  }

  /// Waits for the answer to what Siri has asked.
  mutating func wait(for prompt: Prompt) {
    state = appRequest.map { .running($0, .prompting(prompt)) } ?? .starting(prompt)
  }

  /// Opens an app by hand.
  mutating func open(_ call: AppCall, _ app: InstalledApp) { state = .opening(call, app, last: appRequest) }

  /// Ends the request under way, if there is one.
  mutating func rest() {
    var last = appRequest
    last?.next = nil
    last?.isRemembered = true
    _ = last?.lifecycle.cancel()
    state = .idle(last: last)
    waited = 0
  }

  /// Makes this the last request, with nothing under way; nil for no last request.
  mutating func turn(to last: AppRequest?) { state = .idle(last: last) }

  /// Restarts the wait, because Siri has spoken.
  mutating func spoke() { waited = 0 }

  /// Lets time pass in silence.
  mutating func pass(_ seconds: Int) { waited += seconds }

  // MARK: What becomes of it

  /// Passes an event to the request's lifecycle.
  ///
  /// - Returns: what to do; nil where there is no request.
  mutating func advance(_ event: (inout Lifecycle) -> Step) -> Step? {
    guard var appRequest else { return nil }
    let step = event(&appRequest.lifecycle)
    if step.isBeyondResolving { appRequest.isResolved = true }
    if case .review(let response) = step { appRequest.confirmed = response }
    self.appRequest = appRequest
    return step
  }

  /// Keeps a call with its answer, if it has one.
  mutating func take(_ call: AppRequest.LastCall) { appRequest?.lastCall = call }

  /// Keeps a call that was shown with its answer.
  mutating func keep(_ trace: Trace) { appRequest?.calls.append(trace) }

  /// Keeps a parameter that the words of an answer have filled.
  mutating func hold(_ slot: Slot, answering line: String) { appRequest?.hold(slot, answering: line) }

  /// Marks that the user has changed something at the review.
  mutating func change() { appRequest?.wasChanged = true }

  /// Goes back to a parameter that the user had answered.
  mutating func reconsider(_ parameter: String) {
    appRequest?.answered.removeAll { $0 == parameter }
    change()
  }

  /// Sets a second order, to begin when this request is done; nil where there is none.
  mutating func order(next: String?) { appRequest?.next = next }

  /// Marks the request as done.
  mutating func finish(at time: CivilDateTime) { appRequest?.doneAt = time }
}

extension Step {
  /// Whether it comes after every parameter is resolved.
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
