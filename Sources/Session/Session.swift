public import SimCatalog
public import SimDialogue
import SimExtensionWire
import SimLexicon
import SimRecognition

/// A conversation with the apps that take part in it: runs what the dialogue asks for and keeps what happened.
///
/// The engine is synchronous, so a session is one loop: an event goes in, the effects that come out are carried out one after
/// the other, and the answer to each goes in again until nothing is left to do.
public final class Session {
  /// The turns so far, the first one first.
  public private(set) var turns: [Turn] = []
  /// The world as it was when the conversation began: what a transcript's header says.
  public let initialSetting: Setting

  private let language: @Sendable () -> SessionLanguage
  private let programs: [String: any Programs]
  /// The intents that the apps may offer.
  public let catalog: Catalog
  private let keepsHistory: Bool
  private var started: Conversation?
  private var isPrepared = false
  /// What stood before each turn.
  private var history: [Moment] = []
  private var otherBranches: [KeptBranch] = []
  private var branchName = Branch.first
  /// Whose files stayed as they were when the conversation went back the last time: too much to be kept.
  public private(set) var unkeptFiles: [UnkeptFiles] = []
  /// In the order in which they began.
  private var branchNames = [Branch.first]

  /// - Parameters:
  ///   - setting: the world at the beginning.
  ///   - language: phrases and lines for the setting's locale.
  ///   - programs: by app identifier; an app without an entry talks on paper.
  ///   - catalog: the intents that the apps may offer.
  ///   - keepsHistory: whether turns can be undone; a replay does without the copies.
  public convenience init(
    setting: Setting, language: SessionLanguage, programs: [String: any Programs] = [:], catalog: Catalog = .siriKit,
    keepsHistory: Bool = true
  ) {
    self.init(setting: setting, programs: programs, catalog: catalog, keepsHistory: keepsHistory) { language }
  }

  /// - Parameter language: reads the phrases and lines for the setting's locale; asked for by the first turn, or by
  ///   `prepare` on another thread before it. The second one to ask waits for the first.
  init(
    setting: Setting, programs: [String: any Programs], catalog: Catalog, keepsHistory: Bool,
    language: @escaping @Sendable () -> SessionLanguage
  ) {
    var programs = programs
    for app in setting.apps where programs[app.identifier] == nil {
      programs[app.identifier] = PaperPrograms(app: app, locale: setting.locale, catalog: catalog)
    }
    self.initialSetting = setting
    self.language = language
    self.programs = programs
    self.catalog = catalog
    self.keepsHistory = keepsHistory
  }

  /// Ends the apps' programs and removes their files.
  public func close() {
    for program in programs.values { program.close() }
  }

  /// Whether there is a conversation yet; as long as there isn't, nothing has been said and no language was needed.
  public var hasBegun: Bool { started != nil }

  /// The conversation, begun when it is first needed: the apps launch then, and their vocabulary is known.
  public var conversation: Conversation {
    if let started { return started }
    var setting = initialSetting
    // The apps launch while the language is read.
    for program in programs.values { program.prepare() }
    let language = language()
    for app in setting.apps {
      guard let launch = programs[app.identifier]?.launch() else { continue }
      var vocabulary = setting.user.vocabularies[app.identifier] ?? UserVocabulary()
      for registered in launch.vocabulary { vocabulary.terms[registered.type] = registered.terms }
      setting.user.vocabularies[app.identifier] = vocabulary
    }
    let recognizer = Recognizer(
      language: language.language, locale: setting.locale, apps: setting.apps, user: setting.user,
      catalog: catalog)
    let conversation = Conversation(setting: setting, recognizer: recognizer, lines: language.lines)
    started = conversation
    return conversation
  }

  /// Begins what the first turn will need, without waiting for it: the apps launch, and the language is read on another
  /// thread. Once is enough; nothing happens when the conversation has begun.
  public func prepare() {
    guard started == nil, !isPrepared else { return }
    isPrepared = true
    let language = language
    BackgroundThread.run { _ = language() }
    for program in programs.values { program.prepare() }
  }

  /// Takes a turn's beginning and runs it to its end.
  @discardableResult
  public func run(_ input: TurnInput) -> Turn {
    var conversation = self.conversation
    if keepsHistory { history.append(moment) }
    takeHandOvers(into: &conversation, listens: true)
    var turn = Turn(input: input)
    var events: [Event] = [input.event]
    // An answer may ask for more; a handler that never comes to an end is cut by the dialogue's own caps, this bound only
    // keeps a fault of ours from hanging the terminal.
    var steps = 0
    while let event = events.first, steps < 10_000 {
      events.removeFirst()
      steps += 1
      for effect in conversation.receive(event) {
        guard let answer = perform(effect, in: &turn) else { continue }
        // What was handed over before the answer holds when it comes.
        takeHandOvers(into: &conversation, listens: false)
        events.append(answer)
      }
    }
    for program in programs.values { turn.logs += program.takeLogs() }
    takeHandOvers(into: &conversation, listens: false)
    started = conversation
    turns.append(turn)
    return turn
  }

  /// Gives the conversation what the apps' programs handed over.
  private func takeHandOvers(into conversation: inout Conversation, listens: Bool) {
    for app in initialSetting.apps {
      for handOver in programs[app.identifier]?.takeHandOvers(listens: listens) ?? [] {
        _ = conversation.receive(.handedOver(app: app.identifier, handOver))
      }
    }
  }

  // MARK: Going back

  /// Goes back to before the last turn; false when there is none.
  public func undo() -> Bool { !turns.isEmpty && goBack(toTurn: turns.count - 1) }

  /// Goes back to after a turn, counted from 1; 0 is the beginning. No handler is called again.
  ///
  /// - Returns: false when there is no such turn, or the history isn't kept.
  public func goBack(toTurn number: Int) -> Bool {
    guard history.indices.contains(number) else { return number == turns.count }
    put(history[number])
    history.removeSubrange(number...)
    turns.removeSubrange(number...)
    return true
  }

  /// The branches of the conversation, in the order in which they began.
  public var branches: [Branch] {
    let current = Branch(name: branchName, turns: turns, isCurrent: true)
    return (otherBranches.map { Branch(name: $0.name, turns: $0.turns, isCurrent: false) } + [current])
      .sorted { order($0.name) < order($1.name) }
  }

  /// Goes on in the branch of this name: where there is none, one begins as a copy of what stands, which is kept.
  ///
  /// No handler is called again: the conversation's value and the files of the apps' programs are put back.
  ///
  /// - Returns: whether the branch is new.
  @discardableResult
  public func fork(_ name: String) -> Bool {
    guard name != branchName else { return false }
    let kept = KeptBranch(name: branchName, moment: moment, turns: turns, history: history)
    let other = otherBranches.firstIndex { $0.name == name }.map { otherBranches.remove(at: $0) }
    otherBranches.append(kept)
    branchName = name
    guard let other else {
      branchNames.append(name)
      return true
    }
    put(other.moment)
    turns = other.turns
    history = other.history
    return false
  }

  private func order(_ name: String) -> Int { branchNames.firstIndex(of: name) ?? 0 }

  private var moment: Moment { Moment(conversation: conversation, files: programs.mapValues { $0.snapshot() }) }

  private func put(_ moment: Moment) {
    started = moment.conversation
    for (app, files) in moment.files { programs[app]?.restore(files) }
    unkeptFiles = moment.files.sorted { $0.key < $1.key }.compactMap { app, kept in
      guard case .notKept(let reason) = kept.files else { return nil }
      return UnkeptFiles(app: app, reason: UnkeptFiles.Reason(reason))
    }
  }

  private func perform(_ effect: Effect, in turn: inout Turn) -> Event? {
    switch effect {
    case .show(let output):
      turn.outputs.append(output)
      return nil
    case .call(let app, let call):
      return .handlerAnswered(
        programs[app]?.call(call) ?? HandlerAnswer(outcome: .failed(.notStarted(message: "no program for '\(app)'"))))
    case .enterApp(let app, let call):
      return .appAnswered(
        programs[app]?.enter(call)
          ?? AppAnswer(accepted: false, fault: .notStarted(message: "no program for '\(app)'")))
    case .configureView(let app, let interaction):
      return .viewConfigured(programs[app]?.configureView(interaction))
    case .setDefault(let key, let value):
      for program in programs.values { program.setDefault(key: key, value: value) }
      return nil
    case .setClock(let clock, let zone):
      for program in programs.values { program.setClock(clock, zone: zone ?? initialSetting.zone) }
      return nil
    }
  }
}
