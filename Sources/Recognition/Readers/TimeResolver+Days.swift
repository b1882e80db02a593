import SimCatalog

extension TimeResolver {
  func isRight(_ weekday: Int?, _ day: Int) -> Bool {
    weekday.map { CivilDateTime(dayNumber: day).weekday == $0 } ?? true
  }

  /// First and last day.
  ///
  /// - Parameter timeIsAhead: whether the clock time with it is still to come today; nil when none is said.
  func days(of day: TimeMeaning.Day, timeIsAhead: Bool?) -> ClosedRange<Int>? {
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
      // Saturday and Sunday belong together, whichever day the week begins with.
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

  /// The ten years that begin with a year; for two digits the last such decade that has begun.
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

  var firstOfMonth: CivilDateTime { CivilDateTime(year: now.year, month: now.month, day: 1) }

  func month(of date: CivilDateTime) -> ClosedRange<Int>? {
    guard let last = CivilCalendar.days(inMonth: date.month, of: date.year) else { return nil }
    let first = CivilDateTime(year: date.year, month: date.month, day: 1).dayNumber
    return first...first + last - 1
  }

  func year(_ year: Int) -> ClosedRange<Int>? {
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
      // "this Monday", said on a Friday about what is to come, is the next one.
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
}
