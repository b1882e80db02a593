import Glibc
import SimScreen

/// A conversation line by line: reads, lets the session answer, prints the answer in the transcript's notation.
public struct LineMode {
  public struct Options: Hashable, Sendable {
    /// No colour, whatever the terminal can do.
    public var isPlain: Bool
    /// Hides the trace.
    public var isQuiet: Bool
    /// The width to lay out for; nil for the terminal's own.
    public var columns: Int?
    /// The app that is talked with, for a history of its own.
    public var historyName: String?

    public init(isPlain: Bool = false, isQuiet: Bool = false, columns: Int? = nil, historyName: String? = nil) {
      self.isPlain = isPlain
      self.isQuiet = isQuiet
      self.columns = columns
      self.historyName = historyName
    }
  }

  private let session: any TerminalSession
  private let reader: any LineReader
  private let way: TerminalFacts.Way
  private let printer: LinePrinter
  /// The width that was asked for; nil for the terminal's own.
  private let columns: Int?

  /// Runs the conversation on standard input and output to its end.
  /// - Returns: the exit status: what the session says, 0 at the end of the input, 2 when a part of a pipe could not be read
  ///   or understood, 128 and the signal's number when one asked to end.
  public static func run(_ session: any TerminalSession, options: Options) -> Int32 {
    let facts = TerminalFacts.current(isPlain: options.isPlain)
    let reader = reader(for: session, facts: facts, options: options)
    let mode = LineMode(session: session, way: facts.way, facts: facts, reader: reader, options: options)
    return mode.show(session.opening.map { StyledLine($0) }) ? mode.run() : 0
  }

  /// Says the lines that are given, and prints what comes of them.
  /// - Returns: the exit status, as for a pipe.
  public static func run(_ session: any TerminalSession, lines: [String], options: Options) -> Int32 {
    let facts = TerminalFacts.current(isPlain: options.isPlain)
    return LineMode(session: session, way: .pipe, facts: facts, reader: GivenLines(lines), options: options).run()
  }

  private init(
    session: any TerminalSession, way: TerminalFacts.Way, facts: TerminalFacts, reader: any LineReader, options: Options
  ) {
    Signals.survivesBrokenPipes()
    self.session = session
    self.way = way
    self.reader = reader
    columns = options.columns
    printer = LinePrinter(style: facts.style, isQuiet: options.isQuiet)
  }

  private static func reader(
    for session: any TerminalSession, facts: TerminalFacts, options: Options
  ) -> any LineReader {
    switch facts.way {
    case .editor:
      let completer = LineCompleter(
        words: { [unowned session] in session.completions(for: $0) },
        names: { [unowned session] in session.names(of: $0) }, files: pathNames(beginningWith:))
      return ReadlineEditor(
        history: History(folder: History.standardFolder(), name: options.historyName), completer: completer,
        showsColour: facts.style != .plain,
        columns: { _ in })
    case .prompt:
      return PlainReader(descriptor: STDIN_FILENO, promptDescriptor: STDOUT_FILENO)
    case .pipe:
      // Somebody types while the output goes into a file: he sees the prompt on the error output.
      let isTyped = facts.inputIsTerminal && isatty(STDERR_FILENO) == 1
      return PlainReader(descriptor: STDIN_FILENO, promptDescriptor: isTyped ? STDERR_FILENO : nil)
    }
  }

  /// The user sees on the screen what he types.
  private var showsTyping: Bool { way != .pipe }

  private func run() -> Int32 {
    var status: Int32 = 0
    while true {
      switch reader.next(prompt: session.prompt, whenAtRest: session.prepare) {
      case .line(let line):
        if let end = take(line, isShown: showsTyping, status: &status) { return end }
      case .pasted(let lines):
        if let end = take(pasted: lines, status: &status) { return end }
      case .cancelled(let lineWasEmpty):
        if lineWasEmpty, !notice("Ctrl-D or /quit ends the conversation") { return status }
      case .unreadable(let why):
        if way == .pipe { status = 2 }
        if !show([StyledLine(.error, why)]) { return status }
      case .signalled(let number):
        _ = show([StyledLine(.says, "")])
        return 128 + number
      case .end:
        // Readline has ended the line already.
        if way == .prompt { _ = show([StyledLine(.says, "")]) }
        return status
      }
    }
  }

  /// Runs one line.
  /// - Parameter isShown: the line stands on the screen already.
  /// - Returns: the exit status when the conversation ends with it.
  private func take(_ line: String, isShown: Bool, status: inout Int32) -> Int32? {
    guard let typed = TypedLine(line) else {
      // In a pipe a blank line means nothing, as in a transcript.
      return !showsTyping || notice(session.hint) ? nil : status
    }
    if isShown { reader.remember(line) }
    if !isShown, !show([StyledLine(typed.echoKind, typed.transcriptLine(typed: line))]) { return status }
    let reply: SessionReply
    switch typed {
    case .utterance(let text): reply = session.say(text)
    case .command(.help(let name)): reply = SessionReply(remarks: CommandTable.help(for: name))
    case .command(let command): reply = session.perform(command)
    case .remark: return nil
    case .fault(let fault):
      if way == .pipe { status = 2 }
      reply = SessionReply(remarks: [Remark(.error, fault.message)])
    }
    let width = columns ?? terminalColumns()
    if !show(reply.contents.flatMap({ StyledLine.lines(of: $0, width: width) })) { return reply.exit ?? status }
    return reply.exit
  }

  /// Several lines that came at once: each becomes a turn when the user says so.
  private func take(pasted lines: [String], status: inout Int32) -> Int32? {
    let turns = PastedLines.turns(in: lines)
    guard !turns.isEmpty else { return nil }
    let question = "# \(turns.count) lines, one after the other: say them? [y/n] "
    guard case .line(let answer) = reader.next(prompt: question), PastedLines.isYes(answer) else {
      return notice("nothing was said") ? nil : status
    }
    for line in turns {
      reader.remember(line)
      if let end = take(line, isShown: false, status: &status) { return end }
    }
    return nil
  }

  private func notice(_ text: String) -> Bool {
    text.isEmpty || show([StyledLine(.notice, text)])
  }

  /// False when nobody reads any more: the conversation ends quietly.
  private func show(_ lines: [StyledLine]) -> Bool {
    let text = printer.text(of: lines)
    return text.isEmpty || Output.write(text, to: STDOUT_FILENO)
  }
}

extension TypedLine {
  fileprivate var echoKind: StyledLine.Kind {
    switch self {
    case .utterance, .command, .fault: .user
    case .remark: .notice
    }
  }
}
