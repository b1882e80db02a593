import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// At a review that anybody would be sorry to have answered by mistake: whatever is said that is no unmixed yes, nothing is done.
@Suite("An answer that is no unmixed yes")
struct NoDeedTests {
  /// Acts that are no yes.
  private static let others: [AnswerAct.Kind] = [
    .deny, .cancel, .hold, .again, .help, .back, .set, .replace, .remove, .add, .append, .change, .but,
  ]

  /// Examples of acts that are whole requests for something else: behind a yes, they are said after it.
  private static let requests: Set = ["I want to go home"]

  @Test("does nothing, in whatever mixture", arguments: AnswerWorld.languagesOfSets)
  func mixtures(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let said = try AnswerWorld.examples(language)
    let session = try AnswerWorld.payments(onPaperIn: language, library)
    defer { session.close() }
    session.run(.said(try AnswerWorld.paymentRequest(language)))
    guard case .review = session.begun().expectation else {
      Issue.record("no review: \(session.begun().expectation)")
      return
    }
    var dice = Dice(state: 7)
    var deeds: [String] = []
    for _ in 0..<600 {
      let count = 1 + dice.roll(3)
      // One that is no yes at least, wherever it stands.
      let place = dice.roll(count)
      let kinds = (0..<count).map { index in
        index == place || dice.roll(2) == 0
          ? Self.others[dice.roll(Self.others.count)] : [.affirm, .send, .filler][dice.roll(3)]
      }
      let words = kinds.compactMap { kind in said[kind].map { $0[dice.roll($0.count)] } }
      guard !words.contains(where: Self.requests.contains) else { continue }
      let answer = words.joined(separator: [", ", " ", "。"][dice.roll(language.hasPrefix("zh") ? 3 : 2)])
      let turn = session.run(.said(answer))
      let isDone = turn.outputs.contains { output in
        if case .trace(.respond(.handle, _, _)) = output { true } else { false }
      }
      if isDone { deeds.append("\(answer)  (\(kinds.map(\.rawValue).joined(separator: ", ")))") }
      #expect(session.undo())
    }
    #expect(deeds.isEmpty, "\(deeds.joined(separator: "\n"))")
  }
}
