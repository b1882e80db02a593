import Foundation
import SimCatalog
import SimDiagnostics
import SimSession
import Testing

@testable import SimBatch

/// The measuring itself, on a few sentences whose result can be counted by hand (`Corpus`).
@Suite struct EvaluationTests {
  private let evaluation: Evaluation

  init() throws {
    var problems: [Diagnostic] = []
    let sets = EvaluationSet.sets(in: Self.corpus, catalog: .siriKit, diagnostics: &problems)
    try #require(problems.isEmpty)
    let library = try SessionLibrary.open(environment: ProcessInfo.processInfo.environment).get()
    evaluation = Evaluation(sets, library: library, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
  }

  @Test func requestsAreRightWrongOrDeclined() throws {
    let score = try self.score("small", "en")
    #expect((score.requests, score.right, score.wrong, score.declined) == (5, 3, 1, 1))
    #expect((score.beyond, score.beyondTaken) == (2, 1))
    #expect((score.negatives, score.negativesTaken) == (2, 1))
  }

  @Test func examplePhrasesAreSaidToTheirApp() throws {
    let english = try score("phrases", "en")
    #expect((english.requests, english.right) == (3, 3))
    let chinese = try score("phrases", "zh-Hans")
    #expect((chinese.requests, chinese.right) == (1, 1))
  }

  @Test func slotsAreComparedByTheirWords() throws {
    let slots = try score("small", "en").slots
    #expect(slots["content"] == SlotScore(expected: 2, found: 2, right: 2))
    #expect(slots["recipients"] == SlotScore(expected: 2, found: 2, right: 1, near: 1))
    #expect(slots["dropOffLocation"] == SlotScore(expected: 2, found: 1, right: 1))
    #expect(slots["_when"] == nil)
  }

  @Test(arguments: [("the station", "station", 1), ("station", "the old station", 1), ("stations", "station", 0)])
  func aFewWordsTooManyAreNear(found: String, expected: String, near: Int) {
    var score = SlotScore()
    #expect(score.add(expected: [Surface(expected)], found: [[Surface(found)]]) == [0])
    #expect(score == SlotScore(expected: 1, found: 1, right: 0, near: near))
  }

  @Test func answersAreWhatAConversationMakesOfThem() throws {
    let score = try self.score("replies", "en")
    #expect((score.answers, score.answersRight, score.answersWrong) == (5, 4, 1))
    #expect(evaluation.unusable.map(\.count) == [1, 2])
  }

  /// A table is booked without a review: the answer that says when has it booked, and is right when it says no more than that.
  @Test func whatIsNeverReviewedMayBeDone() throws {
    let score = try self.score("tables", "en")
    #expect((score.answers, score.answersRight, score.answersWrong) == (5, 3, 2))
  }

  /// "tomorrow at 7 pm" is both "7 pm" and "tomorrow"; "at 6 pm" is "6 pm".
  @Test func aDateWithATimeOfDayIsBoth() throws {
    let score = try self.score("tables", "en")
    #expect(score.slots["bookingDateComponents"] == SlotScore(expected: 2, found: 2, right: 2))
    #expect(score.answerSlots["bookingDateComponents"] == SlotScore(expected: 6, found: 6, right: 5))
  }

  @Test(arguments: [
    (["7 pm", "tomorrow"], 2, 2), (["tomorrow", "7 pm"], 2, 2), (["8 pm", "tomorrow"], 2, 1),
    (["7 pm", "today"], 2, 1),
    (["tomorrow"], 1, 0), (["7 pm"], 1, 0), (["tomorrow at 7 pm"], 1, 1), (["today", "tomorrow"], 1, 0),
  ])
  func eachHalfIsRightByItself(written: [String], found: Int, right: Int) throws {
    var problems: [Diagnostic] = []
    let values = written.map { "\"\($0)\"" }.joined(separator: ", ")
    let line = """
      {"text": "book a table for two at Kiku tomorrow at 7 pm", "intent": "INBookRestaurantReservation", "locale": "en-US", \
      "slots": {"bookingDateComponents": [\(values)]}}
      """
    let set = EvaluationSet(path: "one.jsonl", text: line, catalog: .siriKit, diagnostics: &problems)
    let library = try SessionLibrary.open(environment: [:]).get()
    let measured = Evaluation([set], library: library, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    let score = try #require(measured.scores.first?.slots["bookingDateComponents"])
    #expect((score.expected, score.found, score.right) == (written.count, found, right))
  }

  /// "Four people" is "four", and no other number.
  @Test(arguments: [
    ("book a table for four people", "four", 1), ("book a table for four people", "4", 1),
    ("book a table for four people", "five", 0), ("订一张四个人的桌子", "四", 1), ("订一张四个人的桌子", "五", 0),
  ])
  func aNumberIsTheSameWithoutTheWordThatItCounts(text: String, written: String, right: Int) throws {
    var problems: [Diagnostic] = []
    let locale = text.utf8.first.map { $0 < 128 } ?? true ? "en-US" : "zh-CN"
    let line = """
      {"text": "\(text)", "intent": "INBookRestaurantReservation", "locale": "\(locale)", "slots": {"partySize": ["\(written)"]}}
      """
    let set = EvaluationSet(path: "one.jsonl", text: line, catalog: .siriKit, diagnostics: &problems)
    let library = try SessionLibrary.open(environment: [:]).get()
    let measured = Evaluation([set], library: library, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    let score = try #require(measured.scores.first?.slots["partySize"])
    #expect((score.expected, score.found, score.right) == (1, 1, right))
  }

  @Test func aYesIsOneAndNothingElseIs() throws {
    let score = try self.score("replies", "en")
    #expect((score.yes, score.yesRight) == (2, 1))
    #expect((score.others, score.othersTaken) == (2, 1))
    #expect(EvaluationReport(evaluation).lines.contains { $0.hasPrefix("replies") && $0.hasSuffix(" 50.0") })
  }

  @Test func confusionsAndStrangeLanguagesAreCounted() {
    let messages = "INSearchForMessagesIntent"
    #expect(evaluation.confusions[Confusion(expected: "INRequestRideIntent", understood: messages)] == 1)
    #expect(evaluation.confusions[Confusion(expected: nil, understood: messages)] == 1)
    #expect(evaluation.confusions[Confusion(expected: "INSendMessageIntent", understood: nil)] == 1)
    #expect(evaluation.unspoken.map(\.locale) == ["de", "de"])
  }

  @Test func everyFailureIsALineOfItsOwn() {
    let failures = evaluation.failures.map { String(decoding: $0, as: UTF8.self) }
    #expect(failures.count == 10)
    #expect(
      failures.contains {
        $0.contains(#""kind":"slots","text":"text Ben hello""#)
          && $0.contains(#""missing":{"recipients":["Ben Ito"]},"found":{"recipients":["ben"]}"#)
      })
  }

  @Test func theTablesHaveOneRowForEachSetAndLanguage() {
    let lines = EvaluationReport(evaluation).lines
    #expect(lines.contains { $0.hasPrefix("small    en ") && $0.contains(" 60.0 ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("all      zh-Hans ") && $0.contains(" 100.0 ") }, "\(lines)")
    #expect(lines.last == "2 lines of replies say nothing that can be measured")
  }

  @Test func sentencesAreSaidInEachWayToNameAnApp() throws {
    var problems: [Diagnostic] = []
    let sets = EvaluationSet.sets(in: Self.corpus, catalog: .siriKit, diagnostics: &problems)
    let library = try SessionLibrary.open(environment: ProcessInfo.processInfo.environment).get()
    let app = NamedApp(name: "Zigglet", frames: ["@, *", "* with @"])
    #expect(app.texts(of: "text Ben") == ["Zigglet, text Ben", "text Ben with Zigglet"])
    let named = Evaluation(
      sets, library: library, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9), naming: ["en": app])
    let small = try #require(named.scores.first { $0.set == "small" && $0.language == "en" })
    let plain = try score("small", "en")
    #expect((small.requests, small.negatives) == (2 * plain.requests, 2 * plain.negatives))
    #expect(small.right >= 2)
    // An app's own example names it already; an answer names none.
    let phrases = try #require(named.scores.first { $0.set == "phrases" && $0.language == "en" })
    #expect(phrases.requests == 3)
    #expect(named.scores.allSatisfy { $0.answers == 0 && $0.yes == 0 })
    #expect(named.failures.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("replies") })
  }

  @Test func aFolderWithoutSetsIsAnError() {
    var problems: [Diagnostic] = []
    #expect(EvaluationSet.sets(in: Self.corpus + "/utterances", catalog: .siriKit, diagnostics: &problems).isEmpty)
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func aBrokenLineIsLeftOutWithItsPlace() {
    var problems: [Diagnostic] = []
    let set = EvaluationSet(
      path: "x/odd.jsonl", text: "{\"text\": \"a\", \"intent\": \"NONE\"}\n{\n\n{\"text\": 1}\n", catalog: .siriKit,
      diagnostics: &problems)
    #expect(set.name == "odd")
    #expect(set.examples.count == 1)
    #expect(problems.map(\.place?.line) == [2, 4])
  }

  private func score(_ set: String, _ language: String) throws -> SetScore {
    try #require(evaluation.scores.first { $0.set == set && $0.language == language })
  }

  private static let corpus = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Corpus"
}
