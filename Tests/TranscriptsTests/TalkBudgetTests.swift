import SimDiagnostics
import Testing

@testable import SimTranscripts

/// How much a conversation may cost the user, in the header's words.
@Suite struct TalkBudgetTests {
  @Test func aHeaderLimitsWhatIsCounted() {
    let file = TalkFile.parse("Questions: at most 2\nTurns: 4\nWords of Siri: At most 30\n\n> hi\n- handle = success\n")
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(
      file.world.budgets == [
        TalkBudget(.questions, atMost: 2), TalkBudget(.turns, atMost: 4), TalkBudget(.words, atMost: 30),
      ])
  }

  @Test(arguments: ["Questions: at least 2", "Questions: few", "Questions: -1", "Questions: at most"])
  func whatIsNoLimitIsTold(header: String) {
    let file = TalkFile.parse(header + "\n\n> hi\n- handle = success\n")
    #expect(file.problems.first?.message.contains("is no limit; expected one like 'at most 2'") == true)
  }

  @Test(arguments: [
    ("Ready to send it?", 4), ("OK, it's sent.", 3), ("", 0), ("…", 0), ("好的，已发送。", 5), ("Call 555-0100?", 2),
    ("用ZhiChat发", 3),
  ])
  func wordsAreWhatSomebodyHears(text: String, count: Int) { #expect(TalkBudget.words(in: text) == count) }

  @Test func whatIsMoreIsAProblem() {
    var spending = TalkBudget.Spending()
    spending.add(asks: true, said: ["What do you want to say?"])
    spending.add(asks: false, said: ["OK, it's sent."])
    let place = TextPlace(file: "a.talk", line: 3)
    #expect(spending.problem(with: TalkBudget(.questions, atMost: 1), at: place) == nil)
    #expect(
      spending.problem(with: TalkBudget(.questions, atMost: 0), at: place)?.message
        == "Siri asks 1 time; 'Questions' allows at most 0")
    #expect(
      spending.problem(with: TalkBudget(.turns, atMost: 1), at: place)?.message
        == "the conversation takes 2 turns; 'Turns' allows at most 1")
    #expect(
      spending.problem(with: TalkBudget(.words, atMost: 8), at: place)?.message
        == "Siri says 9 words; 'Words of Siri' allows at most 8")
  }
}
