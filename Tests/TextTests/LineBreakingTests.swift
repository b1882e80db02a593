import SimText
import Testing

@Suite struct LineBreakingTests {
  @Test(arguments: [
    ("I'm running late", 8, ["I'm", "running", "late"]), ("晚上一起吃饭吗", 6, ["晚上一", "起吃饭", "吗"]),
    // A mark that closes goes down with its word, one that opens too.
    ("晚上吃饭。", 8, ["晚上吃", "饭。"]), ("看（冰与火）了", 4, ["看", "（冰", "与", "火）", "了"]), ("价¥25元", 3, ["价", "¥25", "元"]),
    // A word that is too long is cut, but its mark isn't left alone.
    ("extraordinary!", 13, ["extraordinar", "y!"]), ("abcdef", 2, ["ab", "cd", "ef"]), ("!!!!", 2, ["!!", "!!"]),
    // One column: a wide character has a line of its own.
    ("a你b", 1, ["a", "你", "b"]), ("👨‍👩‍👧‍👦 ok", 2, ["👨‍👩‍👧‍👦", "ok"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("", 10, []), ("short", 10, ["short"]),
  ])
  func lines(text: String, width: Int, lines: [String]) {
    #expect(LineBreaking.lines(of: text, width: width) == lines)
  }

  /// No line is too long, nothing is lost or cut, and no line but a cut one begins with a mark that closes.
  @Test(arguments: 1...40) func everyLineFitsAndNothingIsLost(width: Int) {
    var fuzzer = TextFuzzer(seed: UInt64(width))
    for _ in 0..<100 {
      let text = fuzzer.text(pieces: 40)
      let lines = LineBreaking.lines(of: text, width: width)
      for line in lines {
        let fits = DisplayWidth.of(line) <= width || width == 1 && line.count == 1
        #expect(fits, "\(line.debugDescription) of \(text.debugDescription)")
      }
      // Whole characters, in their order; spaces alone may go where a line ends.
      let kept = lines.flatMap { Array($0) }.filter { $0 != " " }
      #expect(kept == Array(text).filter { $0 != " " }, "\(text.debugDescription)")
    }
  }

  @Test(arguments: 6...40) func marksThatCloseDoNotBeginALine(width: Int) {
    let text = "他说：“看《冰与火之歌》（第一季）了吗？”好的，（八点）见。Really (yes, really)! 100%、¥25。"
    for line in LineBreaking.lines(of: text, width: width) {
      #expect(!"。，、！？：；）》」』】”’".contains(line.first ?? " "), "\(line)")
      #expect(!"（《「『【“‘".contains(line.last ?? " "), "\(line)")
    }
  }

  /// English is broken byte by byte, and anything else character by character: both in the same places.
  @Test(arguments: 1...30) func aTextWithAnAccentIsBrokenWhereOneWithoutIs(width: Int) {
    for text in [
      "Which one, Sam Lee or Sam Park? Say  a name (please)!", "  extraordinary!! ((steps))  ", "!!!! ???", "e",
    ] {
      let accented = String(text.map { $0 == "e" ? "é" : $0 })
      let lines = LineBreaking.lines(of: accented, width: width)
      #expect(lines.map { String($0.map { $0 == "é" ? "e" : $0 }) } == LineBreaking.lines(of: text, width: width))
    }
  }

  /// What is broken at spaces or between wide characters is read again as it was.
  @Test(arguments: 10...40) func linesAreJoinedAgain(width: Int) {
    for text in ["Which one, Sam Lee or Sam Park? Say a name.", "看《冰与火之歌》了吗？晚上一起吃饭吧，好的。"] {
      #expect(LineBreaking.lines(of: text, width: width).reduce("", LineBreaking.joined) == text)
    }
  }
}
