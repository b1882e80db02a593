package import SimCatalog
package import SimLexicon
import SimLifecycle
package import SimRecognition
package import SimShortcuts
import SimText

/// A conversation with Siri: state, events in, effects out. It is synchronous and touches nothing of the world.
///
/// It is a value: a copy is a bookmark, and to go back to one is to undo.
package struct Conversation: Sendable {
  /// The world around it.
  @Boxed var surroundings: Surroundings
  /// What the last turn has left behind it.
  @Boxed package internal(set) var facts = TurnFacts()

  /// What the user has before them.
  @Boxed var display = Display()

  /// What is known of shortcuts.
  @Boxed var knownShortcuts = KnownShortcuts()
  private(set) var understander: any Understander
  @Boxed private(set) var lines: LineCatalogue
  /// The intents and types that the conversation knows.
  package private(set) var catalog: Catalog

  /// The request that is under way, or the last one.
  var current = CurrentRequest()
  /// What has been done and told, and may still be meant.
  @Boxed var past = Past()
  /// What the event that is being taken has led to so far.
  private(set) var effects: [Effect] = []

  /// A conversation about the intents that the recognizer knows.
  package init(setting: Setting, recognizer: Recognizer, lines: LineCatalogue) {
    self.init(setting: setting, understander: recognizer, lines: lines, catalog: recognizer.catalog)
  }

  /// A conversation with another way to understand.
  package init(setting: Setting, understander: any Understander, lines: LineCatalogue, catalog: Catalog) {
    surroundings = Surroundings(setting: setting)
    self.understander = understander
    self.lines = lines
    self.catalog = catalog
  }

  /// Takes a fact and says what must be done, in order. While an effect waits for its answer, only that answer moves on.
  package mutating func receive(_ event: Event) -> [Effect] {
    effects = []
    if event.mayAnswer { facts.answered(nil) }
    switch event {
    case .said(let text): hear(text)
    case .happened(let happening): happen(happening)
    case .handlerAnswered(let answer): handlerAnswered(answer)
    case .appAnswered(let answer): appAnswered(answer)
    case .viewConfigured(let rows): viewConfigured(rows)
    case .submitted(let app, let submission): keep(submission, of: app)
    }
    past.endOutcome(effects)
    return effects
  }

  /// Goes on with other words: an app has registered vocabulary, or another user speaks.
  package mutating func use(_ understander: any Understander, user: UserProfile? = nil) {
    self.understander = understander
    if let user { surroundings.use(user) }
  }

  /// Goes on with what the apps' files say now: other intents, other phrases and titles. A request that is under way keeps the
  /// parameters with which it began.
  package mutating func use(_ recognizer: Recognizer, lines: LineCatalogue, apps: [InstalledApp]) {
    understander = recognizer
    catalog = recognizer.catalog
    let app = self.lines.app
    self.lines = lines
    self.lines.app = app
    surroundings.use(apps)
  }

  /// Goes on with what is remembered of shortcuts from other conversations.
  package mutating func use(_ memory: ShortcutMemory) {
    knownShortcuts.use(memory, catalog, understander.key(of:))
  }

  /// Goes on with what an app has Siri say, in the place of what it had before.
  package mutating func use(_ lines: AppLines) { self.lines.add(lines) }

  /// What a sentence would be understood as here and now, without saying it.
  package func understanding(of text: String) -> Understanding {
    understander.understand(text, in: context)
  }

  /// The world of the conversation as it is now.
  package var setting: Setting { surroundings.setting }

  /// What apps have donated and suggest, and what the user has added.
  package var shortcuts: ShortcutMemory { knownShortcuts.memory }

  // MARK: Where it is

  var state: State { current.state }
  var appRequest: AppRequest? { current.appRequest }
  var prompt: Prompt? { current.prompt }
  var isWaitingForEffect: Bool { current.isWaitingForEffect }

  // MARK: Moves

  /// Has the world do something, after what it was asked for already.
  mutating func bringAbout(_ effect: Effect) { effects.append(effect) }

  /// Shows something to the user.
  ///
  /// - Parameter snippet: what can be tapped on a card of an App Intent's.
  mutating func show(_ output: Output, offering snippet: Snippet? = nil) {
    if case .card(let card) = output { display.show(card, offering: snippet) }
    bringAbout(.show(output))
  }

  /// Siri says something.
  @discardableResult
  mutating func say(_ line: Line) -> Line {
    show(.says(line))
    facts.said(line)
    current.spoke()
    return line
  }

  /// Siri has asked, and waits for the answer.
  mutating func wait(for prompt: Prompt) { current.wait(for: prompt) }

  /// The words of an answer have filled parameters.
  mutating func hold(_ slots: [Slot], answering line: String) {
    for slot in slots { current.hold(slot, answering: line) }
  }

  /// A request begins.
  mutating func begin(_ appRequest: AppRequest) {
    stopObserving()
    giveUpRun()
    current.begin(appRequest)
    lines.app = appRequest.app.identifier
  }

  /// The user goes into an app by hand.
  mutating func open(_ call: AppCall, _ app: InstalledApp) {
    rest()
    stopObserving()
    current.open(call, app)
  }

  /// The request under way is over, or nothing is under way.
  mutating func rest() {
    if let appRequest, !appRequest.isRemembered { past.remember(ended: appRequest) }
    // What was ordered besides and isn't begun is never lost in silence.
    if let next = appRequest?.next { say("several.left", with: ["text": next]) }
    giveUpRun()
    current.rest()
  }

  /// An App Intent that waits for an answer learns that none will come.
  private mutating func giveUpRun() {
    guard let appRequest, appRequest.lifecycle.isRunWaiting else { return }
    bringAbout(.ask(app: appRequest.app.identifier, .giveUp(appRequest.lifecycle.intent.name)))
  }

  /// What is said is about a request that has ended: it is the last one again.
  mutating func turn(to ended: AppRequest) {
    guard case .idle = state else { return }
    current.turn(to: ended)
    lines.app = ended.app.identifier
  }

  /// Nothing came of what was said: there is no last request either.
  mutating func forget() {
    giveUpRun()
    current.turn(to: nil)
    lines.app = nil
  }
}
