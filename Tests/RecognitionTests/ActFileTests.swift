import SimCatalog
import SimDiagnostics
import SimLinting
import SimPhrases
import Testing

@testable import SimRecognition

/// Every example of the files of what answers do is read as the act that its file is named after, and no counter-example is.
@Suite struct ActFileExamples {
  /// The requests that are answered in the examples.
  private static let intents: [IntentName] = [
    "INSendMessageIntent", "INRequestRideIntent", "INSendPaymentIntent", "INTransferMoneyIntent",
    "INBookRestaurantReservationIntent", "INAddTasksIntent",
  ]

  /// What an answer is read as, about each of the requests, where an act of this kind may be meant: any words, and what is offered,
  /// are meant at their own prompts alone.
  /// A yes that says what is to be done is one where the intent does that.
  private func readings(
    _ text: String, _ kind: AnswerAct.Kind, _ phrase: Phrase, in world: ExampleWorld
  ) -> [AnswerReading] {
    let deeds: [String?] = Self.deeds(of: phrase) ?? [nil]
    return Self.intents.flatMap { intent in
      let parameters = Catalog.siriKit.schema(of: intent)?.parameters.filter(\.isResolvable) ?? []
      // What is said where nothing is asked is held against nothing else.
      let isAnswer = AnswerAct.Kind.answers.contains(kind)
      let kinds = isAnswer ? AnswerAct.Kind.answers.subtracting([.words, .choose]).union([kind]) : [kind]
      return deeds.map { deed in
        let scope = AnswerScope(intent: intent, deed: deed, app: "app", parameters: parameters, kinds: kinds)
        return world.recognizer.acts(in: text, for: scope, in: ExampleWorld.context)
      }
    }
  }

  /// What a phrase's words may be said of; nil where it doesn't say.
  private static func deeds(of phrase: Phrase) -> [String]? {
    for case .constant(ActReaders.deed, let names, _) in phrase.parts { return ActSlot.names(names) }
    return nil
  }

  private func isOnly(_ kind: AnswerAct.Kind, _ reading: AnswerReading) -> Bool {
    let acts = reading.acts.map(\.kind)
    return reading.unread.isEmpty && (kind == .filler ? acts : acts.filter { $0 != .filler }) == [kind]
  }

  private func text(_ reading: AnswerReading, of sentence: String) -> String {
    let bytes = Array(sentence.utf8)
    func words(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let acts = reading.acts.map { act in "\(act.kind.rawValue)(\(words(act.range)))" }
    return (acts + reading.unread.map { "unread(\(words($0)))" }).joined(separator: " ")
  }

  @Test(arguments: SiriFiles.languages) func examplesAreRead(_ name: String) {
    let world = ExampleWorld(name, in: SiriFiles.languageLibrary)
    var failures: [String] = []
    var count = 0
    for (kind, file) in world.language.actFiles {
      for entry in file.entries {
        if entry.examples.isEmpty { failures.append("\(file.path):\(entry.phrase.place.line): no example") }
        for example in entry.examples {
          count += 1
          let readings = readings(example.sentence, kind, entry.phrase, in: world)
          if !readings.contains(where: { isOnly(kind, $0) }) {
            let got = readings.map { text($0, of: example.sentence) }.joined(separator: "\n  + ")
            failures.append("\(file.path):\(example.place.line): \(example.sentence)\n  + \(got)")
          }
        }
        for example in entry.counterexamples {
          count += 1
          let readings = readings(example.sentence, kind, entry.phrase, in: world)
          if readings.contains(where: { isOnly(kind, $0) }) {
            failures.append("\(file.path):\(example.place.line): ! \(example.sentence)")
          }
        }
      }
    }
    #expect(count > 0)
    #expect(failures.isEmpty, "\(failures.count) of \(count):\n\(failures.joined(separator: "\n"))")
  }

  @Test(arguments: SiriFiles.languages) func everythingThatAnAnswerDoesIsSaid(_ name: String) {
    let kinds = ExampleWorld(name, in: SiriFiles.languageLibrary).language.actFiles.filter { !$0.file.entries.isEmpty }
      .map(
        \.kind)
    #expect(Set(AnswerAct.Kind.allCases).subtracting(kinds) == [])
  }

  /// Whatever is reviewed can be said in so many words: "send it", "book it".
  @Test(arguments: SiriFiles.languages) func whatIsReviewedIsNamed(_ name: String) {
    let phrases = ExampleWorld(name, in: SiriFiles.languageLibrary).language.actFiles.flatMap(\.file.entries).map(
      \.phrase)
    let named = Set(phrases.flatMap { Self.deeds(of: $0) ?? [] })
    for intent in Catalog.siriKit.intents where intent.review {
      #expect(intent.deed.map(named.contains) == true, "\(intent.name): \(intent.deed ?? "it does nothing")")
    }
  }
}
