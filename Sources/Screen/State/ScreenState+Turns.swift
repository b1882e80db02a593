import SimDialogue
package import SimShown
import SimText
import SimTranscripts

extension ScreenState {
  /// Selects the turn before or after the selected one; without one, from what is visible.
  mutating func moveTurn(by step: Int) -> ScreenEffect? {
    uncover()
    let regions = regions()
    let visible = visibleLines(regions)
    let start: Int
    if let selectedTurn {
      start = selectedTurn + step
    } else if step > 0 {
      // At the end there is nothing further.
      guard anchor != .end, let top = visible.first else { return .bell }
      start = top.line == 0 ? top.entry : top.entry + 1
    } else {
      start = anchor == .end ? entries.count - 1 : (visible.first?.entry ?? 0)
    }
    guard let turn = turn(from: start, step: step) else {
      if step < 0 || selectedTurn == nil { return .bell }
      // After the last turn comes the end of the conversation.
      close(.turn)
      anchor = .end
      return nil
    }
    select(turn)
    return nil
  }

  private func turn(from start: Int, step: Int) -> Int? {
    var entry = start
    while entries.indices.contains(entry) {
      if entries[entry].line != nil { return entry }
      entry += step
    }
    return nil
  }

  mutating func select(_ turn: Int) {
    guard entries.indices.contains(turn) else { return }
    selectedTurn = turn
    open(.turn)
    let rows = laid(turn, regions()).rows.count
    show(0...max(0, rows - 1), of: turn)
  }

  /// The selected turn, else the last one that meets a condition.
  private mutating func affectedTurn(where condition: (Entry) -> Bool) -> Int? {
    if let selectedTurn, entries.indices.contains(selectedTurn) { return selectedTurn }
    let last = visibleLines(regions()).last?.entry ?? entries.count - 1
    guard entries.indices.contains(last) else { return nil }
    return entries[...last].lastIndex(where: condition)
  }

  mutating func toggleTrace() -> ScreenEffect? {
    guard let turn = affectedTurn(where: \.hasTrace), entries[turn].hasTrace else { return .bell }
    toggleTrace(of: turn)
    return nil
  }

  mutating func toggleTrace(of turn: Int) {
    if revealed == turn {
      // It was only shown for the search; now it stays unfolded.
      revealed = nil
      if !folds.contains(turn) { folds.toggle(turn) }
    } else {
      folds.toggle(turn)
    }
  }

  mutating func toggleTraces() {
    folds.all.toggle()
    folds.exceptions = []
    revealed = nil
  }

  mutating func copyTurn() -> ScreenEffect {
    guard let turn = affectedTurn(where: { $0.line != nil }) else { return .bell }
    return .copy(entries[turn].transcript)
  }
}

extension Entry {
  var hasTrace: Bool {
    contents.contains { content in
      if case .output(.trace) = content { true } else { false }
    }
  }

  /// The entry in a transcript's notation, each line with its line feed, so that it can be replayed.
  package var transcript: String {
    var lines: [String] = []
    if let line { lines.append(SafeText.oneLine(line)) }
    for content in contents {
      switch content {
      case .output(let output): lines += TurnText.lines(of: output).flatMap(\.transcriptLines)
      case .remark(let remark):
        for line in remark.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
          let text = SafeText.oneLine(String(line))
          lines.append(text.isEmpty ? "#" : "# " + text)
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
