import SimCatalog

/// Turns what words say into a date range, by the conversation's clock.
struct TimeResolver {
  let now: CivilDateTime
  /// Whether the nearest time is a past one (for what has happened) or a coming one.
  let isPast: Bool
  let words: TimeWords
  /// Whether summer begins in December.
  let isSouthern: Bool

  /// ISO number of the first day of the week.
  var firstWeekday: Int { words.firstWeekday }
  /// The hours that are meant where no half of the day is said, on a day other than today.
  private var wakingHours: Range<Int> { words.wakingHours }

  var today: Int { now.dayNumber }

  /// A stretch of whole days, or of minutes.
  struct Stretch {
    var start: CivilDateTime
    var end: CivilDateTime
    /// Whether only the days count.
    var isDays: Bool
    var hasSeconds = false
  }

  func range(of meaning: TimeMeaning) -> DateRange? {
    if let bound = meaning.bound {
      var rest = meaning
      rest.bound = nil
      return range(of: bound, sharing: rest)
    }
    guard let stretch = stretch(of: meaning) else { return nil }
    return DateRange(start: parts(stretch.start, stretch), end: parts(stretch.end, stretch))
  }

  // MARK: One time

  func stretch(of meaning: TimeMeaning) -> Stretch? {
    if let span = meaning.distance {
      if isPast, let days = self.days(ago: span) { return self.days(days) }
      guard let time = moved(now, by: span, forward: true) else { return nil }
      let isDays = span.seconds == 0 && (span.days != 0 || span.months != 0)
      return Stretch(start: time, end: time, isDays: isDays, hasSeconds: span.seconds % 60 != 0)
    }
    guard meaning.clock != nil || meaning.part != nil else {
      guard let day = meaning.day, let days = self.days(of: day, timeIsAhead: nil) else { return nil }
      guard isRight(meaning.weekdayCheck, days.lowerBound) else { return nil }
      guard let third = meaning.third else { return self.days(days) }
      return CivilCalendar.third(third, of: days).map { self.days($0) }
    }
    if let clock = meaning.clock { return self.clock(clock, of: meaning) }
    guard let part = meaning.part, let stretch = part.stretch else { return nil }
    return self.part(stretch, of: meaning)
  }

  private func days(_ days: ClosedRange<Int>) -> Stretch {
    Stretch(
      start: CivilDateTime(dayNumber: days.lowerBound), end: CivilDateTime(dayNumber: days.upperBound), isDays: true)
  }

  /// "Three years ago" means that whole year, and "two months ago" that whole month.
  private func days(ago span: TimeMeaning.Span) -> ClosedRange<Int>? {
    guard span.months < 0, span.days == 0, span.seconds == 0,
      let then = CivilCalendar.adding(months: span.months, to: firstOfMonth)
    else { return nil }
    return span.months % 12 == 0 ? year(then.year) : month(of: then)
  }

  private func part(_ hours: Range<Int>, of meaning: TimeMeaning) -> Stretch? {
    let startSecond = hours.lowerBound * 3600
    let day: Int
    if let said = meaning.day {
      guard let days = days(of: said, timeIsAhead: now.secondOfDay < hours.upperBound * 3600),
        days.lowerBound == days.upperBound, isRight(meaning.weekdayCheck, days.lowerBound)
      else { return nil }
      day = days.lowerBound
    } else if isPast {
      day = startSecond <= now.secondOfDay ? today : today - 1
    } else {
      day = now.secondOfDay < hours.upperBound * 3600 ? today : today + 1
    }
    let midnight = CivilDateTime(dayNumber: day)
    return Stretch(
      start: midnight.adding(seconds: startSecond), end: midnight.adding(seconds: hours.upperBound * 3600),
      isDays: false)
  }

  private func clock(_ clock: TimeMeaning.Clock, of meaning: TimeMeaning) -> Stretch? {
    let seconds = candidates(clock, meaning.part)
    guard !seconds.isEmpty else { return nil }
    let nowSecond = now.secondOfDay
    let day: Int
    if let said = meaning.day {
      let ahead = seconds.contains { $0 > nowSecond }
      guard let days = days(of: said, timeIsAhead: ahead), days.lowerBound == days.upperBound,
        isRight(meaning.weekdayCheck, days.lowerBound)
      else { return nil }
      day = days.lowerBound
    } else {
      day = today
    }
    let chosen: (day: Int, second: Int)?
    if meaning.day == nil {
      chosen = isPast ? latest(seconds, before: nowSecond) : earliest(seconds, after: nowSecond)
    } else if day == today {
      let fitting = isPast ? seconds.last { $0 <= nowSecond } : seconds.first { $0 > nowSecond }
      chosen = (fitting ?? (isPast ? seconds.first : seconds.last)).map { (day, $0) }
    } else {
      let waking = seconds.first { wakingHours.contains($0 / 3600) }
      chosen = (waking ?? seconds.first).map { (day, $0) }
    }
    guard let chosen else { return nil }
    let time = CivilDateTime(dayNumber: chosen.day).adding(seconds: chosen.second)
    return Stretch(start: time, end: time, isDays: false, hasSeconds: clock.second != nil)
  }

  private func earliest(_ seconds: [Int], after second: Int) -> (day: Int, second: Int)? {
    if let today = seconds.first(where: { $0 > second }) { return (self.today, today) }
    return seconds.first.map { (today + 1, $0) }
  }

  private func latest(_ seconds: [Int], before second: Int) -> (day: Int, second: Int)? {
    if let today = seconds.last(where: { $0 <= second }) { return (self.today, today) }
    return seconds.last.map { (today - 1, $0) }
  }

  /// The seconds of a day, ascending, that a clock time may mean; beyond midnight when the part of the day does.
  private func candidates(_ clock: TimeMeaning.Clock, _ part: TimeMeaning.Part?) -> [Int] {
    let base = clock.hour % 12
    var hours = clock.isAmbiguous ? [base, base + 12] : [clock.hour]
    if let part {
      let possible = clock.isAmbiguous ? [base, base + 12, base + 24] : [clock.hour, clock.hour + 24]
      hours = possible.filter { part.hours.contains($0) }
    }
    let within = clock.minute * 60 + (clock.second ?? 0) + clock.shift * 60
    return hours.map { $0 * 3600 + within }.filter { $0 >= 0 }.sorted()
  }

  func moved(_ time: CivilDateTime, by span: TimeMeaning.Span, forward: Bool) -> CivilDateTime? {
    let sign = forward ? 1 : -1
    guard abs(span.days) < 400_000, abs(span.seconds) < 400_000 * 86_400,
      let months = CivilCalendar.adding(months: sign * span.months, to: time)
    else { return nil }
    let result = months.adding(seconds: sign * (span.days * 86_400 + span.seconds))
    return CivilCalendar.years.contains(result.year) ? result : nil
  }

  func parts(_ time: CivilDateTime, _ stretch: Stretch) -> DateParts {
    if stretch.isDays { return DateParts(year: time.year, month: time.month, day: time.day) }
    return DateParts(
      year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
      second: stretch.hasSeconds ? time.second : nil)
  }
}
