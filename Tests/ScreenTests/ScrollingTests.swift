import SimCatalog
import SimDialogue
import SimScreen
import SimShown
import Testing

/// Where one reads.
struct ScrollingTests {
  /// `count` turns of a line each: "turn 0" and so on, with an empty row between them.
  private static func screen(_ count: Int, columns: Int = 40, rows: Int = 14) -> ScreenState {
    var state = ScreenState(size: ScreenSize(columns: columns, rows: rows))
    for number in 0..<count { state.append(Entry(line: "> turn \(number)")) }
    return state
  }

  private static func pane(_ state: inout ScreenState) -> [String] {
    let rows = state.frame().rows.map { $0.spans.map(\.text).joined() }
    return Array(rows[1..<(rows.firstIndex { $0.hasPrefix("──") } ?? rows.count)])
  }

  private static func turns(_ state: inout ScreenState) -> [Int] {
    pane(&state).compactMap { Int($0.split(separator: " ").last ?? "") }
  }

  @Test func theEndIsShownAndFollowed() {
    var state = Self.screen(50)
    #expect(Self.turns(&state) == [45, 46, 47, 48, 49])
    state.append(Entry(line: "> turn 50"))
    #expect(Self.turns(&state) == [46, 47, 48, 49, 50])
    #expect(state.isAtEnd)
  }

  @Test func eachLineBackMovesOneRow() {
    var state = Self.screen(30)
    var seen = Self.pane(&state)
    while state.perform(.scrollUp(lines: 1)) == nil {
      let now = Self.pane(&state)
      #expect(Array(now.dropFirst()) == Array(seen.dropLast()))
      seen = now
    }
    #expect(seen.first?.contains("turn 0") == true)
    while state.perform(.scrollDown(lines: 1)) == nil {
      let now = Self.pane(&state)
      #expect(Array(now.dropLast()) == Array(seen.dropFirst()))
      seen = now
    }
    #expect(state.isAtEnd)
    #expect(seen.last?.contains("turn 29") == true)
  }

  @Test func aPageKeepsALine() {
    var state = Self.screen(50)
    let before = Self.pane(&state)
    #expect(state.perform(.pageUp) == nil)
    #expect(Self.pane(&state).last == before.first)
    #expect(state.perform(.pageDown) == nil)
    #expect(Self.pane(&state) == before)
    #expect(state.isAtEnd)
    #expect(state.perform(.pageDown) == .bell)
  }

  @Test func newTurnsDontMoveWhatIsRead() {
    var state = Self.screen(50)
    _ = state.perform(.pageUp)
    let before = Self.pane(&state)
    for number in 50..<60 { state.append(Entry(line: "> turn \(number)")) }
    state.add([Samples.said("more")])
    #expect(Self.pane(&state) == before)
    #expect(!state.isAtEnd)
  }

  @Test func whatIsBelowIsReported() {
    var state = Self.screen(50)
    _ = state.perform(.pageUp)
    #expect(state.frame().rows.contains { $0.spans.contains { $0.text == " 9 more lines below " } })
    _ = state.perform(.top)
    #expect(state.frame().rows.contains { $0.spans.contains { $0.text == " 44 more turns below " } })
    _ = state.perform(.bottom)
    #expect(!state.frame().rows.contains { $0.spans.contains { $0.text.contains("below") } })
  }

  @Test func typingGoesBackToTheEnd() {
    var state = Self.screen(50)
    _ = state.perform(.top)
    state.edit = EditLine(text: "", cursor: 0)
    #expect(!state.isAtEnd)
    state.edit = EditLine(text: "h", cursor: 1)
    #expect(state.isAtEnd)
  }

  @Test func anotherWidthKeepsTheTextAtTheTop() {
    let words = (0..<400).map { "word\($0)" }.joined(separator: " ")
    var state = ScreenState(size: ScreenSize(columns: 80, rows: 14))
    for _ in 0..<3 { state.append(Entry(line: "> say", contents: [Samples.said(words)])) }
    _ = state.perform(.top)
    _ = state.perform(.scrollDown(lines: 20))
    func firstWord() -> String? { Self.pane(&state).first?.split(separator: " ").first.map(String.init) }
    let first = firstWord()
    for width in [40, 60, 89, 50, 80] {
      state.size.columns = width
      let pane = Self.pane(&state)
      #expect(pane.first?.contains("\(first ?? "?")") == true, "\(width): \(pane.first ?? "")")
    }
  }

  @Test func foldingAboveKeepsWhatIsRead() {
    var state = ScreenState(size: ScreenSize(columns: 60, rows: 14))
    for number in 0..<20 {
      let trace = (0..<5).map { _ in Samples.resolved("content", .notRequired) }
      state.append(Entry(line: "> turn \(number)", contents: trace + [Samples.said("answer \(number)")]))
    }
    _ = state.perform(.top)
    _ = state.perform(.scrollDown(lines: 21))
    #expect(Self.pane(&state).first?.contains("notRequired") == true)
    _ = state.perform(.toggleTraces)
    #expect(Self.pane(&state).first?.contains("5 steps") == true)
    #expect(Self.pane(&state)[1].contains("answer 2"))
  }

  @Test func jumpsGoFromTurnToTurn() {
    var state = Self.screen(50)
    func selected() -> [Int] {
      Self.pane(&state).filter { $0.hasPrefix("▌") }.compactMap { Int($0.split(separator: " ").last ?? "") }
    }
    #expect(state.perform(.nextTurn) == .bell)
    for turn in [49, 48, 47, 46, 45, 44, 43] {
      #expect(state.perform(.previousTurn) == nil)
      #expect(selected() == [turn])
    }
    #expect(state.perform(.nextTurn) == nil)
    #expect(selected() == [44])
    #expect(state.perform(.escape) == nil)
    #expect(selected() == [])
    #expect(state.perform(.escape) == nil)
    #expect(state.isAtEnd)
    #expect(state.perform(.escape) == .bell)
  }

  @Test func remarksByThemselvesAreNoTurns() {
    var state = Self.screen(3)
    state.append(Entry(contents: [.remark(Remark(.notice, "rebuilt"))]))
    _ = state.perform(.previousTurn)
    #expect(state.perform(.copyTurn) == .copy("> turn 2\n"))
  }

  @Test func turnsThatWereTakenBackAreGone() {
    var state = Self.screen(50)
    _ = state.perform(.previousTurn)
    state.replaceAll(Array(state.entries.dropLast(10)))
    #expect(Self.turns(&state) == [35, 36, 37, 38, 39])
    #expect(state.perform(.copyTurn) == .copy("> turn 39\n"))
  }

  @Test func helpScrollsByItself() {
    var state = Self.screen(50)
    _ = state.perform(.toggleHelp)
    let first = Self.pane(&state)
    #expect(state.perform(.scrollUp(lines: 1)) == .bell)
    #expect(state.perform(.scrollDown(lines: 2)) == nil)
    #expect(Array(Self.pane(&state).dropLast(2)) == Array(first.dropFirst(2)))
    #expect(state.perform(.bottom) == nil)
    #expect(state.perform(.pageDown) == .bell)
    #expect(state.perform(.escape) == nil)
    #expect(Self.turns(&state) == [45, 46, 47, 48, 49])
  }
}
