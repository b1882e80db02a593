import SimText
import SimTranscripts
import Testing

/// What is written reads back, whatever it holds.
@Suite struct RoundTripTests {
  private static let pieces = [
    "a", "I'm", "late", " ", "  ", "> ", "* ", "- ", "# ", "## ", "| ", "|% ", "? ", "! ", "~ ", "1. ", "12. ", "１、",
    "＞ ", "：",
    "...", "....", "......", "…", "{x}", "{x:time}", "{", "}", "\\", "\\\\", "\\...", "/why", ":", "你好", "小雨", "。", "👋🏽",
    "👨‍👩‍👧", "é",
    "e\u{301}", "\u{FEFF}", "\u{1B}[0m", "\t", "\u{3000}", "\n", "\r\n", "\u{0}", "\u{202E}", "=", " = ", "\"",
    "App: x",
  ]

  private func text(_ random: inout SeededNumbers) -> String {
    (0..<random.next(7)).map { _ in Self.pieces[random.next(Self.pieces.count)] }.joined()
  }

  @Test func writtenParsedAndComparedIsTheIdentity() {
    var random = SeededNumbers(seed: 42)
    for _ in 0..<1500 {
      var writer = TalkWriter(title: text(&random), header: [("App", "ZhiChat"), ("Contacts", "Ann\nBob")])
      var openings: [TalkTurn.Opening] = []
      var turns: [[ObservedLine]] = []
      for _ in 0..<(1 + random.next(3)) {
        let opening: TalkTurn.Opening =
          random.next(3) == 0 ? .event("defaults k = " + text(&random)) : .said(text(&random))
        let lines = (0..<random.next(5)).map { _ in
          ObservedLine(ObservedLine.Kind.allCases[random.next(5)], text(&random))
        }
        writer.beginTurn(opening)
        writer.write(lines)
        openings.append(opening)
        turns.append(lines)
      }
      let file = TalkFile.parse(writer.text)
      #expect(file.turns.count == turns.count, "\(writer.text)")
      #expect(file.turns.map(\.opening.notation) == openings.map(\.notation), "\(writer.text)")
      var comparer = TranscriptComparer()
      for (turn, lines) in zip(file.turns, turns) {
        let comparison = comparer.compare(turn, with: lines)
        #expect(comparison.holds, "\(writer.text)\n\(lines)\n\(comparison.steps)")
        #expect(turn.expectations.allSatisfy { $0.wording.pattern.isLiteral && $0.presence == .required })
      }
      #expect(comparer.bindings.isEmpty)
    }
  }

  @Test func parsingNeverTrapsAndWritesBackByteForByte() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<random.next(40) {
        text += Self.pieces[random.next(Self.pieces.count)]
        if random.next(4) == 0 { text += ["\n", "\r\n", "\r", "\n  "][random.next(4)] }
      }
      let file = TalkFile.parse(text)
      #expect(Array(file.text.utf8) == Array(text.utf8))
      var comparer = TranscriptComparer()
      for turn in file.turns {
        _ = comparer.compare(turn, with: [ObservedLine(.says, text), ObservedLine(.card, text)])
      }
    }
  }

  @Test func garbageOfBytesIsReadToo() {
    var random = SeededNumbers(seed: 99)
    for _ in 0..<1000 {
      let bytes = (0..<random.next(200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Array(TalkFile.parse(text).text.utf8) == Array(text.utf8))
    }
  }

  @Test(arguments: ["a", ".", "{", "\\", " ", "> ", "{a}", "...x", "你"])
  func aVeryLongLineIsReadAndCompared(_ piece: String) {
    let line = String(repeating: piece, count: 300_000 / piece.utf8.count)
    let file = TalkFile.parse("> hi\n" + line)
    #expect(file.text.utf8.count == line.utf8.count + 5)
    var comparer = TranscriptComparer()
    if let turn = file.turns.first { _ = comparer.compare(turn, with: [ObservedLine(.says, line)]) }
  }

  @Test func aSessionCopiedOutOfTheTerminalIsATranscript() {
    let lines = ObservedLine.lines(inNotation: "- handle = success\nOK, it's sent.\n| Sent  18:05\n1. Open\n")
    #expect(lines.map(\.kind) == [.trace, .says, .card, .choice])
    #expect(lines.map { $0.notation() } == ["- handle = success", "OK, it's sent.", "| Sent  18:05", "1. Open"])
  }
}
