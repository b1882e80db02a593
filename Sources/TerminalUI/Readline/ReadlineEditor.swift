import CReadline
import CTerminalGuard
import Glibc
import SimPolling
import SimScreen
import SimShown
import SimText

/// Reads lines with GNU Readline: the user's inputrc, history, search and completion.
///
/// The terminal's modes are changed only while a line is read, so that during a turn the terminal is as it was.
/// Readline's state belongs to the process: there is one editor in it, used from one thread.
final class ReadlineEditor: LineReader {
  private let openHistory: () -> History
  /// Read after the first prompt is shown.
  private var history: History?
  private var terminal = TerminalReader()
  /// Whether a turn is under way, and what is typed meanwhile is edited below it.
  private var isWaiting = false
  /// Lines that were entered meanwhile.
  private var ahead: [String] = []
  /// The line that was begun meanwhile.
  private var draft: EditLine?
  /// Whether Escape was pressed during a turn, without a meaning for the line.
  private var wantsToStop = false

  /// - Parameters:
  ///   - completer: what Tab completes.
  ///   - showsColour: false keeps readline's own highlighting off.
  ///   - list: the lines that show completions on a terminal of so many columns.
  init(
    history: @escaping @autoclosure () -> History, completer: LineCompleter, showsColour: Bool,
    list: @escaping ([String], Int) -> [String]
  ) {
    openHistory = history
    LineDisplay.list = list
    Signals.collect()
    _ = terminal_guard_remember()
    terminal_guard_watch_traps()
    let link = Link()
    Editing.begin(completer: completer, showsColour: showsColour) { link.editor?.waitForKeys() == true }
    link.editor = self
    cr_set_display_matches_hook(LineDisplay.showMatches)
    cr_set_redisplay(LineDisplay.redisplay)
  }

  /// How readline's functions reach the editor before it is initialised.
  private final class Link { weak var editor: ReadlineEditor? }

  func next(prompt: String, atRest rest: Rest?) -> ReadOutcome {
    if !ahead.isEmpty { return .ahead(ahead.removeFirst()) }
    hearSignals()
    beginLine(prompt: SafeText.oneLine(prompt))
    if let draft {
      self.draft = nil
      rl_insert_text(draft.text)
      cr_set_point(Int32(draft.text.prefix(draft.cursor).utf8.count))
      rl_redisplay()
    }
    defer { endLine() }
    if history == nil {
      let opened = openHistory()
      history = opened
      Editing.fill(history: opened.entries)
    }
    rest?.prepare()
    while true {
      let outcome = Editing.step()
      if let cut = Editing.takeCut().map({ "# " + $0 + "\n" }) {
        if outcome == nil { write(aboveTheLine: cut) } else { _ = DescriptorWriter.write(cut, to: STDOUT_FILENO) }
      }
      if let outcome { return outcome }
      if terminal.isAtEnd { return .end }
      // One may have arrived while readline waited for the rest of a paste.
      if terminal.signals.isEmpty { wait(with: rest.map { [$0.source] } ?? []) }
      if let outcome = handleSignals() { return outcome }
      if let news = rest?.news(), !news.isEmpty { write(aboveTheLine: news) }
    }
  }

  private func write(aboveTheLine text: String) {
    rl_clear_visible_line()
    fflush(nil)
    _ = DescriptorWriter.write(text, to: STDOUT_FILENO)
    rl_on_new_line()
    rl_forced_update_display()
  }

  // MARK: One line

  /// Begins to wait for signals.
  private func hearSignals() {
    Signals.setBusy(false)
    Signals.collectsStops(true)
  }

  private func beginLine(prompt: String) {
    Editing.outcome = nil
    LineDisplay.prompt = prompt
    LineDisplay.hidesPrompt = false
    holdTerminal()
    rl_callback_handler_install(LineDisplay.prompt, Editing.accept)
    // Taking the terminal has bound its erase key to readline's own function again.
    WholeCharacters.bind()
  }

  /// Gives the terminal back, and stops waiting for signals.
  private func endLine() {
    rl_callback_handler_remove()
    terminal_guard_let_go()
    Signals.collectsStops(false)
    Signals.setBusy(true)
  }

  /// However the program ends within a line, the terminal's modes are restored, and pastes aren't marked any more.
  private func holdTerminal() {
    let marksPastes = rl_variable_value("enable-bracketed-paste").map { String(cString: $0) } == "on"
    let leaving = (marksPastes ? "\u{1B}[?2004l" : "") + "\n"
    terminal_guard_hold(leaving, leaving.utf8.count)
  }

  /// Waits for keys, signals and other sources.
  private func wait(with others: [any PollSource] = []) { take(terminal.wait(for: others)) }

  /// Waits for keys within a command of readline's: false when it must not continue.
  private func waitForKeys() -> Bool {
    while !Editing.keys.hasBytes {
      if terminal.isAtEnd || terminal.isInterrupted { return false }
      wait()
    }
    return true
  }

  private func take(_ events: [TerminalInput.Event]) {
    for event in events {
      switch event {
      case .keys(let bytes), .paste(let bytes): Editing.keys.append(bytes)
      case .escape:
        if isWaiting {
          editAhead()
          if !Editing.escapeIsAKey {
            wantsToStop = true
            continue
          }
        }
        Editing.keys.appendEscape()
      // Nothing here has asked for them.
      case .mouse, .background: continue
      }
    }
  }

  // MARK: Waiting with a turn

  /// For so long the terminal isn't changed: most turns are over sooner.
  private static let quickTurn = Duration.milliseconds(50)

  func wait(with turn: any PollSource, saying text: String?, until second: ContinuousClock.Instant?) -> WaitOutcome {
    if !isWaiting {
      let quick = TimerSource(.now + Self.quickTurn)
      let ready = Poll.wait(for: [turn, ReadableSource(Signals.descriptor), quick])
      if ready.contains(Signals.descriptor) { terminal.collectSignals() }
      guard ready.isEmpty else { return outcomeOfSignals() }
      isWaiting = true
      hearSignals()
      beginLine(prompt: Self.prompt(saying: text))
      return .turn
    }
    show(text)
    wait(with: [turn, TimerSource(second)])
    editAhead()
    if wantsToStop {
      wantsToStop = false
      ahead = []
      return .interrupted
    }
    if terminal.isAtEnd { return .signalled(SIGHUP) }
    return outcomeOfSignals()
  }

  func endWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    // A search or a count under way restores the line.
    cr_leave_command()
    let text = cr_line_buffer().map { String(cString: $0) } ?? ""
    let before = UnsafeRawBufferPointer(start: cr_line_buffer(), count: Int(cr_point()))
    if !text.isEmpty { draft = EditLine(text: text, cursor: String(decoding: before, as: UTF8.self).count) }
    rl_clear_visible_line()
    fflush(nil)
    endLine()
  }

  /// A remark in the notation of transcripts.
  private static func prompt(saying text: String?) -> String {
    text.map { "# " + SafeText.oneLine($0) + " (Esc stops it) " } ?? ""
  }

  private func show(_ text: String?) {
    let prompt = Self.prompt(saying: text)
    guard prompt != LineDisplay.prompt, cr_is_searching() == 0 else { return }
    LineDisplay.prompt = prompt
    rl_set_prompt(prompt)
    rl_redisplay()
  }

  /// Edits the line that is typed while a turn is under way; an entered line waits for the turn's end.
  private func editAhead() {
    while let outcome = Editing.step() {
      switch outcome {
      case .line(let line): ahead.append(line)
      case .pasted(let lines): ahead += lines
      case .ahead, .cancelled, .unreadable, .end, .signalled: break
      }
      beginLine(prompt: Self.prompt(saying: nil))
    }
  }

  private func outcomeOfSignals() -> WaitOutcome {
    for signal in terminal.takeSignals() {
      switch signal {
      case SIGINT:
        Editing.keys.removeAll()
        ahead = []
        return .interrupted
      case SIGWINCH: if isWaiting { resize() }
      case SIGTSTP: if isWaiting { stop() }
      case SIGTERM, SIGHUP: return .signalled(signal)
      default: continue
      }
    }
    return .turn
  }

  func remember(_ line: String) {
    if history?.append(line) == true { add_history(line) }
  }

  private func handleSignals() -> ReadOutcome? {
    for signal in terminal.takeSignals() {
      switch signal {
      case SIGWINCH: resize()
      case SIGINT:
        Editing.keys.removeAll()
        let wasEmpty = Editing.cancel(showsEnd: true)
        // A line of several rows, or one from before the window changed, has rows below.
        let clearing = rl_get_termcap("ce") == nil ? "" : "\u{1B}[J"
        _ = DescriptorWriter.write("^C" + clearing + "\n", to: STDOUT_FILENO)
        return .cancelled(lineWasEmpty: wasEmpty)
      case SIGTSTP:
        stop()
      case SIGTERM, SIGHUP: return .signalled(signal)
      default: continue
      }
    }
    return nil
  }

  /// Readline divides by the number of columns that it assumes, which is zero on a terminal with one.
  private func resize() {
    guard terminalColumns() < 4 else { return rl_resize_terminal() }
    rl_set_screen_size(24, 4)
    rl_forced_update_display()
  }

  private func stop() {
    cr_deprep_terminal()
    terminal_guard_let_go()
    Signals.collectsStops(false)
    raise(SIGTSTP)
    // The program stops here until the shell continues it.
    Signals.collectsStops(true)
    _ = terminal_guard_remember()
    holdTerminal()
    cr_prep_terminal()
    WholeCharacters.bind()
    resize()
    rl_forced_update_display()
  }
}

/// How the line mode shows the line: readline draws it, below what was printed.
private enum LineDisplay {
  nonisolated(unsafe) static var list: ([String], Int) -> [String] = { names, _ in names }
  nonisolated(unsafe) static var prompt = ""
  nonisolated(unsafe) static var hidesPrompt = false

  /// A line with a mark of its own (`* lock`) is shown without the prompt's, so that the screen is a transcript.
  static let redisplay: @convention(c) () -> Void = {
    if prompt == "> ", cr_is_searching() == 0, let buffer = cr_line_buffer() {
      let hides = TypedLine.bringsItsMark(String(cString: buffer))
      if hides != hidesPrompt {
        hidesPrompt = hides
        rl_set_prompt(hides ? "" : prompt)
      }
    }
    rl_redisplay()
  }

  static let showMatches: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, Int32, Int32) -> Void = {
    _, _, _ in
    let list = list(Editing.matches.map(\.name), terminalColumns())
    rl_crlf()
    fflush(nil)
    _ = DescriptorWriter.write(list.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
    rl_on_new_line()
    rl_forced_update_display()
  }
}
