import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import SimTranscripts
import Testing

@testable import SimSession

/// Answers that nobody would type, at a review and at an open question: nothing traps, nothing is done, nothing is lost.
@Suite("Answers that are none")
struct BadAnswerTests {
  private static let none = [
    String(repeating: "a", count: 100_000), String(repeating: "yes ", count: 25_000) + "no",
    String(repeating: "是不", count: 20_000), "\u{0}\u{1}\u{1B}[2J\u{7}\u{8}", "\u{202E}sey", "💸💸💸", "👩‍👩‍👧🇨🇳❤️",
    "وافق", "да", "oui", "", "   ", "\t\u{3000}", "?", "…", "((((", "yes?", "YES?", "是吗？", "y e s n o",
    "{value}", "%s %n",
  ]

  /// At the review of a payment.
  private func session(_ language: String) throws -> Session {
    let session = try AnswerWorld.payments(
      onPaperIn: language, SessionLibrary.open(environment: ProcessVariables.all).get())
    session.run(.said(try AnswerWorld.paymentRequest(language)))
    return session
  }

  private func isHandled(_ turn: SessionTurn) -> Bool {
    turn.outputs.contains { if case .trace(.respond(.handle, _, _)) = $0 { true } else { false } }
  }

  @Test("do nothing at a review and lose nothing", arguments: AnswerWorld.languagesOfSets)
  func atAReview(_ language: String) throws {
    let session = try session(language)
    defer { session.close() }
    let review = session.begun().expectation
    let filled = session.begun().filledIntent
    for answer in Self.none {
      let turn = session.run(.said(answer))
      #expect(!isHandled(turn), "\(answer.prefix(40))")
      #expect(session.begun().expectation == review, "\(answer.prefix(40))")
      #expect(session.begun().filledIntent == filled, "\(answer.prefix(40))")
      #expect(session.undo())
    }
    // Capitals, and a full stop, change nothing.
    let yes = try #require(AnswerWorld.examples(language)[.affirm]?.first)
    for answer in [yes.uppercased(), yes + ".", yes.uppercased() + "!"] {
      #expect(isHandled(session.run(.said(answer))), "\(answer)")
      #expect(session.undo())
    }
  }

  @Test(
    "of the other language are no yes",
    arguments: [
      ("en", ["好的", "是"]), ("id", ["好的", "是"]), ("zh-Hans", ["si", "ja"]), ("zh-Hant", ["si", "ja"]),
    ])
  func ofTheOtherLanguage(_ language: String, _ answers: [String]) throws {
    let session = try session(language)
    defer { session.close() }
    for answer in answers {
      #expect(!isHandled(session.run(.said(answer))), "\(answer)")
      #expect(session.undo())
    }
  }
}
