import SimDiagnostics
import SimScreen
import SimShown
import SimText

extension ScreenRun {
  /// Handles the result of typing. A new line begins after it.
  func take(_ outcome: ReadOutcome) {
    switch outcome {
    // A search text isn't said, whichever key ends it.
    case .line(let text) where state.isSearching: editor.begin(prompt: session.prompt, text: text)
    case .pasted(let lines) where state.isSearching:
      editor.begin(prompt: session.prompt, text: lines.joined(separator: " "))
    case .line(let line):
      // A new line begins at the end of the history.
      let isSaid = TypedLine(line) != nil
      if isSaid { editor.remember(line) }
      editor.begin(prompt: session.prompt)
      if isSaid { say(line) } else { takeFacts() }
    case .pasted(let lines): ask(lines)
    case .unreadable(let why):
      editor.begin(prompt: session.prompt)
      state.append(Entry(contents: [.remark(Remark(.error, why))]))
    case .end:
      // Ctrl-D in an empty search field only ends the search.
      guard state.isSearching else { return status = 0 }
      editor.begin(prompt: session.prompt)
      perform(.escape)
    case .signalled(let number): status = 128 + number
    case .cancelled, .ahead: break
    }
  }

  /// Enters a choice or a button as if its line had been typed; an unfinished line is kept.
  func enter(_ line: String) { say(line) }

  /// The hint for a user who tries to end a conversation with nothing under way.
  static let howToEnd = "Ctrl-D or /quit ends the conversation; so does Ctrl-C now"

  // MARK: Several lines

  /// Asks whether to make several lines several turns; until then they can be edited again.
  private func ask(_ lines: [String]) {
    let turns = PastedLines.turns(in: lines)
    let text = lines.joined(separator: "\n")
    editor.begin(prompt: session.prompt, text: text)
    guard !turns.isEmpty else { return editor.replace(with: "") }
    asked = (turns, text)
    state.hint =
      turns.count == 1 ? "1 line: say it? y/n" : "\(turns.count) lines, one after the other: say them? y/n"
  }

  /// The keys that answer that: a yes, or back to editing. Only the first key answers; others that came with it go to
  /// the line.
  func answer(_ keys: [UInt8]) {
    guard let asked else { return }
    self.asked = nil
    let single = TerminalInput.single(keys)
    editor.feed(Array(single.dropFirst().joined()))
    guard let first = single.first, PastedLines.isYes(String(decoding: first, as: UTF8.self)) else {
      return showHint(hint)
    }
    editor.end()
    editor.remember(asked.text)
    editor.begin(prompt: session.prompt)
    waitingLines += asked.lines
    sayWaiting()
  }

  // MARK: One turn

  /// Says a line when those before it are over.
  private func say(_ line: String) {
    waitingLines.append(line)
    sayWaiting()
  }

  func sayWaiting() {
    while status == nil, !isRunning, !waitingLines.isEmpty { begin(waitingLines.removeFirst()) }
  }

  /// Begins a line: that it is under way is drawn before anything is done.
  private func begin(_ line: String) {
    let line = SafeText.withoutIsolates(line)
    guard let typed = TypedLine(line) else { return }
    state.append(Entry(line: typed.transcriptLine(typed: line)))
    state.options = []
    state.isBusy = true
    state.waiting = ""
    draw()
    isRunning = true
    if let reply = working({ session.reply(to: typed) }) { finish(reply) }
  }

  /// Continues what is under way, or reports what happened between two turns.
  func goOn() {
    guard isRunning else {
      let news = session.takeNews()
      if !news.isEmpty {
        state.append(Entry(contents: news.map { .remark($0) }))
        takeFacts()
      }
      state.waiting = session.waiting?.text ?? ""
      return
    }
    if let reply = working(session.advance) {
      finish(reply)
      sayWaiting()
    } else if let text = session.waiting?.text {
      state.waiting = text + "; Ctrl-C or Esc stops it"
    }
  }

  /// Ends what is under way; lines entered for afterwards were meant for another situation.
  func stopTurn() {
    waitingLines = []
    finish(working { session.stop() ?? session.advance() } ?? SessionReply())
  }

  /// Lets the session work, during which signals aren't waited for.
  private func working(_ work: () -> SessionReply?) -> SessionReply? {
    Signals.setBusy(true)
    defer { Signals.setBusy(false) }
    return work()
  }

  private func finish(_ reply: SessionReply) {
    isRunning = false
    state.isBusy = false
    state.waiting = ""
    isPrepared = false
    if let conversation = reply.conversation {
      state.replaceAll(beginning + conversation)
      if !reply.contents.isEmpty { state.append(Entry(contents: reply.contents)) }
    } else {
      state.add(reply.contents)
    }
    showCaughtErrors()
    takeFacts()
    if let exit = reply.exit { status = exit }
  }

  // MARK: The clipboard

  func copy(_ text: String) {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = count.counted("line")
    // Whether the terminal obeys isn't known, so the text is saved in a file as well.
    let file = Clipboard.keep(text)
    guard allowsClipboard, text.utf8.count <= Clipboard.most else {
      let why = allowsClipboard ? "too long for the clipboard" : "the clipboard is off"
      return showHint(file.map { "\(lines) in \($0) (\(why))" } ?? "nothing was copied: \(why)")
    }
    canvas.send(Clipboard.sequence(for: text))
    showHint("copied \(lines)" + (file.map { ", also in \($0)" } ?? ""))
  }
}
