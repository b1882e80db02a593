package import SimCatalog
package import SimLexicon
import SimLifecycle
package import SimRecognition
package import SimShortcuts
import SimText

/// A conversation with Siri: state, events in, effects out. It is synchronous and has no side effects.
///
/// It is a value: a copy is a bookmark, and returning to it is an undo.
package struct Conversation: Sendable {
  /// The world around it.
  @Boxed var surroundings: Surroundings
  /// What the last turn has left for `/why`, the inspector and the transcript.
  @Boxed package internal(set) var facts = TurnFacts()

  /// What the user sees.
  @Boxed var display = Display()

  /// What is known of shortcuts.
  @Boxed var knownShortcuts = KnownShortcuts()
  private(set) var understander: any Understander
  @Boxed private(set) var lines: LineCatalogue
  /// The intents and types that the conversation knows.
  package private(set) var catalog: Catalog

  /// The request that is under way, or the last one.
  var current = CurrentRequest()
  /// What has been done and reported, and may still be referred to.
  @Boxed var past = Past()
  /// The effects of the event that is being handled, so far.
  private(set) var effects: [Effect] = []

  /// A conversation about the intents that the recognizer knows.
  package init(setting: Setting, recognizer: Recognizer, lines: LineCatalogue) {
    self.init(setting: setting, understander: recognizer, lines: lines, catalog: recognizer.catalog)
  }

  /// A conversation with another understander.
  package init(setting: Setting, understander: any Understander, lines: LineCatalogue, catalog: Catalog) {
    surroundings = Surroundings(setting: setting)
    self.understander = understander
    self.lines = lines
    self.catalog = catalog
  }

  /// Takes an event and returns what to do, in order. While an effect waits for its answer, only that continues.
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
    // A bookmark of the conversation is small: what it has brought about belongs to the one who carries it out.
    defer { effects = [] }
    return effects
  }

  /// Continues with other words: an app has registered vocabulary, or another user speaks.
  package mutating func use(_ understander: any Understander, user: UserProfile? = nil) {
    self.understander = understander
    if let user { surroundings.use(user) }
  }

  /// Continues with what the apps' files say now: other intents, phrases and titles. A request that is under way keeps
  /// the parameters that it began with.
  package mutating func use(_ recognizer: Recognizer, lines: LineCatalogue, apps: [InstalledApp]) {
    understander = recognizer
    catalog = recognizer.catalog
    let app = self.lines.app
    self.lines = lines
    self.lines.app = app
    surroundings.use(apps)
  }

  /// Continues with the shortcuts that other conversations have remembered.
  package mutating func use(_ memory: ShortcutMemory) {
    knownShortcuts.use(memory, catalog, understander.key(of:))
  }

  /// Replaces an app's lines.
  package mutating func use(_ lines: AppLines) { self.lines.add(lines) }

  /// How a sentence would be understood here and now, without saying it.
  package func understanding(of text: String) -> Understanding {
    understander.meaning(of: text, in: context)
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

  /// Adds an effect after those that were added already.
  mutating func bringAbout(_ effect: Effect) { effects.append(effect) }

  /// Shows something to the user.
  ///
  /// - Parameter snippet: what can be tapped on a card of an App Intent's.
  mutating func show(_ output: Output, offering snippet: Snippet? = nil) {
    if case .card(let card) = output { display.show(card, offering: snippet) }
    bringAbout(.show(output))
  }

  /// Makes Siri say something.
  @discardableResult
  mutating func say(_ line: Line) -> Line {
    show(.says(line))
    facts.said(line)
    current.spoke()
    return line
  }

  /// Waits for the answer to what Siri has asked.
  mutating func wait(for prompt: Prompt) { current.wait(for: prompt) }

  /// Keeps the parameters that the words of an answer have filled.
  mutating func hold(_ slots: [Slot], answering line: String) {
    for slot in slots { current.hold(slot, answering: line) }
  }

  /// Begins a request.
  mutating func begin(_ appRequest: AppRequest) {
    stopObserving()
    giveUpRun()
    current.begin(appRequest)
    speak(of: appRequest.app.identifier)
  }

  /// The user goes into an app by hand.
  mutating func open(_ call: AppCall, _ app: InstalledApp) {
    rest()
    stopObserving()
    current.open(call, app)
  }

  /// Ends the request under way, if there is one.
  mutating func rest() {
    if let appRequest, !appRequest.isRemembered { past.remember(ended: appRequest) }
    // A second order that hasn't begun is never dropped silently.
    if let next = appRequest?.next { say("several.left", with: ["text": next]) }
    giveUpRun()
    current.rest()
  }

  /// Tells an App Intent that waits for an answer that none will come.
  private mutating func giveUpRun() {
    guard let appRequest, appRequest.lifecycle.isRunWaiting else { return }
    bringAbout(.ask(app: appRequest.app.identifier, .giveUp(appRequest.lifecycle.intent.name)))
  }

  /// Makes an ended request the last one again, because what is said refers to it.
  mutating func turn(to ended: AppRequest) {
    guard case .idle = state else { return }
    current.turn(to: ended)
    speak(of: ended.app.identifier)
  }

  /// Forgets the last request too, because nothing came of what was said.
  mutating func forget() {
    giveUpRun()
    current.turn(to: nil)
    speak(of: nil)
  }

  /// Takes the lines of an app first. What is the same already isn't written again, which would copy the catalogue.
  private mutating func speak(of app: String?) { if lines.app != app { lines.app = app } }
}
