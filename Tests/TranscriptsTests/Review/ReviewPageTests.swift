import SimDiagnostics
import SimText
import SimTranscripts
import Testing

@Suite struct ReviewPageTests {
  private func turn(_ text: String, _ came: [ObservedLine]) throws -> ReviewedTurn {
    let file = TalkFile.parse(text, file: "a.talk")
    var comparer = TranscriptComparer()
    var result = TranscriptResult(file: "a.talk", turns: [comparer.compare(try #require(file.turns.first), with: came)])
    result.played = [
      PlayedChapter(title: "Lunch", place: TextPlace(file: "a.talk", line: 1), turns: 0..<1, seconds: 0)
    ]
    return try #require(TranscriptReview([(file, result)], key: { $0.file ?? "" }).items.first).turn
  }

  private func lines(_ page: ReviewPage) -> [String] { page.lines.map { $0.map(\.text).joined() } }

  private static let english = "> tell Ann hi\nSend it?\n| To  Ann Day\n| Sent at  ...\n| (Cancel)  (Send)\n"
  private static let came = [
    ObservedLine(.says, "Send it?"), ObservedLine(.card, "To       Bob"), ObservedLine(.card, "Sent at  18:05"),
    ObservedLine(.card, "(Cancel)  (Send)"),
  ]

  @Test func beforeAndAfterStandBesideEachOtherWhereThereIsRoom() throws {
    let page = ReviewPage(try turn(Self.english, Self.came), number: 2, of: 3, width: 100)
    let left = String(repeating: " ", count: 48)
    func row(_ before: String, _ after: String) -> String { before + left.dropFirst(before.count) + " │ " + after }
    #expect(
      lines(page) == [
        "2 of 3", "a.talk:3  Lunch", "facts differ: a row of the card is another", "", "> tell Ann hi",
        row("  before", "  after"), row("  Send it?", "  Send it?"), row("- | To       Ann Day", "+ | To       Bob"),
        row("  | Sent at  ...", "  | Sent at  18:05"), row("  | (Cancel)  (Send)", "  | (Cancel)  (Send)"),
      ])
    #expect(page.lines[7].map(\.kind) == [.before, .frame, .after])
    #expect(page.lines[8].map(\.kind) == [.same(.card), .frame, .same(.card)])
  }

  @Test(arguments: [99, 60, 40]) func onANarrowTerminalTheyStandBelow(width: Int) throws {
    #expect(
      lines(ReviewPage(try turn(Self.english, Self.came), number: 2, of: 3, width: width)).suffix(5) == [
        "  Send it?", "- | To       Ann Day", "+ | To       Bob", "  | Sent at  18:05", "  | (Cancel)  (Send)",
      ])
  }

  @Test func whoListensGetsThemBelowInAnyCase() throws {
    let page = ReviewPage(try turn(Self.english, Self.came), number: 2, of: 3, width: 200, isStacked: true)
    #expect(lines(page).contains("+ | To       Bob"))
    #expect(!lines(page).contains { $0.contains("│") })
  }

  /// All lines that went stand before all that came in their place.
  @Test func severalLinesInARowStayTogether() throws {
    let turn = try turn("> hi\nOne.\nTwo.\nEnd.\n", ["Uno.", "Due.", "End."].map { ObservedLine(.says, $0) })
    let page = ReviewPage(turn, number: 1, of: 1, width: 60)
    #expect(lines(page).suffix(5) == ["- One.", "- Two.", "+ Uno.", "+ Due.", "  End."])
  }

  private static let chinese = "> 给小雨发消息\n要发送这条消息吗？\n| 收件人  小雨\n| 信息内容  ...\n"

  @Test(arguments: [20, 33, 60, 99, 100, 101, 120, 177])
  func noLineIsWiderThanTheTerminalAndTheEdgeIsStraight(width: Int) throws {
    let turn = try turn(
      Self.chinese,
      [
        ObservedLine(.says, String(repeating: "可以发送了吗？", count: 12)),
        ObservedLine(.card, "收件人  小明"),
        ObservedLine(.card, "信息内容  " + String(repeating: "明天早上一起去公园跑步好吗，", count: 9)),
      ])
    let lines = lines(ReviewPage(turn, number: 1, of: 1, width: width))
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(lines.joined(separator: "\n"))")
    let edges = lines.compactMap { line in
      line.firstRange(of: "│").map { DisplayWidth.of(line[..<$0.lowerBound]) }
    }
    #expect(Set(edges).count == (width < 100 ? 0 : 1))
    #expect(width < 100 || lines.contains { $0.contains("- | 收件人    小雨") && $0.contains("+ | 收件人    小明") })
  }

  @Test func nothingFromOutsideReachesTheTerminalRaw() throws {
    let turn = try turn(
      "> hi\u{1B}[2J\nWell\u{7}\n", [ObservedLine(.says, "Hm\u{1B}]0;x\u{7}"), ObservedLine(.says, "\u{202E}x")])
    for width in [60, 120] {
      let text = lines(ReviewPage(turn, number: 1, of: 1, width: width)).joined()
      #expect(text.unicodeScalars.allSatisfy { !SafeText.isUnsafe($0) })
    }
  }
}
