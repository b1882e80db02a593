package import SimCatalog
import SimDiagnostics
package import SimPhrases
package import SimRecognition

/// Phrases of different intents that take the same sentence: `sirisim-vocabulary phrases overlap`.
package struct PhraseOverlaps: Sendable {
  /// Two phrases, and a sentence that both take.
  package struct Overlap: Hashable, Sendable {
    /// The phrase that the sentence comes from.
    package var phrase: PhraseReference
    /// The intent whose phrase it is.
    package var intent: IntentName
    /// The phrase that takes it, too.
    package var other: PhraseReference
    /// The intent that took the sentence, or could have.
    package var otherIntent: IntentName
    /// A sentence that both phrases take.
    package var sentence: String
    /// The intent that the sentence is understood as.
    package var winner: IntentName
    /// Whether the sentence was drawn rather than an example of the file's.
    package var isDrawn: Bool

    /// Whether another intent takes the sentence.
    package var isTaken: Bool { winner != intent }
  }

  /// One for each pair of phrases; the pairs in which one takes the other's sentence come first.
  package private(set) var overlaps: [Overlap] = []
  /// How many sentences were tried.
  package private(set) var sentences = 0
  private var known: Set<String> = []

  /// Tries every example of a language, and some drawn sentences of each phrase.
  ///
  /// - Parameters:
  ///   - selected: the files whose sentences are tried against every phrase of the language; nil for all files.
  ///   - draws: how many sentences of each phrase are drawn.
  package init(_ draw: SentenceDraw, of selected: [PhraseFile]? = nil, draws: Int) {
    var draw = draw
    for file in selected ?? draw.world.language.phraseFiles {
      guard let intent = file.intent.map({ IntentName($0) }) else { continue }
      let recognizer = draw.world.recognizer(for: file)
      for entry in file.entries {
        let reference = PhraseReference(file: file.path, line: entry.phrase.place.line, text: entry.phrase.text)
        draw.begin(entry, in: file)
        for example in entry.examples {
          add(draw.world.named(example.sentence), reference, intent, isDrawn: false, recognizer)
        }
        for number in 0..<max(0, draws) {
          let isNamed = file.needsApp || number % 2 == 1
          guard let sentence = draw.sentence(of: entry, in: file, isNamed: isNamed, mayStandAlone: false) else {
            continue
          }
          add(sentence.text, reference, intent, isDrawn: true, recognizer)
        }
      }
    }
    overlaps = overlaps.filter(\.isTaken) + overlaps.filter { !$0.isTaken }
  }

  /// Removes overlaps that are allowed.
  package mutating func leaveOut(where mayBe: (Overlap) -> Bool) { overlaps.removeAll(where: mayBe) }

  private mutating func add(
    _ sentence: String, _ phrase: PhraseReference, _ intent: IntentName, isDrawn: Bool, _ recognizer: Recognizer
  ) {
    sentences += 1
    let understanding = recognizer.understand(sentence, in: ExampleWorld.context)
    guard let winner = understanding.intent else { return }
    let winning = understanding.phrase.map { [($0, winner)] } ?? []
    let losing = understanding.runnersUp.compactMap { loser in loser.phrase.map { ($0, loser.intent) } }
    for (other, otherIntent) in winning + losing where otherIntent != intent {
      // One phrase may mean two intents on purpose (`also:`).
      guard other.file != phrase.file || other.line != phrase.line else { continue }
      let key =
        [phrase, other].map { "\($0.file):\($0.line)" }.sorted().joined(separator: " ") + (winner == intent ? "" : "!")
      guard known.insert(key).inserted else { continue }
      overlaps.append(
        Overlap(
          phrase: phrase, intent: intent, other: other, otherIntent: otherIntent, sentence: sentence, winner: winner,
          isDrawn: isDrawn))
    }
  }
}
