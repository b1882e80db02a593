import CTerminalGuard
import Glibc

/// A conversation on the whole terminal: what was said, why, and a line to type in.
package enum ScreenMode {
  /// Runs the conversation on the terminal until it ends.
  ///
  /// The terminal is restored, however the program ends.
  /// - Returns: the exit status, as `LineMode.run`.
  package static func run(_ session: any TerminalSession, options: LineMode.Options) -> Int32 {
    guard let run = ScreenRun(session, options: options) else { return LineMode.run(session, options: options) }
    return run.run()
  }

  /// Captures standard error from now on, so that messages before the screen is drawn are shown on it.
  ///
  /// - Returns: a function that ends the capture, and passes on to standard error what wasn't shown.
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
  ///   - readOptions: reads the user's options; its messages on standard error are shown in the conversation.
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
