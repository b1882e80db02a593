public import SimCatalog
public import SimUtterances

/// Reads how long something is put off: "half an hour", 二十分钟, as the moment that is so far from now.
///
/// Whole days make a day, anything else a moment, as in "in three days" and "in an hour".
public struct DelayReader: ValueReader, TextReader {
  private let words: TimeWords
  private let known: ReaderWords

  init(_ words: TimeWords, known: ReaderWords) { (self.words, self.known) = (words, known) }

  /// The moments after the lengths of time that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: known), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: words.starters, at: token) else { return [] }
    let resolver = TimeResolver(now: now, isPast: false, words: words, isSouthern: text.region.isSouthern)
    return TimeReading(words: words, text: text).spans(at: token)
      .filter { !text.cutsUnit(from: token, to: $0.end) }
      .sorted { $0.end > $1.end }
      .compactMap { found in
        resolver.range(of: TimeMeaning(after: found.value)).map { Reading(value: .dateRange($0), end: found.end) }
      }
  }
}
