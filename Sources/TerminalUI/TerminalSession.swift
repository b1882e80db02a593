package import SimPolling
package import SimShown

/// A conversation as the terminal sees it: a line goes in, what came of it comes out, and each mode shows it in its own way.
///
/// All texts may hold anything: they are made safe before they reach the terminal. Nothing waits: what takes its time is under
/// way, and the terminal stays alive meanwhile.
package protocol TerminalSession: AnyObject, PollSource {
  /// The conversation's language, for example `zh-Hans`.
  var locale: String { get }
  /// What sirisim itself says, in the conversation's language.
  var interface: InterfaceWords { get }
  /// What stands before the cursor. The transcript's mark `> ` makes a screen copy a transcript.
  var prompt: String { get }
  /// One sentence for the user who enters an empty line: what could be said now.
  var hint: String { get }
  /// What is printed before the first prompt: what was found, and three things to say.
  var opening: [Remark] { get }
  /// What a screen shows instead until something is said; nil for nothing but the opening.
  var welcome: Welcome? { get }
  /// What of the opening a welcome doesn't say: what is wrong, what is missing.
  var openingNews: [Remark] { get }
  /// Who talks, and whom they know.
  var user: UserFacts { get }
  /// What stands at the top of a screen: the apps that are talked with.
  var title: String { get }
  /// What stays on the terminal after the screen is gone: where the conversation can be found.
  var closing: [Remark] { get }
  /// Why Siri said what she said last.
  var inspector: Inspector { get }
  /// What can be chosen now, in the order in which it is shown: the choices, then the buttons.
  var options: [OpenOption] { get }

  /// A prompt stands and nothing has been typed yet: time for what the next line will need.
  func prepare()
  /// The user says it.
  /// - Returns: what came of it; nil while the turn is under way: `advance` gives it then.
  func say(_ utterance: String) -> SessionReply?
  /// Carries a command out; an event is a turn, and help never comes here.
  /// - Returns: as `say`.
  func perform(_ command: Command) -> SessionReply?
  /// Goes on with the turn that is under way, as far as that is possible without waiting.
  /// - Returns: what came of it, once; nil while it is under way.
  func advance() -> SessionReply?
  /// What a turn that is under way waits for; between two turns what goes on meanwhile.
  var waiting: Waiting? { get }
  /// Ends the turn that is under way.
  /// - Returns: what there is to say about it; nil when nothing was under way.
  func stop() -> SessionReply?

  /// What there is to say between two turns, when one of the descriptors was ready, or the deadline is over.
  func takeNews() -> [Remark]

  /// What could stand at the end of `prefix`, best first: whole words and names, or whole sentences for an empty line.
  ///
  /// The line mode keeps those that go on with what stands there (`CompletionMatcher`), so that more may be given; commands
  /// and the names of files are its own.
  /// - Parameter prefix: the line up to the cursor.
  func completions(for prefix: String) -> [String]

  /// The names that a command's argument can have.
  func names(of subject: CommandSubject) -> [String]
}

extension TerminalSession {
  /// The program's own words, unless the session says otherwise.
  package var interface: InterfaceWords { .own }
  /// `> `, unless the session says otherwise.
  package var prompt: String { "> " }
  /// Nothing is told before the first prompt, unless the session says otherwise.
  package var opening: [Remark] { [] }
  /// The opening alone, unless the session says otherwise.
  package var welcome: Welcome? { nil }
  /// All of the opening, unless the session says otherwise.
  package var openingNews: [Remark] { opening }
  /// Nobody, unless the session says otherwise.
  package var user: UserFacts { UserFacts() }
  /// No title, unless the session says otherwise.
  package var title: String { "" }
  /// Nothing is told at the end, unless the session says otherwise.
  package var closing: [Remark] { [] }
  /// No facts, unless the session says otherwise.
  package var inspector: Inspector { Inspector() }
  /// Nothing to choose, unless the session says otherwise.
  package var options: [OpenOption] { [] }
  /// No names, unless the session says otherwise.
  package func names(of subject: CommandSubject) -> [String] { [] }
  /// Nothing to make ready, unless the session says otherwise.
  package func prepare() {}
  /// Nothing to wait for: for sessions whose turns are over at once.
  package var watched: [Watched] { [] }
  /// Never by itself.
  package var deadline: ContinuousClock.Instant? { nil }
  /// Nothing is under way.
  package func advance() -> SessionReply? { nil }
  /// Nothing is waited for.
  package var waiting: Waiting? { nil }
  /// There is nothing to stop.
  package func stop() -> SessionReply? { nil }
  /// Nothing happens between two turns.
  package func takeNews() -> [Remark] { [] }
}

extension TerminalSession {
  /// Does what a line asks for, in every mode.
  /// - Returns: what came of it; nil while its turn is under way.
  func reply(to typed: TypedLine) -> SessionReply? {
    switch typed {
    case .utterance(let text): say(text)
    case .command(.help(let name)): SessionReply(remarks: CommandTable.help(for: name, in: interface))
    case .command(let command): perform(command)
    case .remark: SessionReply()
    case .fault(let fault): SessionReply(remarks: [Remark(.error, fault.message)])
    }
  }
}

/// What is waited for, and since when.
package struct Waiting: Hashable, Sendable {
  /// For people: `resolveContent of ZhiChat`.
  package var name: String
  /// When it began.
  package var since: ContinuousClock.Instant

  /// What is waited for, for people, and since when.
  package init(_ name: String, since: ContinuousClock.Instant) {
    self.name = name
    self.since = since
  }

  /// Whole seconds that it has taken.
  var seconds: Int { Int((ContinuousClock.now - since).components.seconds) }

  /// When another second is over.
  var nextSecond: ContinuousClock.Instant { since + .seconds(seconds + 1) }

  /// `resolveContent of ZhiChat, 3 s`; nil in the first second, in which nobody wonders.
  var text: String? { seconds > 0 ? "\(name), \(seconds) s" : nil }
}
