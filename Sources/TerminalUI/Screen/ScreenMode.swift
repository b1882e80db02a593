import CTerminalGuard
import Glibc

/// A conversation on the whole terminal: what was said, why, and a line to type in.
package enum ScreenMode {
  /// Runs the conversation on the terminal to its end.
  ///
  /// The terminal is given back as it was found, however the program ends.
  /// - Returns: the exit status, as `LineMode.run`.
  package static func run(_ session: any TerminalSession, options: LineMode.Options) -> Int32 {
    guard let run = ScreenRun(session, options: options) else { return LineMode.run(session, options: options) }
    return run.run()
  }

  /// Catches the standard error from now on, so that what is told before the screen stands is shown on it.
  ///
  /// - Returns: what ends that, and lets the standard error have what nobody has shown.
  package static func catchErrors() -> () -> Void {
    _ = terminal_guard_remember()
    terminal_guard_watch_traps()
    terminal_guard_take("", 0)
    return { terminal_guard_give_back(false) }
  }
}

extension TerminalMode {
  /// Runs a conversation in the mode that fits the terminal.
  ///
  /// - Parameters:
  ///   - readOptions: what the user wishes; what it tells on the standard error is shown in the conversation.
  ///   - make: makes the conversation.
  package static func run(
    options readOptions: () -> LineMode.Options, session make: (LineMode.Options) throws -> any TerminalSession
  ) rethrows -> Int32 {
    let canBeScreen = TerminalFacts.current(isPlain: false).way == .editor
    let release = canBeScreen ? ScreenMode.catchErrors() : {}
    defer { release() }
    let options = readOptions()
    let mode = current(options)
    if mode != .screen { release() }
    let session = try make(options)
    return switch mode {
    case .screen: ScreenMode.run(session, options: options)
    case .lines: LineMode.run(session, options: options)
    }
  }
}
