import Foundation
import SimAppFiles
import SimCatalog
import TestPrograms
import Testing

@testable import SimSession

/// Answers as people give them, over every kind of prompt (`Sets/README.md`): written before the code that understands them.
@Suite("Answers as people give them")
struct AnswerTests {
  /// How many of a hundred are right at least: the aim is 90, and what has been reached is kept. Which ones aren't stands in the
  /// `unmet.list` of the language.
  private static let least = 93

  @Test("are right as often as they must be, and never do what nobody said", arguments: AnswerWorld.languagesOfSets)
  func sets(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let sets = try AnswerWorld.sets(language)
    try #require(!sets.isEmpty)
    var outcomes: [UnmetList.Outcome] = []
    var wrong: [String] = []
    for set in sets {
      #expect(set.faults == [])
      for block in set.blocks {
        for answer in block.answers {
          let (session, start) = try AnswerWorld.session(at: block, of: set, library)
          defer { session.close() }
          var run = start
          let before = start.standing
          for turn in answer.turns { run.say(turn) }
          let isThere = block.prompt.map { start.isAt($0) } ?? true
          let got = isThere ? run.text : "the prompt is \(start.text)"
          let isMet = isThere && run.meets(answer.expected, after: before)
          let outcome = UnmetList.Outcome(
            set.name(of: answer, in: block), at: "\(set.path):\(answer.line)",
            failure: isMet ? nil : .init(expected: answer.expected.text, got: got))
          outcomes.append(outcome)
          if isThere, run.isWrongDeed(answer.expected) {
            wrong.append("\(outcome.place): \(outcome.name)\n  - \(answer.expected.text)\n  + \(got)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    let failed = outcomes.count { $0.failure != nil }
    #expect(
      (outcomes.count - failed) * 100 >= outcomes.count * Self.least,
      "\(failed) of \(outcomes.count) are not right")
    for complaint in UnmetList.check(outcomes, against: AnswerWorld.unmet(language)) { Issue.record("\(complaint)") }
  }
}
