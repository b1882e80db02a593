/// What words say of a time, before the clock decides which time that is.
///
/// Words come in pieces, in any order: a day, an hour, a part of the day. `merged` puts two pieces together, unless both say
/// the same kind of thing.
struct TimeMeaning: Hashable, Sendable {
  /// Which day, or which days.
  enum Day: Hashable, Sendable {
    /// Days from today.
    case offset(Int)
    /// 1 (Monday) to 7; of which week from this one, nil for the nearest.
    case weekday(Int, week: Int?)
    case date(year: Int?, month: Int?, day: Int)
    /// A date of the n-th year from this one.
    case dateOfYear(Int, month: Int, day: Int)
    /// A day of the n-th month from this one.
    case dayOfMonth(Int, month: Int)
    case week(Int)
    case weekend(Int)
    case month(Int)
    case year(Int)
    /// A month by its name, and of which year from the nearest one.
    case namedMonth(Int, year: Int?)
    /// A month of a numbered year.
    case monthOfYear(Int, year: Int)
    /// A year by its number.
    case numberedYear(Int)
    /// The ten years from this one on.
    case decade(Int)
    /// Today's date in the n-th year from this one.
    case anniversary(Int)
    /// A season or a holiday, by its place among the language's.
    case named(Int, Which)
  }

  /// Which of the days that come back every year.
  enum Which: Hashable, Sendable {
    case nearest, this, last, next
    /// Of the n-th year from this one.
    case year(Int)
    case numbered(Int)
  }

  struct Clock: Hashable, Sendable {
    /// 0 to 24 as it was said.
    var hour: Int
    var minute: Int
    var second: Int?
    /// Whether the hour may be meant in the other half of the day.
    var isAmbiguous: Bool
    /// Minutes to add: -15 for "quarter to".
    var shift = 0
  }

  /// A part of the day, in hours; beyond 24 it is the next day.
  struct Part: Hashable, Sendable {
    /// The hours that it means when no clock is said; nil for "am".
    var stretch: Range<Int>?
    /// The hours that a clock said with it means.
    var hours: Range<Int>
  }

  /// A length of time, in the units in which calendars count.
  struct Span: Hashable, Sendable {
    var seconds = 0
    var days = 0
    var months = 0

    /// So many of it, back in time where they are below zero.
    func times(_ count: Int) -> Span { Span(seconds: count * seconds, days: count * days, months: count * months) }

    /// So many halves of it; nil when that has no length in seconds (half a month).
    func times(halves: Int) -> Span? {
      let (seconds, days, months) = (halves * seconds, halves * days, halves * months)
      guard seconds % 2 == 0, months % 2 == 0 else { return nil }
      let rest = days % 2 * 12 * 3600
      return Span(seconds: seconds / 2 + rest, days: days / 2, months: months / 2)
    }
  }

  /// One end of a stretch that words bound.
  indirect enum Bound: Hashable, Sendable {
    case from(TimeMeaning)
    case until(TimeMeaning)
    case between(TimeMeaning, TimeMeaning)
    /// A stretch that ends (negative) or begins (positive) now.
    case last(Span)
    case next(Span)
  }

  var day: Day?
  /// Which third of a long day: 1 for "early March", 3 for 年底.
  var third: Int?
  var clock: Clock?
  var part: Part?
  /// An instant at some distance from now.
  var distance: Span?
  var bound: Bound?
  /// A weekday said beside a date: it must be right, and adds nothing.
  var weekdayCheck: Int?

  init() {}

  /// What is so far from now: whole days are a day, to which an hour may be said, everything else is a moment.
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

  /// Both pieces together, nil when they contradict each other.
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
      // "tomorrow morning at 8 am": the second one says no more than the first, when the hour suits both.
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

  /// Two ways to say one day: "Friday" and "the 20th", "next year" and "March 5".
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
  /// Whether there is one like it before and after: a Monday, a May, a Christmas of no year.
  var comesBack: Bool {
    switch self {
    case .weekday(_, week: nil), .date(year: nil, _, _), .namedMonth(_, year: nil), .named(_, .nearest): true
    default: false
    }
  }
}
