import SimCatalog
import SimPhrases
import SimRecognition
import Synchronization

/// Words for each kind of slot, as the examples of a language's phrase files say them.
///
/// The recogniser of a run understands an example, and the words that filled a slot are kept for all slots that are
/// read in the same way; so a new reader has words as soon as it has examples. Examples are only understood when words
/// for a slot of their phrase are first asked for.
final class Surfaces: Sendable {
  private struct Key: Hashable {
    var parameter: String?
    var reader: String?
    /// Whether it holds for any reader of the parameter, if nothing is known for the slot's own reader.
    var isAnyReader = false

    /// The keys from the most specific: parameter and reader, reader, parameter.
    static func all(of slot: PhraseSlot) -> [Key] {
      [
        Key(parameter: slot.parameter, reader: slot.reader), Key(parameter: nil, reader: slot.reader),
        Key(parameter: slot.parameter, isAnyReader: true),
      ]
    }
  }

  /// A phrase with its examples, and its slots.
  private struct Source {
    var entry: PhraseFile.Entry
    var file: PhraseFile
    var slots: [PhraseSlot]
  }

  /// Words that filled a slot.
  private struct Filling {
    var slot: PhraseSlot
    var text: String
  }

  /// The results so far.
  private struct State {
    var fillings: [Int: [Filling]] = [:]
    var words: [Key: [String]] = [:]
  }

  private let world: ExampleWorld
  /// In the order of the files.
  private let sources: [Source]
  /// The phrases whose examples may have words for a slot, by their numbers.
  private let numbers: [Key: [Int]]
  private let state = Mutex(State())

  init(_ world: ExampleWorld) {
    self.world = world
    var sources: [Source] = []
    var numbers: [Key: [Int]] = [:]
    for file in world.language.phraseFiles {
      for entry in file.entries {
        let slots = PhraseTree.slots(of: entry.phrase.parts)
        for key in Set(slots.filter { $0.reader != "label" }.flatMap(Key.all)) {
          numbers[key, default: []].append(sources.count)
        }
        sources.append(Source(entry: entry, file: file, slots: slots))
      }
    }
    (self.sources, self.numbers) = (sources, numbers)
  }

  /// Words for a slot: from the same parameter and reader first, then from the reader, then from the parameter.
  func words(for slot: PhraseSlot) -> [String] {
    var keys = [Key(parameter: slot.parameter, reader: slot.reader)]
    // A named reader takes the same words for any parameter, except for terms and cases: an account is no workout.
    if let reader = slot.reader, reader != "term", reader != "case" {
      keys.append(Key(parameter: nil, reader: reader))
    }
    keys.append(Key(parameter: slot.parameter, isAnyReader: true))
    return state.withLock { state in
      for key in keys {
        let words = words(of: key, &state)
        if !words.isEmpty { return words }
      }
      return []
    }
  }

  private func words(of key: Key, _ state: inout State) -> [String] {
    if let known = state.words[key] { return known }
    var words: [String] = []
    for number in numbers[key] ?? [] {
      for filling in fillings(of: number, &state)
      where Key.all(of: filling.slot).contains(key) && !words.contains(filling.text) {
        words.append(filling.text)
      }
    }
    state.words[key] = words
    return words
  }

  /// The slots that the words of a phrase's examples fill.
  private func fillings(of number: Int, _ state: inout State) -> [Filling] {
    if let known = state.fillings[number] { return known }
    let source = sources[number]
    let fillings = source.entry.examples.flatMap { self.fillings(of: $0, source) }
    state.fillings[number] = fillings
    return fillings
  }

  private func fillings(of example: PhraseExample, _ source: Source) -> [Filling] {
    let sentence = world.named(example.sentence)
    return world.understand(example.sentence, of: source.file).slots.compactMap { filled in
      let own = source.slots.filter { slot in
        slot.parameter.root == filled.parameter || slot.companion?.root == filled.parameter
      }
      // If a phrase fills a parameter in two ways, it isn't known which words belong to which slot.
      guard own.count == 1, let slot = own.first, slot.reader != "label",
        let start = filled.provenance.ranges.map(\.lowerBound).min(),
        let end = filled.provenance.ranges.map(\.upperBound).max(), let text = sentence.utf8.text(start..<end),
        !text.isEmpty, !text.contains(world.appName), !text.contains("'s "), !text.hasSuffix("'s")
      else { return nil }
      return Filling(slot: slot, text: text)
    }
  }
}
