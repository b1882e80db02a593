import SimCatalog
import SimUtterances

/// What a language's closed readers have read of a sentence: each reader reads at each word only once.
///
/// A sentence is matched whole, clause by clause and in search of an island; its readings are kept.
final class SentenceReadings {
  private var all: [Reading] = []
  /// For each reader and word the readings that begin there; empty until one is needed.
  private var known: [Range<Int32>?] = []
  private var text: ReaderText?

  subscript(number: Int) -> Reading { all[number] }

  /// What a reader reads from a word on, as a range of readings' numbers.
  ///
  /// - Parameter now: when the sentence is said, the same in every call.
  func range(
    of name: ReaderSet.Name, at position: Int32, in sentence: Sentence, _ knowledge: Knowledge, now: CivilDateTime
  ) -> Range<Int> {
    if known.isEmpty {
      known = [Range<Int32>?](repeating: nil, count: ReaderSet.Name.allCases.count * (sentence.count + 1))
    }
    let key = name.index * (sentence.count + 1) + Int(position)
    if let known = known[key] { return Int(known.lowerBound)..<Int(known.upperBound) }
    let text = text ?? knowledge.language.readers.text(sentence.utterance, region: knowledge.region)
    self.text = text
    let start = all.count
    all += knowledge.language.readers[name].read(text, at: sentence.words[Int(position)], now: now)
    known[key] = Int32(start)..<Int32(all.count)
    return start..<all.count
  }
}
