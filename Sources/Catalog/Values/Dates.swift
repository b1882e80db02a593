/// The known parts of a date and time, in the user's calendar and zone (DateComponents, proleptic Gregorian).
public struct DateParts: Hashable, Sendable {
  /// Of the Gregorian calendar; nil where it was not said.
  public var year: Int?
  /// 1 to 12.
  public var month: Int?
  /// 1 to 31.
  public var day: Int?
  /// 0 to 23.
  public var hour: Int?
  /// From 0 to 59; nil where it was not said.
  public var minute: Int?
  /// From 0 to 59; nil where it was not said.
  public var second: Int?

  /// The parts that were said.
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

/// A stretch of time, possibly open at either end (INDateComponentsRange).
public struct DateRange: Hashable, Sendable {
  /// The first moment; nil for a range without a beginning.
  public var start: DateParts?
  /// The moment after the last; nil for a range without an end.
  public var end: DateParts?

  /// A range that may be open at either end.
  public init(start: DateParts? = nil, end: DateParts? = nil) {
    self.start = start
    self.end = end
  }
}
