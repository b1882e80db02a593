import CReadline
import Glibc
import SimScreen
import SimShown
import SimText

/// The line at the foot of the screen: GNU Readline edits it, the screen shows it.
///
/// Readline neither reads nor writes the terminal here. Its keys come from a queue, in whole characters and whole
/// pastes, and the line is read back after each key. Its state belongs to the process: there is one editor in it.
final class ScreenEditor {
  private let openHistory: () -> History
  private var history: History?

  /// - Parameters:
  ///   - bindings: the keys of the screen, which an inputrc may rebind.
  ///   - completions: receives the names that a completion has found.
  ///   - waitForKeys: waits for more keys when readline needs some within a command, and calls `feed` with them; false
  ///     when there will be none.
  init(
    history: @escaping @autoclosure () -> History, completer: LineCompleter, bindings: ScreenBindings,
    completions: @escaping ([String]) -> Void,
    waitForKeys: @escaping () -> Bool
  ) {
    openHistory = history
    ScreenCallbacks.completions = completions
    // Readline writes nothing to the terminal, and doesn't change LINES and COLUMNS, which ncurses uses.
    if let nowhere = fopen("/dev/null", "w") { cr_set_output(nowhere) }
    cr_keep_environment()
    cr_set_prep_terminal { _ in }
    cr_set_deprep_terminal {}
    bindings.name()
    Editing.begin(completer: completer, showsColour: true, waitForKeys: waitForKeys)
    bindings.bind()
    rl_variable_bind("bell-style", "none")
    cr_set_redisplay {}
    cr_set_display_matches_hook { _, _, _ in ScreenCallbacks.completions(Editing.matches.map(\.name)) }
  }

  /// Whether the user's inputrc enables marked pastes.
  var marksPastes: Bool {
    rl_variable_value("enable-bracketed-paste").map { String(cString: $0) == "on" } ?? true
  }

  // MARK: Keys

  var hasBytes: Bool { Editing.keys.hasBytes }

  func feed(_ bytes: [UInt8]) { Editing.keys.append(bytes) }

  /// Adds the Escape key by itself.
  func escape() { Editing.keys.appendEscape() }

  /// Discards what was typed ahead.
  func forgetKeys() { Editing.keys.removeAll() }

  // MARK: Reading

  /// Begins a line.
  func begin(prompt: String, text: String = "", cursor: Int? = nil) {
    Editing.outcome = nil
    cr_leave_command()
    rl_callback_handler_install(prompt, Editing.accept)
    if !text.isEmpty { replace(with: text, cursor: cursor) }
  }

  func end() { rl_callback_handler_remove() }

  /// Reads the history, after the first line has begun and is shown.
  func loadHistory() {
    let opened = openHistory()
    history = opened
    Editing.fill(history: opened.entries)
  }

  /// Passes the queued keys to readline.
  /// - Returns: the result of reading the line; nil while it is edited.
  func step() -> ReadOutcome? { Editing.step() }

  func remember(_ line: String) {
    if history?.append(line) == true { add_history(line) }
  }

  // MARK: The line

  var line: EditLine {
    guard let buffer = cr_line_buffer() else { return EditLine() }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(cr_end()))
    func characters(before byte: Int) -> Int {
      String(decoding: bytes[..<min(max(byte, 0), bytes.count)], as: UTF8.self).count
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let point = Int(cr_point())
    var line = EditLine(prompt: prompt(for: text), text: text, cursor: characters(before: point))
    let mark = Int(cr_active_mark())
    if mark >= 0, mark != point {
      line.pasted = characters(before: min(mark, point))..<characters(before: max(mark, point))
    }
    return line
  }

  /// The prompt of a search or a count, else the line's mark in a transcript, with vi's mode if the user wants it.
  private func prompt(for text: String) -> String {
    if cr_is_searching() != 0, let prompt = cr_display_prompt() { return String(cString: prompt) }
    let mark = TypedLine.bringsItsMark(text) ? "" : cr_prompt().map { String(cString: $0) } ?? ""
    guard cr_is_vi() != 0, value(of: "show-mode-in-prompt") == "on" else { return mark }
    let name = cr_is_vi_command() != 0 ? "vi-cmd-mode-string" : "vi-ins-mode-string"
    return SafeText.oneLine(value(of: name).filter { $0 != "\u{1}" && $0 != "\u{2}" }) + mark
  }

  private func value(of variable: String) -> String {
    rl_variable_value(variable).map { String(cString: $0) } ?? ""
  }

  /// - Parameter cursor: characters before it; nil for the end.
  func replace(with text: String, cursor: Int? = nil) {
    cr_leave_command()
    rl_replace_line(text, 1)
    cr_set_point(cr_end())
    if let cursor { move(to: cursor) }
  }

  func move(to cursor: Int) {
    cr_leave_command()
    let text = line.text
    cr_set_point(Int32(text.prefix(max(cursor, 0)).utf8.count))
  }
}

/// Readline's callbacks; see `Editing`.
private enum ScreenCallbacks {
  nonisolated(unsafe) static var completions: ([String]) -> Void = { _ in }
}
