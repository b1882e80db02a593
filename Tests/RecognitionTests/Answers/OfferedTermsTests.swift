import SimCatalog
import SimUtterances
import Synchronization
import Testing

@testable import SimRecognition

/// What is offered, as terms of the moment.
@Suite("What is offered") struct OfferedTermsTests {
  private static let cards = [
    Option("Blue card", detail: "4111 0101"), Option("Red card", detail: "4111 0202", alsoCalled: ["Holiday"]),
    Option("12"),
  ]

  private func plain(_ text: String) -> PlainText { PlainText(text, Apostrophes()) }

  private func match(_ words: String, among candidates: [Int] = [0, 1, 2]) -> OptionMatch {
    OfferedTerms(Self.cards, plain).match(plain(words), among: candidates)
  }

  @Test(
    "is chosen by a name, a part of one, a number of the list and its last digits",
    arguments: [
      ("blue card", [0]), ("holiday", [1]), ("red", [1]), ("the red card please", []), ("card", [0, 1]), ("2", [1]),
      ("12", [2]), ("4", []), ("1 0202", [1]), ("1 02", []), ("green", []), ("yes", []),
    ]) func chosen(_ words: String, _ meant: [Int])
  {
    switch match(words) {
    case .one(let option): #expect(meant == [option])
    case .several(let options): #expect(meant == options && options.count > 1)
    case .none: #expect(meant.isEmpty)
    }
  }

  @Test("has its numbers among those that are still meant") func candidates() {
    #expect(match("1", among: [1, 2]) == .one(1) && match("3", among: [1, 2]) == .none)
    #expect(match("blue", among: [1, 2]) == .none && match("card", among: [1, 2]) == .one(1))
  }

  @Test("is found by a name that was said before, where a number is no place in the list") func names() {
    let terms = OfferedTerms(Self.cards, plain)
    #expect(terms.match(name: plain("2")) == .none && terms.match(name: plain("12")) == .one(2))
  }

  /// Cuts as every language does, and counts.
  private final class CountingUnderstander: Understander, Sendable {
    let cut = Mutex<[String: Int]>([:])

    func utterance(_ text: String) -> Utterance {
      cut.withLock { $0[text, default: 0] += 1 }
      return Utterance(text)
    }

    func understand(_ utterance: Utterance, in context: RecognitionContext) -> Understanding {
      Understanding(outcome: .declined(.nothingMatched))
    }

    func readAnswer(
      _ answer: Utterance, as parameter: ParameterSchema, of intent: IntentName, app: String,
      in context: RecognitionContext
    ) -> Slot? { nil }
  }

  @Test("is cut into words once for an answer, and not at all where nobody asks") func once() throws {
    let understander = CountingUnderstander()
    let context = SampleApps.context
    func hear(_ accepts: [AcceptedAnswer]) -> Heard {
      let expected = AnswerExpectation(
        .app, accepts: accepts, options: Self.cards, candidates: [0, 1, 2], failedAnswers: 0, request: nil, deed: nil)
      return understander.hear(
        plain("green"), expecting: .answer(expected), in: context, KnownThings(context: context))
    }
    #expect(hear([.button]).reply == nil)
    #expect(understander.cut.withLock { $0["Holiday"] } == nil)
    guard case .text? = hear([.choice, .request(named: 0, unnamed: 0, mayAskWhichApp: false), .choice, .text]).reply
    else {
      Issue.record("'green' chooses something")
      return
    }
    let names = Self.cards.flatMap(\.names)
    #expect(understander.cut.withLock { cut in names.allSatisfy { cut[$0] == 1 } })
  }
}
