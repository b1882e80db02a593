import SimCatalog
import Testing

@testable import SimRecognition

/// What is offered is read by the phrases of acts, wherever it stands in an answer.
@Suite("A choice inside a sentence") struct OfferedChoiceTests {
  private static let cards = [Option("Blue card"), Option("Red card", alsoCalled: ["Holiday"]), Option("红色卡片")]

  private func chosen(_ words: String, in language: String = "en") throws -> [Int] {
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled[language]?.language))
    let expected = AnswerExpectation(
      .app, accepts: [.choice, .acts, .valuesInSentence], options: Self.cards, candidates: [0, 1, 2], failedAnswers: 0,
      request: nil, deed: nil)
    let context = SampleApps.context
    let heard = recognizer.hear(
      recognizer.line(words), expecting: .answer(expected), in: context, KnownThings(context: context))
    switch heard.reply {
    case .choice(let option)?: return [option]
    case .narrowed(let options)?: return options
    default: return []
    }
  }

  @Test(
    "is one of what is offered by its name or its place, whatever is said beside it that means nothing",
    arguments: [
      "the red card please", "I'd like the red card", "um, holiday please", "the second one, and make it quick",
      "red card, and make it quick", "oh the red card will do, my dear",
    ]) func isChosen(_ words: String) throws
  { #expect(try chosen(words) == [1]) }

  @Test("is read alike where nothing parts words") func chinese() throws {
    #expect(try chosen("那就红色卡片吧", in: "zh-Hans") == [2])
  }

  @Test(
    "is none where a word turns it into its contrary, a condition stands before it, or two are named",
    arguments: [
      "I never take the red card", "if it is still there, the red card", "the red card or the blue card my dear",
      "either the blue card or perhaps the red card",
      "make it quick",
    ]) func isNone(_ words: String) throws
  { #expect(try chosen(words) == []) }
}
