import Foundation
import SimAppFiles
import SimCatalog
import TestPrograms
import Testing

@testable import SimSession

/// Answers as people give them, over every kind of prompt (`Sets/README.md`): written before the code that understands them.
@Suite("Answers as people give them")
struct AnswerTests {
  /// How many of a hundred are right at least: the aim is 90, and what has been reached is kept.
  private static let least = ["en": 93, "zh-Hans": 93, "id": 93]

  @Test("are right as often as they must be, and never do what nobody said", arguments: ["en", "zh-Hans", "id"])
  func sets(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let sets = try AnswerWorld.sets(language)
    try #require(!sets.isEmpty)
    var (count, right) = (0, 0)
    var failures: [String] = []
    var wrong: [String] = []
    for set in sets {
      #expect(set.faults == [])
      for block in set.blocks {
        for answer in block.answers {
          let (session, start) = try AnswerWorld.session(at: block, of: set, library)
          defer { session.close() }
          if let prompt = block.prompt, !start.isAt(prompt) {
            failures.append("\(set.path):\(block.line): the prompt is \(start.text)")
            count += block.answers.count
            break
          }
          var run = start
          let before = start.standing
          for turn in answer.turns { run.say(turn) }
          count += 1
          let place = "\(set.path):\(answer.line): \(answer.turns.joined(separator: " || "))"
          if run.isWrongDeed(answer.expected) { wrong.append("\(place)\n  + \(run.text)") }
          if run.meets(answer.expected, after: before) {
            right += 1
          } else {
            failures.append("\(place)\n  + \(run.text)")
          }
        }
      }
    }
    let report = "\(right) of \(count) are right\n\(failures.joined(separator: "\n"))"
    if let path = ProcessVariables.all["SIRISIM_ANSWERS_REPORT"] {
      try (report + "\n\nwrong deeds:\n" + wrong.joined(separator: "\n")).write(
        toFile: "\(path).\(language)", atomically: true, encoding: .utf8)
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(right * 100 >= count * (Self.least[language] ?? 100), "\(report)")
  }
}
