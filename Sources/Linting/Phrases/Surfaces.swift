import SimCatalog
import SimPhrases
import SimRecognition

/// Words for each kind of slot, as the examples of a language's phrase files say them.
///
/// An example is understood by the recogniser of a run, and the words that filled a slot are kept for all slots that are read
/// in the same way; so a new reader has words as soon as it has examples.
struct Surfaces: Sendable {
  private struct Key: Hashable {
    var parameter: String?
    var reader: String?
    /// Whether it is for whatever reads the parameter, where nothing is known for the slot's own reader.
    var isAnyReader = false
  }

  private var words: [Key: [String]] = [:]

  init(_ world: ExampleWorld) {
    for file in world.language.phraseFiles {
      for entry in file.entries {
        let slots = PhraseTree.slots(of: entry.phrase.parts)
        for example in entry.examples { add(example, of: file, slots, world) }
      }
    }
  }

  /// Words for a slot: those of the same parameter and reader first, then of the reader, then of the parameter.
  func words(for slot: PhraseSlot) -> [String] {
    var keys = [Key(parameter: slot.parameter, reader: slot.reader)]
    // A reader that is named takes the same words for any parameter, but for terms and cases: an account is no workout.
    if let reader = slot.reader, reader != "term", reader != "case" {
      keys.append(Key(parameter: nil, reader: reader))
    }
    keys.append(Key(parameter: slot.parameter, isAnyReader: true))
    return keys.lazy.compactMap { words[$0] }.first ?? []
  }

  private mutating func add(
    _ example: PhraseExample, of file: PhraseFile, _ slots: [PhraseSlot], _ world: ExampleWorld
  ) {
    let understanding = world.understand(example.sentence, of: file)
    let sentence = world.named(example.sentence)
    for filled in understanding.slots {
      let own = slots.filter { $0.parameter.root == filled.parameter || $0.companion?.root == filled.parameter }
      // Where a phrase fills a parameter in two ways, nobody can say which words are whose.
      guard own.count == 1, let slot = own.first, slot.reader != "label",
        let start = filled.provenance.ranges.map(\.lowerBound).min(),
        let end = filled.provenance.ranges.map(\.upperBound).max(), let text = sentence.utf8.text(start..<end),
        !text.isEmpty, !text.contains(world.appName), !text.contains("'s "), !text.hasSuffix("'s")
      else { continue }
      for key in [
        Key(parameter: slot.parameter, reader: slot.reader), Key(parameter: nil, reader: slot.reader),
        Key(parameter: slot.parameter, isAnyReader: true),
      ] where !words[key, default: []].contains(text) {
        words[key, default: []].append(text)
      }
    }
  }
}
