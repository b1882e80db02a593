/// A day and a time on the wall clock, without a zone: what the conversation's clock shows.
public struct CivilDateTime: Hashable, Sendable, Comparable {
  /// Of the Gregorian calendar.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  /// 0 to 23.
  public var hour: Int
  /// From 0 to 59.
  public var minute: Int
  /// From 0 to 59.
  public var second: Int

  /// A time of a day; without one it is midnight.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The earlier one first.
  public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool {
    (a.dayNumber, a.secondOfDay) < (b.dayNumber, b.secondOfDay)
  }

  /// Seconds since midnight.
  public var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// Days since 1970-01-01 in the proleptic Gregorian calendar.
  public var dayNumber: Int {
    // Counting years from March puts the leap day at the end, so that months have a regular rhythm (153 days in five).
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Seconds since midnight at the start of 1970-01-01, on the same wall clock.
  public var secondNumber: Int { dayNumber * 86_400 + secondOfDay }

  /// 1 (Monday) to 7 (Sunday), as ISO 8601 counts.
  public var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }

  /// Midnight at the start of a day, by its number since 1970-01-01.
  public init(dayNumber: Int) {
    let z = dayNumber + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The same clock, some seconds later (or earlier).
  public func adding(seconds: Int) -> CivilDateTime {
    let total = secondOfDay + seconds
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    let rest = total - days * 86_400
    var result = CivilDateTime(dayNumber: dayNumber + days)
    result.hour = rest / 3600
    result.minute = rest / 60 % 60
    result.second = rest % 60
    return result
  }
}
