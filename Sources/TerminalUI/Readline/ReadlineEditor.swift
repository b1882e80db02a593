import CReadline
import Glibc
import SimDiagnostics

/// Reads lines with GNU Readline: the user's inputrc, history, search and completion.
///
/// The terminal's modes are changed only while a line is read, so that whatever happens in a turn finds the terminal as it was.
/// Readline's state belongs to the process: there is one editor in it, used from one thread.
final class ReadlineEditor: LineReader {
  private let openHistory: () -> History
  /// Read when the first prompt stands.
  private var history: History?

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
    Editing.begin(completer: completer, showsColour: showsColour)
    cr_set_display_matches_hook(LineDisplay.showMatches)
    cr_set_redisplay(LineDisplay.redisplay)
  }

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
      if let outcome = Editing.outcome { return outcome }
      var entries = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&entries, 2, -1) < 0, errno != EINTR { return .end }
      if entries[1].revents != 0, let outcome = handleSignals() { return outcome }
      if entries[0].revents != 0 { rl_callback_read_char() }
    }
  }

  func remember(_ line: String) {
    if history?.append(line) == true { add_history(line) }
  }

  private func handleSignals() -> ReadOutcome? {
    for signal in Signals.take() {
      switch signal {
      case SIGWINCH: rl_resize_terminal()
      case SIGINT:
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
