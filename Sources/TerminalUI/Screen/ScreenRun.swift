import Glibc
import SimPolling
import SimScreen
import SimShown
import SimText

/// A conversation on the screen: waits for keys, signals and the mouse, and draws after each of them.
final class ScreenRun {
  let session: any TerminalSession
  let terminal: ScreenTerminal
  let editor: ScreenEditor
  var state: ScreenState
  /// The exit status once the conversation is over.
  var status: Int32?
  /// Whether a turn is under way.
  var isRunning = false
  /// Lines that were entered during a turn, or several at once: each is said when the one before it is over.
  var waitingLines: [String] = []
  /// Whether Ctrl-C came last and had nothing to end: another one ends the conversation.
  var wasCancelled = false
  /// Lines that wait for a yes before they become turns, and the text as it was typed.
  var asked: (lines: [String], text: String)?
  /// The unfinished line, while something else is typed in its place.
  var draft: EditLine?
  /// The text that the conversation is searched for.
  var searched = ""
  /// What is expected now.
  var hint = ""
  /// Whether the session has prepared since the last turn.
  var isPrepared = false

  let allowsClipboard: Bool
  /// What precedes the first turn.
  let beginning: [Entry]
  /// Lines shown before the user types.
  private let firstLines: [String]

  /// Whether the line editor waits for keys within a command.
  var isWithinCommand = false
  /// Events other than keys that came meanwhile.
  var deferred: [TerminalInput.Event] = []

  var canvas: ScreenCanvas { terminal.canvas }

  /// Takes over the terminal; nil when it can't show a screen.
  init?(_ session: any TerminalSession, options: LineMode.Options) {
    self.session = session
    ScreenTerminal.collectSignals()
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
    guard let terminal = ScreenTerminal(canvasOptions) else { return nil }
    self.terminal = terminal
    state = ScreenState(size: .drawn)
    firstLines = options.firstLines
    let opening = session.welcome == nil ? session.opening : session.openingNews
    beginning = opening.isEmpty ? [] : [Entry(contents: opening.map { .remark($0) })]
    link.run = self
    state.replaceAll(beginning)
    if options.isQuiet || options.facts.hidesTrace { _ = state.perform(.toggleTraces) }
  }

  /// How readline's functions reach the screen before it is initialised.
  private final class Link { weak var run: ScreenRun? }

  /// - Returns: the exit status.
  func run() -> Int32 {
    editor.begin(prompt: session.prompt)
    showCaughtErrors()
    takeFacts()
    draw()
    canvas.askForBackground()
    editor.loadHistory()
    for line in firstLines { enter(line) }
    while status == nil {
      prepare()
      wait()
      handleDeferred()
      handleSignals()
      if terminal.isAtEnd { status = status ?? 128 + SIGHUP }
      if status == nil { readKeys() }
      if status == nil { goOn() }
      if status == nil { draw() }
    }
    _ = session.stop()
    editor.end()
    showCaughtErrors()
    if !terminal.isAtEnd { canvas.forgetAnswer() }
    terminal.close()
    for remark in session.closing {
      _ = DescriptorWriter.write("# " + SafeText.oneLine(remark.text) + "\n", to: STDOUT_FILENO)
    }
    return status ?? 0
  }

  func draw() {
    guard !Signals.isEnding else { return }
    state.edit = editor.line
    if state.isSearching { state.edit.prompt = state.interface(.searchPrompt) + " " }
    canvas.draw(state.frame())
  }

  /// Updates the session's facts after a turn.
  func takeFacts() {
    state.inspector = session.inspector
    state.options = session.options
    hint = session.hint
    state.hint = hint
    state.title = session.title
    state.interface = session.interface
    // It is made from the apps' examples, and no turn needs it.
    state.welcome = state.isUnsaid ? session.welcome : nil
    state.user = session.user
  }

  /// Shows a text in place of the hint, until the next key.
  func showHint(_ text: String) { state.hint = text }

  /// Lets the session prepare for the next turn while the prompt is idle.
  private func prepare() {
    guard !isPrepared, !isRunning, !editor.hasBytes else { return }
    isPrepared = true
    session.prepare()
  }

  /// Whether a key is the screen's now, even if it came together with the text before it.
  private func takes(_ key: ScreenKey) -> Bool {
    state.edit = editor.line
    return state.takes(key)
  }

  // MARK: Waiting

  /// Waits until there is something to do: for keys, signals, what a turn waits for, and its next second.
  private func wait() {
    guard !terminal.hasSignals, !editor.hasBytes, deferred.isEmpty else { return }
    handle(terminal.wait(for: [session, TimerSource(session.waiting?.nextSecond)]))
  }

  /// Waits for keys within a command of the line editor's, which must not be called again: other events are deferred.
  ///
  /// - Returns: false when the command must not continue.
  private func waitForKeys() -> Bool {
    isWithinCommand = true
    defer { isWithinCommand = false }
    while !editor.hasBytes {
      if terminal.isAtEnd || terminal.isInterrupted { return false }
      handle(terminal.wait(for: []))
    }
    return true
  }

  private func handleSignals() {
    while status == nil, let change = terminal.nextChange() {
      switch change {
      case .resized, .halted: state.size = .drawn
      case .interrupted: cancel()
      case .ending(let asked): status = asked
      }
    }
  }

  // MARK: Errors

  /// What was written to standard error becomes remarks, because nothing else may write on the screen.
  func showCaughtErrors() {
    let remarks = canvas.caughtErrors().map { EntryContent.remark(Remark(.error, $0)) }
    if !remarks.isEmpty { state.append(Entry(contents: remarks)) }
  }
}
