public import SimCatalog
public import SimDiagnostics
public import SimUtterances

/// Reads times: "tomorrow at 8", "from 5 to 7", 明早8点, 从五点到七点.
///
/// The value is always a date range. A moment begins and ends at once; a day, a week or a month begins and ends with a day
/// that belongs to it, without a clock; a stretch has both ends, and one that is open ("since Monday", "until 5") one.
public struct TimeReader: ValueReader {
  private let words: TimeWords
  /// Whether what is spoken of has happened: "Friday" is then the last one.
  private let isPast: Bool

  public init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    let numbers = NumberWords(lists["numbers"], diagnostics: &diagnostics)
    self.init(TimeWords(lists, numbers: numbers, diagnostics: &diagnostics), isPast: false)
  }

  init(_ words: TimeWords, isPast: Bool) {
    self.words = words
    self.isPast = isPast
  }

  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    let resolver = TimeResolver(
      now: now, isPast: isPast, firstWeekday: words.firstWeekday, wakingHours: words.wakingHours)
    let found = TimeReading(words: words, utterance: utterance).all(at: token)
    // Who says "February 30" doesn't mean February: where all the words make no time, fewer of them don't either.
    guard let longest = found.first, resolver.range(of: longest.meaning) != nil else { return [] }
    return found.compactMap { found in
      resolver.range(of: found.meaning).map { Reading(value: .dateRange($0), end: found.end) }
    }
  }
}
