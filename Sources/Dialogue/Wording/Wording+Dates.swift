import SimCatalog

extension Wording {
  func text(of parts: DateParts) -> String {
    let time = parts.hour.map { text(ofTime: $0, parts.minute ?? 0) }
    let day = text(ofDay: parts)
    switch (day, time) {
    case (.some(let day), .some(let time)):
      // For today only the time is said.
      if isToday(parts) { return time }
      return lines.text("date.dayAndTime", ["day": day, "time": time]) ?? "\(day) \(time)"
    case (.some(let day), nil): return day
    case (nil, .some(let time)): return time
    case (nil, nil): return ValueNotation.text(of: .date(parts))
    }
  }

  func text(of range: DateRange) -> String {
    switch (range.start.map(text(of:)), range.end.map(text(of:))) {
    case (.some(let start), .some(let end)) where start == end: start
    case (.some(let start), .some(let end)):
      lines.text("range.both", ["start": start, "end": end]) ?? "\(start) – \(end)"
    case (.some(let start), nil): lines.text("range.from", ["start": start]) ?? start
    case (nil, .some(let end)): lines.text("range.until", ["end": end]) ?? end
    case (nil, nil): ""
    }
  }

  func text(ofTime hour: Int, _ minute: Int) -> String {
    let half = hour % 12
    let values = [
      "hour": two(hour), "hour12": String(half == 0 ? 12 : half), "minute": two(minute),
      "period": lines.text(hour < 12 ? "clock.am" : "clock.pm") ?? "",
    ]
    return lines.text("clock.time", values) ?? "\(two(hour)):\(two(minute))"
  }

  private func text(ofDay parts: DateParts) -> String? {
    guard let month = parts.month, let day = parts.day, (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let year = parts.year ?? now.year
    // A year far outside the calendar's arithmetic is written as a number.
    guard (1...9999).contains(year) else { return nil }
    let date = CivilDateTime(year: year, month: month, day: day)
    switch date.dayNumber - now.dayNumber {
    case 0: if let today = lines.text("date.today") { return today }
    case 1: if let tomorrow = lines.text("date.tomorrow") { return tomorrow }
    case -1: if let yesterday = lines.text("date.yesterday") { return yesterday }
    default: break
    }
    let values = [
      "year": String(year), "month": String(month), "day": String(day),
      "monthName": lines.text("month.\(month)") ?? "", "weekday": lines.text("weekday.\(date.weekday)") ?? "",
    ]
    return lines.text(year == now.year ? "date.day" : "date.dayOfYear", values)
  }

  private func isToday(_ parts: DateParts) -> Bool {
    parts.month == now.month && parts.day == now.day && (parts.year ?? now.year) == now.year
  }

  private func two(_ number: Int) -> String { number < 10 && number >= 0 ? "0\(number)" : String(number) }
}
