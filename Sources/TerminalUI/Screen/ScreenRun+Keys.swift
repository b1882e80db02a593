import Glibc
import SimScreen

extension ScreenRun {
  /// Handles input from the terminal.
  func handle(_ events: [TerminalInput.Event]) {
    for event in events {
      guard !isWithinCommand else {
        keep(event)
        continue
      }
      switch event {
      case .keys(let bytes):
        if asked == nil { editor.feed(bytes) } else { answer(bytes) }
      case .paste(let bytes):
        // A paste isn't an answer; it goes to the line that is edited again.
        if asked != nil { answer([]) }
        editor.feed(bytes)
      case .escape:
        if asked != nil {
          answer([0x1B])
        } else if !state.completions.isEmpty {
          state.completions = []
        } else if !perform(.escape) {
          escape()
        }
      case .mouse(let report): handle(report)
      case .background(let colour): canvas.setBackground(colour.isLight ? .light : .dark)
      }
    }
  }

  /// Escape with nothing open goes to the line editor if it has a use for it, and otherwise ends the turn under way.
  private func escape() {
    readKeys()
    if isRunning, !Editing.escapeIsAKey { return stopTurn() }
    editor.escape()
    showHint(hint)
  }

  /// Passes keys to the line editor; other events have to wait for it.
  private func keep(_ event: TerminalInput.Event) {
    switch event {
    case .keys(let bytes), .paste(let bytes): editor.feed(bytes)
    case .escape: editor.escape()
    case .mouse, .background: deferred.append(event)
    }
  }

  /// Handles what arrived while the line editor was within a command.
  func handleDeferred() {
    let events = deferred
    deferred = []
    handle(events)
  }

  private func handle(_ report: MouseReport) {
    switch report.kind {
    case .wheelUp: perform(.scrollUp(lines: 3))
    case .wheelDown: perform(.scrollDown(lines: 3))
    case .press: if asked == nil { perform(.click(report.place)) }
    case .release, .other: break
    }
  }

  /// Passes the queued keys to the line editor, and handles its result.
  func readKeys() {
    if editor.hasBytes {
      wasCancelled = false
      state.completions = []
      if asked == nil { state.hint = hint }
    }
    while status == nil, let outcome = editor.step() {
      take(outcome)
    }
    if let cut = Editing.takeCut() { showHint(cut) }
    if state.isSearching, editor.line.text != searched {
      searched = editor.line.text
      perform(.search(searched))
    }
  }

  /// Ctrl-C: ends the turn under way, discards what is typed, or closes what was opened; if there is nothing of that, a
  /// second one ends the conversation.
  func cancel() {
    if isRunning { return stopTurn() }
    if asked != nil { return answer([0x1B]) }
    editor.forgetKeys()
    state.completions = []
    if state.isSearching {
      perform(.escape)
      return
    }
    let wasEmpty = Editing.cancel()
    // A new line begins at the end of the history.
    editor.end()
    editor.begin(prompt: session.prompt)
    guard wasEmpty, !perform(.escape) else { return showHint(hint) }
    if wasCancelled { return status = 128 + SIGINT }
    wasCancelled = true
    showHint(Self.howToEnd)
  }

  /// Performs the action of a key or the mouse.
  /// - Returns: false when there was nothing to do.
  @discardableResult
  func perform(_ action: ScreenAction) -> Bool {
    let wasSearching = state.isSearching
    state.edit = editor.line
    let effect = state.perform(action)
    if state.isSearching != wasSearching { swapLine() }
    switch effect {
    case nil: return true
    case .enter(let line): enter(line)
    case .copy(let text): copy(text)
    case .moveCursor(let cursor): editor.move(to: cursor)
    case .bell:
      if case .escape = action { return false }
      canvas.bell()
      return false
    }
    return true
  }

  /// Makes the line editor edit the search text while the conversation is searched.
  private func swapLine() {
    if state.isSearching {
      draft = editor.line
      searched = ""
      editor.replace(with: "")
    } else {
      editor.replace(with: draft?.text ?? "", cursor: draft?.cursor)
      draft = nil
    }
  }
}
