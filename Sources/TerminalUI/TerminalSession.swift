package import SimPolling
package import SimShown

/// A conversation for the terminal: a line goes in, its result comes out, and each mode shows it in its own way.
///
/// All texts may contain anything: they are made safe before they reach the terminal. Nothing blocks: what takes time
/// is under way while the terminal stays responsive.
package protocol TerminalSession: AnyObject, PollSource {
  /// The conversation's language, for example `zh-Hans`.
  var locale: String { get }
  /// What sirisim itself says, in the conversation's language.
  var interface: InterfaceWords { get }
  /// The text before the cursor. The transcript's mark `> ` makes a copy of the screen a transcript.
  var prompt: String { get }
  /// One sentence for an empty line: what could be said now.
  var hint: String { get }
  /// What is printed before the first prompt: what was found, and three things to say.
  var opening: [Remark] { get }
  /// What a screen shows instead until something is said; nil for only the opening.
  var welcome: Welcome? { get }
  /// The part of the opening that a welcome doesn't have: what is wrong, what is missing.
  var openingNews: [Remark] { get }
  /// The user, and whom they know.
  var user: UserFacts { get }
  /// The text at the top of a screen: the conversation's apps.
  var title: String { get }
  /// What stays on the terminal after the screen is gone: where to find the conversation.
  var closing: [Remark] { get }
  /// Why Siri said what she said last.
  var inspector: Inspector { get }
  /// What can be chosen now, in the order in which it is shown: choices, then buttons.
  var options: [OpenOption] { get }

  /// Prepares for the next line, while a prompt is shown and nothing has been typed yet.
  func prepare()
  /// Says a line of the user's.
  /// - Returns: the result; nil while the turn is under way: `advance` returns it then.
  func say(_ utterance: String) -> SessionReply?
  /// Carries out a command; an event is a turn, and help never comes here.
  /// - Returns: as `say`.
  func perform(_ command: Command) -> SessionReply?
  /// Continues the turn that is under way, as far as possible without waiting.
  /// - Returns: the result, once; nil while it is under way.
  func advance() -> SessionReply?
  /// What a turn that is under way waits for; between two turns, what is going on meanwhile.
  var waiting: Waiting? { get }
  /// Ends the turn that is under way.
  /// - Returns: a reply about that; nil when nothing was under way.
  func stop() -> SessionReply?

  /// Remarks between two turns, called when one of the descriptors is ready, or the deadline has passed.
  func takeNews() -> [Remark]

  /// What could be at the end of `prefix`, best first: whole words and names, or whole sentences for an empty line.
  ///
  /// The line mode keeps those that continue the unfinished word (`CompletionMatcher`), so more may be returned;
  /// commands and file names are its own.
  /// - Parameter prefix: the line up to the cursor.
  func completions(for prefix: String) -> [String]

  /// The possible names for a command's argument.
  func names(of subject: CommandSubject) -> [String]
}

extension TerminalSession {
  /// The program's own words, by default.
  package var interface: InterfaceWords { .own }
  /// `> `, by default.
  package var prompt: String { "> " }
  /// Nothing before the first prompt, by default.
  package var opening: [Remark] { [] }
  /// Only the opening, by default.
  package var welcome: Welcome? { nil }
  /// All of the opening, by default.
  package var openingNews: [Remark] { opening }
  /// No user, by default.
  package var user: UserFacts { UserFacts() }
  /// No title, by default.
  package var title: String { "" }
  /// Nothing at the end, by default.
  package var closing: [Remark] { [] }
  /// No facts, by default.
  package var inspector: Inspector { Inspector() }
  /// Nothing to choose, by default.
  package var options: [OpenOption] { [] }
  /// No names, by default.
  package func names(of subject: CommandSubject) -> [String] { [] }
  /// Nothing to prepare, by default.
  package func prepare() {}
  /// Nothing to wait for, for sessions whose turns are over at once.
  package var watched: [Watched] { [] }
  /// No deadline.
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
  /// A name for people to read: `resolveContent of ZhiChat`.
  package var name: String
  /// When it began.
  package var since: ContinuousClock.Instant

  /// What is waited for, for people to read, and since when.
  package init(_ name: String, since: ContinuousClock.Instant) {
    self.name = name
    self.since = since
  }

  /// The whole seconds so far.
  var seconds: Int { Int((ContinuousClock.now - since).components.seconds) }

  /// When the next second is over.
  var nextSecond: ContinuousClock.Instant { since + .seconds(seconds + 1) }

  /// `resolveContent of ZhiChat, 3 s`; nil in the first second, which isn't worth reporting.
  var text: String? { seconds > 0 ? "\(name), \(seconds) s" : nil }
}
