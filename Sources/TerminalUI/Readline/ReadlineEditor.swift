import CReadline
import Glibc
import SimDiagnostics

/// Reads lines with GNU Readline: the user's inputrc, history, search and completion.
///
/// The terminal's modes are changed only while a line is read, so that whatever happens in a turn finds the terminal as it was.
/// Readline's state belongs to the process: there is one editor in it, used from one thread.
final class ReadlineEditor: LineReader {
  private var history: History

  /// - Parameters:
  ///   - completer: what Tab offers.
  ///   - showsColour: false keeps readline's own highlighting off.
  ///   - list: the lines that show completions on a terminal of so many columns.
  ///   - columns: is told the terminal's width after a change.
  init(
    history: History, completer: LineCompleter, showsColour: Bool, list: @escaping ([String], Int) -> [String],
    columns: @escaping (Int) -> Void
  ) {
    self.history = history
    Editing.list = list
    Editing.completer = completer
    Editing.resized = columns
    useUTF8()
    Signals.collect()
    cr_set_catches_signals(0)
    // Readline keeps these pointers.
    cr_set_readline_name(strdup("sirisim"))
    cr_set_word_breaks(strdup(""))
    // These stand before the inputrc is read, so that the user's own settings win.
    rl_variable_bind("show-all-if-ambiguous", "on")
    rl_variable_bind("enable-active-region", showsColour ? "on" : "off")
    rl_initialize()
    if !showsColour { rl_variable_bind("enable-active-region", "off") }
    cr_set_sorts_matches(0)
    cr_set_attempted_completion(Editing.complete)
    cr_set_display_matches_hook(Editing.showMatches)
    cr_set_redisplay(Editing.redisplay)
    for map in [cr_emacs_keymap(), cr_vi_insertion_keymap()] {
      rl_bind_keyseq_in_map("\\e[200~", Editing.paste, map)
    }
    using_history()
    stifle_history(Int32(History.limit))
    for entry in history.entries { add_history(entry) }
  }

  func next(prompt: String, whenAtRest: () -> Void) -> ReadOutcome {
    Editing.outcome = nil
    Signals.setBusy(false)
    Signals.collectsStops(true)
    Editing.prompt = SafeText.oneLine(prompt)
    Editing.hidesPrompt = false
    rl_callback_handler_install(Editing.prompt, Editing.accept)
    defer {
      rl_callback_handler_remove()
      Signals.collectsStops(false)
      Signals.setBusy(true)
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
    if history.append(line) { add_history(line) }
  }

  private func handleSignals() -> ReadOutcome? {
    for signal in Signals.take() {
      switch signal {
      case SIGWINCH:
        rl_resize_terminal()
        Editing.resized(terminalColumns())
      case SIGINT:
        let wasEmpty = cr_end() == 0
        rl_free_line_state()
        rl_callback_sigcleanup()
        rl_replace_line("", 1)
        cr_set_point(0)
        _ = Output.write("^C\n", to: STDOUT_FILENO)
        return .cancelled(lineWasEmpty: wasEmpty)
      case SIGTSTP:
        cr_deprep_terminal()
        Signals.collectsStops(false)
        raise(SIGTSTP)
        // The program stands still here until the shell lets it go on.
        Signals.collectsStops(true)
        cr_prep_terminal()
        rl_resize_terminal()
        rl_forced_update_display()
      case SIGTERM, SIGHUP: return .signalled(signal)
      default: continue
      }
    }
    return nil
  }
}

/// Readline reads bytes as the locale says. Everything here is UTF-8; where the locale knows only ASCII, the one that every
/// system has is taken instead. Readline looks at the environment again for every line, so it stands there.
private func useUTF8() {
  setlocale(LC_CTYPE, "")
  guard String(cString: cr_codeset()) != "UTF-8" else { return }
  setenv("LC_ALL", "C.UTF-8", 1)
  setlocale(LC_CTYPE, "")
}

/// What readline's callbacks need. They are C functions and cannot carry anything with them.
private enum Editing {
  nonisolated(unsafe) static var outcome: ReadOutcome?
  nonisolated(unsafe) static var completer = LineCompleter(words: { _ in [] }, names: { _ in [] }, files: { _ in [] })
  nonisolated(unsafe) static var list: ([String], Int) -> [String] = { names, _ in names }
  nonisolated(unsafe) static var resized: (Int) -> Void = { _ in }
  nonisolated(unsafe) static var matches: [CompletionMatcher.Continuation] = []
  nonisolated(unsafe) static var nextMatch = 0
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

  static let accept: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { line in
    // Without this readline would show the prompt again at once, before the turn.
    rl_callback_handler_remove()
    guard let line else {
      outcome = .end
      return
    }
    defer { free(line) }
    guard let text = String(validatingCString: line) else {
      outcome = .unreadable("the line is not UTF-8; it was left out")
      return
    }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    outcome = lines.count > 1 ? .pasted(lines) : .line(text)
  }

  static let complete:
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = {
      text, _, _ in
      // Never fall back to the names of files.
      cr_set_completion_is_over()
      guard let text, let line = String(validatingCString: text) else { return nil }
      matches = completer.continuations(of: line)
      let isSingleWord = matches.count == 1 && matches[0].line.last?.isASCII == true && matches[0].line.last != "/"
      cr_set_appended_character(isSingleWord && !line.isEmpty ? 0x20 : 0)
      return rl_completion_matches(text) { _, state in
        if state == 0 { nextMatch = 0 }
        defer { nextMatch += 1 }
        return nextMatch < matches.count ? strdup(matches[nextMatch].line) : nil
      }
    }

  static let showMatches: @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, Int32, Int32) -> Void = {
    _, _, _ in
    let list = list(matches.map(\.name), terminalColumns())
    rl_crlf()
    fflush(nil)
    _ = Output.write(list.map { $0 + "\n" }.joined(), to: STDOUT_FILENO)
    rl_on_new_line()
    rl_forced_update_display()
  }

  /// A bracketed paste: inserted as one piece, made safe, without the line feed at its end.
  static let paste: @convention(c) (Int32, Int32) -> Int32 = { count, key in
    let start = cr_point()
    let result = rl_bracketed_paste_begin(count, key)
    let end = cr_point()
    guard end > start, let buffer = cr_line_buffer() else { return result }
    let bytes = UnsafeRawBufferPointer(start: buffer + Int(start), count: Int(end - start))
    let pasted = String(decoding: bytes, as: UTF8.self)
    var lines = pasted.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      SafeText.oneLine(String($0))
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    let safe = lines.joined(separator: "\n")
    if safe != pasted {
      rl_begin_undo_group()
      rl_delete_text(start, end)
      cr_set_point(start)
      rl_insert_text(safe)
      rl_end_undo_group()
    }
    return result
  }
}
