import SimCatalog
import SimUtterances

/// Reads what words say about a time, piece by piece.
struct TimeReading {
  let words: TimeWords
  let text: ReaderText
  /// Whether a bare month or year is a time, which it is where nothing else could be said.
  var allowsBare = false
  private var utterance: Utterance { text.utterance }

  /// A value that a class of a pattern took.
  private enum Capture {
    case number(Int)
    case hour(Int, isDefinite: Bool)
    case minute(Int)
    case second(Int)
    /// "8.30".
    case point(hour: Int, isDefinite: Bool, minute: Int)
    case year(Int)
    case weekday(Int)
    case month(Int)
    case monthDay(Int)
    /// A season or a holiday.
    case named(Int)
    case part(TimeMeaning.Part)
    case span(TimeMeaning.Span)
    /// The second one of a sum.
    case secondSpan(TimeMeaning.Span)
    /// An end of a stretch. Indirect because few captures are one.
    indirect case end(TimeMeaning)
  }

  /// What the classes of a pattern took.
  private struct Captures {
    var number: Int?
    var hour: Int?
    var hourIsDefinite = false
    var minute: Int?
    var second: Int?
    var monthDay: Int?
    var month: Int?
    var year: Int?
    var weekday: Int?
    /// A season or a holiday.
    var named: Int?
    var span: TimeMeaning.Span?
    var part: TimeMeaning.Part?
    /// The ends of a stretch.
    var ends: [TimeMeaning] = []
    var secondSpan: TimeMeaning.Span?

    /// What was taken, in order; a later value of a kind replaces an earlier one.
    init(_ taken: [Capture]) {
      for capture in taken {
        switch capture {
        case .number(let value): number = value
        case .hour(let value, let isDefinite): (hour, hourIsDefinite) = (value, isDefinite)
        case .minute(let value): minute = value
        case .second(let value): second = value
        case .point(let hour, let isDefinite, let minute):
          (self.hour, hourIsDefinite, self.minute) = (hour, isDefinite, minute)
        case .year(let value): year = value
        case .weekday(let value): weekday = value
        case .month(let value): month = value
        case .monthDay(let value): monthDay = value
        case .named(let value): named = value
        case .part(let value): part = value
        case .span(let value): span = value
        case .secondSpan(let value): secondSpan = value
        case .end(let value): ends.append(value)
        }
      }
    }
  }

  private enum Said {
    case meaning(TimeMeaning)
    case join
  }

  /// A piece of a time, and the token after it.
  struct Piece {
    /// Nil for words that only join others.
    var meaning: TimeMeaning?
    var end: Int
    /// Whether it counts only where nothing else could be said, or as an end of a stretch.
    var isBare = false
  }

  /// A length of time, and the token after it.
  typealias FoundSpan = (value: TimeMeaning.Span, end: Int)

  /// A piece or a complete time, and the token after it.
  struct Found {
    var meaning: TimeMeaning
    var end: Int
  }

  /// More pieces than this aren't a single time.
  private static let mostPieces = 6

  /// All times that the words from a token on may mean, the longest first.
  func all(at token: Int) -> [Found] {
    // The same "Friday" is one time for what has happened and another for what is to come.
    let key = token * 2 + (allowsBare ? 1 : 0)
    if let known = text.wholeTimes[key] { return known }
    let found = compose(at: token, isEnd: false)
    text.wholeTimes.keep(found, for: key, of: 2 * text.count)
    return found
  }

  /// Combines pieces, each of them followed by others.
  ///
  /// - Parameter isEnd: whether it is an end of a stretch, which may be a bare hour and contains no other stretch.
  private func compose(at token: Int, isEnd: Bool) -> [Found] {
    var found: [Found] = []
    extend(TimeMeaning(), at: token, depth: 0, isEnd: isEnd, afterJoin: false, into: &found)
    if found.count > 1 { found.sort { $0.end > $1.end } }
    return found
  }

  /// The possible ends of a stretch.
  private func ends(at token: Int) -> [Found] {
    if let known = text.ends[token] { return known }
    let found = compose(at: token, isEnd: true)
    text.ends.keep(found, for: token, of: text.count)
    return found
  }

  private func extend(
    _ meaning: TimeMeaning, at token: Int, depth: Int, isEnd: Bool, afterJoin: Bool,
    into found: inout [Found]
  ) {
    guard depth < Self.mostPieces, token < text.count else { return }
    for piece in pieces(at: token, isEnd: isEnd) where !piece.isBare || isEnd || allowsBare {
      let end = piece.end
      guard let more = piece.meaning else {
        if !afterJoin, depth > 0 {
          extend(meaning, at: end, depth: depth + 1, isEnd: isEnd, afterJoin: true, into: &found)
        }
        continue
      }
      guard let merged = meaning.merged(more) else { continue }
      if !found.contains(where: { $0.end == end }) { found.append(Found(meaning: merged, end: end)) }
      extend(merged, at: end, depth: depth + 1, isEnd: isEnd, afterJoin: false, into: &found)
    }
  }

  /// The pieces that begin at a token, the longest first, and among equals the one whose line comes first.
  ///
  /// Includes bare ones, whether or not they may be said.
  private func pieces(at token: Int, isEnd: Bool) -> [Piece] {
    let key = token * 2 + (isEnd ? 1 : 0)
    if let known = text.times[key] { return known }
    var result: [(piece: Piece, entry: Int)] = []
    words.times?.match(in: text, at: token) { name, token, _ in
      self.read(name, at: token, isEnd: isEnd)
    } found: { entry, end, taken in
      guard let meaning = self.words.meanings[entry],
        let said = self.piece(meaning, Captures(taken), isEnd: isEnd)
      else {
        return
      }
      var piece = Piece(meaning: nil, end: end, isBare: meaning.isBare)
      if case .meaning(let meaning) = said { piece.meaning = meaning }
      result.append((piece, entry))
    }
    if result.count > 1 { result.sort { ($1.piece.end, $0.entry) < ($0.piece.end, $1.entry) } }
    let pieces = result.map(\.piece)
    text.times.keep(pieces, for: key, of: 2 * text.count)
    return pieces
  }

  // MARK: Classes

  private func read(_ name: PatternClass, at token: Int, isEnd: Bool) -> PatternTrie.Taken<Capture> {
    guard token < text.count, words.mayBegin(name, in: text, at: token) else { return .nothing }
    switch name {
    case .number, .hour, .minute, .second:
      guard let (value, end) = words.numbers.read(text, at: token), let capture = capture(value, as: name, at: token)
      else { return .nothing }
      return .one(capture, end: end)
    case .point: return point(at: token)
    case .year:
      guard let (value, end) = year(at: token), CivilCalendar.years.contains(value) else { return .nothing }
      return .one(.year(value), end: end)
    case .weekday: return keep(words.weekdays.read(text, at: token), Capture.weekday)
    case .month: return keep(words.months.read(text, at: token), Capture.month)
    case .monthNumber:
      guard let (value, end) = words.numbers.read(text, at: token), (1...12).contains(value) else { return .nothing }
      return .one(.month(value), end: end)
    case .part: return keep(words.parts.read(text, at: token), Capture.part)
    case .monthdayNumber:
      guard let (value, end) = words.numbers.read(text, at: token), (1...31).contains(value) else { return .nothing }
      return .one(.monthDay(value), end: end)
    case .monthday: return keepAll(monthDays(at: token), Capture.monthDay)
    case .span: return keepAll(spans(at: token), Capture.span)
    case .unit: return keep(words.units.read(text, at: token), Capture.span)
    case .amount: return .nothing
    case .season: return keep(words.seasons.read(text, at: token), Capture.named)
    case .holiday: return keep(words.holidays.read(text, at: token), Capture.named)
    case .time:
      guard !isEnd else { return .nothing }
      return keepAll(ends(at: token).map { ($0.meaning, $0.end) }, Capture.end)
    }
  }

  /// Keeps what a class took.
  @inline(__always)
  private func keep<Value>(
    _ found: (value: Value, end: Int)?, _ capture: (Value) -> Capture
  ) -> PatternTrie.Taken<Capture> {
    found.map { .one(capture($0.value), end: $0.end) } ?? .nothing
  }

  @inline(__always)
  private func keepAll<Value>(
    _ all: [(value: Value, end: Int)], _ capture: (Value) -> Capture
  ) -> PatternTrie.Taken<Capture> {
    all.count < 2 ? keep(all.first, capture) : .several(all.map { (capture($0.value), $0.end) })
  }

  private func capture(_ value: Int, as name: PatternClass, at token: Int) -> Capture? {
    switch name {
    case .hour:
      guard (0...24).contains(value) else { return nil }
      // "08:30" and "00:15" are 24-hour times.
      let figures = utterance.tokens[token].kind == .number ? utterance.normal(token) : ""
      return .hour(value, isDefinite: value == 0 || value > 12 || (figures.count == 2 && figures.hasPrefix("0")))
    case .minute: return (0...59).contains(value) ? .minute(value) : nil
    case .second: return (0...59).contains(value) ? .second(value) : nil
    default: return .number(value)
    }
  }

  /// "8.30": hour and minute in one token.
  private func point(at token: Int) -> PatternTrie.Taken<Capture> {
    guard utterance.tokens[token].kind == .number else { return .nothing }
    let halves = utterance.normal(token).split(separator: ".")
    guard halves.count == 2, halves[1].count == 2, let hour = Int(halves[0]), let minute = Int(halves[1]),
      (0...24).contains(hour), (0...59).contains(minute)
    else { return .nothing }
    // "06.15" like "06:15": a 24-hour time.
    let isDefinite = hour == 0 || hour > 12 || (halves[0].count == 2 && halves[0].hasPrefix("0"))
    return .one(.point(hour: hour, isDefinite: isDefinite, minute: minute), end: token + 1)
  }

  /// 2026, 二〇二六, twenty twenty-six.
  private func year(at token: Int) -> (value: Int, end: Int)? {
    if let digits = words.numbers.readDigits(text, at: token, count: 4) { return digits }
    guard utterance.tokens[token].kind == .word, let (century, end) = words.numbers.read(text, at: token) else {
      return nil
    }
    if (1000...2999).contains(century) { return (century, end) }
    guard (18...21).contains(century), end < text.count,
      let (year, end) = words.numbers.read(text, at: end), (10...99).contains(year)
    else { return nil }
    return (century * 100 + year, end)
  }

  private func monthDays(at token: Int) -> [(value: Int, end: Int)] {
    var result: [(value: Int, end: Int)] = []
    words.monthDays?.match(in: text, at: token) { name, token, _ in
      self.read(name, at: token, isEnd: true)
    } found: { entry, end, taken in
      guard let fixed = self.words.monthDayValues[entry] else { return }
      if let value = fixed ?? Captures(taken).number, (1...31).contains(value) { result.append((value, end)) }
    }
    return result
  }

  /// Lengths of time that begin at a token.
  ///
  /// - Parameter isPart: whether it is part of a longer one ("an hour and 20 minutes"), and so has no parts itself.
  func spans(at token: Int, isPart: Bool = false) -> [FoundSpan] {
    let key = token * 2 + (isPart ? 1 : 0)
    if let known = text.spans[key] { return known }
    var result: [FoundSpan] = []
    words.spans?.match(in: text, at: token) { name, token, taken in
      guard name == .span else { return self.read(name, at: token, isEnd: true) }
      guard !isPart else { return .nothing }
      let isSecond = taken.contains { if case .span = $0 { true } else { false } }
      return self.keepAll(self.spans(at: token, isPart: true), isSecond ? Capture.secondSpan : Capture.span)
    } found: { entry, end, taken in
      if let meaning = self.words.spanMeanings[entry], let span = Self.span(meaning, Captures(taken)) {
        result.append((span, end))
      }
    }
    text.spans.keep(result, for: key, of: 2 * text.count)
    return result
  }

  private static func span(_ meaning: TimeWords.SpanMeaning, _ captures: Captures) -> TimeMeaning.Span? {
    switch meaning {
    case .fixed(let span): return span
    case .said(let halves):
      guard let unit = captures.span, let number = captures.number, number <= 1_000_000 else { return nil }
      return unit.times(halves: 2 * number + halves)
    case .halves(let halves):
      return captures.span.flatMap { $0.times(halves: halves) }
    case .sum:
      guard let first = captures.span, let second = captures.secondSpan else { return nil }
      return TimeMeaning.Span(
        seconds: first.seconds + second.seconds, days: first.days + second.days, months: first.months + second.months)
    }
  }

  // MARK: Meanings

  private func piece(_ entry: TimeWords.Entry, _ captures: Captures, isEnd: Bool) -> Said? {
    var result = TimeMeaning()
    switch entry.meaning {
    case .join: return .join
    case .day(let amount): result.day = number(amount, captures).map { .offset($0) }
    case .week(let amount): result.day = number(amount, captures).map { .week($0) }
    case .weekend(let amount): result.day = number(amount, captures).map { .weekend($0) }
    case .month(let amount): result.day = number(amount, captures).map { .month($0) }
    case .year(let amount): result.day = number(amount, captures).map { .year($0) }
    case .weekday(let week): result.day = captures.weekday.map { .weekday($0, week: week) }
    case .date(month: nil):
      result.day = captures.monthDay.map { .date(year: captures.year, month: captures.month, day: $0) }
    case .date(month: let offset?):
      result.day = captures.monthDay.map { .dayOfMonth($0, month: offset) }
    case .namedMonth(let offset):
      result.day = captures.month.map { month in
        captures.year.map { .monthOfYear(month, year: $0) } ?? .namedMonth(month, year: offset)
      }
    case .decade(let fixed): result.day = (fixed ?? decade(captures)).map { .decade($0) }
    case .anniversary(let amount): result.day = number(amount, captures).map { .anniversary($0) }
    case .named(let which):
      result.day = captures.named.map { .named($0, captures.year.map { .numbered($0) } ?? which) }
    case .numberedYear: result.day = captures.year.map { .numberedYear($0) }
    case .clock(let hour, let minute): result.clock = clock(hour, minute ?? captures.minute ?? 0, captures)
    case .past(let minutes):
      result.clock = clock(nil, 0, captures)
      result.clock?.shift = minutes ?? captures.minute ?? 0
    case .to(let minutes):
      result.clock = clock(nil, 0, captures)
      result.clock?.shift = -(minutes ?? captures.minute ?? 0)
    case .hour:
      guard isEnd else { return nil }
      result.clock = clock(nil, captures.minute ?? 0, captures)
    case .part: result.part = entry.part ?? captures.part
    case .after: if let span = captures.span { result = TimeMeaning(after: span) }
    case .ago: if let span = captures.span { result = TimeMeaning(after: span.times(-1)) }
    case .now: result.distance = TimeMeaning.Span()
    case .last(let fixed): result.bound = (fixed ?? captures.span).map { .last($0) }
    case .next(let fixed): result.bound = (fixed ?? captures.span).map { .next($0) }
    case .since: result.bound = captures.ends.first.map { .from($0) }
    case .until: result.bound = captures.ends.first.map { .until($0) }
    case .between:
      guard captures.ends.count > 1 else { return nil }
      result.bound = .between(captures.ends[0], captures.ends[captures.ends.count - 1])
    }
    // "this morning" is a day and a part of it.
    if result.part == nil, !result.isEmpty { result.part = entry.part ?? captures.part }
    result.third = entry.third
    return result.isEmpty ? nil : .meaning(result)
  }

  /// "the 1990s" as 1990, "the 90s" as 90; the clock gives the century.
  private func decade(_ captures: Captures) -> Int? {
    guard let first = captures.year ?? captures.number, first % 10 == 0, (0...90).contains(first) || first >= 1000
    else {
      return nil
    }
    return first
  }

  private func clock(_ fixed: Int?, _ minute: Int, _ captures: Captures) -> TimeMeaning.Clock? {
    if let fixed { return TimeMeaning.Clock(hour: fixed, minute: minute, second: nil, isAmbiguous: false) }
    guard let hour = captures.hour else { return nil }
    guard hour < 24 || minute == 0 else { return nil }
    return TimeMeaning.Clock(
      hour: hour, minute: minute, second: captures.second, isAmbiguous: !captures.hourIsDefinite)
  }

  private func number(_ amount: TimeWords.Amount, _ captures: Captures) -> Int? {
    switch amount {
    case .fixed(let number): number
    case .said(let sign): captures.number.map { sign * $0 }
    }
  }
}
