import SimTranscripts
import Testing

@Suite struct ComparisonTests {
  /// Compares a turn's expectations with lines in the notation.
  private func compare(_ expected: String, _ came: String) -> TurnComparison {
    var comparer = TranscriptComparer()
    return comparer.compare(
      TalkFile.parse("> hi\n" + expected).turns[0], with: ObservedLine.lines(inNotation: came))
  }

  @Test func aTurnComparesTheKindsThatItShows() {
    let came = "- confirm = ready\nReady to send it?\n| To  Ann Day\n1. yes\n"
    #expect(compare("Ready to send it?\n", came).holds)
    #expect(compare("- confirm = ready\n| To   Ann Day\n", came).holds)
    #expect(compare("1. yes\n", came).holds)
    #expect(!compare("2. yes\n", came).holds(.facts))
  }

  @Test func factsAndWordingAreTwoVerdicts() {
    let comparison = compare("- handle = success\nIt's sent.\n", "- handle = success\nOK, it's sent.\n")
    #expect(comparison.holds(.facts))
    #expect(!comparison.holds(.wording))
    let other = compare("- handle = success\nIt's sent.\n", "- handle = failure\nIt's sent.\n")
    #expect(!other.holds(.facts))
    #expect(other.holds(.wording))
  }

  @Test func eachKindIsComparedInItsOrder() {
    let came = "- resolveContent = success hi\n- confirm = ready\n"
    #expect(compare("- confirm = ready\n- resolveContent = success hi\n", came).differences(.facts).count == 2)
    #expect(compare("- resolveContent = success hi\n", came).steps.last == .unexpected(observed: 1, after: 0))
    #expect(
      compare("- resolveContent = success hi\n- confirm = ready\n- handle = success\n", came).steps.last
        == .missing(expected: 2))
  }

  @Test func threeDotsAloneTakeAnyNumberOfLinesOfTheirKind() {
    let came = "- resolveRecipients = success Ann\n- resolveContent = success hi\n- confirm = ready\nReady?\n"
    #expect(compare("- ...\n", came).holds)
    #expect(compare("- ...\n- confirm = ready\n", came).holds)
    #expect(compare("- confirm = ready\n- ...\n", came).differences(.facts) == [.missing(expected: 0)])
    #expect(compare("- ...\n- handle = success\n", came).differences(.facts) == [.missing(expected: 1)])
    #expect(compare("...\nReady?\n...\n", came).holds)
    #expect(compare("| ...\n", came).holds)
  }

  @Test func optionalForbiddenAndAlternativeLines() {
    let came = "- handle = success\nOK, it's sent.\n| Sent  18:05\n"
    #expect(compare("? One moment.\nOK, it's sent.\n", came).holds)
    #expect(compare("? OK, it's sent.\n", came).holds)
    #expect(compare("? One moment.\n", came).differences(.wording).count == 1)
    #expect(compare("It is sent.\n~ Done.\n~ OK, ... sent.\n", came).holds)
    #expect(compare("! problem\n", came).holds)
    #expect(compare("! sent\n", came).steps == [.forbidden(expected: 0, observed: 1)])
    #expect(compare("! 18:05\n", came).differences(.facts).count == 1)
    #expect(compare("! - handle = success\n", came).differences(.facts).count == 1)
    #expect(compare("! - handle = failure\n", came).steps.isEmpty)
  }

  @Test func aTurnThatShowsNothingIsCountedAndStrictReadersFail() {
    let file = TalkFile.parse("> hi\n> bye\nBye.\n")
    var comparer = TranscriptComparer()
    let turns = file.turns.map { comparer.compare($0, with: [ObservedLine(.says, "Bye.")]) }
    let result = TranscriptResult(file: nil, problems: file.problems, turns: turns)
    #expect(result.uncheckedCount == 1)
    #expect(result.passes(strict: false))
    #expect(!result.passes(strict: true))
    #expect(result.report(strict: true).contains("unchecked"))
  }

  @Test func theReportShowsBothLinesInTheNotationWithACaret() {
    let file = TalkFile.parse("> the first one\n- handle = success\nOK.\n", file: "a.talk")
    var comparer = TranscriptComparer()
    let turn = comparer.compare(
      file.turns[0], with: [ObservedLine(.trace, "handle = failure"), ObservedLine(.says, "OK.")])
    #expect(
      TranscriptResult(file: "a.talk", turns: [turn]).report() == """
        a.talk:2:1: facts differ: handle answered failure, not success
          > the first one
        - - handle = success
        + - handle = failure
                     ^
          OK.

        """)
  }

  @Test func aTurnIsOneDifferenceWithWhatStandsBesideIt() {
    let file = TalkFile.parse(
      "> hi\n- understood ZhiChat INSendMessageIntent\n- resolveContent = success hi\n- confirm = ready\nOne.\nTwo.\nThree.\nSend it?\n! problem\n",
      file: "a.talk")
    var comparer = TranscriptComparer()
    let turn = comparer.compare(
      file.turns[0],
      with: [
        ObservedLine(.trace, "understood ZhiChat INSendMessageIntent"),
        ObservedLine(.trace, "resolveContent = needsValue"), ObservedLine(.says, "One."), ObservedLine(.says, "Two."),
        ObservedLine(.says, "Three."),
        ObservedLine(.says, "There was a problem."),
      ])
    #expect(
      TranscriptResult(file: "a.talk", turns: [turn]).report() == """
        a.talk:3:1: facts differ: resolveContent answered needsValue, not success, and 3 lines more
          > hi
          - understood ZhiChat INSendMessageIntent
        - - resolveContent = success hi
        + - resolveContent = needsValue
                             ^
        - - confirm = ready
          One.
          ⋮
          Three.
        - Send it?
        + There was a problem.
          ^
        - ! problem
        + There was a problem.

        """)
  }

  @Test(
    arguments: [
      ("- handle = success", [], "handle didn't come"),
      (
        "- resolveContent = success hi", [("trace", "resolveContent = success ho")],
        "resolveContent came with another value"
      ),
      ("- confirm = ready", [("trace", "handle = ready")], "handle came in the place of confirm"),
      ("Hello.", [("says", "Hi.")], "a line of Siri's is another"),
      (
        "- handle = success", [("trace", "handle = success"), ("trace", "app open")],
        "app open came, which nothing expects"
      ),
      ("! sorry", [("says", "I'm sorry")], "'sorry' came, which must not"),
      ("| Sent", [], "a row of the card didn't come"),
    ] as [(String, [(String, String)], String)])
  func theReasonIsASentence(expected: String, came: [(String, String)], reason: String) throws {
    let file = TalkFile.parse("> hi\n" + expected + "\n")
    var comparer = TranscriptComparer()
    let turn = comparer.compare(
      file.turns[0], with: try came.map { ObservedLine(try #require(ObservedLine.Kind(rawValue: $0.0)), $0.1) })
    #expect(TurnReport(turn)?.reason == reason)
  }

  @Test func noControlCharacterReachesTheReport() {
    let file = TalkFile.parse("> \u{1B}[31mred\nsafe\n", file: "a\u{7}.talk")
    var comparer = TranscriptComparer()
    let turn = comparer.compare(file.turns[0], with: [ObservedLine(.says, "\u{1B}]0;title\u{7}\u{202E}x")])
    let report = TranscriptResult(file: nil, turns: [turn]).report()
    #expect(!report.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test func tenThousandChoicesAreComparedSoonAlsoWhenTheFirstDiffers() {
    let lines = (1...10_000).map { (number: Int) in ObservedLine(.choice, "Sam \(number)", number: number) }
    let expected = "1. Bob\n" + (2...10_000).map { "\($0). Sam \($0)\n" }.joined()
    var comparer = TranscriptComparer()
    let comparison = comparer.compare(TalkFile.parse("> hi\n" + expected).turns[0], with: lines)
    #expect(comparison.differences(.facts).count == 1)
  }
}
