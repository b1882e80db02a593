import Glibc
import SimPolling
import SimScreen
import SimShown
import SimText

/// A conversation on the screen: waits for keys, signals and the mouse, and draws after each of them.
final class ScreenRun {
  let session: any TerminalSession
  let canvas: ScreenCanvas
  let editor: ScreenEditor
  var state: ScreenState
  /// The exit status once the conversation is over.
  var status: Int32?
  /// A turn is under way.
  var isRunning = false
  /// Lines that were entered while a turn was under way, or several at once: each is said when the one before it is over.
  var waitingLines: [String] = []
  /// Ctrl-C came last, and there was nothing that it could end: another one ends the conversation.
  var wasCancelled = false
  /// Lines that wait for a yes before they become turns, and the text they were typed as.
  var asked: (lines: [String], text: String)?
  /// The half-typed line, while something else is typed in its place.
  var draft: EditLine?
  /// What the conversation is searched for.
  var searched = ""
  /// What is expected now.
  var hint = ""
  /// The session has had its time since the last turn.
  var isPrepared = false

  let allowsClipboard: Bool
  /// What stands before the first turn.
  let beginning: [Entry]

  /// The line editor waits for keys in the middle of a command.
  var isWithinCommand = false
  /// What came meanwhile and was no key.
  var deferred: [TerminalInput.Event] = []

  private var input = TerminalInput()
  /// When what came of a key so far is a key by itself.
  private var keyDeadline: ContinuousClock.Instant?
  private var signals: [Int32] = []
  /// The terminal was hung up: its input has no other end.
  private var isAtEnd = false

  /// Takes the terminal; nil when it is not one that can show a screen.
  init?(_ session: any TerminalSession, options: LineMode.Options) {
    self.session = session
    Signals.survivesBrokenPipes()
    Signals.collect()
    Signals.collectsStops(true)
    Signals.collectsContinues()
    let link = Link()
    let bindings = ScreenBindings(
      counts: { link.run?.takes($0) == true }, perform: { link.run?.perform($0.action) },
      redraw: { link.run?.canvas.redrawAll() })
    editor = ScreenEditor(
      history: History(folder: History.standardFolder(), name: options.historyName),
      completer: LineCompleter(session: session), bindings: bindings,
      completions: { link.run?.state.completions = $0 }, waitForKeys: { link.run?.waitForKeys() == true })
    let canvasOptions = ScreenCanvas.Options(
      isMonochrome: options.facts.style == .plain, reportsMouse: options.takesMouse ?? options.settings.takesMouse,
      marksPastes: editor.marksPastes)
    allowsClipboard = options.settings.copy == .osc52
    guard let canvas = ScreenCanvas(options: canvasOptions) else {
      Signals.collectsStops(false)
      return nil
    }
    self.canvas = canvas
    state = ScreenState(size: .drawn)
    beginning = session.opening.isEmpty ? [] : [Entry(contents: session.opening.map { .remark($0) })]
    link.run = self
    state.replaceAll(beginning)
    if options.isQuiet || options.facts.hidesTrace { _ = state.perform(.toggleTraces) }
  }

  /// What readline's functions reach the screen by, before it is whole.
  private final class Link { weak var run: ScreenRun? }

  /// - Returns: the exit status.
  func run() -> Int32 {
    editor.begin(prompt: session.prompt)
    showCaughtErrors()
    takeFacts()
    draw()
    canvas.askForBackground()
    editor.loadHistory()
    while status == nil {
      prepare()
      wait()
      handleDeferred()
      handleSignals()
      if isAtEnd { status = status ?? 128 + SIGHUP }
      if status == nil { readKeys() }
      if status == nil { goOn() }
      if status == nil { draw() }
    }
    _ = session.stop()
    editor.end()
    showCaughtErrors()
    if !isAtEnd { canvas.forgetAnswer() }
    canvas.close()
    Signals.collectsStops(false)
    for remark in session.closing { _ = Output.write("# " + SafeText.oneLine(remark.text) + "\n", to: STDOUT_FILENO) }
    return status ?? 0
  }

  func draw() {
    guard !Signals.isEnding else { return }
    state.edit = editor.line
    if state.isSearching { state.edit.prompt = "search: " }
    canvas.draw(state.frame())
  }

  /// What the session says of itself after a turn.
  func takeFacts() {
    state.inspector = session.inspector
    state.options = session.options
    hint = session.hint
    state.hint = hint
    state.title = session.title
  }

  /// Says something in the place of the hint, until the next key.
  func tell(_ text: String) { state.hint = text }

  /// The prompt stands and nobody types: time for what the next turn will need.
  private func prepare() {
    guard !isPrepared, !isRunning, !editor.hasBytes else { return }
    isPrepared = true
    session.prepare()
  }

  /// Whether a key is the screen's now, also when it came together with the text before it.
  private func takes(_ key: ScreenKey) -> Bool {
    state.edit = editor.line
    return state.takes(key)
  }

  // MARK: Waiting

  /// Waits until there is something to do: for keys, signals, what a turn waits for, and the next second of it.
  private func wait() {
    guard signals.isEmpty, !editor.hasBytes, deferred.isEmpty else { return }
    waitForTerminal(and: [session, TimerSource(isRunning ? session.waiting?.nextSecond : nil)])
  }

  private func waitForTerminal(and others: [any PollSource] = []) {
    let terminal: [any PollSource] = [
      ReadableSource(STDIN_FILENO), ReadableSource(Signals.descriptor), TimerSource(keyDeadline),
    ]
    let ready = Poll.wait(for: terminal + others)
    if let keyDeadline, keyDeadline <= .now, !ready.contains(STDIN_FILENO) {
      self.keyDeadline = nil
      handle(input.settle())
    }
    // A signal comes first: the keys that lie there were typed after Ctrl-C, those before it the terminal has thrown away.
    // It may have come while poll returned.
    signals += Signals.take()
    if !isInterrupted, ready.contains(STDIN_FILENO) { readInput() }
  }

  private var isInterrupted: Bool { signals.contains { [SIGTERM, SIGHUP, SIGINT].contains($0) } }

  /// In the middle of a command of the line editor's, which must not be called again: all but keys waits until it is over.
  ///
  /// - Returns: false when the command must not go on.
  private func waitForKeys() -> Bool {
    isWithinCommand = true
    defer { isWithinCommand = false }
    while !editor.hasBytes {
      if isAtEnd || isInterrupted { return false }
      waitForTerminal()
    }
    return true
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      isAtEnd = true
      return
    }
    let events = input.take(bytes[..<count])
    keyDeadline = input.isWaiting ? .now + TerminalInput.keyTime : nil
    handle(events)
  }

  private func handleSignals() {
    let now = signals
    signals = []
    for signal in now where status == nil {
      switch signal {
      case SIGWINCH:
        // Also when it has its old size again: what stood on it was cut meanwhile.
        canvas.redrawAll()
        state.size = .drawn
      case SIGINT: cancel()
      case SIGTSTP: stop()
      case SIGCONT:
        canvas.resume()
        state.size = .drawn
      case SIGTERM, SIGHUP: status = 128 + signal
      default: continue
      }
    }
  }

  private func stop() {
    canvas.stop()
    state.size = .drawn
    signals += Signals.take().filter { $0 != SIGCONT }
  }

  // MARK: Errors

  /// What was written to the standard error becomes remarks: nothing else may write on the screen.
  func showCaughtErrors() {
    let remarks = canvas.caughtErrors().map { EntryContent.remark(Remark(.error, $0)) }
    if !remarks.isEmpty { state.append(Entry(contents: remarks)) }
  }
}
