import SimUtterances

/// Named days that come back every year: a season, a holiday.
enum NamedDays: Hashable, Sendable {
  /// From the first month to the last, in the northern hemisphere; in the southern it is shifted by six months.
  case season(first: Int, last: Int)
  /// From one date to another, which is in the next year where it comes first in the calendar.
  case dates(month: Int, day: Int, lastMonth: Int, lastDay: Int)
  /// The n-th weekday of a month, from its end where the number is negative.
  case weekday(month: Int, weekday: Int, number: Int)
  /// A number of days from Easter Sunday.
  case easter(from: Int, to: Int)
  /// A number of days from each of some dates, which are numbered from 1970-01-01.
  case table([Int], from: Int, to: Int)

  /// First and last day of those that begin in a year; nil where there are none, or the table doesn't have them.
  func days(in year: Int, isSouthern: Bool) -> ClosedRange<Int>? {
    switch self {
    case .season(let first, let last):
      let shift = isSouthern ? 6 : 0
      let (first, last) = ((first + shift - 1) % 12 + 1, (last + shift - 1) % 12 + 1)
      let lastYear = last < first ? year + 1 : year
      guard let start = CivilCalendar.day(year, first, 1), let length = CivilCalendar.days(inMonth: last, of: lastYear),
        let end = CivilCalendar.day(lastYear, last, length)
      else { return nil }
      return start...end
    case .dates(let month, let day, let lastMonth, let lastDay):
      let lastYear = (lastMonth, lastDay) < (month, day) ? year + 1 : year
      guard let start = CivilCalendar.day(year, month, day), let end = CivilCalendar.day(lastYear, lastMonth, lastDay)
      else { return nil }
      return start...end
    case .weekday(let month, let weekday, let number):
      guard let first = CivilCalendar.day(year, month, 1), let length = CivilCalendar.days(inMonth: month, of: year)
      else { return nil }
      let days = (first..<first + length).filter { (($0 + 3) % 7 + 7) % 7 + 1 == weekday }
      let index = number > 0 ? number - 1 : days.count + number
      return days.indices.contains(index) ? days[index]...days[index] : nil
    case .easter(let from, let to):
      return CivilCalendar.easter(year).map { $0 + from...$0 + to }
    case .table(let days, let from, let to):
      guard let start = CivilCalendar.day(year, 1, 1), let end = CivilCalendar.day(year, 12, 31) else { return nil }
      return days.first { (start...end).contains($0 + from) }.map { $0 + from...$0 + to }
    }
  }
}

extension NamedDays {
  /// A season: `6 8`.
  static func season(_ words: [String]) -> NamedDays? {
    guard words.count == 2, let first = number(words[0], 1...12), let last = number(words[1], 1...12) else {
      return nil
    }
    return .season(first: first, last: last)
  }

  /// A holiday: `12 25`, `12 24 12 26`, `weekday 11 4 4`, `easter -2`, `on 2026-02-17 2027-02-06`, `as 春节 -1 6`.
  ///
  /// - Parameter known: the holidays above it in the list, by their normalised names.
  static func holiday(_ words: [String], known: [String: NamedDays]) -> NamedDays? {
    guard let first = words.first else { return nil }
    let numbers = words.dropFirst().compactMap { number($0, -400...400) }
    let isWhole = numbers.count == words.count - 1
    switch first {
    case "weekday":
      guard isWhole, numbers.count == 3, (1...12).contains(numbers[0]), (1...7).contains(numbers[1]),
        (1...5).contains(abs(numbers[2]))
      else { return nil }
      return .weekday(month: numbers[0], weekday: numbers[1], number: numbers[2])
    case "easter":
      guard isWhole, (1...2).contains(numbers.count), let last = numbers.last, numbers[0] <= last else { return nil }
      return .easter(from: numbers[0], to: last)
    case "on":
      let days = words.dropFirst().compactMap(day)
      return days.isEmpty || days.count != words.count - 1 ? nil : .table(days, from: 0, to: 0)
    case "as":
      guard words.count == 4, let other = known[Utterance.folded(words[1])], numbers.count == 2,
        numbers[0] <= numbers[1]
      else { return nil }
      return other.moved(from: numbers[0], to: numbers[1])
    default:
      let all = words.compactMap { number($0, 1...31) }
      guard all.count == words.count, all.count == 2 || all.count == 4, (1...12).contains(all[0]),
        all[1] <= CivilCalendar.days(inMonth: all[0], of: 2000) ?? 0
      else { return nil }
      if all.count == 2 { return .dates(month: all[0], day: all[1], lastMonth: all[0], lastDay: all[1]) }
      guard (1...12).contains(all[2]), all[3] <= CivilCalendar.days(inMonth: all[2], of: 2000) ?? 0 else { return nil }
      return .dates(month: all[0], day: all[1], lastMonth: all[2], lastDay: all[3])
    }
  }

  private func moved(from: Int, to: Int) -> NamedDays? {
    switch self {
    case .easter(let start, _): .easter(from: start + from, to: start + to)
    case .table(let days, let start, _): .table(days, from: start + from, to: start + to)
    case .season, .dates, .weekday: nil
    }
  }

  private static func number(_ text: String, _ range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func day(_ text: String) -> Int? {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    return CivilCalendar.day(year, month, day)
  }
}

extension CivilCalendar {
  /// Easter Sunday of the Gregorian calendar: the Sunday after the ecclesiastical full moon of spring.
  static func easter(_ year: Int) -> Int? {
    guard years.contains(year) else { return nil }
    let golden = year % 19
    let (century, yearOfCentury) = (year / 100, year % 100)
    let moonShift = (8 * century + 13) / 25
    let epact = (19 * golden + century - century / 4 - moonShift + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let correction = (golden + 11 * epact + 22 * weekday) / 451
    let sum = epact + weekday - 7 * correction + 114
    return day(year, sum / 31, sum % 31 + 1)
  }
}
