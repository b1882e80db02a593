import SimCatalog
import SimDialogue
import SimExtensionWire
import SimLexicon
package import SimPolling
import SimRecognition
import SimShortcuts

extension Session {
  /// The work of a session.
  enum Work {
    case nothing
    /// The language is read and apps launch; then comes the turn, if there is one.
    case opening(Opening)
    /// The apps' files are kept, so that the turn can be taken back.
    case keeping(Keeping)
    case running(RunningTurn)
  }

  struct Opening {
    /// Apps that have not answered yet.
    var launching: Set<String>
    var launches: [String: Launch] = [:]
    var next: TurnInput?
    let since = ContinuousClock.now
  }

  struct Keeping {
    var input: TurnInput
    var missing: Set<String>
    var files: [String: ProgramSnapshot] = [:]
    let since = ContinuousClock.now
  }

  struct RunningTurn {
    var turn: SessionTurn
    var conversation: Conversation
    /// The events that the conversation has not received yet.
    var events: [Event]
    /// The rest of its last effects.
    var effects: ArraySlice<Effect> = []
    var steps = 0
    /// Apps that have not answered what is under way.
    var asked: Set<String> = []
    var call: CallUnderWay
  }

  /// The dialogue's own caps cut off a handler that never comes to an end; this bound only keeps a fault of ours from
  /// looping for ever.
  static let mostSteps = 10_000

  // MARK: Turns

  /// Whether a turn, or what it needs first, is under way.
  package var isBusy: Bool {
    switch work {
    case .nothing: false
    case .opening, .keeping, .running: true
    }
  }

  /// What a busy session waits for.
  package var callUnderWay: CallUnderWay? {
    switch work {
    case .nothing: nil
    case .opening(let opening): CallUnderWay(.opening, since: opening.since)
    case .keeping(let keeping): CallUnderWay(.keepingFiles, since: keeping.since)
    case .running(let running): running.call
    }
  }

  /// What the session waits for: during a turn its programs, at rest a new build of theirs.
  package var watched: [Watched] { isBusy ? watchedForTurn : watcher?.watched ?? [] }

  /// When it must continue.
  package var deadline: ContinuousClock.Instant? {
    isBusy ? deadlineOfTurn : watcher?.deadline
  }

  private var watchedForTurn: [Watched] {
    switch work {
    case .nothing: []
    case .opening(let opening):
      opening.launching.flatMap { programs[$0]?.watched ?? [] }
        + (conversation == nil && opening.launching.isEmpty ? reading?.watched ?? [] : [])
    case .keeping(let keeping): keeping.missing.flatMap { programs[$0]?.watched ?? [] }
    case .running(let running): running.asked.flatMap { programs[$0]?.watched ?? [] }
    }
  }

  private var deadlineOfTurn: ContinuousClock.Instant? {
    switch work {
    case .nothing: nil
    case .opening(let opening):
      (opening.launching.map { programs[$0]?.deadline } + [reading?.deadline]).compactMap { $0 }.min()
    case .keeping(let keeping): keeping.missing.compactMap { programs[$0]?.deadline }.min()
    case .running(let running): running.asked.compactMap { programs[$0]?.deadline }.min()
    }
  }

  /// Begins a turn; `advance` returns it when it is over. One that is under way is stopped.
  package func begin(_ input: TurnInput) {
    stopTurn()
    lastStop = nil
    if conversation == nil || !unlaunched.isEmpty { beginOpening(then: input) } else { beginKeeping(input) }
  }

  /// Continues as far as that is possible without waiting.
  ///
  /// - Returns: the turn that is over, once.
  package func advance() -> SessionTurn? {
    while true {
      let goesOn =
        switch work {
        case .nothing: false
        case .opening(let opening): goOn(opening)
        case .keeping(let keeping): goOn(keeping)
        case .running: goOnRunning()
        }
      if let over {
        self.over = nil
        return over
      }
      if !goesOn { return nil }
    }
  }

  /// Runs a turn to its end, for callers that have nothing else to do meanwhile.
  @discardableResult
  package func run(_ input: TurnInput) -> SessionTurn {
    begin(input)
    return finish() ?? SessionTurn(input: input)
  }

  /// Waits for the end of what is under way.
  @discardableResult
  func finish() -> SessionTurn? {
    while isBusy {
      if let turn = advance() { return turn }
      if isBusy { _ = Poll.wait(for: [self]) }
    }
    return nil
  }

  // MARK: Opening

  /// The apps launch while the language is read.
  func beginOpening(then next: TurnInput?) {
    // A person waits: an extension starts when it is called, and doesn't slow down the launching apps.
    if conversation == nil { beginReading() }
    let apps = conversation == nil ? Set(programs.keys) : unlaunched
    work = .opening(Opening(launching: apps, next: next))
    for app in apps { programs[app]?.begin(.launch) }
    // Meanwhile the programs load, and the language is read.
    if conversation == nil { kept = kept ?? persistence?.open() }
  }

  /// - Returns: whether it can continue at once.
  func goOn(_ opening: Opening) -> Bool {
    var opening = opening
    for app in opening.launching {
      guard let answer = programs[app]?.advance() else { continue }
      opening.launching.remove(app)
      if case .launched(let launch) = answer { opening.launches[app] = launch }
    }
    work = .opening(opening)
    guard opening.launching.isEmpty else { return false }
    guard conversation != nil || reading?.output != nil else { return false }
    open(opening)
    work = .nothing
    if let input = opening.next { beginKeeping(input) }
    return true
  }

  /// Begins the conversation, which now knows what the apps have registered.
  private func open(_ opening: Opening) {
    unlaunched = []
    var setting = self.setting
    for app in setting.apps {
      guard let launch = opening.launches[app.identifier] else { continue }
      var vocabulary = setting.user.vocabularies[app.identifier] ?? UserVocabulary()
      for registered in launch.vocabulary { vocabulary.terms[registered.type] = registered.terms }
      if let values = launch.phraseValues { vocabulary.phraseValues = values }
      setting.user.vocabularies[app.identifier] = vocabulary
    }
    let language = reading?.output ?? self.language()
    if conversation != nil, setting.user == conversation?.setting.user { return }
    let recognizer = (recognizers ?? RecognizerCache()).recognizer(
      language: language.language, locale: setting.locale, apps: setting.apps, user: setting.user, catalog: catalog)
    if conversation != nil {
      conversation?.use(recognizer, user: setting.user)
    } else {
      conversation = Conversation(setting: setting, recognizer: recognizer, lines: language.lines)
      if let kept { conversation?.use(kept) }
    }
  }

  // MARK: Keeping the state before a turn

  private func beginKeeping(_ input: TurnInput) {
    guard keepsHistory else { return beginRunning(input) }
    work = .keeping(Keeping(input: input, missing: Set(programs.keys)))
    for program in programs.values { program.beginKeepingFiles() }
  }

  private func goOn(_ keeping: Keeping) -> Bool {
    var keeping = keeping
    for app in keeping.missing {
      guard let answer = programs[app]?.advance() else { continue }
      keeping.missing.remove(app)
      if case .kept(let files) = answer { keeping.files[app] = files }
    }
    work = .keeping(keeping)
    guard keeping.missing.isEmpty else { return false }
    history.append(Moment(conversation: begun(), files: keeping.files, after: history.last))
    beginRunning(keeping.input)
    return true
  }

  // MARK: Running

  private func beginRunning(_ input: TurnInput) {
    var conversation = begun()
    var turn = SessionTurn(input: input)
    let submitted = takeSubmissions(into: &conversation, listens: true)
    turn.notices = submitted.notices
    work = .running(
      RunningTurn(
        turn: turn, conversation: conversation, events: [input.event] + submitted.updates,
        call: CallUnderWay(.understanding))
    )
  }

  private func goOnRunning() -> Bool {
    guard case .running(var running) = work else { return false }
    // With only one reference left, the conversation is changed in place.
    work = .nothing
    for app in running.asked {
      guard let answer = programs[app]?.advance() else { continue }
      running.asked.remove(app)
      take(answer, in: &running)
    }
    while running.asked.isEmpty {
      if let effect = running.effects.popFirst() {
        perform(effect, in: &running)
      } else if let event = running.events.first, running.steps < Self.mostSteps {
        running.events.removeFirst()
        running.steps += 1
        running.effects = running.conversation.receive(event)[...]
      } else {
        end(running)
        return false
      }
    }
    work = .running(running)
    return false
  }

  private func perform(_ effect: Effect, in running: inout RunningTurn) {
    switch effect {
    case .show(let output): running.turn.outputs.append(output)
    case .ask(let app, let request):
      sendVoiceShortcuts(app, running.conversation)
      guard !ask(app, request, in: &running) else { return }
      // A request without a program has failed.
      let fault = HandlerFault.notStarted(message: "no program for '\(app)'")
      switch request {
      case .call: running.events.append(.handlerAnswered(HandlerAnswer(outcome: .failed(fault))))
      case .enter: running.events.append(.appAnswered(AppAnswer(accepted: false, fault: fault)))
      case .configureView: running.events.append(.viewConfigured(nil))
      case .observe, .stopObserving, .giveUp, .launch, .setClock, .setDefault, .setVoiceShortcuts, .ping: break
      }
    case .tellAll(let request): for app in programs.keys { ask(app, request, in: &running) }
    }
  }

  /// An app may ask which of its shortcuts the user has added (INVoiceShortcutCenter).
  private func sendVoiceShortcuts(_ app: String, _ conversation: Conversation) {
    programs[app]?.voiceShortcuts = conversation.shortcuts.voiceShortcuts.filter { $0.app == app }
  }

  /// - Returns: false when the app has no program.
  @discardableResult
  private func ask(
    _ app: String, _ request: ProgramRequest, in running: inout RunningTurn
  ) -> Bool {
    guard let program = reader(of: request, app) ?? programs[app] else { return false }
    running.call = CallUnderWay(what(request, of: name(of: app)))
    program.begin(request)
    // Most answers of paper, and all of scripts, are there at once.
    if let answer = program.advance() {
      take(answer, in: &running)
    } else {
      running.asked.insert(app)
    }
    return true
  }

  /// The name of a request to a program, for when it takes long.
  private func what(_ request: ProgramRequest, of app: String) -> CallUnderWay.What {
    switch request {
    case .call(let call): .call(call.method.name, app: app)
    case .configureView: .call("configureView", app: app)
    case .observe: .call("startSendingUpdates", app: app)
    case .stopObserving: .call("stopSendingUpdates", app: app)
    case .giveUp: .call("perform", app: app)
    case .enter, .launch, .setClock, .setDefault, .setVoiceShortcuts, .ping: .app(app)
    }
  }

  /// What answers for an App Intent: Siri herself, who asks for what is missing, or paper if no program runs the
  /// intent. Nil for any other request, and for what the app is asked.
  private func reader(of request: ProgramRequest, _ app: String) -> (any Programs)? {
    guard let intent = request.intent else { return nil }
    let isOfApp =
      switch request {
      case .call(let call): call.method.isOfApp
      case .giveUp: true
      case .observe, .stopObserving, .configureView, .launch, .enter, .setClock, .setDefault, .setVoiceShortcuts, .ping:
        false
      }
    if isOfApp, programs[app]?.runs(intent) == true { return nil }
    guard catalog.schema(of: intent)?.perform != nil,
      let app = initialSetting.apps.first(where: { $0.identifier == app })
    else { return nil }
    return PaperPrograms(
      app: app, locale: initialSetting.locale, catalog: catalog,
      knowsObjects: programs[app.identifier]?.runs(intent) == true)
  }

  /// Submissions that came before the answer take effect before it.
  private func take(_ answer: ProgramAnswer, in running: inout RunningTurn) {
    if let slip = slip(in: answer, of: running.call.what) { running.turn.logs.append(slip) }
    let submitted = takeSubmissions(into: &running.conversation, listens: false)
    running.turn.outputs += submitted.outputs
    running.turn.notices += submitted.notices
    running.events += submitted.updates
    if let event = Self.event(answer) { running.events.append(event) }
  }

  /// A slip that Siri ignores but the handler's author should know; nil if there is none.
  private func slip(in answer: ProgramAnswer, of what: CallUnderWay.What) -> ProgramLog? {
    guard case .call(let method, let app) = what, case .handler(let answer) = answer,
      case .responded(let response) = answer.outcome
    else { return nil }
    let text: String
    switch (method, response.code) {
    case (HandlerCall.Method.handle.name, "ready"):
      text = "handle answered 'ready', which is an answer to confirm: Siri takes it for done"
    case (HandlerCall.Method.confirm.name, "inProgress"):
      text = "confirm answered 'inProgress', which is an answer to handle: Siri takes it for ready"
    default: return nil
    }
    return ProgramLog(program: "\(app) extension", stream: .error, text: text)
  }

  /// Gives the conversation what the apps' programs handed over.
  ///
  /// - Returns: what concerns the apps' authors rather than the conversation, what leads to something in a turn, and
  ///   what is seen of the rest.
  private func takeSubmissions(
    into conversation: inout Conversation, listens: Bool
  ) -> (notices: [ProgramNotice], updates: [Event], outputs: [Output]) {
    var notices: [ProgramNotice] = []
    var outputs: [Output] = []
    var updates: [Event] = []
    for app in initialSetting.apps {
      for submission in programs[app.identifier]?.takeSubmissions(listens: listens) ?? [] {
        let event = Event.submitted(app: app.identifier, submission)
        switch submission {
        case .notice(let notice): notices.append(notice)
        case .update: updates.append(event)
        case .vocabulary, .vocabularyRemoved, .phraseValues, .memory:
          outputs += conversation.receive(event).compactMap { if case .show(let output) = $0 { output } else { nil } }
        }
      }
    }
    return (notices, updates, outputs)
  }

  private static func event(_ answer: ProgramAnswer) -> Event? {
    switch answer {
    case .handler(let answer): .handlerAnswered(answer)
    case .app(let answer): .appAnswered(answer)
    case .view(let rows): .viewConfigured(rows)
    case .launched, .kept, .done: nil
    }
  }

  private func name(of app: String) -> String {
    initialSetting.apps.first { $0.identifier == app }?.displayName(in: initialSetting.locale) ?? app
  }

  private func end(_ running: RunningTurn) {
    var turn = running.turn
    for program in programs.values { turn.logs += program.takeLogs() }
    var conversation = running.conversation
    turn.notices += takeSubmissions(into: &conversation, listens: false).notices
    self.conversation = conversation
    persistence?.keep(conversation.shortcuts)
    turns.append(turn)
    work = .nothing
    over = turn
  }
}
