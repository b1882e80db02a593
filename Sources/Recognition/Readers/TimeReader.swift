public import SimCatalog
public import SimUtterances

/// Reads times: "tomorrow at 8", "from 5 to 7", 明早8点, 从五点到七点.
///
/// The value is always a date range. A moment begins and ends at once; a day, a week or a month begins and ends with a
/// day that belongs to it, without a clock; a stretch has both ends, an open one ("since Monday", "until 5") has one.
public struct TimeReader: ValueReader, TextReader {
  private let words: TimeWords
  private let known: ReaderWords
  /// Whether the event is in the past: "Friday" is then the last one.
  private let isPast: Bool
  /// Whether a past time may be read; a ride isn't booked for yesterday.
  private let allowsPast: Bool

  init(_ words: TimeWords, known: ReaderWords, isPast: Bool, allowsPast: Bool = true) {
    self.words = words
    self.known = known
    self.isPast = isPast
    self.allowsPast = allowsPast
  }

  /// The times that begin at a token, as moments after or before now.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: known), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: words.starters, at: token) else { return [] }
    let resolver = TimeResolver(
      now: now, isPast: isPast, words: words, isSouthern: text.region.isSouthern)
    let found = TimeReading(words: words, text: text, allowsBare: isPast).all(at: token)
    // "February 30" doesn't mean February: where all the words aren't a time, fewer of them aren't either.
    guard let longest = found.first, let range = resolver.range(of: longest.meaning),
      allowsPast || !Self.isPast(range, now)
    else { return [] }
    return found.compactMap { found in
      resolver.range(of: found.meaning).flatMap { range in
        allowsPast || !Self.isPast(range, now)
          ? Reading(value: .dateRange(range), end: found.end) : nil
      }
    }
  }

  /// The time that words mean where they change another time; nil where they aren't a time.
  func range(_ text: ReaderText, keeping held: DateRange, now: CivilDateTime) -> DateRange? {
    let resolver = TimeResolver(
      now: now, isPast: Self.isPast(held, now), words: words, isSouthern: text.region.isSouthern)
    let found = TimeReading(words: words, text: text).all(at: 0).first { $0.end == text.count }
    return found.flatMap { resolver.range(of: $0.meaning, keeping: held) }
  }

  /// Whether all of a stretch is over; a day is over when the next one begins.
  private static func isPast(_ range: DateRange, _ now: CivilDateTime) -> Bool {
    guard let end = range.end, let year = end.year, let month = end.month, let day = end.day else { return false }
    // A day lasts until midnight, a moment for its minute; a stretch is over as soon as it ends.
    let isMoment = range.start == end
    let last = CivilDateTime(
      year: year, month: month, day: day, hour: end.hour ?? 23, minute: end.minute ?? 59,
      second: end.second ?? (isMoment || end.hour == nil ? 59 : 0))
    return isMoment || end.hour == nil ? last < now : !(now < last)
  }
}
