import SimAppFiles
import SimCatalog
import SimDialogue
import SimLinting
import SimPhrases
import SimRecognition
import TestPrograms
import Testing

@testable import SimSession

/// Walks over the states of conversations with real handlers, with acts as input: what may never happen doesn't.
@Suite("A walk over the states")
struct StateWalkTests {
  private static let walks = 6
  private static let steps = 5

  @Test("does nothing that nobody has seen and agreed to", arguments: AnswerWorld.languagesOfSets)
  func walks(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let languageLibrary = try AnswerWorld.languages()
    let said = languageLibrary.language(language).actFiles.map { $0.file.entries.flatMap(\.examples).map(\.sentence) }
    var dice = Dice(state: 11)
    var turns = 0
    var handled = 0
    var faults: [String] = []
    for set in try AnswerWorld.sets(language) {
      for block in set.blocks {
        // What people say to this prompt, and what they could say to any.
        let own = block.answers.flatMap(\.turns)
        let (session, _) = try AnswerWorld.session(at: block, of: set, library)
        defer { session.close() }
        for _ in 0..<Self.walks {
          var walk = Walk(catalog: library.catalog)
          var count = 0
          for _ in 0..<Self.steps {
            guard session.begun().expectation != .nothing else { break }
            let words = (0...dice.roll(2)).compactMap { _ in
              dice.roll(3) == 0 ? dice.pick(own) : dice.pick(said).flatMap { dice.pick($0) }
            }
            walk.step(words.joined(separator: language.hasPrefix("zh") ? "，" : ", "), in: session)
            turns += 1
            count += 1
          }
          handled += walk.handled
          faults += walk.faults.map { "\(set.path):\(block.line): \($0)" }
          for _ in 0..<count { #expect(session.undo()) }
        }
      }
    }
    #expect(turns > 200 && handled > 5, "\(turns) turns, \(handled) of them did something")
    #expect(faults.isEmpty, "\(faults.count) of \(turns):\n\(faults.joined(separator: "\n"))")
  }
}

/// Some answers in a row, each held against what may never happen.
private struct Walk {
  let catalog: Catalog
  private(set) var handled = 0
  private(set) var faults: [String] = []
  private var path: [String] = []

  init(catalog: Catalog) { self.catalog = catalog }

  mutating func step(_ answer: String, in session: Session) {
    let before = session.begun()
    let shown = before.filledIntent
    path.append(answer)
    let turn = session.run(.said(answer))
    let after = session.begun()
    let heard = after.facts.answer?.heard
    let isHandled = turn.outputs.contains { output in
      if case .trace(.respond(.handle, _, _)) = output { true } else { false }
    }
    let isOther = turn.outputs.contains { output in
      if case .trace(.understood) = output { true } else { false }
    }
    if isHandled {
      handled += 1
      check(isAgreed(before, heard, isOther, after), "done without an unmixed yes to a review")
      // What is done is what was shown.
      if case .review = before.expectation, !isOther {
        check(after.filledIntent?.parameters == shown?.parameters, "something else is done than was shown")
      }
    }
    if case .partly = heard {
      let isOpen = after.expectation == before.expectation || before.failedAnswers > 0
      check(!isHandled && isOpen, "half an answer is taken")
    }
    if case .changes(let changes) = heard { check(changes, of: after.facts.answer, turn, after) }
    if heard == .unreadable, after.expectation == .nothing, !(shown?.parameters ?? []).isEmpty {
      check(before.failedAnswers > 0, "what is filled is lost without being offered once more")
    }
  }

  /// Whether what was done may be: after an unmixed yes to a review, or with a value for an intent that shows none.
  private func isAgreed(
    _ before: Conversation, _ heard: AnswerFacts.Heard?, _ isOther: Bool, _ after: Conversation
  ) -> Bool {
    // A new sentence's own request: what it asks for is what it says, and an intent that moves money is always shown first.
    guard let name = after.filledIntent?.name, let schema = catalog.schema(of: name) else { return false }
    if isOther { return !schema.review }
    guard schema.review else {
      switch heard {
      case .no, .cancel, .unreadable, .partly, .hold, .again, .help, .more: return false
      default: return true
      }
    }
    guard case .review = before.expectation, heard == .yes, let answer = after.facts.answer else { return false }
    return answer.unread.isEmpty && answer.acts.allSatisfy { [.affirm, .send, .filler].contains($0.kind) }
  }

  private mutating func check(
    _ changes: [AnswerChange], of answer: AnswerFacts?, _ turn: SessionTurn, _ after: Conversation
  ) {
    for change in changes where change.way != .change {
      let isReported = turn.outputs.contains { output in
        if case .trace(.answered(change)) = output { true } else { false }
      }
      check(isReported, "a change isn't told: \(TraceNotation.text(of: change))")
    }
    // "Not X, Y" leaves no X at the next review, but where X is what takes the place as well ("not Jon, Sam; no, Jon",
    // "leave out Jon; make it out to Jon").
    guard let answer, let intent = after.filledIntent, case .review = after.expectation else { return }
    let new = changes.flatMap { $0.way == .remove ? [] : $0.value?.elements ?? [] }
      .map { ValueNotation.text(of: $0).lowercased() }
    let line = Array(answer.text.utf8)
    for act in answer.acts where act.kind == .replace || act.kind == .remove {
      guard let range = act.old else { continue }
      let old = String(decoding: line[range.clamped(to: 0..<line.count)], as: UTF8.self).lowercased()
      let rest = String(decoding: line[range.clamped(to: 0..<line.count).upperBound...], as: UTF8.self).lowercased()
      guard !rest.contains(old) else { continue }
      let left = intent.parameters.flatMap { $0.value.elements }.map { ValueNotation.text(of: $0).lowercased() }
        .filter { $0 == old && !new.contains($0) }
      check(left.isEmpty, "\(old) is still there")
    }
  }

  private mutating func check(_ isRight: Bool, _ fault: String) {
    if !isRight { faults.append("\(fault): \(path.joined(separator: " || "))") }
  }
}
