import Foundation
import SimScreen
import SimShown
import SimTerminalUI
import SimText
import Testing

/// The player of demos, without a terminal and without a clock.
struct DemoPlayerTests {
  private func play(
    _ chapters: [(title: String?, turns: [(line: String, answer: String)])], columns: Int = 60,
    _ change: (inout DemoOptions) -> Void = { _ in }
  ) -> DemoPlayer {
    let screenplay = Screenplay(
      title: "Lunch", locale: "en-US",
      chapters: chapters.map { chapter in
        Screenplay.Chapter(
          title: chapter.title,
          scenes: chapter.turns.map { turn in
            let entry = Entry(line: "> " + turn.line, contents: [.remark(Remark(.notice, turn.answer))])
            return Screenplay.Scene(entry: entry, inspector: Inspector(), hint: "after " + turn.line)
          })
      })
    var options = DemoOptions()
    change(&options)
    return DemoPlayer(screenplay, size: ScreenSize(columns: columns, rows: 16), options: options)
  }

  private var two: [(title: String?, turns: [(line: String, answer: String)])] {
    [("First", [("hi", "Hello"), ("bye", "See you")]), ("Second", [("hm", "What?")])]
  }

  @Test func aChapterBeginsWithItsTitleInTheMiddle() {
    let player = play(two)
    let lines = player.lines
    let title = lines.firstIndex { $0.contains("First") }
    #expect(title.map { (5...9).contains($0) } == true)
    #expect(lines.contains { $0.contains("Lunch") })
    #expect(lines.contains { $0.contains("1 of 2") })
    #expect(!player.shows("> "))
  }

  @Test func aLineIsTypedCharacterByCharacterThenAnswered() {
    var player = play([(nil, [("hi", "Hello")])])
    var seen: [String] = []
    while let time = player.untilNext {
      player.advance(by: time)
      seen.append(player.editLine)
    }
    #expect(seen == ["> h", "> hi", ">", ">"])
    #expect(player.shows("Hello"))
    #expect(player.shows("after hi"))
    #expect(player.shows("the end; q quits"))
  }

  @Test func nothingHappensBeforeItsTime() {
    var player = play([(nil, [("hi", "Hello")])])
    let before = player.lines
    guard let time = player.untilNext else {
      Issue.record("the demo doesn't begin")
      return
    }
    player.advance(by: time - 1)
    #expect(player.untilNext == 1)
    #expect(player.lines == before)
    player.advance(by: 1)
    #expect(player.editLine == "> h")
  }

  @Test func anHourAwayShowsOneMomentMore() {
    var player = play([(nil, [("hi", "Hello")])])
    player.advance(by: 3_600_000)
    #expect(player.editLine == "> h")
  }

  @Test func twiceTheSpeedTakesHalfTheTime() {
    let usual = play([(nil, [("hi", "Hello")])])
    var fast = play([(nil, [("hi", "Hello")])]) { $0.percent = 200 }
    #expect(usual.timeToTheEnd > 0)
    #expect(abs(usual.timeToTheEnd - 2 * fast.timeToTheEnd) <= 8)
    #expect(fast.shows("2×"))
    fast.press(.slower)
    #expect(fast.shows("1.5×"))
  }

  @Test func aPauseEndsWithTheSameKey() {
    var player = play(two)
    player.press(.pause)
    #expect(player.untilNext == nil)
    #expect(player.shows("paused"))
    player.press(.pause)
    #expect(player.untilNext != nil)
  }

  @Test func forwardShowsTheRestOfTheTurnAtOnce() {
    var player = play(two)
    player.press(.forward)  // the page is turned
    #expect(player.editLine == ">")
    player.press(.forward)
    #expect(player.shows("Hello"))
    #expect(!player.shows("See you"))
    player.press(.pause)
    player.press(.forward)
    #expect(player.shows("See you"))
    #expect(player.untilNext == nil)
  }

  @Test func backTakesOneTurnAway() {
    var player = play(two)
    for _ in 0..<3 { player.press(.forward) }
    #expect(player.shows("See you"))
    player.press(.back)
    #expect(player.shows("Hello"))
    #expect(!player.shows("See you"))
    player.press(.back)
    #expect(!player.shows("Hello"))
    let hasMore = player.press(.back)
    #expect(!hasMore)
  }

  @Test func backReachesTheChapterBefore() {
    var player = play(two)
    player.press(.nextChapter)
    #expect(player.shows("Second"))
    #expect(player.shows("2 of 2"))
    player.press(.back)
    #expect(player.shows("Hello"))
    #expect(!player.shows("See you"))
  }

  @Test func chaptersGoBothWays() {
    var player = play(two)
    player.press(.nextChapter)
    let hasMore = player.press(.nextChapter)
    #expect(!hasMore)
    player.press(.forward)
    player.press(.forward)
    #expect(player.shows("What?"))
    player.press(.previousChapter)
    #expect(player.shows("2 of 2") && !player.shows("What?"))
    player.press(.previousChapter)
    #expect(player.shows("1 of 2"))
  }

  @Test func aDemoThatWaitsForKeysWaitsBeforeEachTurn() {
    var player = play(two) { $0.waitsForKeys = true }
    #expect(player.untilNext == nil)
    #expect(player.shows("Enter goes on"))
    player.press(.forward)
    #expect(player.untilNext != nil)
    player.runUntilItWaits()
    #expect(player.shows("Hello"))
    #expect(!player.shows("bye"))
    player.press(.forward)
    // Who has pressed a key has read the answer.
    #expect(player.untilNext == 0)
    player.runUntilItWaits()
    #expect(player.shows("See you"))
    player.press(.pause)
    #expect(player.shows("2 of 2"))
    #expect(player.untilNext == nil)
  }

  @Test func itBeginsWithTheChapterThatIsAskedFor() {
    var player = play(two) { $0.chapter = 1 }
    #expect(player.shows("Second"))
    player.press(.previousChapter)
    #expect(player.shows("First"))
  }

  @Test func aLoopBeginsAnew() {
    var player = play([(nil, [("hi", "Hello")])]) { $0.loops = true }
    var answers = 0
    var wasShown = false
    for _ in 0..<20 {
      player.advance(by: player.untilNext ?? 0)
      let isShown = player.shows("Hello")
      if isShown, !wasShown { answers += 1 }
      wasShown = isShown
    }
    #expect(answers > 1)
  }

  @Test func theHelpHoldsTheDemoAndListsAllKeys() {
    var player = play(two, columns: 80)
    player.press(.help)
    #expect(player.untilNext == nil)
    for key in DemoKey.allCases { #expect(player.shows(key.label) && player.shows(key.help)) }
    player.press(.forward)
    #expect(player.shows("1 of 2"))
    #expect(player.untilNext != nil)
  }

  @Test func theInspectorStandsBesideOnlyWhereItIsWanted() {
    let with = play([(nil, [("hi", "Hello")])], columns: 120)
    var without = play([(nil, [("hi", "Hello")])], columns: 120) { $0.showsInspector = false }
    #expect(with.shows("│"))
    #expect(!without.shows("│"))
    without.press(.inspector)
    #expect(without.shows("│"))
  }

  @Test func itCanBeQuitAtAnyTime() {
    var player = play(two)
    player.press(.help)
    player.press(.quit)
    #expect(player.isOver)
    #expect(player.untilNext == nil)
  }

  @Test(arguments: [1, 2, 3, 5, 9, 40, 300])
  func everySizeIsDrawn(size: Int) {
    var player = play(two)
    player.size = ScreenSize(columns: size, rows: max(1, size / 3))
    for key in [DemoKey.help, .help, .forward, .forward, .inspector, .scrollUp] {
      player.press(key)
      let frame = player.frame()
      #expect(frame.rows.count == max(1, size / 3))
      #expect(frame.rows.allSatisfy { $0.width <= size })
    }
  }

  @Test func whateverIsPressedNothingBreaks() {
    var numbers = SeededNumbers(seed: 7)
    var player = play(two) { $0.waitsForKeys = true }
    for _ in 0..<2_000 {
      let key = DemoKey.allCases[Int(numbers.next() % UInt64(DemoKey.allCases.count))]
      if key != .quit { player.press(key) }
      player.advance(by: Int(numbers.next() % 900))
      #expect(player.lines.count == 16)
    }
  }

  @Test func aScreenplayOfNothingIsAtItsEnd() {
    var player = DemoPlayer(Screenplay(title: "", locale: "en", chapters: []), size: ScreenSize(columns: 40, rows: 10))
    #expect(player.untilNext == nil)
    let hasMore = player.press(.forward)
    #expect(!hasMore)
    #expect(player.lines.count == 10)
  }

  @Test func theDocumentationListsTheKeys() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/terminal.md")
    let lines = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
    for key in DemoKey.allCases {
      #expect(lines.contains("| \(key.label) | \(key.help) |"), "docs/terminal.md lacks the row of \(key.label)")
    }
  }

  @Test(arguments: [
    (" ", DemoKey.pause), ("\u{1B}[C", .forward), ("\r", .forward), ("\u{1B}OD", .back), ("n", .nextChapter),
    ("q", .quit), ("\u{3}", .quit), ("?", .help), ("+", .faster), ("\u{1B}[5~", .scrollUp),
  ])
  func keysAreRead(bytes: String, key: DemoKey) { #expect(DemoKey(bytes: bytes.utf8) == key) }

  @Test func otherKeysMeanNothing() {
    for bytes in ["x", "知", "\u{1B}[Z", "", "qq"] { #expect(DemoKey(bytes: bytes.utf8) == nil) }
  }
}

extension DemoPlayer {
  private var drawn: Frame {
    var copy = self
    return copy.frame()
  }

  fileprivate var lines: [String] { drawn.rows.map { row in row.spans.map(\.text).joined() } }

  /// The line on which the cursor stands.
  fileprivate var editLine: String {
    lines[drawn.cursor.row].split(separator: " ").joined(separator: " ")
  }

  fileprivate func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  fileprivate mutating func runUntilItWaits() {
    while let time = untilNext { advance(by: time) }
  }

  /// From here, without any key.
  fileprivate var timeToTheEnd: Int {
    var copy = self
    var sum = 0
    while let time = copy.untilNext {
      sum += time
      copy.advance(by: time)
    }
    return sum
  }
}
