import SimDialogue
import SimText
import SimTranscripts
import Testing

/// A card that was printed in a narrow terminal replays in any other.
@Suite struct WidthTests {
  private static let words = [
    "Sam", "Lee,", "mobile", "running", "late", "收件人", "晚上一起吃饭吗", "，", "👨‍👩‍👧", "a", "...", "{x}", "\\", "> b", "1. c",
    "| d", "é",
    "unbreakablyLongWordThatFitsNowhere",
  ]

  @Test(arguments: [20, 24, 31, 40, 80])
  func everyWidthReplays(_ width: Int) {
    var random = SeededNumbers(seed: UInt64(width))
    func text() -> String {
      (0..<(1 + random.next(6))).map { _ in Self.words[random.next(Self.words.count)] }.joined(separator: " ")
    }
    for _ in 0..<200 {
      let rows = (0..<(1 + random.next(3))).map { _ in
        CardContent.Row(label: random.next(3) == 0 ? nil : ["To", "Message", "内容"][random.next(3)], text: text())
      }
      let card = Output.card(CardContent(app: "ZhiChat", rows: rows, buttons: ["Cancel", "Send"]))
      let printed = TurnText.lines(of: card, width: width).flatMap(\.transcriptLines).joined(separator: "\n")
      let turn = TalkFile.parse("> hi\n" + printed).turns[0]
      var comparer = TranscriptComparer()
      let comparison = comparer.compare(turn, with: TurnText.lines(of: card).map { ObservedLine($0) })
      #expect(comparison.holds, "\(printed)\n\(comparison.steps)")
    }
  }
}

@Suite struct TerminalLineTests {
  @Test(arguments: [
    ("Wait...", "Wait..."), ("> no mark", "\\> no mark"), ("1. no choice", "\\1. no choice"), ("{name}", "\\{name}"),
    ("{ }", "{ }"), ("C:\\temp", "C:\\temp"), ("\\> x", "\\\\> x"), ("a\\{b}", "a\\\\\\{b}"), ("plain", "plain"),
  ])
  func aLineHasNoMoreBackslashesThanItNeeds(_ text: String, _ printed: String) {
    #expect(TurnLine(.says, text).transcriptLines == [printed])
    let turn = TalkFile.parse("> hi\n\(printed)\n").turns[0]
    var comparer = TranscriptComparer()
    #expect(comparer.compare(turn, with: [ObservedLine(.says, text)]).holds)
    #expect(comparer.bindings.isEmpty)
  }
}
