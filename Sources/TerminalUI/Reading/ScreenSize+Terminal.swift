import Glibc
import SimScreen

extension ScreenSize {
  /// In a smaller size a conversation can't be read on a screen.
  static let smallest = ScreenSize(columns: 24, rows: 6)

  /// Whether both sides are at least the smallest size's.
  var holdsConversation: Bool { columns >= Self.smallest.columns && rows >= Self.smallest.rows }

  /// The size of the terminal on standard output; nil where it isn't known.
  static var ofTerminal: ScreenSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The size to draw for: the terminal's own, else the traditional one.
  static var drawn: ScreenSize { ofTerminal ?? ScreenSize(columns: 80, rows: 24) }
}
