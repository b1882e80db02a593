/// A conversation as the line mode sees it: a line goes in, lines to print come out.
///
/// All texts may hold anything: the line mode makes them safe before they reach the terminal.
public protocol LineModeSession: AnyObject {
  /// The conversation's language, for example `zh-Hans`.
  var locale: String { get }
  /// What stands before the cursor. The transcript's mark `> ` makes a screen copy a transcript.
  var prompt: String { get }
  /// One sentence for the user who enters an empty line: what could be said now.
  var hint: String { get }
  /// What is printed before the first prompt: what was found, and three things to say.
  var opening: [StyledLine] { get }

  /// A prompt stands and nothing has been typed yet: time for what the next line will need.
  func prepare()
  /// The user says it: runs the turn to its end.
  func say(_ utterance: String) -> LineModeReply
  /// Carries a command out; an event runs as a turn, and help never comes here.
  func perform(_ command: Command) -> LineModeReply

  /// What could stand at the end of `prefix`, best first: whole words and names, or whole sentences for an empty line.
  ///
  /// The line mode keeps those that go on with what stands there (`CompletionMatcher`), so that more may be given; commands
  /// and the names of files are its own.
  /// - Parameter prefix: the line up to the cursor.
  func completions(for prefix: String) -> [String]

  /// The names that a command's argument can have.
  func names(of subject: CommandSubject) -> [String]

  /// The terminal has so many columns now. Called before the first prompt and after every change.
  func resized(to columns: Int)
}

extension LineModeSession {
  public var prompt: String { "> " }
  public var opening: [StyledLine] { [] }
  public func names(of subject: CommandSubject) -> [String] { [] }
  public func prepare() {}
  public func resized(to columns: Int) {}
}

/// What came of a line.
public struct LineModeReply: Hashable, Sendable {
  public var lines: [StyledLine]
  /// The conversation ends with this status; nil when it goes on.
  public var exit: Int32?

  public init(lines: [StyledLine] = [], exit: Int32? = nil) {
    self.lines = lines
    self.exit = exit
  }
}

/// A line of the transcript's notation, its mark included, and what kind of line it is.
public struct StyledLine: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `> text`: the user's own words, where they are repeated.
    case user
    /// `- call = result`.
    case trace
    /// `1. text`.
    case choice
    /// `| cells`.
    case card
    /// What Siri says.
    case says
    /// A remark of sirisim's own; printed as `# text`, so that it is one in a transcript too.
    case notice
    /// Something is wrong with what was typed; printed as `# text` too.
    case error
  }

  public var kind: Kind
  public var text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
