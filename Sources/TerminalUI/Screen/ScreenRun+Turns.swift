import SimDiagnostics
import SimScreen
import SimShown
import SimText

extension ScreenRun {
  /// What typing has come to. A new line begins after it.
  func take(_ outcome: ReadOutcome) {
    switch outcome {
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
      // Ctrl-D in the empty field of a search ends the search alone.
      guard state.isSearching else { return status = 0 }
      editor.begin(prompt: session.prompt)
      perform(.escape)
    case .signalled(let number): status = 128 + number
    case .cancelled: break
    }
  }

  /// A choice or a button, as if its line had been typed; what is half typed stays.
  func enter(_ line: String) { say(line) }

  // MARK: Several lines

  /// Several lines become several turns when the user says so; until then they can be edited again.
  private func ask(_ lines: [String]) {
    let turns = PastedLines.turns(in: lines)
    let text = lines.joined(separator: "\n")
    editor.begin(prompt: session.prompt, text: text)
    guard !turns.isEmpty else { return editor.replace(with: "") }
    asked = (turns, text)
    state.hint =
      turns.count == 1 ? "1 line: say it? y/n" : "\(turns.count) lines, one after the other: say them? y/n"
  }

  /// What was typed while several lines wait: a yes, or back to editing them.
  func answer(_ keys: [UInt8]) {
    guard let asked, let first = String(decoding: keys, as: UTF8.self).first else { return }
    self.asked = nil
    guard PastedLines.isYes(String(first)) else {
      return tell(hint)
    }
    editor.feed(Array(keys.dropFirst(String(first).utf8.count)))
    editor.end()
    editor.remember(asked.text)
    editor.begin(prompt: session.prompt)
    for line in asked.lines where status == nil { say(line) }
  }

  // MARK: One turn

  /// Runs a line and shows what came of it. The line and that something is under way are drawn before.
  private func say(_ line: String) {
    let line = SafeText.withoutIsolates(line)
    guard let typed = TypedLine(line) else { return }
    state.append(Entry(line: typed.transcriptLine(typed: line)))
    state.options = []
    state.isBusy = true
    // Whoever sees that it is under way can end it.
    Signals.setBusy(true)
    draw()
    let reply = reply(to: typed)
    Signals.setBusy(false)
    state.isBusy = false
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

  private func reply(to typed: TypedLine) -> SessionReply {
    switch typed {
    case .utterance(let text): session.say(text)
    case .command(.help(let name)): SessionReply(remarks: CommandTable.help(for: name))
    case .command(let command): session.perform(command)
    case .remark: SessionReply()
    case .fault(let fault): SessionReply(remarks: [Remark(.error, fault.message)])
    }
  }

  // MARK: The clipboard

  func copy(_ text: String) {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = "\(count) line\(count == 1 ? "" : "s")"
    // Whether a terminal obeys cannot be known: the text is where it can be found in any case.
    let file = Clipboard.keep(text)
    guard allowsClipboard, text.utf8.count <= Clipboard.most else {
      let why = allowsClipboard ? "too long for the clipboard" : "the clipboard is off"
      return tell(file.map { "\(lines) in \($0) (\(why))" } ?? "nothing was copied: \(why)")
    }
    canvas.send(Clipboard.sequence(for: text))
    tell("copied \(lines)" + (file.map { ", also in \($0)" } ?? ""))
  }
}
