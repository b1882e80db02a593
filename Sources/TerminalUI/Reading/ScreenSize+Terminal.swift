import Glibc
import SimScreen

extension ScreenSize {
  /// Below this a conversation can't be read on a screen.
  static let smallest = ScreenSize(columns: 24, rows: 6)

  /// Neither side is smaller than the smallest.
  var holdsConversation: Bool { columns >= Self.smallest.columns && rows >= Self.smallest.rows }

  /// That of the terminal on standard output; nil where it does not say.
  static var ofTerminal: ScreenSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// What a screen is drawn for: the terminal's own size, else the one that all terminals once had.
  static var drawn: ScreenSize { ofTerminal ?? ScreenSize(columns: 80, rows: 24) }
}
