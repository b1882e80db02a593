import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import SimTranscripts
import TestLanguages
import TestPrograms
import Testing

@testable import SimSession

/// Whatever Siri asks in the sets (`Sets/README.md`), a request can be ended, in any wording, and nothing is done then.
/// What isn't ended yet stands in the `cancelling-unmet.list` of the language.
@Suite("Any prompt can be cancelled")
struct CancelTests {
  @Test(
    "in the words of people, and in those of the acts with fillers around them", arguments: AnswerWorld.languagesOfSets)
  func cancels(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let said = try AnswerWorld.examples(language)
    let cancels = try #require(said[.cancel])
    let fillers = try #require(said[.filler])
    let no = try #require(said[.deny]?.first)
    let wordings = TestLanguages.lines(of: "cancelling.txt", in: language)
    #expect(wordings.count >= 20)
    var dice = Dice(state: 11)
    let mixed = (0..<20).map { _ in
      let words = [
        fillers[dice.roll(fillers.count)], cancels[dice.roll(cancels.count)], fillers[dice.roll(fillers.count)],
      ]
      return words.dropFirst(dice.roll(2)).dropLast(dice.roll(2)).joined(separator: dice.roll(2) == 0 ? " " : ", ")
    }
    var seen: Set<String> = []
    let tried = (wordings + mixed).filter { seen.insert($0).inserted }
    var prompts = 0
    var outcomes: [UnmetList.Outcome] = []
    /// Says each wording to what is asked, and takes it back; nothing where nothing is.
    func tryAll(at session: Session, of set: AnswerSet, _ turns: [String], line: Int) {
      guard session.begun().expectation != .nothing else { return }
      prompts += 1
      for wording in tried {
        let turn = session.run(.said(wording))
        let calls = turn.outputs.contains { if case .trace = $0 { true } else { false } }
        let isOver = !calls && session.begun().expectation == .nothing
        let said = turn.outputs.compactMap { if case .says(let line) = $0 { line.text } else { nil } }
        outcomes.append(
          UnmetList.Outcome(
            "\(FilePath.name(of: set.path)): \((turns + [wording]).joined(separator: " || "))",
            at: "\(set.path):\(line)",
            failure: isOver ? nil : .init(got: said.first ?? "nothing is said")))
        #expect(session.undo())
      }
    }
    for set in try AnswerWorld.sets(language) {
      for block in set.blocks {
        let (session, _) = try AnswerWorld.session(at: block, of: set, library)
        defer { session.close() }
        tryAll(at: session, of: set, block.turns, line: block.line)
        // Behind the no to a review it is asked how to go on.
        guard case .review = session.begun().expectation else { continue }
        session.run(.said(no))
        tryAll(at: session, of: set, block.turns + [no], line: block.line)
      }
    }
    #expect(prompts >= 10)
    let unmet = TestLanguages.path(of: "cancelling-unmet.list", in: language)
    for complaint in UnmetList.check(outcomes, against: unmet) { Issue.record("\(complaint)") }
  }
}
