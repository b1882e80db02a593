import SimCatalog
package import SimDiagnostics
import SimDialogue
package import SimExtensionBuild
import SimLexicon
package import SimPolling
import SimShortcuts
package import SimShown
package import SimTranscripts

/// A conversation at a terminal: a session, and the commands that act on it.
package final class ChatConversation {
  private var library: SessionLibrary
  private var sources: [AppSource]
  private var header: TalkHeader
  private var world: SessionWorld
  private var session: Session
  private var recording: RecordingFile?
  /// What is redacted in all recordings; nil redacts only on request (`/record redacted FILE`).
  package var redaction: RedactionRules?
  /// Problems of files that have been reported.
  private var reported: Set<Diagnostic> = []
  private let onDiagnostics: ([Diagnostic]) -> Void
  /// Remarks before the first line, apart from the list of apps.
  private let news: [Remark]
  /// Sentences that are offered first; if there are none, the apps' own examples are.
  private let offered: [String]
  /// Rebuilds the apps when their sources change; nil if that isn't wanted.
  private let watch: BuildWatch?
  /// The remarks on the last build of each app, by the app's identifier: they aren't repeated at each save.
  private var toldOfBuilds: [String: Set<String>] = [:]
  /// The beginning of the build that was reported as slow.
  private var longBuildReported: ContinuousClock.Instant?
  /// Keeps what is remembered of shortcuts.
  private let persistence: ShortcutPersistence
  /// Reported faults of what apps hand over.
  private var found: Set<DonationFinding> = []
  /// How many changes of what is remembered have been checked.
  private var looked = 0
  /// The turn that runs again with a new program, as it went before.
  private var rerun: SessionTurn?
  /// The remarks on a turn that was still running again when the user went on.
  private var lateNews: [Remark] = []

  /// Begins a conversation; the apps' programs start when they are first asked.
  ///
  /// - Parameters:
  ///   - header: the world at the beginning; a recording begins with it.
  ///   - sources: the apps that take part.
  ///   - news: remarks before the first line, apart from the list of apps.
  ///   - offered: sentences that are offered first; if there are none, the apps' own examples are.
  ///   - persistence: keeps what is remembered of shortcuts.
  ///   - watch: rebuilds the apps when their sources change; nil if that isn't wanted.
  ///   - onDiagnostics: receives the problems of the files that were read, each once.
  /// - Throws: `Problems` when the user or the language can't be read.
  package init(
    library: SessionLibrary, sources: [AppSource], header: TalkHeader, news: [Remark] = [], offered: [String] = [],
    world: SessionWorld, persistence: ShortcutPersistence = ShortcutPersistence(), watch: BuildWatch? = nil,
    onDiagnostics: @escaping ([Diagnostic]) -> Void
  ) throws(Problems) {
    self.library = library
    self.sources = sources
    self.header = header
    self.world = world
    self.onDiagnostics = onDiagnostics
    self.news = news
    self.offered = offered
    self.watch = watch
    self.persistence = persistence
    self.session = try Self.begin(library, sources, header, world, persistence)
  }

  /// Ends the apps' programs and removes their files.
  package func close() {
    watch?.close()
    session.close()
  }

  private static func begin(
    _ library: SessionLibrary, _ sources: [AppSource], _ header: TalkHeader, _ world: SessionWorld,
    _ persistence: ShortcutPersistence
  ) throws(Problems) -> Session {
    let user =
      switch header.user {
      case .some(let name):
        switch library.user(name.text, for: header.locale) {
        case .success(let profile): profile
        case .failure(var problem):
          // A problem with a user who is named in a file is reported at the name.
          if problem.place == nil, name.place.file != nil { problem.place = name.place }
          throw Problems([problem])
        }
      case .none: UserProfile()
      }
    var setting = header.setting(apps: sources.map(\.app), user: user)
    setting.locale = library.spelledOut(header.locale)
    switch library.session(setting, sources: sources, world: world, persistence: persistence) {
    case .success(let session): return session
    case .failure(let problem): throw Problems([problem])
    }
  }

  // MARK: What is shown

  /// The conversation's language, for example `zh-Hans`.
  package var locale: String { library.spelledOut(header.locale) }

  /// What sirisim itself says, in the conversation's language.
  package var interface: InterfaceWords { library.interfaceWords(for: header.locale) }

  /// The remarks before the first line: what was found, and three things to say.
  package var opening: [Remark] {
    report.opening(offering: offered).map(notice) + openingNews
  }

  /// What a screen shows until something is said: what sirisim is, and what can be said.
  package var welcome: Welcome? { report.welcome(offering: offered) }

  /// The part of the opening that the welcome doesn't show.
  package var openingNews: [Remark] { news + sources.flatMap(onPaper) }

  /// The user's facts, with their contacts.
  package var user: UserFacts {
    let setting = session.conversation?.setting ?? session.initialSetting
    return UserFacts(setting.user, name: header.user?.text, in: interface)
  }

  private var report: AppsReport {
    let apps = sources.map { source in
      var app = source.app
      // Intents that run are offered before those that are only read.
      let unperformed = source.unperformed
      app.intents = app.intents.filter { !unperformed.contains($0) } + app.intents.filter(unperformed.contains)
      return app
    }
    return AppsReport(
      apps: apps, locale: locale, catalog: library.catalog,
      titles: library.titles(of: sources, in: locale), in: interface)
  }

  /// The remark that an app has no code here, or not for everything; for one that couldn't be built, the build has said
  /// so.
  private func onPaper(_ source: AppSource) -> [Remark] {
    let name = source.app.displayName(in: locale)
    guard !source.isBuildFailed, let reason = paperReason(of: source) else {
      return source.unperformed.isEmpty ? [] : [notice(Self.unperformed(source, name))]
    }
    return [notice("\(name) talks on paper: \(reason)")]
  }

  private func paperReason(of source: AppSource) -> String? {
    source.paperReason.map {
      watch?.isFirstBuild(of: source) == true ? "its program is being built, and answers when it is ready" : $0
    }
  }

  /// How many App Intents are named.
  private static let named = 5

  private static func unperformed(_ source: AppSource, _ name: String) -> String {
    let unperformed = source.unperformed.map(\.rawValue).sorted()
    guard source.programs?.performed.isEmpty == false else {
      return "the App Intents of \(name) are read and not run"
    }
    let rest = unperformed.count - named
    let names = unperformed.prefix(named).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "of the App Intents of \(name) these are read and not run: \(names)"
  }

  /// The apps that are talked with, and the language.
  package var title: String {
    let apps = sources.map { $0.app.displayName(in: locale) }
    let named =
      apps.isEmpty
      ? interface(.titleOfNone)
      : apps.count > 3 ? interface(.titleOfMany, ["count": "\(apps.count)"]) : interface.listed(apps)
    return interface(.title, ["apps": named, "locale": header.locale])
  }

  /// What there is to say at the end: where the conversation can be found.
  package var closing: [Remark] { recording.map { [notice("recorded in \($0.path)")] } ?? [] }

  // The first prompt must not wait for the language: it shows whatever needs no language.

  /// What could be said now.
  package var hint: String {
    session.conversation.map { HintText($0, in: interface).text } ?? HintText.beforeTheFirst(in: interface)
  }

  /// The explanation of what Siri said last.
  package var inspector: Inspector {
    let user = header.user?.text
    var inspector =
      session.conversation.map { Inspector(of: $0, user: user, in: interface) }
      ?? Inspector(before: session.initialSetting, user: user, in: interface)
    inspector.device += handlers
    return inspector
  }

  /// The apps that don't answer with their own code.
  private var handlers: [Inspector.Fact] {
    sources.compactMap { source in
      paperReason(of: source).map { reason in
        Inspector.Fact(
          name: interface(.handler), value: "\(source.app.displayName(in: locale)) talks on paper: \(reason)")
      }
    }
  }

  /// The options that can be chosen now, in the order in which they are shown.
  package var options: [OpenOption] { session.conversation.map { OpenOptions.of($0.expectation) } ?? [] }

  /// Prepares what the next line will need.
  package func prepare() {
    session.prepare()
    // A scripted conversation ends before there can be a new build, and closing a watcher takes the system longer than
    // such a conversation.
    session.watchPrograms()
  }

  /// Begins a turn with what the user says.
  ///
  /// - Returns: the reply; nil while the turn is under way: `advance` returns it then.
  package func say(_ utterance: String) -> SessionReply? { run(.said(utterance)) }

  /// What the turn that is under way waits for; between two turns also a new build.
  package var watched: [Watched] { session.watched + (session.isBusy ? [] : watch?.watched ?? []) }

  /// When it must continue even if nothing is ready.
  package var deadline: ContinuousClock.Instant? {
    let builds = session.isBusy ? nil : watch?.deadline
    return [session.deadline, builds, longAt].compactMap { $0 }.min()
  }

  /// The call that the turn under way waits for; nil when none is.
  package var callUnderWay: CallUnderWay? { session.callUnderWay }

  /// The build that is under way between two turns, by the app's name.
  package var buildUnderWay: (name: String, progress: BuildProgress)? {
    guard !session.isBusy, let build = watch?.underWay else { return nil }
    return (build.app.app.displayName(in: locale), build.progress)
  }

  /// Continues the turn that is under way, as far as that is possible without waiting.
  package func advance() -> SessionReply? { session.advance().map(reply) }

  /// Ends the turn that is under way.
  package func stop() -> SessionReply? { session.stopTurn().map { notices([$0.sentence]) } }

  /// The remarks between two turns, when something that is watched was ready.
  package func takeNews() -> [Remark] {
    var news = lateNews
    lateNews = []
    if rerun != nil {
      guard let turn = session.advance() else { return news }
      news += changes(of: turn)
    }
    let apps = session.replaceChangedPrograms()
    let names = sources.map(\.app).filter { apps.contains($0.identifier) }.map { $0.displayName(in: locale) }
    if !names.isEmpty {
      news.append(notice("new programs of \(names.joined(separator: ", ")); the conversation goes on with them"))
    }
    for event in watch?.advance() ?? [] { news += take(event) }
    return news + longBuild
  }

  // MARK: New builds

  /// The remark that a build takes long, made once.
  private var longBuild: [Remark] {
    guard let build = buildUnderWay, build.progress.since != longBuildReported,
      build.progress.seconds > BuildNotice.long
    else {
      return []
    }
    longBuildReported = build.progress.since
    return [
      notice(
        "the compiler has been at '\(build.name)' for a minute; the conversation goes on without it, and "
          + "what you save next begins the build anew")
    ]
  }

  /// When a build that is under way counts as slow.
  private var longAt: ContinuousClock.Instant? {
    guard let build = buildUnderWay, build.progress.since != longBuildReported else { return nil }
    return build.progress.since + .seconds(BuildNotice.long + 0.1)
  }

  private func take(_ event: BuildWatch.Event) -> [Remark] {
    switch event {
    case .paused(let source):
      let name = source.app.displayName(in: locale)
      return [
        notice(
          "\(name)'s sources change again and again without a word of yours: it isn't built until you say something")
      ]
    case .built(let source, let result):
      guard let known = sources.first(where: { $0.app.identifier == source.app.identifier }) else { return [] }
      guard known.takes(result) else {
        if known.programs != nil { return news(of: result, source, keepsLast: true) }
        let changed = replace(source, result)
        return news(of: result, source) + changed + (changed.isEmpty ? [] : beginAgain())
      }
      let changed = replace(source, result)
      // A file that was saved unchanged gives the same program.
      if known.programs == source.programs, changed.isEmpty { return [] }
      if let programs = library.programs(of: source, setting: session.setting, world: world) {
        session.replacePrograms(with: programs, for: source.app.identifier)
      }
      return news(of: result, source) + changed + beginAgain()
    }
  }

  /// The remarks on a build, without those already made on the program before it.
  private func news(of result: AppBuild.Result, _ source: AppSource, keepsLast: Bool = false) -> [Remark] {
    let notice = BuildNotice(
      app: source.app.displayName(in: locale), path: source.path, result: result, keepsLast: keepsLast)
    let remarks = notice.remarks + (keepsLast ? [] : onPaper(source))
    let known = toldOfBuilds[source.app.identifier] ?? Set(opening.map(\.text))
    if !keepsLast { toldOfBuilds[source.app.identifier] = Set(remarks.map(\.text)) }
    return remarks.filter { $0.kind == .error || $0.text == notice.summary || !known.contains($0.text) }
  }

  /// Replaces an app with its new version.
  ///
  /// - Returns: the changes in its files.
  private func replace(_ source: AppSource, _ result: AppBuild.Result) -> [Remark] {
    guard let index = sources.firstIndex(where: { $0.app.identifier == source.app.identifier }) else { return [] }
    let old = sources[index]
    sources[index] = source
    guard let problems = result.reread?.problems else { return [] }
    let apps = library.apps.map { $0.app.identifier == source.app.identifier ? source : $0 }
    let new = library.with(apps: apps, diagnostics: problems)
    let difference = AppDifference(from: old, in: library, to: source, in: new, locale: locale).lines
    library = new
    warn()
    // A change that doesn't show in this language may show in another one, whose conversation starts afresh.
    guard !difference.isEmpty, let language = library.language(for: locale, with: sources) else { return [] }
    session.use(sources.map(\.app), library.catalog) { language }
    return [notice("\(source.app.displayName(in: locale)) says and hears otherwise now:")] + difference.map(notice)
  }

  /// Runs the last turn again: the state before it is restored, and the new program is asked.
  private func beginAgain() -> [Remark] {
    guard let last = session.turns.last, session.undo() else { return [] }
    rerun = last
    session.begin(last.input)
    // Paper and quick handlers have answered by now.
    return session.advance().map(changes) ?? []
  }

  /// The changes in the turn that ran again.
  private func changes(of turn: SessionTurn) -> [Remark] {
    defer { rerun = nil }
    guard let old = rerun else { return [] }
    let problem = recording?.write(session.turns)
    let difference = TurnDifference(from: old, to: turn).lines
    let words =
      difference.isEmpty
      ? [notice("\"\(turn.input.shown)\" ran again: nothing changed")] : difference.map(notice)
    let logs = turn.logs.map { notice("\($0.program): \($0.text)") }
    return logs + words + remarks(problem)
  }

  /// Lets a turn that runs again end first when the user goes on.
  private func finishAgain() {
    guard rerun != nil else { return }
    if let turn = session.finish() { lateNews += changes(of: turn) }
    rerun = nil
  }

  /// Completions of a line, the best first.
  package func completions(for prefix: String) -> [String] {
    Completions(
      conversation: session.begun(), apps: sources.map(\.app), ideas: report.suggestions(9),
      sentences: library.sentences(of: sources, in: locale)
    ).all(for: prefix)
  }

  /// The names that a command's argument can have.
  package func names(of subject: CommandSubject) -> [String] {
    switch subject {
    case .apps: sources.map { $0.app.displayName(in: locale) }
    case .users: library.userNames
    case .locales: library.languageNames
    case .intents: intentNames
    case .buttons: Completions(conversation: session.begun(), apps: sources.map(\.app)).buttons
    case .routines: Happening.routineNames
    case .shortcuts: session.begun().namesOfShortcuts
    case .phrases: session.begun().shortcuts.voiceShortcuts.map(\.phrase)
    case .branches: session.branches.map(\.name)
    case .device: SessionCommand.deviceWords
    }
  }

  /// The intents of the apps, with the parameters that they have.
  private var intentNames: [String] {
    var names: [String] = []
    for intent in sources.flatMap(\.app.intents) {
      guard let schema = session.catalog.schema(of: intent) else { continue }
      let name = schema.name.rawValue
      let short = schema.isCustom && name.hasSuffix("Intent") ? String(name.dropLast("Intent".count)) : name
      if !names.contains(short) { names += [short] + schema.parameters.map { "\(short) \($0.name)=" } }
    }
    return names
  }

  /// Carries out a command; an event is a turn.
  ///
  /// - Returns: as `say`.
  package func perform(_ command: Command) -> SessionReply? {
    switch command {
    case .help: SessionReply()
    case .apps: run(.report(.apps))
    case .vocabulary(let app): run(.report(.vocabulary(app: app)))
    case .explain(let sentence): run(.report(.explain(sentence)))
    case .why: run(.report(.why))
    case .undo(let count): run(SessionCommand.undo(reading: count, at: Self.typed))
    case .goTo(let number): run(SessionCommand.goTo(reading: number, at: Self.typed))
    case .fork(let name): run(.fork(name))
    case .device(nil): run(.report(.device))
    case .device(let fact?):
      happen(Happening.read(device: fact, now: session.setting.clock, words: library.notationWords, at: Self.typed))
    case .record(let file): record(file)
    case .save(let file): save(to: file)
    case .user(let name): changeUser(name)
    case .locale(let locale): changeLocale(locale)
    case .event(let text):
      happen(Happening.read(text, now: session.setting.clock, words: library.notationWords, at: Self.typed))
    case .quit: SessionReply(exit: 0)
    }
  }

  /// Reports the problems of the files that were read since the last time.
  package func warn() {
    let new = library.diagnostics.filter { !reported.contains($0) }
    reported.formUnion(new)
    if !new.isEmpty { onDiagnostics(new) }
  }

  // MARK: Turns

  private func run(_ input: TurnInput) -> SessionReply? {
    finishAgain()
    watch?.hasSaid()
    session.begin(input)
    return advance()
  }

  private func reply(to turn: SessionTurn) -> SessionReply {
    warn()
    let problem = recording?.append(turn, to: session.turns)
    return SessionReply(contents: Entry(turn).contents + (shortcutNews + remarks(problem)).map { .remark($0) })
  }

  /// Failures to keep what is remembered, and faults of what apps hand over, each once.
  private var shortcutNews: [Remark] {
    var news = persistence.takeTroubles()
    let memory = session.begun().shortcuts
    if memory.changes.count != looked {
      looked = memory.changes.count
      let apps = session.initialSetting.apps
      let declared = Dictionary(apps.map { ($0.identifier, $0.activityTypes) }) { first, _ in first }
      for finding in memory.findings(catalog: session.catalog, declaredActivities: declared)
      where found.insert(finding).inserted {
        let name = apps.first { $0.identifier == finding.app }?.displayName(in: locale) ?? finding.app
        news.append(DonationFindingText.sentence(of: finding, app: name))
      }
    }
    return news.map(notice)
  }

  private func happen(_ read: Result<Happening, Diagnostic>) -> SessionReply? {
    switch read {
    case .success(let happening): run(.happened(happening))
    case .failure(let problem): errors([problem])
    }
  }

  // MARK: Commands

  /// The place of a typed line.
  private static let typed = TextPlace(file: nil, line: 1)

  private func run(_ read: Result<SessionCommand, Diagnostic>) -> SessionReply {
    switch read {
    case .success(let command): run(command)
    case .failure(let problem): errors([problem])
    }
  }

  private func run(_ command: SessionCommand) -> SessionReply {
    finishAgain()
    let outcome = CommandRun(session, apps: sources, user: header.user?.text, in: interface).outcome(
      of: command)
    var reply = SessionReply(remarks: outcome.remarks)
    if outcome.changesTurns {
      reply.contents += remarks(recording?.write(session.turns)).map { .remark($0) }
      reply.conversation = session.turns.map { Entry($0) }
    }
    return reply
  }

  // MARK: Another world

  private func changeLocale(_ locale: String?) -> SessionReply {
    guard let locale else { return notices(["the language is \(header.locale)"]) }
    return change { $0.locale = locale }
  }

  private func changeUser(_ name: String?) -> SessionReply {
    guard let name else { return notices(["the user is \(header.user?.text ?? "nobody in particular")"]) }
    return change { $0.user = HeaderText(name, at: TextPlace(file: nil, line: 1)) }
  }

  /// Starts again in another language or with another user; the turns so far stay where they were recorded.
  private func change(_ edit: (inout TalkHeader) -> Void) -> SessionReply {
    var next = header
    edit(&next)
    if next == header { return notices(["that is so already"]) }
    do throws(Problems) {
      let began = try Self.begin(library, sources, next, world, persistence)
      session.close()
      session = began
      header = next
    } catch {
      return errors(error.diagnostics)
    }
    var lines = [
      notice("a new conversation begins: \(header.locale), user \(header.user?.text ?? "nobody in particular")")
    ]
    if let recording {
      lines.append(notice("the conversation so far is in \(recording.path); /record FILE records this one"))
      self.recording = nil
    }
    return SessionReply(contents: (lines + opening).map { .remark($0) }, conversation: [])
  }

  // MARK: Recording

  /// Records from the conversation's beginning, so that the file replays by itself.
  package func record(_ path: String?) -> SessionReply {
    guard let path else {
      guard let recording else { return notices(["nothing is being recorded"]) }
      self.recording = nil
      return notices(["recorded in \(recording.path)"])
    }
    let target = RecordingTarget(path, redaction: redaction)
    switch RecordingFile.create(target.path, recording: newRecording(target.redaction), turns: session.turns) {
    case .success(let file):
      recording = file
      return notices(["recording to \(target.path)\(target.remark)"])
    case .failure(let problem): return errors([problem])
    }
  }

  /// A recording without a turn; its apps have their names in the conversation's language.
  private func newRecording(_ rules: RedactionRules?) -> Recording {
    var header = header
    let nowhere = TextPlace(file: nil, line: 1)
    header.apps = sources.map { HeaderText($0.app.displayName(in: locale), at: nowhere) }
    let redaction = rules.map {
      RecordingRedaction(
        $0, contacts: session.initialSetting.user.contacts, catalog: library.catalog, words: library.notationWords)
    }
    return Recording(
      title: "A conversation", header: header, words: library.writtenWords(for: header.locale), redaction: redaction)
  }

  private func save(to path: String) -> SessionReply {
    let target = RecordingTarget(path, redaction: redaction)
    switch RecordingFile.create(target.path, recording: newRecording(target.redaction), turns: session.turns) {
    case .success: return notices(["written to \(target.path)\(target.remark)"])
    case .failure(let problem): return errors([problem])
    }
  }

  // MARK: Lines

  private func notice(_ text: String) -> Remark { Remark(.notice, text) }

  private func notices(_ texts: [String]) -> SessionReply { SessionReply(remarks: texts.map(notice)) }

  private func remarks(_ problem: Diagnostic?) -> [Remark] { problem.map { [Remark(.error, $0.message)] } ?? [] }

  private func errors(_ problems: [Diagnostic]) -> SessionReply {
    SessionReply(
      remarks: problems.map { problem in
        let suggestion = problem.suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Remark(.error, "\(problem.message)\(suggestion)")
      })
  }
}
