import CTerminalGuard
import Glibc

/// Makes the terminal deliver each key when it is pressed, without echo. Ctrl-C and Ctrl-Z stay signals.
struct SingleKeys {
  private let before: termios

  /// Nil where standard input isn't a terminal.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0, terminal_guard_remember() else { return nil }
    before = modes
    terminal_guard_watch_traps()
  }

  func begin() {
    var modes = before
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    terminal_guard_hold("", 0)
  }

  func end() {
    var modes = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    terminal_guard_let_go()
  }
}
