import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimScreen
import SimSession
import SimTerminalUI
import SimTranscripts

/// A conversation at the terminal: a session, and what the commands do to it.
final class ChatConversation: RunningConversation {
  private let library: SessionLibrary
  private let sources: [AppSource]
  private var header: TalkHeader
  private var world: SessionWorld
  private var session: Session
  private var recording: RecordingFile?
  /// What is wrong in the files and has been told.
  private var told: Set<Diagnostic> = []

  /// - Parameters:
  ///   - header: the world at the beginning; a recording begins with it.
  ///   - sources: the apps that take part.
  init(library: SessionLibrary, sources: [AppSource], header: TalkHeader, world: SessionWorld) throws {
    self.library = library
    self.sources = sources
    self.header = header
    self.world = world
    self.session = try Self.begin(library, sources, header, world)
  }

  func close() { session.close() }

  private static func begin(
    _ library: SessionLibrary, _ sources: [AppSource], _ header: TalkHeader, _ world: SessionWorld
  ) throws -> Session {
    let user =
      switch header.user {
      case .some(let name):
        switch library.user(name.text) {
        case .success(let profile): profile
        case .failure(var problem):
          // A user who is named in a file is told with his place there.
          if problem.place == nil, name.place.file != nil { problem.place = name.place }
          throw Failure([problem])
        }
      case .none: UserProfile()
      }
    let setting = header.setting(apps: sources.map(\.app), user: user)
    switch library.session(setting, sources: sources, world: world) {
    case .success(let session): return session
    case .failure(let problem): throw Failure([problem])
    }
  }

  // MARK: TerminalSession

  var locale: String { header.locale }

  var opening: [Remark] {
    let report = AppsReport(apps: sources.map(\.app), locale: locale)
    var lines = [notice(report.summary)]
    for (index, suggestion) in report.suggestions(3).enumerated() {
      lines.append(notice((index == 0 ? "try: " : "     ") + suggestion))
    }
    return lines
  }

  var hint: String { HintText.text(for: session.conversation.expectation) }

  var inspector: Inspector { Inspector(of: session.conversation, user: header.user?.text) }

  var options: [OpenOption] { OpenOptions.of(session.conversation.expectation) }

  func prepare() { session.prepare() }

  func say(_ utterance: String) -> SessionReply { run(.said(utterance)) }

  func completions(for prefix: String) -> [String] {
    Completions(conversation: session.conversation, apps: sources.map(\.app)).all(for: prefix)
  }

  func names(of subject: CommandSubject) -> [String] {
    switch subject {
    case .apps: sources.map { $0.app.displayName(in: locale) }
    case .users: library.userNames
    case .locales: library.languageNames
    case .buttons: Completions(conversation: session.conversation, apps: sources.map(\.app)).buttons
    }
  }

  func perform(_ command: Command) -> SessionReply {
    switch command {
    case .help: SessionReply()
    case .apps: notices(AppsReport(apps: sources.map(\.app), locale: locale).lines)
    case .vocabulary(let app): vocabulary(app)
    case .explain(let sentence): explain(sentence)
    case .why: notices(WhyReport(session.conversation.lastQuestion, names: names).lines)
    case .undo: undo()
    case .record(let file): record(file)
    case .user(let name): changeUser(name)
    case .locale(let locale): changeLocale(locale)
    case .event(let text): happen(text)
    case .quit: SessionReply(exit: ExitStatus.success)
    }
  }

  /// Tells on the error output what is wrong in the files that were read since the last time.
  func warn() {
    let new = library.diagnostics.filter { !told.contains($0) }
    told.formUnion(new)
    Console.warn(new)
  }

  // MARK: Turns

  private func run(_ input: TurnInput) -> SessionReply {
    let turn = session.run(input)
    warn()
    var contents = turn.logs.map { EntryContent.remark(notice("\($0.program): \($0.text)")) }
    contents += turn.outputs.map { .output($0) }
    if let problem = save() { contents.append(.remark(problem)) }
    return SessionReply(contents: contents)
  }

  private func happen(_ text: String) -> SessionReply {
    let place = TextPlace(file: nil, line: 1)
    switch Happening.read(text, now: session.conversation.setting.clock, at: place) {
    case .success(let happening): return run(.happened(happening))
    case .failure(let problem): return errors([problem])
    }
  }

  private func undo() -> SessionReply {
    guard session.undo() else { return notices(["there is nothing to undo"]) }
    let last = session.turns.last.map { "back to after \"\($0.input.shown)\"" } ?? "back to the beginning"
    let problem = save()
    return SessionReply(remarks: [notice(last)] + (problem.map { [$0] } ?? []))
  }

  // MARK: Reports

  private var names: [String: String] {
    Dictionary(sources.map { ($0.app.identifier, $0.app.displayName(in: locale)) }) { first, _ in first }
  }

  private func explain(_ sentence: String?) -> SessionReply {
    let conversation = session.conversation
    if let sentence {
      let understanding = conversation.understanding(of: sentence)
      return notices(ExplainReport(text: sentence, understanding: understanding, names: names).lines)
    }
    guard let text = conversation.lastRequest, let understanding = conversation.lastUnderstanding else {
      return notices(["nothing has been said yet; /explain SENTENCE explains one without saying it"])
    }
    return notices(ExplainReport(text: text, understanding: understanding, names: names).lines)
  }

  private func vocabulary(_ name: String?) -> SessionReply {
    var apps = sources
    if let name {
      apps = sources.filter { $0.isNamed(name) }
      if apps.isEmpty {
        return errors([
          Diagnostic(
            .error, "no app is called '\(name)'", suggestion: nearestName(to: name, among: names.values.sorted()))
        ])
      }
    }
    let user = session.conversation.setting.user
    return notices(VocabularyReport(apps: apps.map(\.app), user: user, locale: locale).lines)
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

  /// Begins anew in another language or with another user; the turns so far stay where they were recorded.
  private func change(_ edit: (inout TalkHeader) -> Void) -> SessionReply {
    var next = header
    edit(&next)
    if next == header { return notices(["that is so already"]) }
    do {
      let began = try Self.begin(library, sources, next, world)
      session.close()
      session = began
      header = next
    } catch let failure as Failure {
      return errors(failure.diagnostics)
    } catch {
      return SessionReply(remarks: [Remark(.error, "\(error)")])
    }
    var lines = [
      notice("a new conversation begins: \(header.locale), user \(header.user?.text ?? "nobody in particular")")
    ]
    if let recording {
      lines.append(notice("the conversation so far is in \(recording.path); /record FILE records this one"))
      self.recording = nil
    }
    return SessionReply(remarks: lines)
  }

  // MARK: Recording

  /// Records from the conversation's beginning, so that the file replays by itself.
  func record(_ path: String?) -> SessionReply {
    guard let path else {
      guard let recording else { return notices(["nothing is being recorded"]) }
      self.recording = nil
      return notices(["recorded in \(recording.path)"])
    }
    switch RecordingFile.create(path, recording: Recording(title: "A conversation", header: header)) {
    case .success(let file):
      recording = file
      if let problem = save() { return SessionReply(remarks: [problem]) }
      return notices(["recording to \(path)"])
    case .failure(let problem): return errors([problem])
    }
  }

  private func save() -> Remark? {
    guard let recording, let problem = recording.write(session.turns) else { return nil }
    return Remark(.error, "\(problem.message)")
  }

  // MARK: Lines

  private func notice(_ text: String) -> Remark { Remark(.notice, text) }

  private func notices(_ texts: [String]) -> SessionReply { SessionReply(remarks: texts.map(notice)) }

  private func errors(_ problems: [Diagnostic]) -> SessionReply {
    SessionReply(
      remarks: problems.map { problem in
        let suggestion = problem.suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return Remark(.error, "\(problem.message)\(suggestion)")
      })
  }
}

extension TurnInput {
  fileprivate var shown: String {
    switch self {
    case .said(let text): text
    case .happened(let happening): "* " + happening.notation
    }
  }
}
