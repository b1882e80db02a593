import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// What has been done and told, and may still be meant.
struct Past: Sendable {
  /// What was told last and may be handed on: the messages that "mark them as read" is about.
  private(set) var carriedOver: CarriedOverResults?
  /// What was told last of a response, and how far; nil where something else was done since.
  private(set) var presented: PresentedResults?
  /// Whom and what the requests were about that have ended.
  private(set) var antecedents = Antecedents()
  /// The request that ended last, whatever was said since.
  private(set) var ended: AppRequest?
  /// What Siri said and showed when a request had ended, to be said again.
  private(set) var outcome: [Output] = []
  /// The apps in which something goes on that was begun by a request, the latest last.
  private(set) var goingOn: [String] = []
  /// Whether what is said now is what has come of a request.
  private var isPresentingOutcome = false

  /// Keeps whom and what a request was about that is over.
  mutating func remember(ended appRequest: AppRequest) {
    antecedents.take(appRequest)
    ended = appRequest
    ended?.isRemembered = true
    // "Mark them as read" is about what was told, and takes nothing of it away; nor does what was never done.
    let isAboutIt = presented?.presentation.carriesOver.contains { $0.intent == appRequest.lifecycle.intent.name }
    if isAboutIt != true, appRequest.doneAt != nil { presented = nil }
  }

  /// Keeps what was told of a request's response, and how much of it.
  mutating func remember(
    presented part: [ObjectValue], of found: [ObjectValue], _ presentation: ResultPresentation,
    in appRequest: AppRequest
  ) {
    // A page follows the one before.
    let start = min(self.presented?.page.upperBound ?? 0, found.count - part.count)
    let last = PresentedResults(
      appRequest: appRequest, presentation: presentation, found: found, page: start..<start + part.count)
    self.presented = last
    antecedents.take(last)
    guard !presentation.carriesOver.isEmpty else { return }
    carriedOver = CarriedOverResults(
      app: appRequest.app.identifier, carriesOver: presentation.carriesOver, elements: found)
  }

  /// Keeps that something has begun in an app, or is over.
  mutating func remember(_ change: IntentDialogue.UnderWay, in app: String) {
    goingOn.removeAll { $0 == app }
    switch change {
    case .begins: goingOn.append(app)
    case .ends: break
    }
  }

  /// What is said from here on is what has come of a request.
  mutating func beginOutcome() { isPresentingOutcome = true }

  /// Keeps what was said and shown of an ending, where there was one; what is said from here on is no part of it.
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
