import SimCatalog

/// A time that replaces another keeps what isn't said again: after "tomorrow at 8 in the morning" half past eight is
/// tomorrow morning.
extension TimeResolver {
  /// The time that words mean where they change another.
  ///
  /// - Returns: what the words mean by themselves where they are complete, or where the other time has nothing to keep.
  func range(of meaning: TimeMeaning, keeping held: DateRange) -> DateRange? {
    kept(meaning, held) ?? range(of: meaning)
  }

  private func kept(_ meaning: TimeMeaning, _ held: DateRange) -> DateRange? {
    guard meaning.distance == nil, let start = held.start, let old = CivilDateTime(start) else { return nil }
    let hasClock = start.hour != nil
    // Of several days none is kept.
    let isOneDay = held.end.map { hasClock || $0 == start } ?? hasClock
    if let bound = meaning.bound { return isOneDay ? kept(bound, meaning, old) : nil }
    if meaning.clock != nil {
      guard meaning.day == nil, isOneDay else { return nil }
      return kept(meaning, on: old, hasClock: hasClock)
    }
    if meaning.part != nil {
      guard meaning.day == nil, isOneDay else { return nil }
      // "In the evening": at the same hour, if possible.
      if hasClock, held.end == start, let hours = meaning.part?.hours {
        var clock = TimeMeaning.Clock(hour: old.hour, minute: old.minute, second: start.second, isAmbiguous: true)
        if hours.contains(old.hour) { clock.isAmbiguous = false }
        var whole = meaning
        whole.clock = clock
        if let range = dated(whole, old) { return range }
      }
      return dated(meaning, old)
    }
    // "On Sunday": at the same hours.
    guard hasClock, let day = meaning.day, let end = held.end.flatMap(CivilDateTime.init),
      let days = days(of: day, timeIsAhead: now.secondOfDay < old.secondOfDay), days.lowerBound == days.upperBound,
      isRight(meaning.weekdayCheck, days.lowerBound)
    else { return nil }
    let moved = CivilDateTime(dayNumber: days.lowerBound).adding(seconds: old.secondOfDay)
    let length = end.secondNumber - old.secondNumber
    let stretch = Stretch(start: moved, end: moved, isDays: false, hasSeconds: start.second != nil)
    return DateRange(start: parts(moved, stretch), end: parts(moved.adding(seconds: length), stretch))
  }

  /// A clock time on the same day, in the same half of it where none is said.
  private func kept(_ meaning: TimeMeaning, on old: CivilDateTime, hasClock: Bool) -> DateRange? {
    var meaning = meaning
    if hasClock, meaning.part == nil, let clock = meaning.clock, clock.isAmbiguous {
      guard let hour = half(of: clock, old) else { return nil }
      meaning.clock?.hour = hour
      meaning.clock?.isAmbiguous = false
    }
    guard let range = dated(meaning, old) else { return nil }
    // What would be over means the next occurrence.
    let isOver = range.start.flatMap(CivilDateTime.init).map { !(now < $0) } ?? false
    return isOver && now < old ? nil : range
  }

  /// The hour of a clock time that may be in either half of the day, given the time that it replaces.
  private func half(of clock: TimeMeaning.Clock, _ old: CivilDateTime) -> Int? {
    func second(_ hour: Int) -> Int { hour * 3600 + (clock.minute + clock.shift) * 60 + (clock.second ?? 0) }
    let base = clock.hour % 12
    let (same, other) = old.hour < 12 ? (base, base + 12) : (base + 12, base)
    // What is to come isn't moved into the past.
    let ahead = [same, other].filter { isPast || old.dayNumber != today || second($0) > now.secondOfDay }
    guard ahead.count == 2 else { return ahead.first }
    // From eleven in the morning "one" is in the afternoon; a slightly earlier hour of the same morning stays in it.
    let isEarly = same < words.wakingHours.lowerBound && !(0...Self.slightlyEarlier).contains(old.hour - same)
    let isSlept = isEarly && words.wakingHours.contains(old.hour) && words.wakingHours.contains(other)
    return isSlept ? other : same
  }

  /// By how many hours an early hour may be moved to an earlier one.
  private static let slightlyEarlier = 2

  private func kept(_ bound: TimeMeaning.Bound, _ meaning: TimeMeaning, _ old: CivilDateTime) -> DateRange? {
    switch bound {
    case .last, .next: nil
    case .from(let end), .until(let end): end.day == nil ? dated(meaning, old) : nil
    case .between(let first, let second):
      first.day == nil && second.day == nil && first.distance == nil && second.distance == nil
        ? dated(meaning, old) : nil
    }
  }

  /// What words mean on the day of another time.
  private func dated(_ meaning: TimeMeaning, _ old: CivilDateTime) -> DateRange? {
    guard meaning.day == nil else { return nil }
    var meaning = meaning
    meaning.day = .date(year: old.year, month: old.month, day: old.day)
    return range(of: meaning)
  }
}

extension CivilDateTime {
  /// The moment of a date that is known to the day; midnight where it has no clock time.
  fileprivate init?(_ parts: DateParts) {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(
      year: year, month: month, day: day, hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0)
  }
}
