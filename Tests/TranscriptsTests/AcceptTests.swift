import SimText
import SimTranscripts
import Testing

@Suite struct AcceptTests {
  private func accept(
    _ text: String, _ turns: [[ObservedLine]], _ acceptance: TalkFile.Acceptance = .all
  ) -> String {
    let file = TalkFile.parse(text)
    var comparer = TranscriptComparer()
    let comparisons = zip(file.turns, turns).map { comparer.compare($0, with: $1) }
    return file.accepting(comparisons, acceptance)
  }

  private let before = """
    # Sending
    App: ZhiChat

    > tell Ann hi
    - ...
    # Siri's own words
    Ready to  send it?
    | To       Ann Day
    | Sent     {when:time}
    1. Yes
    2. No

    """

  private func came(says: String = "Ready to send it?", to: String = "Ann Day", choices: [String] = ["Yes", "No"])
    -> [ObservedLine]
  {
    [
      ObservedLine(.trace, "confirm = ready"), ObservedLine(.says, says), ObservedLine(.card, "To    \(to)"),
      ObservedLine(.card, "Sent  18:05"),
    ] + choices.enumerated().map { ObservedLine(.choice, $1, number: $0 + 1) }
  }

  @Test func whatHoldsStaysByteForByte() {
    #expect(accept(before, [came()]) == before)
  }

  @Test func onlyTheLineThatDiffersIsRewritten() {
    let after = accept(before, [came(says: "Send it?", to: "Bob")])
    #expect(
      after
        == before.replacing("Ready to  send it?", with: "Send it?").replacing("| To       Ann Day", with: "| To  Bob"))
  }

  @Test func wordingTakesChangedWordsAlone() {
    let after = accept(before, [came(says: "Send it?", to: "Bob")], .wording)
    #expect(after == before.replacing("Ready to  send it?", with: "Send it?"))
  }

  @Test func linesComeAndGo() {
    #expect(accept(before, [came(choices: ["Yes"])]) == before.replacing("2. No\n", with: ""))
    #expect(accept(before, [came(choices: ["Yes", "No", "Later"])]) == before + "3. Later\n")
  }

  @Test func wildcardsBesideTheChangeAreKept() {
    let text = "> hi\nWhich number ... Ann Day?\n| Sent  {when:time}  today\n"
    let after = accept(
      text, [[ObservedLine(.says, "Which number for Ann Dale?"), ObservedLine(.card, "Sent  18:05  yesterday")]])
    #expect(after == "> hi\nWhich number ... Ann Dale?\n| Sent  {when:time}  yesterday\n")
  }

  @Test func aWildcardOfAnotherSentenceIsNotKept() {
    #expect(accept("> hi\nAre you ...?\n", [[ObservedLine(.says, "Ready to send it?")]]) == "> hi\nReady to send it?\n")
  }

  @Test func carriageReturnsAndAnOpenLastLineAreKept() {
    let after = accept("> hi\r\nHello.", [[ObservedLine(.says, "Hi."), ObservedLine(.says, "Well?")]])
    #expect(after == "> hi\r\nHi.\r\nWell?\r\n")
  }

  @Test func whatWasAcceptedHolds() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<300 {
      let words = ["a", "b", "{x}", "...", "c d", "\\", "{", "2. x", "> y", "小雨", "{n:number}", "7"]
      func line() -> String { (0..<random.next(4)).map { _ in words[random.next(words.count)] }.joined(separator: " ") }
      let marks = ["- ", "| ", "1. ", "", "? ", "~ "]
      let text = "> hi\n" + (0..<random.next(6)).map { _ in marks[random.next(marks.count)] + line() + "\n" }.joined()
      let observed = (0..<random.next(6)).map { _ in
        ObservedLine([.trace, .card, .choice, .says][random.next(4)], line())
      }
      let after = TalkFile.parse(accept(text, [observed]))
      var comparer = TranscriptComparer()
      let comparison = comparer.compare(after.turns[0], with: observed)
      #expect(comparison.holds(.facts) && comparison.holds(.wording), "\(text)\n---\n\(after.text)\n--- \(observed)")
    }
  }
}
