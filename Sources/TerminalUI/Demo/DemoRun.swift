import Glibc
import SimPolling
import SimScreen
import SimShown

/// A demo on the screen: waits for keys, signals and the next moment, and draws after each of them.
final class DemoRun {
  private let terminal: ScreenTerminal
  private var player: DemoPlayer
  /// The exit status that a signal asks for.
  private var status: Int32?

  /// Takes over the terminal; nil when it can't show a screen.
  init?(_ screenplay: Screenplay, options: DemoOptions, display: LineMode.Options) {
    ScreenTerminal.collectSignals()
    let canvas = ScreenCanvas.Options(
      isMonochrome: display.facts.style == .plain, reportsMouse: display.takesMouse ?? display.settings.takesMouse)
    guard let terminal = ScreenTerminal(canvas) else { return nil }
    self.terminal = terminal
    player = DemoPlayer(screenplay, size: .drawn, options: options)
  }

  /// - Returns: the exit status.
  func run() -> Int32 {
    terminal.canvas.draw(player.frame())
    terminal.canvas.askForBackground()
    var last = monotonicMilliseconds()
    while status == nil, !player.isOver {
      let next = player.untilNext.map { ContinuousClock.now + .milliseconds($0) }
      handle(terminal.wait(for: [TimerSource(next)]))
      let now = monotonicMilliseconds()
      player.advance(by: now - last)
      last = now
      while status == nil, let change = terminal.nextChange() { handle(change, &last) }
      // The terminal is gone.
      if terminal.isAtEnd { status = status ?? 0 }
      terminal.canvas.draw(player.frame())
    }
    terminal.close()
    return status ?? 0
  }

  private func handle(_ events: [TerminalInput.Event]) {
    for event in events {
      switch event {
      case .keys(let bytes):
        for key in TerminalInput.single(bytes) {
          if let key = DemoKey(bytes: key), !player.press(key) { terminal.canvas.bell() }
        }
      case .mouse(let report):
        switch report.kind {
        case .wheelUp: player.press(.scrollUp)
        case .wheelDown: player.press(.scrollDown)
        case .press, .release, .other: break
        }
      case .background(let colour): terminal.canvas.setBackground(colour.isLight ? .light : .dark)
      case .escape, .paste: break
      }
    }
  }

  /// - Parameter clock: time while the program was stopped doesn't count.
  private func handle(_ change: ScreenTerminal.Change, _ clock: inout Int) {
    switch change {
    case .resized: player.size = .drawn
    case .halted:
      player.size = .drawn
      clock = monotonicMilliseconds()
    case .interrupted: status = 128 + SIGINT
    case .ending(let asked): status = asked
    }
  }
}
