import SimCatalog
import SimUtterances

/// What the closed readers of a language have read of a sentence: each word once for each reader, whoever asks.
///
/// A sentence is matched whole, clause by clause and in search of an island; what was read of it stays.
final class SentenceReadings {
  private var all: [Reading] = []
  /// For each reader and word the readings that begin there; empty until one is asked for.
  private var known: [Range<Int32>?] = []
  private var text: ReaderText?

  subscript(number: Int) -> Reading { all[number] }

  /// What a reader reads from a word on, by the numbers of the readings.
  ///
  /// - Parameter now: the moment at which the sentence is said, the same whenever it is asked.
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
