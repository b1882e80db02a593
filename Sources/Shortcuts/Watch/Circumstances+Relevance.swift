import SimCatalog

extension Circumstances {
  /// A shortcut rises from so many minutes before its time, and falls for as long after it where it has no end.
  static var leadMinutes: Int { 120 }

  /// How well a circumstance is met, and how; nil where it isn't.
  func relevance(of circumstance: Circumstance) -> (relevance: Double, reason: WatchFace.Reason)? {
    switch circumstance {
    case .time(let range): relevance(of: range)
    case .near(let place, let metres): nearness(of: place, metres).map { (1, $0) }
    case .routine(let situation):
      isMet(situation).map { (1, WatchFace.Reason.routine(situation, learntFrom: $0)) }
    }
  }

  /// It rises towards the start, falls after it, and is gone after the end.
  private func relevance(of range: DateRange) -> (relevance: Double, reason: WatchFace.Reason)? {
    let now = moment.time
    let end = range.end.map { $0.filled(from: now) }
    if let end, end < now { return nil }
    guard let start = range.start.map({ $0.filled(from: now) }) else {
      return end.map { _ in (1, .since(minutes: 0)) }
    }
    let minutes = now.minutes(until: start)
    if minutes > 0 {
      guard minutes <= Self.leadMinutes else { return nil }
      return (1 - Double(minutes) / Double(Self.leadMinutes + 1), .soon(minutes: minutes))
    }
    let length = max(1, end.map { start.minutes(until: $0) } ?? Self.leadMinutes)
    guard -minutes <= length else { return nil }
    return (1 - Double(-minutes) / Double(length + 1), .since(minutes: -minutes))
  }

  private func nearness(of place: Place, _ metres: Double) -> WatchFace.Reason? {
    guard let here = moment.place else { return nil }
    if let away = here.metres(to: place) { return away <= metres ? .within(place, metres: away, of: metres) : nil }
    return here.name.lowercased() == place.name.lowercased() ? .at(place) : nil
  }

  /// The number of days from which it is known that this is the current situation; nil where it isn't.
  private func isMet(_ situation: String) -> Int? {
    if situations.contains(situation) { return 0 }
    let minute = moment.time.hour * 60 + moment.time.minute
    switch situation {
    case "morning": return routine.morning.contains(minute) ? routine.mornings : nil
    case "evening": return routine.evening.contains(minute) ? 0 : nil
    case "headphonesConnected": return hasHeadphones ? 0 : nil
    case "commute": return isOnTheWay ? 0 : nil
    default: return isAt(situation) ? 0 : nil
    }
  }

  /// Whether the user is at home, at work, at school, in the gym: by the known place, or by the place's name.
  private func isAt(_ situation: String) -> Bool {
    guard let here = moment.place else { return false }
    return places[situation].map { here.isNear($0) } ?? false || here.name.lowercased() == situation.lowercased()
  }

  /// On a workday, during commuting hours, and at neither end.
  private var isOnTheWay: Bool {
    guard moment.place != nil, moment.time.weekday <= 5, !isAt("home"), !isAt("work") else { return false }
    return (6..<10).contains(moment.time.hour) || (16..<20).contains(moment.time.hour)
  }
}

extension DateParts {
  /// Missing parts are taken from another time, down to the day; missing hours and minutes are 0.
  func filled(from time: CivilDateTime) -> CivilDateTime {
    CivilDateTime(
      year: year ?? time.year, month: month ?? time.month, day: day ?? time.day, hour: hour ?? 0, minute: minute ?? 0,
      second: second ?? 0)
  }
}

extension CivilDateTime {
  func minutes(until other: CivilDateTime) -> Int {
    (other.dayNumber - dayNumber) * 1440 + (other.secondOfDay - secondOfDay) / 60
  }
}
