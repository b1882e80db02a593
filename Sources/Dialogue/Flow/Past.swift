import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// What was done and said earlier in the conversation, and what later words may refer to.
struct Past: Sendable {
  /// Results that a later request may mean: the messages of "mark them as read".
  private(set) var carriedOver: CarriedOverResults?
  /// The results that were presented last; nil where another request has been done since.
  @Boxed private(set) var presented: PresentedResults? = nil
  /// The persons and things that ended requests were about.
  private(set) var antecedents = Antecedents()
  /// The request that ended last, whatever has been said since.
  @Boxed private(set) var ended: AppRequest? = nil
  /// What Siri said and showed when a request ended, for repeating it.
  private(set) var outcome: [Output] = []
  /// The apps in which something is running that a request started, the latest last.
  private(set) var goingOn: [String] = []
  /// Whether what Siri says now belongs to the outcome of a request.
  private var isPresentingOutcome = false

  /// Remembers whom and what an ended request was about.
  mutating func remember(ended appRequest: AppRequest) {
    antecedents.take(appRequest)
    ended = appRequest
    ended?.isRemembered = true
    // "Mark them as read" refers to the results, which stay; they also stay after a request that was never done.
    let isAboutIt = presented?.presentation.carriesOver.contains { $0.intent == appRequest.lifecycle.intent.name }
    if isAboutIt != true, appRequest.doneAt != nil { presented = nil }
  }

  /// Remembers the results in a request's response, and which of them were presented.
  mutating func remember(
    presented part: [ObjectValue], of found: [ObjectValue], _ presentation: ResultPresentation,
    in appRequest: AppRequest
  ) {
    // Each page follows the one before.
    let start = min(self.presented?.page.upperBound ?? 0, found.count - part.count)
    let last = PresentedResults(
      appRequest: appRequest, presentation: presentation, found: found, page: start..<start + part.count)
    self.presented = last
    antecedents.take(last)
    guard !presentation.carriesOver.isEmpty else { return }
    carriedOver = CarriedOverResults(
      app: appRequest.app.identifier, carriesOver: presentation.carriesOver, elements: found)
  }

  /// Remembers that an activity has started in an app, or has ended.
  mutating func remember(_ change: IntentDialogue.UnderWay, in app: String) {
    goingOn.removeAll { $0 == app }
    switch change {
    case .begins: goingOn.append(app)
    case .ends: break
    }
  }

  /// Starts recording what Siri says as the outcome of a request.
  mutating func beginOutcome() { isPresentingOutcome = true }

  /// Remembers what was said and shown as the outcome; what Siri says from now on isn't part of it.
  mutating func endOutcome(_ effects: [Effect]) {
    guard isPresentingOutcome else { return }
    isPresentingOutcome = false
    outcome = effects.compactMap { effect in
      guard case .show(let output) = effect else { return nil }
      switch output {
      case .says, .choices, .card: return output
      case .trace: return nil
      }
    }
  }
}
