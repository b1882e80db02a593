import SimCatalog

extension TimeResolver {
  func range(of bound: TimeMeaning.Bound, sharing common: TimeMeaning) -> DateRange? {
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
    // "from 5 to 7 pm": the half of the day applies to both.
    if first.part == nil, first.clock?.isAmbiguous == true, second.clock != nil { first.part = second.part }
    if second.part == nil, second.clock?.isAmbiguous == true, first.clock?.isAmbiguous == false || first.part != nil {
      second.clock?.isAmbiguous = true
    }
    if second.day == nil { second.day = first.day }
    share(&first.day, &second.day)
    // "from 3 to 5 pm tomorrow": both are tomorrow, unless that puts the end first.
    if first.day == nil, first.clock != nil, second.clock != nil, let day = second.day {
      var same = first
      same.day = day
      if let start = stretch(of: same), let end = stretch(of: second), start.start < end.start { first = same }
    }
    guard var start = stretch(of: first) else { return nil }
    let later = TimeResolver(now: start.start, isPast: false, words: words, isSouthern: isSouthern)
    guard var end = (first.clock != nil && second.day == nil ? later : self).stretch(of: second) else { return nil }
    if let clock = second.clock, clock.isAmbiguous, second.part == nil, end.start < start.start {
      end.start = end.start.adding(seconds: 12 * 3600)
      end.end = end.start
    }
    if end.start < start.start, first.day?.comesBack == true, second.day?.comesBack == true {
      // "from Friday to Tuesday": the Tuesday after that Friday; for what has happened, the Friday before that Tuesday.
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

  /// What one end of a stretch says about both: "from May 3 to the 10th", 上周一到周三, "from March to May 2018".
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

  /// The position of a weekday in its week.
  private func place(_ weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 }
}
