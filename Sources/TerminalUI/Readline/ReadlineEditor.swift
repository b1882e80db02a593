import CReadline
import Glibc
import SimText

/// Reads lines with GNU Readline: the user's inputrc, history, search and completion.
///
/// The terminal's modes are changed only while a line is read, so that whatever happens in a turn finds the terminal as it was.
/// Readline's state belongs to the process: there is one editor in it, used from one thread.
final class ReadlineEditor: LineReader {
  private let openHistory: () -> History
  /// Read when the first prompt stands.
  private var history: History?
  private var input = TerminalInput()
  private var signals: [Int32] = []
  /// The terminal was hung up.
  private var isAtEnd = false

  /// - Parameters:
  ///   - completer: what Tab offers.
  ///   - showsColour: false keeps readline's own highlighting off.
  ///   - list: the lines that show completions on a terminal of so many columns.
  init(
    history: @escaping @autoclosure () -> History, completer: LineCompleter, showsColour: Bool,
    list: @escaping ([String], Int) -> [String]
  ) {
    openHistory = history
    LineDisplay.list = list
    Signals.collect()
    let link = Link()
    Editing.begin(completer: completer, showsColour: showsColour) { link.editor?.waitForKeys() == true }
    link.editor = self
    cr_set_display_matches_hook(LineDisplay.showMatches)
    cr_set_redisplay(LineDisplay.redisplay)
  }

  /// What readline's functions reach the editor by, before it is whole.
  private final class Link { weak var editor: ReadlineEditor? }

  func next(prompt: String, whenAtRest: () -> Void) -> ReadOutcome {
    Editing.outcome = nil
    Signals.setBusy(false)
    Signals.collectsStops(true)
    LineDisplay.prompt = SafeText.oneLine(prompt)
    LineDisplay.hidesPrompt = false
    rl_callback_handler_install(LineDisplay.prompt, Editing.accept)
    // Taking the terminal has given its erase key back to readline's own function.
    WholeCharacters.bind()
    defer {
      rl_callback_handler_remove()
      Signals.collectsStops(false)
      Signals.setBusy(true)
    }
    if history == nil {
      let opened = openHistory()
      history = opened
      Editing.fill(history: opened.entries)
    }
    whenAtRest()
    while true {
      if let outcome = Editing.step() { return outcome }
      if isAtEnd { return .end }
      wait()
      if let outcome = handleSignals() { return outcome }
    }
  }

  /// Waits for keys and signals. Ctrl-C comes first: the keys that lie there were typed after it, those before it the
  /// terminal has thrown away.
  private func wait() {
    var entries = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&entries, 2, input.isWaiting ? TerminalInput.keyTime : -1)
    if count < 0, errno != EINTR { isAtEnd = true }
    if count == 0 { take(input.settle()) }
    signals += Signals.take()
    if !isInterrupted, entries[0].revents != 0 { read() }
  }

  /// In the middle of a command of readline's: false when it must not go on.
  private func waitForKeys() -> Bool {
    while !Editing.keys.hasBytes {
      if isAtEnd || isInterrupted { return false }
      wait()
    }
    return true
  }

  private var isInterrupted: Bool { signals.contains { [SIGTERM, SIGHUP, SIGINT].contains($0) } }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else { return isAtEnd = true }
    take(input.take(bytes[..<count]))
  }

  private func take(_ events: [TerminalInput.Event]) {
    for event in events {
      switch event {
      case .keys(let bytes): Editing.keys.append(bytes)
      case .escape: Editing.keys.appendEscape()
      // Nobody asked for them here.
      case .mouse, .background: continue
      }
    }
  }

  func remember(_ line: String) {
    if history?.append(line) == true { add_history(line) }
  }

  private func handleSignals() -> ReadOutcome? {
    let now = signals
    signals = []
    for signal in now {
      switch signal {
      case SIGWINCH: rl_resize_terminal()
      case SIGINT:
        Editing.keys.removeAll()
        let wasEmpty = Editing.cancel()
        _ = Output.write("^C\n", to: STDOUT_FILENO)
        return .cancelled(lineWasEmpty: wasEmpty)
      case SIGTSTP:
        cr_deprep_terminal()
        Signals.collectsStops(false)
        raise(SIGTSTP)
        // The program stands still here until the shell lets it go on.
        Signals.collectsStops(true)
        cr_prep_terminal()
        WholeCharacters.bind()
        rl_resize_terminal()
        rl_forced_update_display()
      case SIGTERM, SIGHUP: return .signalled(signal)
      default: continue
      }
    }
    return nil
  }
}

/// How the line mode shows the line: readline draws it, below what was printed.
private enum LineDisplay {
  nonisolated(unsafe) static var list: ([String], Int) -> [String] = { names, _ in names }
  nonisolated(unsafe) static var prompt = ""
  nonisolated(unsafe) static var hidesPrompt = false

  /// A line with a mark of its own (`* lock`) stands without the prompt's, so that the screen is a transcript.
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
    _ = Output.write(list.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
    rl_on_new_line()
    rl_forced_update_display()
  }
}
