import SimScreen
import SimShown
import SimText
import Testing

/// What holds for every frame, whatever is in it and however large it is.
struct EveryFrameTests {
  private func check(_ frame: Frame, _ size: ScreenSize, _ what: String) {
    #expect(frame.rows.count == max(size.rows, 1), "\(what)")
    for (index, row) in frame.rows.enumerated() {
      #expect(row.width <= max(size.columns, 1), "row \(index) of \(what): \(row)")
      // What a terminal joins when it is written in one go takes no more room than its parts.
      for span in row.spans where span.text.unicodeScalars.contains(where: SafeText.isUnsafe) {
        Issue.record("row \(index) of \(what) isn't safe: \(span)")
      }
    }
    #expect((0..<max(size.rows, 1)).contains(frame.cursor.row), "\(what): \(frame.cursor)")
    #expect((0..<max(size.columns, 1)).contains(frame.cursor.column), "\(what): \(frame.cursor)")
  }

  @Test(arguments: 1...200) func noRowIsWiderThanTheScreen(width: Int) {
    var chance = Chance(width)
    let height = Int.random(in: 1...(width % 2 == 0 ? 12 : 60), using: &chance)
    var state = ScreenState(size: ScreenSize(columns: width, rows: height))
    for entry in Samples.all { state.append(entry) }
    for _ in 0..<3 { state.append(chance.entry()) }
    if let last = state.entries.last { state.options = chance.options(of: last) }
    state.inspector = Samples.inspector
    state.hint = chance.text()
    state.title = chance.text()
    state.edit = EditLine(prompt: chance.text(2), text: chance.text(20), cursor: 3)
    state.completions = (0..<5).map { _ in chance.text(3) }
    check(state.frame(), state.size, "\(width) x \(height)")
    _ = state.perform(.top)
    _ = state.perform(.search("a"))
    check(state.frame(), state.size, "\(width) x \(height), searched")
    _ = state.perform(.toggleHelp)
    check(state.frame(), state.size, "\(width) x \(height), its help")
  }

  @Test(arguments: 0..<25) func nothingThatIsDoneBreaksAFrame(seed: Int) {
    var chance = Chance(seed + 1_000)
    var state = ScreenState(size: ScreenSize(columns: 80, rows: 24))
    for step in 0..<50 {
      switch Int.random(in: 0..<10, using: &chance) {
      case 0:
        state.size = ScreenSize(
          columns: Int.random(in: 0...200, using: &chance), rows: Int.random(in: 0...60, using: &chance))
      case 1:
        let entry = chance.entry()
        state.append(entry)
        state.options = chance.options(of: entry)
      case 2: state.add([chance.content()])
      case 3:
        let text = chance.text(10)
        state.edit = EditLine(text: text, cursor: Int.random(in: 0...(text.count + 2), using: &chance))
      case 4: state.inspector = Bool.random(using: &chance) ? Samples.inspector : Inspector()
      case 5 where step % 7 == 0: state.replaceAll(Array(state.entries.dropLast(2)))
      default: _ = state.perform(chance.action())
      }
      check(state.frame(), state.size, "step \(step) of \(seed)")
    }
  }

  /// What was laid out before, for other widths and places, makes no difference.
  @Test(arguments: 0..<20) func whereOneHasBeenLeavesNoTrace(seed: Int) {
    var chance = Chance(seed + 5_000)
    var state = ScreenState(size: ScreenSize(columns: 70, rows: 20))
    for _ in 0..<12 { state.append(chance.entry()) }
    var fresh = state
    let folds: [ScreenAction] = [.toggleTrace, .toggleTraces, .toggleInspector]
    for _ in 0..<30 {
      let action = chance.action()
      if case .click = action { continue }
      if !folds.contains(action) { _ = state.perform(action) }
      state.size.columns = Int.random(in: 20...120, using: &chance)
      _ = state.frame()
    }
    while state.perform(.escape) == nil {}
    state.size = fresh.size
    #expect(
      difference(Grid.text(of: fresh.frame()), Grid.text(of: state.frame())) == Grid.text(of: fresh.frame()).indented)
  }
}

extension String {
  /// As `difference` gives what is the same.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
