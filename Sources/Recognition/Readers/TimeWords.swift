import SimDiagnostics
import SimUtterances

/// A language's words for times, from `times`, `spans`, `units`, `months`, `monthdays`, `weekdays`, `dayparts`.
final class TimeWords: Sendable {
  /// The meaning of a pattern of `times.list`, as the comment at the top of that file explains.
  enum Meaning: Hashable, Sendable {
    case day(Amount), week(Amount), weekend(Amount), month(Amount), year(Amount)
    case weekday(week: Int?)
    /// In the month that is said, or in the n-th from this one.
    case date(month: Int?)
    case namedMonth(year: Int?), numberedYear
    /// Ten years: the ones that are said, or fixed ones.
    case decade(Int?)
    case anniversary(Amount)
    case named(TimeMeaning.Which)
    case clock(hour: Int?, minute: Int?), past(Int?), to(Int?)
    /// A bare hour, allowed only as an end of a stretch.
    case hour
    case part
    case after, ago, now
    case last(TimeMeaning.Span?), next(TimeMeaning.Span?)
    case since, until, between
    case join
  }

  /// A number in the list, or the one that is said.
  enum Amount: Hashable, Sendable {
    case fixed(Int)
    case said(sign: Int)
  }

  let numbers: NumberWords
  let times: PatternTrie?
  let meanings: ListValues<Entry>
  let spans: PatternTrie?
  let spanMeanings: ListValues<SpanMeaning>
  let units: Lookup<TimeMeaning.Span>
  let months: Lookup<Int>
  let weekdays: Lookup<Int>
  let parts: Lookup<TimeMeaning.Part>
  /// Seasons and holidays; a word's value is its index among the days.
  let seasons: Lookup<Int>
  let holidays: Lookup<Int>
  let namedDays: [NamedDays]
  /// Ways to write a day of the month: "20th", "the fifth", 20号.
  let monthDays: PatternTrie?
  /// An inner nil where a number is said.
  let monthDayValues: ListValues<Int?>
  let firstWeekday: Int
  let wakingHours: Range<Int>
  /// The words that a time, or a length of time, may begin with; for other words this look-up is all that is done.
  let starters: ReaderWordSet
  /// The same for each class of a pattern; nil where that isn't known in advance.
  private let classStarters: [ReaderWordSet?]

  /// Whether what a class takes may begin at a token; for most words this look-up is all that is done.
  func mayBegin(_ name: PatternClass, in text: ReaderText, at token: Int) -> Bool {
    classStarters[Int(name.rawValue)].map { text.begins(with: $0, at: token) } ?? true
  }

  /// A line of `times.list`.
  struct Entry: Sendable {
    var meaning: Meaning
    /// The part of the day that is named after it.
    var part: TimeMeaning.Part?
    /// Which third of the days is meant; nil for all of them.
    var third: Int?
    /// Whether it is so short that it is read only where nothing but a time can be said: as an end of a stretch, and
    /// for what has happened.
    var isBare = false
  }

  enum SpanMeaning: Hashable, Sendable {
    /// The number that is said, plus so many halves of the unit.
    case said(halves: Int)
    /// A number of halves of the unit.
    case halves(Int)
    case sum
    case fixed(TimeMeaning.Span)
  }

  init(_ lists: WordLists, numbers: NumberWords, diagnostics: inout [Diagnostic]) {
    self.numbers = numbers
    spans = lists["spans"]?.trie
    spanMeanings =
      lists["spans"]?.values { entry in
        let meaning = Self.spanMeaning(entry.meaning)
        if meaning == nil {
          diagnostics.append(Self.problem(entry, "said, one, half, sum or a number and a unit"))
        }
        return meaning
      } ?? ListValues()

    units = Lookup(lists["units"], expecting: "a number and seconds, days or months", &diagnostics, Self.span)
    months = Lookup(lists["months"], expecting: "1 to 12", &diagnostics) { Self.number($0.first, 1...12) }
    var first = 1
    weekdays = Lookup(lists["weekdays"], expecting: "1 (Monday) to 7, and 'first'", &diagnostics) {
      let day = Self.number($0.first, 1...7)
      if $0.dropFirst().first == "first", let day { first = day }
      return day
    }
    firstWeekday = first
    var waking = 7..<19
    parts = Lookup(lists["dayparts"], expecting: "'6 12 hours 0 12' or 'hours 0 12'", &diagnostics) {
      let part = Self.part($0)
      if $0.first == "waking", let part { waking = part.hours }
      return part
    }
    wakingHours = waking

    var namedDays: [NamedDays] = []
    seasons = Lookup(lists["seasons"], expecting: "the first month and the last", &diagnostics) {
      NamedDays.season($0).map { season in
        namedDays.append(season)
        return namedDays.count - 1
      }
    }
    let expected = "a month and a day, 'weekday 11 4 4', 'easter -2', 'on' and dates, or 'as' and a holiday above"
    // A holiday may refer to one above it.
    var known: [String: NamedDays] = [:]
    for entry in lists["holidays"]?.entries ?? [] {
      for name in lists["holidays"]?.names(of: entry).map(Utterance.folded) ?? [] where known[name] == nil {
        known[name] = NamedDays.holiday(entry.meaning, known: known)
      }
    }
    holidays = Lookup(lists["holidays"], expecting: expected, &diagnostics) {
      NamedDays.holiday($0, known: known).map { days in
        namedDays.append(days)
        return namedDays.count - 1
      }
    }
    self.namedDays = namedDays

    times = lists["times"]?.trie
    let (parts, words) = (parts, lists.words)
    meanings =
      lists["times"]?.values { entry in
        let meaning = Self.meaning(entry.meaning, parts, words)
        if meaning == nil { diagnostics.append(Self.problem(entry, "a meaning of a time")) }
        return meaning
      } ?? ListValues()

    monthDays = lists["monthdays"]?.trie
    monthDayValues =
      lists["monthdays"]?.values { entry in
        let value = Self.number(entry.meaning.first, 1...31)
        guard value != nil || entry.meaning.isEmpty else {
          diagnostics.append(Self.problem(entry, "1 to 31, or nothing where a number is said"))
          return nil
        }
        return .some(value)
      } ?? ListValues()

    var classStarters = [ReaderWordSet?](repeating: nil, count: PatternClass.allCases.count)
    func begin(_ name: PatternClass, with words: ReaderWordSet?) { classStarters[Int(name.rawValue)] = words }
    for name in [PatternClass.number, .hour, .minute, .second, .monthNumber, .monthdayNumber] {
      begin(name, with: numbers.starters)
    }
    begin(.weekday, with: weekdays.starters)
    begin(.month, with: months.starters)
    begin(.part, with: self.parts.starters)
    begin(.unit, with: units.starters)
    begin(.season, with: seasons.starters)
    begin(.holiday, with: holidays.starters)
    /// The words that a list's entries begin with.
    func starters(of trie: PatternTrie?) -> ReaderWordSet {
      guard let starts = trie?.starts else { return ReaderWordSet() }
      var words = starts.words
      // Any other class that may begin a time begins with a number.
      for name in starts.classes { words.formUnion(classStarters[Int(name.rawValue)] ?? numbers.starters) }
      return words
    }
    begin(.monthday, with: starters(of: monthDays))
    begin(.span, with: starters(of: spans))
    var starters = starters(of: times)
    for name in [PatternClass.monthday, .span] {
      starters.formUnion(classStarters[Int(name.rawValue)] ?? ReaderWordSet())
    }
    starters.formUnion(numbers.starters)
    self.starters = starters
    self.classStarters = classStarters
  }

  // MARK: Meanings

  /// A meaning, and the part of the day that may follow it.
  private static func meaning(
    _ words: [String], _ parts: Lookup<TimeMeaning.Part>, _ known: ReaderWords
  ) -> Entry? {
    if words.first == "bare" {
      var entry = meaning(Array(words.dropFirst()), parts, known)
      entry?.isBare = true
      return entry
    }
    if words.first == "third", words.count > 2, let third = number(words[1], 1...3) {
      var entry = meaning(Array(words.dropFirst(2)), parts, known)
      entry?.third = third
      return entry
    }
    if let meaning = meaning(words) { return Entry(meaning: meaning) }
    guard words.count > 1, let last = words.last, let meaning = meaning(words.dropLast()) else { return nil }
    let name = ReaderText(Utterance(last, known.apostrophes), words: known)
    guard let (part, end) = parts.read(name, at: 0), end == name.count else { return nil }
    return Entry(meaning: meaning, part: part)
  }

  private static func meaning(_ words: [String]) -> Meaning? {
    guard let first = words.first else { return nil }
    return words.count == 1 ? plain(first) : qualified(first, Array(words.dropFirst()))
  }

  private static func plain(_ word: String) -> Meaning? {
    switch word {
    case "weekday": .weekday(week: nil)
    case "date": .date(month: nil)
    case "named-month": .namedMonth(year: nil)
    case "numbered-year": .numberedYear
    case "decade": .decade(nil)
    case "named": .named(.nearest)
    case "clock": .clock(hour: nil, minute: nil)
    case "past": .past(nil)
    case "to": .to(nil)
    case "hour": .hour
    case "part": .part
    case "after": .after
    case "ago": .ago
    case "now": .now
    case "last": .last(nil)
    case "next": .next(nil)
    case "since": .since
    case "until": .until
    case "between": .between
    case "join": .join
    default: nil
    }
  }

  private static func qualified(_ word: String, _ rest: [String]) -> Meaning? {
    if word == "last" { return span(rest).map { .last($0) } }
    if word == "next" { return span(rest).map { .next($0) } }
    guard rest.count == 1, let value = rest.first else { return nil }
    switch word {
    case "day": return amount(value).map { .day($0) }
    case "week": return amount(value).map { .week($0) }
    case "weekend": return amount(value).map { .weekend($0) }
    case "month": return amount(value).map { .month($0) }
    case "year": return amount(value).map { .year($0) }
    case "weekday": return Int(value).map { .weekday(week: $0) }
    case "date": return Int(value).map { .date(month: $0) }
    case "named-month": return Int(value).map { .namedMonth(year: $0) }
    case "decade": return number(value, 1...9990).map { .decade($0) }
    case "anniversary": return amount(value).map { .anniversary($0) }
    case "named": return which(value).map { .named($0) }
    case "clock": return clock(value)
    case "past": return number(value, 0...59).map { .past($0) }
    case "to": return number(value, 0...59).map { .to($0) }
    default: return nil
    }
  }

  private static func which(_ word: String) -> TimeMeaning.Which? {
    switch word {
    case "this": .this
    case "last": .last
    case "next": .next
    default: Int(word).map { .year($0) }
    }
  }

  /// `12:00`, or `:30` for the minutes alone.
  private static func clock(_ text: String) -> Meaning? {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count == 2, let minute = number(String(halves[1]), 0...59) else { return nil }
    if halves[0].isEmpty { return .clock(hour: nil, minute: minute) }
    return number(String(halves[0]), 0...23).map { .clock(hour: $0, minute: minute) }
  }

  private static func amount(_ word: String) -> Amount? {
    switch word {
    case "number": .said(sign: 1)
    case "-number": .said(sign: -1)
    default: Int(word).map { .fixed($0) }
    }
  }

  private static func spanMeaning(_ words: [String]) -> SpanMeaning? {
    switch words {
    case ["said"]: .said(halves: 0)
    case ["said", "half"]: .said(halves: 1)
    case ["one"]: .halves(2)
    case ["one", "half"]: .halves(3)
    case ["half"]: .halves(1)
    case ["sum"]: .sum
    default: span(words).map { .fixed($0) }
    }
  }

  private static func span(_ words: [String]) -> TimeMeaning.Span? {
    guard words.count == 2, let number = Int(words[0]), (0...1_000_000).contains(number) else { return nil }
    switch words[1] {
    case "seconds": return TimeMeaning.Span(seconds: number)
    case "days": return TimeMeaning.Span(days: number)
    case "months": return TimeMeaning.Span(months: number)
    default: return nil
    }
  }

  private static func part(_ words: [String]) -> TimeMeaning.Part? {
    let numbers = words.compactMap { number($0, 0...47) }
    func range(_ from: Int, _ to: Int) -> Range<Int>? { from < to ? from..<to : nil }
    switch (words.count, numbers.count) {
    case (5, 4) where words[2] == "hours":
      guard let stretch = range(numbers[0], numbers[1]), let hours = range(numbers[2], numbers[3]) else { return nil }
      return TimeMeaning.Part(stretch: stretch, hours: hours)
    case (3, 2) where words[0] == "hours" || words[0] == "waking":
      return range(numbers[0], numbers[1]).map { TimeMeaning.Part(stretch: nil, hours: $0) }
    default: return nil
    }
  }

  private static func number(_ word: String?, _ range: ClosedRange<Int>) -> Int? {
    word.flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  private static func problem(_ entry: StoredList.Entry, _ expected: String) -> Diagnostic {
    let read = entry.meaning.joined(separator: " ")
    return Diagnostic(.error, "'\(read)' is not understood; expected \(expected)", at: entry.place)
  }
}

/// A list as a table from words to values.
struct Lookup<Value: Sendable>: Sendable {
  private let trie: PatternTrie?
  private let values: ListValues<Value>

  init(
    _ list: StoredList?, expecting expected: String, _ diagnostics: inout [Diagnostic], _ value: ([String]) -> Value?
  ) {
    trie = list?.trie
    values =
      list?.values { entry in
        let value = value(entry.meaning)
        if value == nil {
          let read = entry.meaning.joined(separator: " ")
          diagnostics.append(Diagnostic(.error, "'\(read)' is not understood; expected \(expected)", at: entry.place))
        }
        return value
      } ?? ListValues()
  }

  var starters: ReaderWordSet { trie?.starts.words ?? ReaderWordSet() }

  /// The value of the longest words that begin at a token.
  func read(_ text: ReaderText, at token: Int) -> (value: Value, end: Int)? {
    trie?.longest(in: text, at: token, values)
  }
}
