public import SimCatalog
public import SimUtterances

/// Reads lengths of time, "half an hour", 20分钟: how long something takes, or how long it is put off.
public struct DurationReader: ValueReader, TextReader {
  /// What a length of time is used for.
  enum Use: Sendable {
    /// A number of seconds; months have no fixed length and aren't read.
    case length
    /// The moment at that distance from now, or the day after whole days, as in "in an hour" and "in three days".
    case delay
  }

  private let words: TimeWords
  private let known: ReaderWords
  private let use: Use

  init(_ words: TimeWords, known: ReaderWords, use: Use = .length) {
    (self.words, self.known, self.use) = (words, known, use)
  }

  /// The lengths of time that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: known), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: words.starters, at: token) else { return [] }
    return TimeReading(words: words, text: text).spans(at: token)
      .filter { !text.cutsUnit(from: token, to: $0.end) }
      .sorted { $0.end > $1.end }
      .compactMap { found in value(of: found.value, in: text, now: now).map { Reading(value: $0, end: found.end) } }
  }

  private func value(of span: TimeMeaning.Span, in text: ReaderText, now: CivilDateTime) -> Value? {
    switch use {
    case .length: return span.months == 0 ? .integer(span.seconds + span.days * 86_400) : nil
    case .delay:
      let resolver = TimeResolver(now: now, isPast: false, words: words, isSouthern: text.region.isSouthern)
      return resolver.range(of: TimeMeaning(after: span)).map { .dateRange($0) }
    }
  }
}
