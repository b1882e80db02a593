import CReadline
import Glibc
import SimText

/// The state for readline's callbacks, shared by all editors: callbacks are C functions without context.
///
/// Readline's state belongs to the process: there is one editor in it, used from one thread.
enum Editing {
  /// The result of reading the line; nil while it is edited.
  nonisolated(unsafe) static var outcome: ReadOutcome?
  /// What was typed and readline hasn't read yet.
  nonisolated(unsafe) static var keys = KeyQueue()
  nonisolated(unsafe) private static var waitForKeys: () -> Bool = { false }
  nonisolated(unsafe) static var completer = LineCompleter(words: { _ in [] }, names: { _ in [] }, files: { _ in [] })
  /// The results of the last completion.
  nonisolated(unsafe) static var matches: [CompletionMatcher.Continuation] = []
  nonisolated(unsafe) private static var nextMatch = 0

  /// Reads the user's inputrc and sets readline up for sentences, for any editor.
  ///
  /// Readline never reads the terminal itself: its keys come from a queue, in whole characters and whole pastes.
  ///
  /// - Parameters:
  ///   - showsColour: false keeps readline's own highlighting off.
  ///   - waitForKeys: waits for more keys when readline needs some within a command, and puts them into the queue;
  ///     false when there will be none.
  static func begin(completer: LineCompleter, showsColour: Bool, waitForKeys: @escaping () -> Bool) {
    self.completer = completer
    self.waitForKeys = waitForKeys
    cr_set_getc { _ in Editing.nextByte() }
    // Readline asks whether an Escape begins a sequence. It also asks whether it may read ahead while inserting: after
    // a count it would continue in a stack frame that is gone.
    cr_set_input_available { Editing.keys.goOnBehindEscape ? 1 : 0 }
    useUTF8()
    cr_set_catches_signals(0)
    // Readline keeps these pointers.
    cr_set_readline_name(strdup("sirisim"))
    cr_set_word_breaks(strdup(""))
    // Set before the inputrc is read, so that the user's own settings win.
    rl_variable_bind("show-all-if-ambiguous", "on")
    rl_variable_bind("enable-active-region", showsColour ? "on" : "off")
    rl_initialize()
    if !showsColour { rl_variable_bind("enable-active-region", "off") }
    cr_set_sorts_matches(0)
    cr_set_attempted_completion(complete)
    for map in [cr_emacs_keymap(), cr_vi_insertion_keymap()] {
      rl_bind_keyseq_in_map("\\e[200~", paste, map)
    }
    WholeCharacters.bind()
    using_history()
    stifle_history(Int32(History.limit))
  }

  /// Adds the history to the line that has begun. It takes longer than all else before the first prompt, and isn't
  /// needed before.
  /// - Parameter entries: oldest first.
  static func fill(history entries: [String]) {
    for entry in entries { add_history(entry) }
    using_history()
  }

  private static func nextByte() -> Int32 {
    if !keys.hasBytes { _ = waitForKeys() }
    return keys.next().map(Int32.init) ?? EOF
  }

  /// Passes the queued keys to readline, which must not be active already.
  /// - Returns: the result of reading the line; nil while it is edited.
  static func step() -> ReadOutcome? {
    while outcome == nil, keys.hasBytes {
      if keys.nextIsEscape, !escapeIsAKey {
        _ = keys.next()
        if cr_awaits_counted_key() != 0 { cr_forget_count() }
      } else if cr_is_in_search() != 0 {
        WholeCharacters.whileSearching(cr_read_key)
      } else {
        cr_read_key()
      }
      cutLongLine()
    }
    return outcome
  }

  /// The longest line in bytes: each key costs readline the length of the line, and sentences are shorter.
  static let longestLine: Int32 = 16_384
  nonisolated(unsafe) private static var isCut = false

  /// A message about a line that was too long, once; nil where none was.
  static func takeCut() -> String? {
    defer { isCut = false }
    return isCut ? "the line is cut after \(longestLine) bytes" : nil
  }

  /// Cuts off what is too long, in whole characters.
  private static func cutLongLine() {
    guard outcome == nil, cr_end() > longestLine, cr_is_searching() == 0, let buffer = cr_line_buffer() else { return }
    var end = longestLine
    while end > 0, UInt8(bitPattern: buffer[Int(end)]) & 0xC0 == 0x80 { end -= 1 }
    rl_delete_text(end, cr_end())
    if cr_point() > end { cr_set_point(end) }
    rl_forced_update_display()
    isCut = true
  }

  /// Whether an Escape by itself has an effect now. Otherwise readline would take it for the beginning of a sequence,
  /// wait for the rest indefinitely, and misinterpret the next key.
  static var escapeIsAKey: Bool {
    if cr_awaits_counted_key() != 0 { return false }
    return cr_awaits_character() != 0 || cr_escape_is_bound() != 0
  }

  static let accept: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { line in
    // Otherwise readline would show the prompt again at once, before the turn.
    rl_callback_handler_remove()
    // The rest of a macro belongs to the next line.
    keys.prepend(takenBack())
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

  /// What readline has read and not used.
  private static func takenBack() -> [UInt8] {
    var bytes: [UInt8] = []
    while let byte = UInt8(exactly: cr_take_back_byte()) { bytes.append(byte) }
    return bytes
  }

  /// Discards the line, and any command under way in it.
  /// - Parameter showsEnd: whether the displayed line stays, with the cursor at its end.
  /// - Returns: whether it was empty.
  static func cancel(showsEnd: Bool = false) -> Bool {
    let wasEmpty = cr_end() == 0
    cr_leave_command()
    if showsEnd {
      cr_set_point(cr_end())
      rl_redisplay()
    }
    rl_free_line_state()
    rl_replace_line("", 1)
    cr_set_point(0)
    return wasEmpty
  }

  private static let complete:
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = {
      text, _, _ in
      // Never fall back to file names.
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

  /// A bracketed paste: inserted as one piece, made safe, without its final line feed.
  private static let paste: @convention(c) (Int32, Int32) -> Int32 = { count, key in
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

/// Readline and ncurses interpret bytes by the locale. Everything here is UTF-8; where the locale only has ASCII, one
/// that every system has is used. It is set in the environment, because readline reads that for every line.
func useUTF8() {
  setlocale(LC_CTYPE, "")
  guard String(cString: cr_codeset()) != "UTF-8" else { return }
  setenv("LC_ALL", "C.UTF-8", 1)
  setlocale(LC_CTYPE, "")
}
