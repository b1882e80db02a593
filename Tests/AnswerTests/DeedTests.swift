import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// Whatever is said at a review, a list or a question, nothing is carried out that those words may not do: held against tables
/// that were written by hand, without a look at what sirisim understands.
@Suite("What is said does nothing else")
struct DeedTests {
  /// The languages of which all are demanded at each prompt: `1` for all of them.
  private static let whole = ProcessVariables.all["SIRISIM_ALL_DEEDS"].map { $0.split(separator: ",").map(String.init) }
  /// How many are drawn for a prompt where not all are demanded.
  private static let drawn = ProcessVariables.all["SIRISIM_DEEDS"].flatMap { Int($0) } ?? 6

  /// Of those that would be said, only the ones with these words in them: `call Nancy|not now`.
  private static let wanted = ProcessVariables.all["SIRISIM_DEEDS_SAID"]?.split(separator: "|").map(String.init)

  private static func demandsAll(_ language: String) -> Bool {
    whole.map { $0 == ["1"] || $0.contains(language) } ?? false
  }

  /// Every language has a table, and a new one without it fails here.
  private static let languages: [String] = {
    (try? SessionLibrary.open(environment: ProcessVariables.all).get())?.languageNames ?? []
  }()

  @Test("at any prompt of any intent, alone and two at once", arguments: languages)
  func walk(_ language: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let intents = try IntentDeeds()
    let table = try DeedTable(language, intents)
    #expect(table.faults == [])
    let deeds = Deeds(catalog: library.catalog, intents: intents)
    var turns = 0
    var faults: [String] = []
    var looks = 0
    let prompts = try DeedPrompts(language, library) { key, session, path in
      // Each with dice of its own: more of the ones are no others of the others, and another prompt changes nothing at this one.
      var diceOfOne = Dice(seededBy: key.description)
      var diceOfTwo = diceOfOne
      for said in oneAtATime(table, language, &diceOfOne) + twoAtOnce(table, language, &diceOfTwo)
      where Self.wanted?.contains(where: said.text.contains) ?? true {
        let before = session.begun()
        let turn = session.run(.said(said.text))
        turns += 1
        func fault(looks: Bool) -> String? {
          deeds.fault(
            said.text, said.meanings, isJoinedLoosely: said.isJoinedLoosely, from: before, to: session.begun(),
            in: turn, looks: looks)
        }
        if let fault = fault(looks: false) {
          faults.append("\(key): \((path + [said.text]).joined(separator: " || ")): \(fault)")
        }
        if fault(looks: true) != nil { looks += 1 }
        #expect(session.undo())
      }
    }
    let kinds = Set(prompts.keys.map { $0.kind.split(separator: " ")[0] })
    #expect(kinds.isSuperset(of: ["review", "list", "question"]))
    #expect(prompts.keys.count > 20 && (turns > 20 * Self.drawn || Self.wanted != nil))
    print(
      "\(language): \(turns) answers at \(prompts.keys.count) prompts, \(faults.count) wrong deeds, "
        + "\(looks) looks at something else")
    #expect(faults.isEmpty, "\(faults.count) of \(turns):\n\(faults.joined(separator: "\n"))")
  }

  // MARK: What is said

  private func oneAtATime(_ table: DeedTable, _ language: String, _ dice: inout Dice) -> [Said] {
    let all = table.utterances
    let chosen = Self.demandsAll(language) ? all : (0..<Self.drawn).compactMap { _ in dice.pick(all) }
    return chosen.map { Said(text: $0.text, meanings: $0.meanings) }
  }

  private func twoAtOnce(_ table: DeedTable, _ language: String, _ dice: inout Dice) -> [Said] {
    (0..<(Self.demandsAll(language) ? table.utterances.count : Self.drawn)).compactMap { _ in
      guard let one = dice.pick(table.utterances), let other = dice.pick(table.utterances),
        let join = dice.pick(table.joins)
      else { return nil }
      return Said(
        text: one.text + join + other.text, meanings: one.meanings + other.meanings,
        // Where one of them is a yes with an order already, the order was given.
        isJoinedLoosely: join == table.joins[0] && one.meanings.count == 1 && other.meanings.count == 1)
    }
  }

  /// An utterance, or two of them, with what they may do.
  private struct Said {
    var text: String
    var meanings: [DeedTable.Meaning]
    var isJoinedLoosely = false
  }
}
