import Glibc
import SimPolling
import SimScreen
import SimShown

/// A demo on the screen: waits for keys, signals and the next moment, and draws after each of them.
final class DemoRun {
  private let canvas: ScreenCanvas
  private var player: DemoPlayer
  private var input = TerminalInput()
  private var keys = KeyBytes()
  /// The exit status that a signal asks for.
  private var status: Int32?

  /// Takes the terminal; nil when it is not one that can show a screen.
  init?(_ screenplay: Screenplay, options: DemoOptions, display: LineMode.Options) {
    Signals.survivesBrokenPipes()
    Signals.collect()
    Signals.collectsStops(true)
    Signals.collectsContinues()
    let canvasOptions = ScreenCanvas.Options(
      isMonochrome: display.facts.style == .plain, reportsMouse: display.takesMouse ?? display.settings.takesMouse)
    guard let canvas = ScreenCanvas(options: canvasOptions) else {
      Signals.collectsStops(false)
      return nil
    }
    self.canvas = canvas
    player = DemoPlayer(screenplay, size: .drawn, options: options)
  }

  /// - Returns: the exit status.
  func run() -> Int32 {
    canvas.draw(player.frame())
    canvas.askForBackground()
    var last = monotonicMilliseconds()
    while status == nil, !player.isOver {
      wait()
      let now = monotonicMilliseconds()
      player.advance(by: now - last)
      last = now
      handle(Signals.take(), &last)
      canvas.draw(player.frame())
    }
    canvas.close()
    Signals.collectsStops(false)
    return status ?? 0
  }

  // MARK: Waiting

  private func wait() {
    let next = player.untilNext.map { ContinuousClock.now + .milliseconds($0) }
    let key = input.isWaiting ? ContinuousClock.now + TerminalInput.keyTime : nil
    let ready = Poll.wait(for: [
      ReadableSource(STDIN_FILENO), ReadableSource(Signals.descriptor), TimerSource(next), TimerSource(key),
    ])
    if ready.isEmpty, input.isWaiting { handle(input.settle()) }
    if ready.contains(STDIN_FILENO) { readInput() }
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    // The terminal is gone.
    guard count > 0 else { return status = 0 }
    handle(input.take(bytes[..<count]))
  }

  private func handle(_ events: [TerminalInput.Event]) {
    for event in events {
      switch event {
      case .keys(let bytes):
        for key in keys.take(bytes) {
          if let key = DemoKey(bytes: key), !player.press(key) { canvas.bell() }
        }
      case .mouse(let report):
        switch report.kind {
        case .wheelUp: player.press(.scrollUp)
        case .wheelDown: player.press(.scrollDown)
        case .press, .release, .other: break
        }
      case .background(let colour): canvas.setBackground(colour.isLight ? .light : .dark)
      case .escape: break
      }
    }
  }

  /// - Parameter clock: what passes while the program stands still counts for nothing.
  private func handle(_ signals: [Int32], _ clock: inout Int) {
    for signal in signals where status == nil {
      switch signal {
      case SIGWINCH: player.size = .drawn
      case SIGTSTP:
        canvas.stop()
        player.size = .drawn
        clock = monotonicMilliseconds()
        _ = Signals.take()
      case SIGCONT:
        canvas.resume()
        player.size = .drawn
      case SIGINT, SIGTERM, SIGHUP: status = 128 + signal
      default: continue
      }
    }
  }
}
