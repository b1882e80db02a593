import SimCatalog

/// Turns what words say into a date range, on the conversation's clock.
struct TimeResolver {
  let now: CivilDateTime
  /// Whether the nearest time lies behind (for what has happened) or ahead.
  let isPast: Bool
  let words: TimeWords
  /// Whether summer begins in December.
  let isSouthern: Bool

  /// ISO number of the day with which weeks begin.
  private var firstWeekday: Int { words.firstWeekday }
  /// The hours that are meant when no half of the day is said, on a day that isn't today.
  private var wakingHours: Range<Int> { words.wakingHours }

  private var today: Int { now.dayNumber }

  /// A stretch of whole days, or of minutes.
  private struct Stretch {
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

  // MARK: Ends

  private func range(of bound: TimeMeaning.Bound, sharing common: TimeMeaning) -> DateRange? {
    switch bound {
    case .from(let end):
      guard let stretch = end.merged(common).flatMap({ stretch(of: $0) }) else { return nil }
      return DateRange(start: parts(stretch.start, stretch))
    case .until(let end):
      guard let stretch = end.merged(common).flatMap({ stretch(of: $0) }) else { return nil }
      return DateRange(end: parts(stretch.start, stretch))
    case .between(let first, let second):
      return range(from: first, to: second, sharing: common)
    case .last(let span):
      guard common.isEmpty else { return nil }
      return range(span, forward: false)
    case .next(let span):
      guard common.isEmpty else { return nil }
      return range(span, forward: true)
    }
  }

  private func range(from first: TimeMeaning, to second: TimeMeaning, sharing common: TimeMeaning) -> DateRange? {
    guard var first = first.merged(common) else { return nil }
    guard var second = second.merged(common) ?? (common.isEmpty ? nil : second) else { return nil }
    // "from 5 to 7 pm": the half of the day holds for both.
    if first.part == nil, first.clock?.isAmbiguous == true, second.clock != nil { first.part = second.part }
    if second.part == nil, second.clock?.isAmbiguous == true, first.clock?.isAmbiguous == false || first.part != nil {
      second.clock?.isAmbiguous = true
    }
    if second.day == nil { second.day = first.day }
    share(&first.day, &second.day)
    guard var start = stretch(of: first) else { return nil }
    let later = TimeResolver(now: start.start, isPast: false, words: words, isSouthern: isSouthern)
    guard var end = (first.clock != nil && second.day == nil ? later : self).stretch(of: second) else { return nil }
    if let clock = second.clock, clock.isAmbiguous, second.part == nil, end.start < start.start {
      end.start = end.start.adding(seconds: 12 * 3600)
      end.end = end.start
    }
    if end.start < start.start, first.day?.comesBack == true, second.day?.comesBack == true {
      // "from Friday to Tuesday": the Tuesday after that Friday; of what has happened the Friday before that Tuesday.
      if isPast {
        let earlier = TimeResolver(now: end.start, isPast: true, words: words, isSouthern: isSouthern)
        guard let before = earlier.stretch(of: first) else { return nil }
        start = before
      } else {
        guard let after = later.stretch(of: second) else { return nil }
        end = after
      }
    }
    guard !(end.start < start.start) else { return nil }
    return DateRange(start: parts(start.start, start), end: parts(end.end, end))
  }

  private func range(_ span: TimeMeaning.Span, forward: Bool) -> DateRange? {
    guard let other = moved(now, by: span, forward: forward) else { return nil }
    let isDays = span.seconds == 0
    let near = Stretch(start: now, end: now, isDays: isDays)
    let bounds = forward ? (now, other) : (other, now)
    return DateRange(start: parts(bounds.0, near), end: parts(bounds.1, near))
  }

  // MARK: One time

  private func stretch(of meaning: TimeMeaning) -> Stretch? {
    if let span = meaning.distance {
      if isPast, let days = self.days(ago: span) { return self.days(days) }
      guard let time = moved(now, by: span, forward: true) else { return nil }
      let isDays = span.seconds == 0 && (span.days != 0 || span.months != 0)
      return Stretch(start: time, end: time, isDays: isDays, hasSeconds: span.seconds % 60 != 0)
    }
    guard meaning.clock != nil || meaning.part != nil else {
      guard let day = meaning.day, let days = self.days(of: day, timeIsAhead: nil) else { return nil }
      guard isRight(meaning.weekdayCheck, days.lowerBound) else { return nil }
      return self.days(days)
    }
    if let clock = meaning.clock { return self.clock(clock, of: meaning) }
    guard let part = meaning.part, let stretch = part.stretch else { return nil }
    return self.part(stretch, of: meaning)
  }

  private func days(_ days: ClosedRange<Int>) -> Stretch {
    Stretch(
      start: CivilDateTime(dayNumber: days.lowerBound), end: CivilDateTime(dayNumber: days.upperBound), isDays: true)
  }

  /// What happened "three years ago" happened in that year, and "two months ago" in that month.
  private func days(ago span: TimeMeaning.Span) -> ClosedRange<Int>? {
    guard span.months < 0, span.days == 0, span.seconds == 0,
      let then = CivilCalendar.adding(months: span.months, to: firstOfMonth)
    else { return nil }
    return span.months % 12 == 0 ? year(then.year) : month(of: then)
  }

  /// What one end of a stretch says of both: "from May 3 to the 10th", 上周一到周三, "from March to May 2018".
  private func share(_ first: inout TimeMeaning.Day?, _ second: inout TimeMeaning.Day?) {
    switch (first, second) {
    case (.date(let year, let month?, _)?, .date(year: nil, month: nil, let day)?):
      second = .date(year: year, month: month, day: day)
    case (.date(year: nil, month: nil, let day)?, .date(let year, let month?, _)?):
      first = .date(year: year, month: month, day: day)
    case (.date(let year?, _, _)?, .date(year: nil, let month?, let day)?):
      second = .date(year: year, month: month, day: day)
    case (.date(year: nil, let month?, let day)?, .date(let year?, _, _)?):
      first = .date(year: year, month: month, day: day)
    case (.dateOfYear(let year, let month, _)?, .date(year: nil, let other, let day)?):
      second = .dateOfYear(year, month: other ?? month, day: day)
    case (.dayOfMonth(_, let month)?, .date(year: nil, month: nil, let day)?):
      second = .dayOfMonth(day, month: month)
    case (.namedMonth(let month, let year?)?, .namedMonth(let other, nil)?):
      second = .namedMonth(other, year: other < month ? year + 1 : year)
    case (.namedMonth(let month, nil)?, .namedMonth(let other, let year?)?):
      first = .namedMonth(month, year: month > other ? year - 1 : year)
    case (.monthOfYear(let month, let year)?, .namedMonth(let other, nil)?):
      second = .monthOfYear(other, year: other < month ? year + 1 : year)
    case (.namedMonth(let month, nil)?, .monthOfYear(let other, let year)?):
      first = .monthOfYear(month, year: month > other ? year - 1 : year)
    case (.weekday(let weekday, let week?)?, .weekday(let other, nil)?):
      second = .weekday(other, week: place(other) < place(weekday) ? week + 1 : week)
    case (.weekday(let weekday, nil)?, .weekday(let other, let week?)?):
      first = .weekday(weekday, week: place(weekday) > place(other) ? week - 1 : week)
    default: return
    }
  }

  /// Where a weekday stands in its week.
  private func place(_ weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 }

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

  /// The seconds of a day, ascending, that a clock may mean; beyond midnight when the part of the day lasts so long.
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

  // MARK: Days

  private func isRight(_ weekday: Int?, _ day: Int) -> Bool {
    weekday.map { CivilDateTime(dayNumber: day).weekday == $0 } ?? true
  }

  /// First and last day.
  ///
  /// - Parameter timeIsAhead: whether the time said with it is still to come today; nil when none is said.
  private func days(of day: TimeMeaning.Day, timeIsAhead: Bool?) -> ClosedRange<Int>? {
    switch day {
    case .offset(let offset):
      guard abs(offset) < 400_000 else { return nil }
      return today + offset...today + offset
    case .weekday(let weekday, let week):
      return self.weekday(weekday, week: week, timeIsAhead: timeIsAhead)
    case .date(let year, let month, let day):
      return date(year, month, day).map { $0...$0 }
    case .dateOfYear(let offset, let month, let day):
      guard abs(offset) < 9999 else { return nil }
      return CivilCalendar.day(now.year + offset, month, day).map { $0...$0 }
    case .dayOfMonth(let day, let offset):
      guard let month = CivilCalendar.adding(months: offset, to: firstOfMonth),
        let number = CivilCalendar.day(month.year, month.month, day)
      else { return nil }
      return number...number
    case .week(let offset):
      guard abs(offset) < 50_000 else { return nil }
      let start = startOfWeek + offset * 7
      return start...start + 6
    case .weekend(let offset):
      guard abs(offset) < 50_000 else { return nil }
      // Saturday and Sunday belong together, with whichever of them the week begins.
      let saturday = today - (now.weekday - 1) + 5 + offset * 7
      return saturday...saturday + 1
    case .month(let offset):
      return CivilCalendar.adding(months: offset, to: firstOfMonth).flatMap { month(of: $0) }
    case .year(let offset):
      guard abs(offset) < 9999 else { return nil }
      return year(now.year + offset)
    case .namedMonth(let month, let offset):
      return namedMonth(month, year: offset)
    case .monthOfYear(let month, let year):
      guard CivilCalendar.years.contains(year) else { return nil }
      return self.month(of: CivilDateTime(year: year, month: month, day: 1))
    case .numberedYear(let number):
      return year(number)
    case .decade(let said):
      return decade(said)
    case .anniversary(let offset):
      guard abs(offset) < 9999 else { return nil }
      return CivilCalendar.day(now.year + offset, now.month, now.day).map { $0...$0 }
    case .named(let number, let which):
      return named(number, which)
    }
  }

  /// The ten years that begin with a year; of two digits alone the last such that have begun.
  private func decade(_ said: Int) -> ClosedRange<Int>? {
    let first = said >= 100 ? said : said + (2000 + said <= now.year ? 2000 : 1900)
    guard let start = CivilCalendar.day(first, 1, 1), let end = CivilCalendar.day(first + 9, 12, 31) else { return nil }
    return start...end
  }

  private func named(_ number: Int, _ which: TimeMeaning.Which) -> ClosedRange<Int>? {
    guard words.namedDays.indices.contains(number) else { return nil }
    let named = words.namedDays[number]
    func inYear(_ year: Int) -> ClosedRange<Int>? { named.days(in: year, isSouthern: isSouthern) }
    func around() -> [ClosedRange<Int>] { (now.year - 2...now.year + 2).compactMap(inYear) }
    switch which {
    case .nearest:
      return isPast ? around().last { $0.lowerBound <= today } : around().first { $0.upperBound >= today }
    case .last: return around().last { $0.upperBound < today }
    case .next: return around().first { $0.lowerBound > today }
    case .this:
      let all = around()
      return all.first { $0.contains(today) }
        ?? inYear(now.year).flatMap { isPast == ($0.lowerBound <= today) ? $0 : nil }
        ?? (isPast ? all.last { $0.lowerBound <= today } : all.first { $0.upperBound >= today })
    case .year(let offset):
      guard abs(offset) < 9999 else { return nil }
      return inYear(now.year + offset)
    case .numbered(let year): return inYear(year)
    }
  }

  private var startOfWeek: Int { today - (now.weekday - firstWeekday + 7) % 7 }

  private var firstOfMonth: CivilDateTime { CivilDateTime(year: now.year, month: now.month, day: 1) }

  private func month(of date: CivilDateTime) -> ClosedRange<Int>? {
    guard let last = CivilCalendar.days(inMonth: date.month, of: date.year) else { return nil }
    let first = CivilDateTime(year: date.year, month: date.month, day: 1).dayNumber
    return first...first + last - 1
  }

  private func year(_ year: Int) -> ClosedRange<Int>? {
    guard let first = CivilCalendar.day(year, 1, 1), let last = CivilCalendar.day(year, 12, 31) else { return nil }
    return first...last
  }

  private func namedMonth(_ month: Int, year offset: Int?) -> ClosedRange<Int>? {
    var year = now.year
    if let offset {
      year += offset
    } else if isPast, month > now.month {
      year -= 1
    } else if !isPast, month < now.month {
      year += 1
    }
    guard CivilCalendar.years.contains(year) else { return nil }
    return self.month(of: CivilDateTime(year: year, month: month, day: 1))
  }

  private func weekday(_ weekday: Int, week: Int?, timeIsAhead: Bool?) -> ClosedRange<Int>? {
    if let week {
      guard abs(week) < 50_000 else { return nil }
      var day = startOfWeek + (weekday - firstWeekday + 7) % 7 + week * 7
      // "this Monday", said on a Friday of what is to come, is the next one.
      if week == 0, !isPast, day < today { day += 7 }
      return day...day
    }
    var distance = (weekday - now.weekday + 7) % 7
    if isPast {
      distance -= 7
    } else if distance == 0, timeIsAhead != true {
      distance = 7
    }
    return today + distance...today + distance
  }

  /// The nearest such date that exists; a 29 February waits for a leap year.
  private func date(_ year: Int?, _ month: Int?, _ day: Int) -> Int? {
    if let year { return CivilCalendar.day(year, month ?? now.month, day) }
    if let month {
      for step in 0...8 {
        guard let number = CivilCalendar.day(now.year + (isPast ? -step : step), month, day) else { continue }
        if isPast ? number <= today : number >= today { return number }
      }
      return nil
    }
    for step in 0...12 {
      guard let first = CivilCalendar.adding(months: isPast ? -step : step, to: firstOfMonth),
        let number = CivilCalendar.day(first.year, first.month, day)
      else { continue }
      if isPast ? number <= today : number >= today { return number }
    }
    return nil
  }

  private func moved(_ time: CivilDateTime, by span: TimeMeaning.Span, forward: Bool) -> CivilDateTime? {
    let sign = forward ? 1 : -1
    guard abs(span.days) < 400_000, abs(span.seconds) < 400_000 * 86_400,
      let months = CivilCalendar.adding(months: sign * span.months, to: time)
    else { return nil }
    let result = months.adding(seconds: sign * (span.days * 86_400 + span.seconds))
    return CivilCalendar.years.contains(result.year) ? result : nil
  }

  private func parts(_ time: CivilDateTime, _ stretch: Stretch) -> DateParts {
    if stretch.isDays { return DateParts(year: time.year, month: time.month, day: time.day) }
    return DateParts(
      year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
      second: stretch.hasSeconds ? time.second : nil)
  }
}
