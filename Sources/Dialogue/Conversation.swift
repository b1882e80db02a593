public import SimCatalog
public import SimLexicon
import SimLifecycle
public import SimRecognition
public import SimShortcuts

/// A conversation with Siri: state, events in, effects out. It is synchronous and touches nothing of the world.
///
/// It is a value: a copy is a bookmark, and to go back to one is to undo.
public struct Conversation: Sendable {
  /// The world around it.
  var surroundings: Surroundings
  /// What the last turn has left behind it.
  public internal(set) var facts = TurnFacts()

  /// What the user has before them.
  var display = Display()

  /// What is known of shortcuts.
  var knownShortcuts = KnownShortcuts()
  private(set) var understander: any Understander
  private(set) var lines: LineCatalogue
  /// The intents and types that the conversation knows.
  public let catalog: Catalog

  /// Only the moves below change it.
  private(set) var state: State = .idle(last: nil)
  /// What has been done and told, and may still be meant.
  var past = Past()
  /// Seconds since Siri last spoke.
  var waited = 0
  /// What the event that is being taken has led to so far.
  var effects: [Effect] = []

  /// A conversation about the intents that the recognizer knows.
  public init(setting: Setting, recognizer: Recognizer, lines: LineCatalogue) {
    self.init(setting: setting, understander: recognizer, lines: lines, catalog: recognizer.catalog)
  }

  /// A conversation with another way to understand.
  public init(setting: Setting, understander: any Understander, lines: LineCatalogue, catalog: Catalog) {
    surroundings = Surroundings(setting: setting)
    self.understander = understander
    self.lines = lines
    self.catalog = catalog
  }

  /// Takes a fact and says what must be done, in order. While an effect waits for its answer, only that answer moves on.
  public mutating func receive(_ event: Event) -> [Effect] {
    effects = []
    switch event {
    case .said(let text): hear(text)
    case .happened(let happening): happen(happening)
    case .handlerAnswered(let answer): handlerAnswered(answer)
    case .appAnswered(let answer): appAnswered(answer)
    case .viewConfigured(let rows): viewConfigured(rows)
    case .handedOver(let app, let handOver): keep(handOver, of: app)
    }
    past.endOutcome(effects)
    return effects
  }

  /// Goes on with other words: an app has registered vocabulary, or another user speaks.
  public mutating func use(_ understander: any Understander, user: UserProfile? = nil) {
    self.understander = understander
    if let user { surroundings.use(user) }
  }

  /// Goes on with what is remembered of shortcuts from other conversations.
  public mutating func use(_ memory: ShortcutMemory) {
    knownShortcuts.use(memory, catalog) { PlainText($0, lines.apostrophes).normal }
  }

  /// Goes on with what an app has Siri say, in the place of what it had before.
  public mutating func use(_ lines: AppLines) { self.lines.add(lines) }

  /// What a sentence would be understood as here and now, without saying it.
  public func understanding(of text: String) -> Understanding { understander.understand(text, in: context) }

  /// The world of the conversation as it is now.
  public var setting: Setting { surroundings.setting }

  /// What apps have donated and suggest, and what the user has added.
  public var shortcuts: ShortcutMemory { knownShortcuts.memory }

  // MARK: Where it is

  /// The request that is under way, or the last one.
  var exchange: Exchange? {
    get {
      switch state {
      case .idle(let last), .opening(_, _, let last): last
      case .starting: nil
      case .running(let exchange, _): exchange
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

  var isWaitingForEffect: Bool {
    switch state {
    case .opening, .running(_, .calling), .running(_, .viewing), .running(_, .entering): true
    case .idle, .starting, .running(_, .stepping), .running(_, .prompting): false
    }
  }

  // MARK: Moves

  /// A request begins.
  mutating func begin(_ exchange: Exchange) {
    stopObserving()
    state = .running(exchange, .stepping)
    lines.app = exchange.app.identifier
  }

  /// The request waits for this now.
  mutating func go(_ phase: Phase) {
    guard let exchange else { return }
    state = .running(exchange, phase)
  }

  /// Siri has asked, and waits for the answer.
  mutating func wait(for prompt: Prompt) {
    state = exchange.map { .running($0, .prompting(prompt)) } ?? .starting(prompt)
  }

  /// The user goes into an app by hand.
  mutating func open(_ call: AppCall, _ app: InstalledApp) {
    rest()
    stopObserving()
    state = .opening(call, app, last: exchange)
  }

  /// The request under way is over, or nothing is under way.
  mutating func rest() {
    if let exchange, !exchange.isRemembered { past.remember(ended: exchange) }
    // What was ordered besides and isn't begun is never lost in silence.
    if let next = exchange?.next { say("several.left", with: ["text": next]) }
    var last = exchange
    last?.next = nil
    last?.isRemembered = true
    _ = last?.lifecycle.cancel()
    state = .idle(last: last)
    waited = 0
  }

  /// What is said is about a request that has ended: it is the last one again.
  mutating func turn(to ended: Exchange) {
    guard case .idle = state else { return }
    state = .idle(last: ended)
    lines.app = ended.app.identifier
  }

  /// Nothing came of what was said: there is no last request either.
  mutating func forget() {
    state = .idle(last: nil)
    lines.app = nil
  }
}
