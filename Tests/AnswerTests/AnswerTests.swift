import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// Answers as people give them, over every kind of prompt (`Sets/README.md`): written before the code that understands them.
@Suite("Answers as people give them")
struct AnswerTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sets")

  /// How many of a hundred are right at least, and the wrong deeds of all.
  private static let least = ["en": 90, "zh-Hans": 90]

  private static func sets(_ language: String) throws -> [AnswerSet] {
    let folder = own.appending(path: language)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".answers") }
      .map { AnswerSet(try String(contentsOf: folder.appending(path: $0), encoding: .utf8), path: "\(language)/\($0)") }
  }

  /// A conversation of a set, at the prompt of a block.
  private func run(_ block: AnswerSet.Block, of set: AnswerSet, _ library: SessionLibrary) throws -> (
    Session, AnswerRun
  ) {
    let world = TalkFile.parse(set.header + "\n> x\n", catalog: library.catalog, words: library.talkWords).world
    let sources = library.apps.filter { source in world.apps.isEmpty || world.apps.contains { source.isNamed($0.text) }
    }
    let user = try world.user.map { try library.user($0.text).get() } ?? UserProfile()
    let session = try library.session(
      world.setting(apps: sources.map(\.app), user: user), sources: sources,
      world: SessionWorld(defaults: world.defaults)
    ).get()
    var run = AnswerRun(session)
    for turn in block.turns { run.say(turn) }
    return (session, run)
  }

  @Test("are right as often as they must be, and never do what nobody said", arguments: ["en", "zh-Hans"])
  func sets(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let sets = try Self.sets(language)
    try #require(!sets.isEmpty)
    var (count, right) = (0, 0)
    var failures: [String] = []
    var wrong: [String] = []
    for set in sets {
      #expect(set.faults == [])
      for block in set.blocks {
        for answer in block.answers {
          let (session, start) = try run(block, of: set, library)
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
