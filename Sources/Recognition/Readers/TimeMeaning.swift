/// What words say about a time, before the clock decides which time that is.
///
/// Words come in pieces, in any order: a day, an hour, a part of the day. `merged` combines two pieces, unless both say
/// the same kind of thing.
struct TimeMeaning: Hashable, Sendable {
  /// The day or days.
  enum Day: Hashable, Sendable {
    /// Days from today.
    case offset(Int)
    /// 1 (Monday) to 7; the week counts from this one, nil for the nearest.
    case weekday(Int, week: Int?)
    case date(year: Int?, month: Int?, day: Int)
    /// A date in the n-th year from this one.
    case dateOfYear(Int, month: Int, day: Int)
    /// A day in the n-th month from this one.
    case dayOfMonth(Int, month: Int)
    case week(Int)
    case weekend(Int)
    case month(Int)
    case year(Int)
    /// A month by name; the year counts from the nearest such month's.
    case namedMonth(Int, year: Int?)
    /// A month of a numbered year.
    case monthOfYear(Int, year: Int)
    /// A year by its number.
    case numberedYear(Int)
    /// The ten years that begin with this one.
    case decade(Int)
    /// Today's date in the n-th year from this one.
    case anniversary(Int)
    /// A season or a holiday, by its index among the language's.
    case named(Int, Which)
  }

  /// Which occurrence of days that come back every year.
  enum Which: Hashable, Sendable {
    case nearest, this, last, next
    /// In the n-th year from this one.
    case year(Int)
    case numbered(Int)
  }

  struct Clock: Hashable, Sendable {
    /// 0 to 24, as it was said.
    var hour: Int
    var minute: Int
    var second: Int?
    /// Whether the hour may be in either half of the day.
    var isAmbiguous: Bool
    /// Minutes to add: -15 for "quarter to".
    var shift = 0
  }

  /// A part of the day, in hours; those beyond 24 are in the next day.
  struct Part: Hashable, Sendable {
    /// The hours that it means without a clock time; nil for "am".
    var stretch: Range<Int>?
    /// The hours that a clock time with it may have.
    var hours: Range<Int>
  }

  /// A length of time, in the units that calendars count in.
  struct Span: Hashable, Sendable {
    var seconds = 0
    var days = 0
    var months = 0

    /// A multiple of it; a negative one goes back in time.
    func times(_ count: Int) -> Span { Span(seconds: count * seconds, days: count * days, months: count * months) }

    /// A number of halves of it; nil when that isn't a whole length (half a month).
    func times(halves: Int) -> Span? {
      let (seconds, days, months) = (halves * seconds, halves * days, halves * months)
      guard seconds % 2 == 0, months % 2 == 0 else { return nil }
      let rest = days % 2 * 12 * 3600
      return Span(seconds: seconds / 2 + rest, days: days / 2, months: months / 2)
    }
  }

  /// One bound of a stretch.
  indirect enum Bound: Hashable, Sendable {
    case from(TimeMeaning)
    case until(TimeMeaning)
    case between(TimeMeaning, TimeMeaning)
    /// A stretch that ends (last) or begins (next) now.
    case last(Span)
    case next(Span)
  }

  var day: Day?
  /// Which third of a period: 1 for "early March", 3 for 年底.
  var third: Int?
  var clock: Clock?
  var part: Part?
  /// An instant at some distance from now.
  var distance: Span?
  var bound: Bound?
  /// A weekday said with a date: it must be right, and adds nothing.
  var weekdayCheck: Int?

  init() {}

  /// What is at that distance from now: whole days give a day, which a clock time may follow, anything else a moment.
  init(after span: Span) {
    if span.seconds == 0, span.months == 0, span.days != 0 {
      day = .offset(span.days)
    } else {
      distance = span
    }
  }

  var isEmpty: Bool {
    day == nil && clock == nil && part == nil && distance == nil && bound == nil
  }

  /// Both pieces combined; nil when they contradict each other.
  func merged(_ other: TimeMeaning) -> TimeMeaning? {
    var result = self
    if let day = other.day {
      if let mine = self.day {
        guard result.take(mine, and: day) || result.take(day, and: mine) else { return nil }
      } else {
        result.day = day
      }
    }
    guard Self.take(other.third, into: &result.third), Self.take(other.clock, into: &result.clock),
      Self.take(other.distance, into: &result.distance),
      Self.take(other.bound, into: &result.bound)
    else { return nil }
    if let part = other.part {
      // "tomorrow morning at 8 am": the second part of the day adds nothing, if the hour suits both.
      if let mine = self.part {
        guard mine.hours.overlaps(part.hours), mine.stretch == nil || part.stretch == nil else { return nil }
        result.part = Part(stretch: mine.stretch ?? part.stretch, hours: mine.hours.clamped(to: part.hours))
      } else {
        result.part = part
      }
    }
    if result.distance != nil, result.clock != nil || result.part != nil || result.day != nil { return nil }
    return result
  }

  /// Combines two descriptions of one day: "Friday" and "the 20th", "next year" and "March 5".
  private mutating func take(_ first: Day, and second: Day) -> Bool {
    switch (first, second) {
    case (.weekday(let weekday, week: nil), .date):
      day = second
      weekdayCheck = weekday
    case (.year(let offset), .date(year: nil, let month?, let day)):
      self.day = .dateOfYear(offset, month: month, day: day)
    case (.namedMonth(let month, let year?), .date(year: nil, month: nil, let day)):
      self.day = .dateOfYear(year, month: month, day: day)
    case (.namedMonth(let month, nil), .date(year: nil, month: nil, let day)):
      self.day = .date(year: nil, month: month, day: day)
    case (.year(let offset), .namedMonth(let month, nil)):
      self.day = .namedMonth(month, year: offset)
    case (.numberedYear(let year), .namedMonth(let month, nil)):
      self.day = .monthOfYear(month, year: year)
    case (.numberedYear(let year), .date(year: nil, let month?, let day)):
      self.day = .date(year: year, month: month, day: day)
    case (.monthOfYear(let month, let year), .date(year: nil, month: nil, let day)):
      self.day = .date(year: year, month: month, day: day)
    case (.year(let offset), .named(let name, .nearest)):
      self.day = .named(name, .year(offset))
    case (.numberedYear(let year), .named(let name, .nearest)):
      self.day = .named(name, .numbered(year))
    default: return false
    }
    return true
  }

  private static func take<Piece>(_ piece: Piece?, into mine: inout Piece?) -> Bool {
    guard let piece else { return true }
    guard mine == nil else { return false }
    mine = piece
    return true
  }
}

extension TimeMeaning.Day {
  /// Whether it recurs: a Monday, a May, a Christmas without a year.
  var comesBack: Bool {
    switch self {
    case .weekday(_, week: nil), .date(year: nil, _, _), .namedMonth(_, year: nil), .named(_, .nearest): true
    default: false
    }
  }
}
