public import SimCatalog
public import SimLexicon
import SimLifecycle
public import SimRecognition

/// A conversation with Siri: state, events in, effects out. It is synchronous and touches nothing of the world.
///
/// It is a value: a copy is a bookmark, and to go back to one is to undo.
public struct Conversation: Sendable {
  public internal(set) var setting: Setting
  /// What the last request was understood as, with all that competed.
  public internal(set) var lastUnderstanding: Understanding?
  /// The line that was understood then.
  public internal(set) var lastRequest: String?
  /// Why Siri last asked.
  public internal(set) var lastQuestion: QuestionFacts?

  /// Why Siri did last what she did; nil before she has done anything.
  public internal(set) var lastCause: Cause?
  /// What she said last.
  public internal(set) var lastLine: Line?

  /// What the apps' programs handed over, oldest first; the words that they know stand in the setting's user.
  public internal(set) var handOvers: [KeptHandOver] = []

  var understander: any Understander
  let lines: LineCatalogue
  let schemas: @Sendable (IntentName) -> IntentSchema?

  var state: State = .idle
  /// The request that is under way, or the last one.
  var exchange: Exchange?
  /// Messages that Siri has read, which "mark them as read" means.
  var messagesRead: [ObjectValue] = []
  /// Answers in a row that could not be read.
  public internal(set) var misses = 0
  /// Seconds since Siri last spoke.
  var waited = 0
  /// What the event that is being taken has led to so far.
  var effects: [Effect] = []

  public init(setting: Setting, recognizer: Recognizer, lines: LineCatalogue) {
    self.init(setting: setting, understander: recognizer, lines: lines)
  }

  /// A conversation with another way to understand, or with schemas of one's own.
  public init(
    setting: Setting, understander: any Understander, lines: LineCatalogue,
    schemas: @escaping @Sendable (IntentName) -> IntentSchema? = Catalog.schema(of:)
  ) {
    self.setting = setting
    self.understander = understander
    self.lines = lines
    self.schemas = schemas
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
    return effects
  }

  /// Goes on with other words: an app has registered vocabulary, or another user speaks.
  public mutating func use(_ understander: any Understander, user: UserProfile? = nil) {
    self.understander = understander
    if let user { setting.user = user }
  }

  /// What a sentence would be understood as here and now, without saying it.
  public func understanding(of text: String) -> Understanding { understander.understand(text, in: context) }

  /// What the intent holds now, each value with its provenance; empty when nothing is under way.
  public var slots: [Slot] { exchange?.heldSlots ?? [] }

  /// The app and intent of the request that is under way, nil when there is none.
  public var underWay: (app: String, intent: IntentName)? {
    if case .idle = state { return nil }
    return exchange.map { ($0.app.identifier, $0.lifecycle.intent.name) }
  }
}
