/// What is known of a date and time, in the user's calendar and zone (DateComponents, proleptic Gregorian).
public struct DateParts: Hashable, Sendable {
  public var year: Int?
  /// 1 to 12.
  public var month: Int?
  /// 1 to 31.
  public var day: Int?
  /// 0 to 23.
  public var hour: Int?
  public var minute: Int?
  public var second: Int?

  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// A stretch of time whose ends may be open (INDateComponentsRange).
public struct DateRange: Hashable, Sendable {
  public var start: DateParts?
  public var end: DateParts?

  public init(start: DateParts? = nil, end: DateParts? = nil) {
    self.start = start
    self.end = end
  }
}
