import Glibc
import SimDiagnostics
import SimScreen
import SimShown
import SimText

/// A conversation line by line: reads a line, lets the session answer, prints the answer in the transcript's notation,
/// or with the roles spelt out for a screen reader.
package struct LineMode {
  /// How lines are shown.
  package struct Options: Hashable, Sendable {
    /// Whether to use no colour, whatever the terminal supports.
    package var isPlain: Bool
    /// Whether to hide the trace.
    package var isQuiet: Bool
    /// The width to lay out for; nil for the terminal's own.
    package var columns: Int?
    /// The app of the conversation, for a history of its own.
    package var historyName: String?
    /// The screen-reader mode; nil when the command line doesn't set it.
    package var isAccessible: Bool?
    /// Whether the screen uses the mouse; nil when the command line doesn't set it.
    package var takesMouse: Bool?
    /// The user's settings.
    package var settings: Settings
    /// Lines printed before the first prompt.
    package var firstLines: [String] = []

    /// Options, by default those of the terminal and the settings.
    package init(
      isPlain: Bool = false, isQuiet: Bool = false, columns: Int? = nil, historyName: String? = nil,
      isAccessible: Bool? = nil, takesMouse: Bool? = nil, settings: Settings = Settings()
    ) {
      self.isPlain = isPlain
      self.isQuiet = isQuiet
      self.columns = columns
      self.historyName = historyName
      self.isAccessible = isAccessible
      self.takesMouse = takesMouse
      self.settings = settings
    }

    /// The facts about the terminal, with these options.
    var facts: TerminalFacts {
      TerminalFacts.current(isPlain: isPlain, isAccessible: isAccessible, settings: settings)
    }
  }

  private let session: any TerminalSession
  private let reader: any LineReader
  private let way: TerminalFacts.Way
  private let printer: any ConversationPrinter
  /// The requested width; nil for the terminal's own.
  private let columns: Int?
  private let firstLines: [String]

  /// Runs the conversation on standard input and output until it ends.
  /// - Returns: the exit status: the session's, 0 at the end of the input, 2 when part of a pipe could not be read or
  ///   understood, 128 plus the number of a signal that ended it.
  package static func run(_ session: any TerminalSession, options: Options) -> Int32 {
    let facts = options.facts
    let printer = printer(for: facts, options: options)
    let reader = reader(for: session, facts: facts, options: options, printer: printer)
    let mode = LineMode(session: session, way: facts.way, reader: reader, printer: printer, options: options)
    let opening = (facts.accessibility.map { [Remark(.notice, $0.notice)] } ?? []) + session.opening
    return mode.show(opening.map { .remark($0) }) ? mode.run() : 0
  }

  /// Says the given lines, and prints the results.
  /// - Returns: the exit status, as for a pipe.
  package static func run(_ session: any TerminalSession, lines: [String], options: Options) -> Int32 {
    let printer = printer(for: options.facts, options: options)
    return LineMode(session: session, way: .pipe, reader: GivenLines(lines), printer: printer, options: options).run()
  }

  private init(
    session: any TerminalSession, way: TerminalFacts.Way, reader: any LineReader, printer: any ConversationPrinter,
    options: Options
  ) {
    Signals.survivesBrokenPipes()
    if way != .editor { Signals.collectInterrupts() }
    self.session = session
    self.way = way
    self.reader = reader
    self.printer = printer
    columns = options.columns
    firstLines = options.firstLines
  }

  static func printer(for facts: TerminalFacts, options: Options) -> any ConversationPrinter {
    let isQuiet = options.isQuiet || facts.hidesTrace
    return facts.accessibility == nil
      ? LinePrinter(style: facts.style, isQuiet: isQuiet, isolatesDirection: facts.isolatesDirection)
      : AccessiblePrinter(isQuiet: isQuiet, isolatesDirection: facts.isolatesDirection)
  }

  private static func reader(
    for session: any TerminalSession, facts: TerminalFacts, options: Options, printer: any ConversationPrinter
  ) -> any LineReader {
    switch facts.way {
    case .editor:
      return ReadlineEditor(
        history: History(folder: History.standardFolder(), name: options.historyName),
        completer: LineCompleter(session: session), showsColour: facts.style != .plain, list: printer.list)
    case .prompt:
      return PlainReader(descriptor: STDIN_FILENO, promptDescriptor: STDOUT_FILENO)
    case .pipe:
      // The user types while the output goes to a file: they see the prompt on standard error.
      let isTyped = facts.inputIsTerminal && isatty(STDERR_FILENO) == 1
      return PlainReader(descriptor: STDIN_FILENO, promptDescriptor: isTyped ? STDERR_FILENO : nil)
    }
  }

  /// Whether what the user types is on the screen.
  private var showsTyping: Bool { way != .pipe }

  private func run() -> Int32 {
    var status: Int32 = 0
    var wasCancelled = false
    let atRest = RestNews(session)
    let rest = Rest(prepare: session.prepare, source: atRest) { [self] in
      let news = atRest.take()
      return news.isEmpty ? "" : printer.text(of: news.map { .remark($0) }, width: columns ?? terminalColumns())
    }
    for line in firstLines {
      if let end = take(line, isShown: false, status: &status) { return end }
    }
    while true {
      let outcome = reader.next(prompt: printer.prompt(session.prompt), atRest: rest)
      defer { wasCancelled = outcome == .cancelled(lineWasEmpty: true) }
      switch outcome {
      case .line(let line):
        if let end = take(line, isShown: showsTyping, status: &status) { return end }
      case .ahead(let line):
        reader.remember(line)
        if let end = take(line, isShown: false, status: &status) { return end }
      case .pasted(let lines):
        if let end = take(pasted: lines, status: &status) { return end }
      case .cancelled(let lineWasEmpty):
        if lineWasEmpty, wasCancelled { return 128 + SIGINT }
        if lineWasEmpty, !notice(ScreenRun.howToEnd) { return status }
      case .unreadable(let why):
        if way == .pipe { status = 2 }
        if !show([.remark(Remark(.error, why))]) { return status }
      case .signalled(let number):
        _ = DescriptorWriter.write("\n", to: STDOUT_FILENO)
        return 128 + number
      case .end:
        // Readline has already ended the line.
        if way == .prompt { _ = DescriptorWriter.write("\n", to: STDOUT_FILENO) }
        return status
      }
    }
  }

  /// Runs one line.
  /// - Parameter isShown: whether the line is already on the screen.
  /// - Returns: the exit status when the conversation ends with it.
  private func take(_ line: String, isShown: Bool, status: inout Int32) -> Int32? {
    // Text copied from a terminal may contain its isolates.
    let line = SafeText.withoutIsolates(line)
    guard let typed = TypedLine(line) else {
      // In a pipe, as in a transcript, a blank line means nothing.
      return !showsTyping || notice(session.hint) ? nil : status
    }
    if isShown { reader.remember(line) }
    if !isShown, !write(printer.text(ofTyped: line, as: typed)) { return status }
    if case .remark = typed { return nil }
    if case .fault = typed, way == .pipe { status = 2 }
    Signals.setInTurn(true)
    defer { Signals.setInTurn(false) }
    let came: SessionReply
    switch session.reply(to: typed).map(Ending.reply) ?? waitForTurn() {
    case .reply(let reply): came = reply
    case .signalled(let number):
      _ = session.stop()
      return 128 + number
    }
    if !show(came.contents) { return came.exit ?? status }
    return came.exit
  }

  private enum Ending {
    case reply(SessionReply)
    case signalled(Int32)
  }

  /// Waits for the result of a turn, and after a second says what it waits for: on a terminal in the edited line,
  /// updated every second; to a screen reader, and where lines can't be redrawn, once.
  private func waitForTurn() -> Ending {
    var isReported = false
    let reportsOnce = way == .prompt || printer.speaksOnce
    while true {
      let waiting = session.waiting
      if reportsOnce, way != .pipe, !isReported, let waiting, waiting.text != nil {
        isReported = true
        _ = notice("waiting for \(waiting.name); Ctrl-C stops it")
      }
      switch reader.wait(with: session, saying: reportsOnce ? nil : waiting?.text, until: waiting?.nextSecond) {
      case .turn:
        guard let reply = session.advance() else { continue }
        reader.endWaiting()
        return .reply(reply)
      case .interrupted:
        let reply = session.stop() ?? session.advance()
        reader.endWaiting()
        return .reply(reply ?? SessionReply())
      case .signalled(let number):
        reader.endWaiting()
        return .signalled(number)
      }
    }
  }

  /// Handles several lines that came at once: each becomes a turn if the user confirms.
  private func take(pasted lines: [String], status: inout Int32) -> Int32? {
    let turns = PastedLines.turns(in: lines)
    guard !turns.isEmpty else { return nil }
    let question = printer.question("\(turns.count) lines, one after the other: say them? [y/n] ")
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
    text.isEmpty || show([.remark(Remark(.notice, text))])
  }

  /// Returns false when the output is closed: the conversation ends quietly.
  private func show(_ contents: [EntryContent]) -> Bool {
    write(printer.text(of: contents, width: columns ?? terminalColumns()))
  }

  private func write(_ text: String) -> Bool {
    text.isEmpty || DescriptorWriter.write(text, to: STDOUT_FILENO)
  }
}
