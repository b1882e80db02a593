import CNcurses
import CTerminalGuard
import Glibc
package import SimScreen

/// The terminal on standard output as a grid of cells: takes it over, draws frames on it, and restores it.
///
/// ncurses finds out what has to be written. There is one canvas in the process, used from one thread.
package final class ScreenCanvas {
  /// What the terminal is asked for.
  package struct Options: Hashable, Sendable {
    /// Whether to use only attributes, whatever the terminal supports.
    package var isMonochrome: Bool
    /// Whether the terminal reports clicks and the wheel. Then its own selection needs the Shift key.
    package var reportsMouse: Bool
    /// Whether the terminal marks pastes.
    package var marksPastes: Bool

    /// Options, by default with colours, the mouse and marked pastes, where the terminal has them.
    package init(isMonochrome: Bool = false, reportsMouse: Bool = true, marksPastes: Bool = true) {
      self.isMonochrome = isMonochrome
      self.reportsMouse = reportsMouse
      self.marksPastes = marksPastes
    }
  }

  /// The terminal's depth, by the environment and ncurses.
  package let depth: ColourDepth

  private let options: Options
  private let window: UnsafeMutablePointer<WINDOW>
  private var appearances: TerminalAppearances
  /// What is on the terminal, row by row.
  private var drawn: [Row] = []
  /// The rows with something painted over ncurses' cells.
  private var painted: [Bool] = []
  private var size = ScreenSize(columns: 0, rows: 0)
  /// When the terminal was asked for its background, in milliseconds.
  private var asked: Int?

  /// Nil when ncurses doesn't know the terminal.
  package init?(options: Options) {
    self.options = options
    useUTF8()
    guard terminal_guard_remember(), Self.open(), let window = cn_window() else { return nil }
    self.window = window
    terminal_guard_watch_traps()
    cbreak()
    noecho()
    nonl()
    Self.leaveKeysAlone()
    depth = Self.depth(isMonochrome: options.isMonochrome)
    let isLight = isLightBackground(colorFGBG: environment("COLORFGBG"))
    appearances = TerminalAppearances(
      theme: Theme(depth: depth, background: isLight.map { $0 ? .light : .dark } ?? .unknown))
    take()
  }

  /// Draws a frame: the rows that differ from those on the terminal.
  package func draw(_ frame: Frame) {
    // Another thread may already have ended the program.
    guard terminal_guard_is_taken() else { return }
    if frame.size != size { resize(to: frame.size) }
    var changed: [(row: Int, pieces: RowPieces)] = []
    for (index, row) in frame.rows.prefix(size.rows).enumerated() where drawn[index] != row {
      drawn[index] = row
      let pieces = RowPieces(row, columns: size.columns) { Int(cn_width(wchar_t(bitPattern: $0.value))) }
      // ncurses doesn't know what was painted there, and would keep it.
      if painted[index] { wredrawln(window, Int32(index), 1) }
      painted[index] = pieces.hasOdd
      put(pieces, inRow: index)
      if painted[index] { changed.append((index, pieces)) }
    }
    wmove(window, Int32(frame.cursor.row), Int32(frame.cursor.column))
    wnoutrefresh(window)
    doupdate()
    paint(changed, cursor: frame.cursor)
  }

  /// Uses the appearances for a light or a dark background; the next frame is drawn completely.
  package func setBackground(_ background: Background) {
    guard background != appearances.theme.background else { return }
    appearances = TerminalAppearances(theme: Theme(depth: depth, background: background))
    redrawAll()
  }

  /// Forgets what is on the terminal: the next frame is drawn completely.
  package func redrawAll() {
    cn_redraw_all()
    drawn = Array(repeating: Row([Span("\u{0}")]), count: size.rows)
    painted = Array(repeating: false, count: size.rows)
  }

  /// Rings the terminal's bell.
  package func bell() { beep() }

  /// Asks the terminal for the colour of its background. The answer, if any, comes among the keys.
  func askForBackground() {
    guard depth != .monochrome, appearances.theme.background == .unknown else { return }
    // Consoles that don't know the question might show it.
    let term = environment("TERM") ?? ""
    guard !["linux", "vt", "cons", "hurd"].contains(where: { term.hasPrefix($0) }) else { return }
    send("\u{1B}]11;?\u{1B}\\")
    asked = monotonicMilliseconds()
  }

  /// Removes the answer from the input if the program ends right after the question.
  func forgetAnswer() {
    guard let asked, appearances.theme.background == .unknown else { return }
    let rest = asked + 60 - monotonicMilliseconds()
    guard rest > 0 else { return }
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&entry, 1, Int32(rest)) > 0 {
      tcflush(STDIN_FILENO, TCIFLUSH)
    }
  }

  /// The lines that were written to standard error since the last call, unchanged.
  func caughtErrors() -> [String] {
    let waiting = terminal_guard_caught(nil, 0)
    guard waiting > 0 else { return [] }
    var bytes = [CChar](repeating: 0, count: min(waiting, 64 << 10))
    let count = terminal_guard_caught(&bytes, bytes.count)
    guard count > 0 else { return [] }
    let text = String(decoding: bytes[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Sends the terminal something that isn't displayed.
  func send(_ text: String) {
    if terminal_guard_is_taken() { _ = DescriptorWriter.write(text, to: STDOUT_FILENO) }
  }

  /// Leaves the screen: the terminal is as it was before.
  package func close() {
    send(leavingModes)
    endwin()
    terminal_guard_give_back(false)
  }

  /// Takes over the terminal again after `close`, in its current modes.
  package func reopen() {
    _ = terminal_guard_remember()
    def_shell_mode()
    reset_prog_mode()
    take()
    redrawAll()
  }

  /// Ctrl-Z: gives the shell its terminal, and stops this program until the shell continues it.
  func stop() {
    close()
    Signals.collectsStops(false)
    raise(SIGTSTP)
    Signals.collectsStops(true)
    reopen()
  }

  /// Restores the screen's modes after another program has changed them, and draws everything.
  func resume() {
    reset_prog_mode()
    send(enteringModes)
    redrawAll()
  }

  // MARK: The terminal

  private static func open() -> Bool {
    let term = environment("TERM") ?? ""
    // ncurses mixes colours only for terminals whose description says how; those have names of their own.
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") {
      let direct = (term.firstRange(of: "-256color").map { String(term[..<$0.lowerBound]) } ?? term) + "-direct"
      if cn_moves_cursor(direct) != 0, cn_new_terminal(direct) != nil { return true }
    }
    return cn_new_terminal(term) != nil
  }

  /// Leaves keys to the line editor that the terminal's driver would handle: Return, Ctrl-V, Ctrl-O, and Ctrl-S, which
  /// would stop the screen.
  private static func leaveKeysAlone() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      for key in [VLNEXT, VDISCARD] where keys.indices.contains(Int(key)) { keys[Int(key)] = 0 }
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    def_prog_mode()
  }

  private static func depth(isMonochrome: Bool) -> ColourDepth {
    guard !isMonochrome, has_colors(), start_color() == OK, use_default_colors() == OK else { return .monochrome }
    return switch cn_colours() {
    case (1 << 24)...: .direct
    case 256...: .palette256
    case 8...: .eight
    default: .monochrome
    }
  }

  private func take() {
    var leaving = leavingModes
    for capability in ["sgr0", "op", "smam", "cnorm", "rmcup"] { leaving += Capability.string(capability) ?? "" }
    leaving.withCString { terminal_guard_take($0, leaving.utf8.count) }
    send(enteringModes)
  }

  private var enteringModes: String {
    (options.marksPastes ? "\u{1B}[?2004h" : "") + (options.reportsMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  private var leavingModes: String {
    (options.reportsMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + (options.marksPastes ? "\u{1B}[?2004l" : "")
  }

  private func resize(to new: ScreenSize) {
    size = new
    if Int(getmaxy(window)) != new.rows || Int(getmaxx(window)) != new.columns {
      resizeterm(Int32(new.rows), Int32(new.columns))
    }
    redrawAll()
  }

  // MARK: Rows

  private func put(_ pieces: RowPieces, inRow row: Int) {
    wmove(window, Int32(row), 0)
    for piece in pieces.pieces {
      let appearance = appearances.entry(of: piece.style)
      cn_set_look(window, appearance.attributes, appearance.pair)
      let text = piece.isRegular ? piece.text : String(repeating: " ", count: piece.width)
      // ncurses looks for the end of the text before it counts, so it needs a terminator.
      let cells = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
      waddnwstr(window, cells, Int32(cells.count - 1))
    }
    cn_set_look(window, 0, 0)
    if pieces.width < size.columns { wclrtoeol(window) }
  }

  /// Writes the characters that ncurses measures wrongly over their blank cells, each followed by the rest of its row
  /// in its correct place, so that a terminal that draws it wider leaves no trace.
  private func paint(_ rows: [(row: Int, pieces: RowPieces)], cursor: ScreenPlace) {
    guard !rows.isEmpty else { return }
    let plain = Capability.string("sgr0") ?? ""
    var text = Capability.string("rmam") ?? ""
    for (row, pieces) in rows {
      for piece in pieces.painted {
        guard let place = Capability.string("cup", row, piece.column) else { continue }
        text += place + appearances.entry(of: piece.style).bytes + piece.text + plain
      }
      if pieces.width < size.columns, let place = Capability.string("cup", row, pieces.width) {
        text += place + (Capability.string("el") ?? "")
      }
    }
    text += Capability.string("smam") ?? ""
    text += Capability.string("cup", cursor.row, cursor.column) ?? ""
    send(text)
  }
}
