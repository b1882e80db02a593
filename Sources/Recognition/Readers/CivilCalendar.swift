import SimCatalog

/// Arithmetic on days and months that returns nil for dates outside the calendar.
enum CivilCalendar {
  /// Years that days are counted in; others aren't read.
  static let years = 1...9999

  static func days(inMonth month: Int, of year: Int) -> Int? {
    switch month {
    case 4, 6, 9, 11: 30
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 2: isLeap(year) ? 29 : 28
    default: nil
    }
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// The number of a day; nil when the month has no such day.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard years.contains(year), let last = days(inMonth: month, of: year), (1...last).contains(day) else { return nil }
    return CivilDateTime(year: year, month: month, day: day).dayNumber
  }

  /// Some months later (or earlier); the last day of a shorter month.
  static func adding(months: Int, to date: CivilDateTime) -> CivilDateTime? {
    guard abs(months) <= 12 * 9999 else { return nil }
    let all = date.year * 12 + date.month - 1 + months
    let year = all >= 0 ? all / 12 : (all - 11) / 12
    let month = all - year * 12 + 1
    guard years.contains(year), let last = days(inMonth: month, of: year) else { return nil }
    var result = date
    result.year = year
    result.month = month
    result.day = min(date.day, last)
    return result
  }

  /// The first, second or last third of some days: ten days of a month, whole months of anything longer; nil for less.
  static func third(_ number: Int, of days: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard (1...3).contains(number), days.count >= 28 else { return nil }
    if days.count <= 31 {
      let start = days.lowerBound + (number - 1) * 10
      return start...(number == 3 ? days.upperBound : start + 9)
    }
    let (first, last) = (CivilDateTime(dayNumber: days.lowerBound), CivilDateTime(dayNumber: days.upperBound))
    let months = (last.year - first.year) * 12 + last.month - first.month + 1
    let begin = CivilDateTime(year: first.year, month: first.month, day: 1)
    guard months >= 3, let start = adding(months: (number - 1) * months / 3, to: begin),
      let end = adding(months: number * months / 3, to: begin)
    else { return nil }
    return start.dayNumber...end.dayNumber - 1
  }
}
