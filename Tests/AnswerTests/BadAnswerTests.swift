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

  private func session(_ language: String, _ request: String) throws -> Session {
    let session = try AnswerWorld.payments(
      onPaperIn: language, SessionLibrary.open(environment: ProcessVariables.all).get())
    session.run(.said(request))
    return session
  }

  private func isHandled(_ turn: SessionTurn) -> Bool {
    turn.outputs.contains { if case .trace(.respond(.handle, _, _)) = $0 { true } else { false } }
  }

  @Test(
    "do nothing at a review and lose nothing",
    arguments: [("en", "Pay Sam Lee 20 dollars for lunch with FenFen"), ("zh-Hans", "用分分钱包给王小明转20块午饭钱")])
  func atAReview(_ language: String, _ request: String) throws {
    let session = try session(language, request)
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
    for answer in language == "en" ? ["YES", "Yes.", "YES PLEASE!"] : ["是的。", "好！"] {
      #expect(isHandled(session.run(.said(answer))), "\(answer)")
      #expect(session.undo())
    }
  }

  @Test("of the other language are no yes", arguments: [("en", ["好的", "是"]), ("zh-Hans", ["si", "ja"])])
  func ofTheOtherLanguage(_ language: String, _ answers: [String]) throws {
    let request = language == "en" ? "Pay Sam Lee 20 dollars with FenFen" : "用分分钱包给王小明转20块"
    let session = try session(language, request)
    defer { session.close() }
    for answer in answers {
      #expect(!isHandled(session.run(.said(answer))), "\(answer)")
      #expect(session.undo())
    }
  }
}
