import SimCatalog
import SimDiagnostics

/// Reads `Fri 2026-11-20 18:05 America/Los_Angeles`, `2026-11-20 09:00`, and days in a language's words.
enum ClockSyntax {
  struct Clock: Hashable {
    var time: CivilDateTime
    /// An IANA name, nil when none was given.
    var zone: String?
  }

  private static let shape = "expected one like 'Fri 2026-11-20 18:05 America/Los_Angeles'"

  /// - Parameter now: the day for a time without one.
  static func read(_ text: String, now: CivilDateTime, words: NotationWords) -> Result<Clock, ReadFailure> {
    var day: CivilDateTime?
    var seconds: Int?
    var weekday: Int?
    var zone: String?
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\u{3000}" || $0 == "\t" || $0 == "," }) {
      if let value = self.day(word, words) {
        day = value
      } else if let value = time(word) {
        seconds = value
      } else if let value = self.weekday(word, words) {
        weekday = value
      } else if isZone(word) {
        zone = String(word)
      } else {
        return .failure(
          ReadFailure(
            "'\(word)' is no part of a clock; \(shape)",
            suggestion: nearestName(to: String(word), among: weekdays + fullWeekdays)))
      }
    }
    guard day != nil || seconds != nil else { return .failure(ReadFailure("'\(text)' is no clock; \(shape)")) }
    if day == nil, let weekday {
      // "Fri 12:15" is the next Friday, or today.
      day = CivilDateTime(dayNumber: now.dayNumber + (weekday - now.weekday + 7) % 7)
    }
    var clock = CivilDateTime(dayNumber: (day ?? now).dayNumber)
    clock = clock.adding(seconds: seconds ?? (day == nil ? now.secondOfDay : 0))
    if let weekday, weekday != clock.weekday {
      return .failure(
        ReadFailure("the weekday and the date of '\(text)' disagree", suggestion: weekdays[clock.weekday - 1]))
    }
    return .success(Clock(time: clock, zone: zone))
  }

  /// `2026-11-20 18:05`.
  static func text(of time: CivilDateTime) -> String {
    func pad(_ number: Int, _ width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let seconds = time.second == 0 ? "" : ":" + pad(time.second)
    return "\(pad(time.year, 4))-\(pad(time.month))-\(pad(time.day)) \(pad(time.hour)):\(pad(time.minute))" + seconds
  }

  /// `2026-11-20`, `2026/11/20`, or with a language's signs after year, month and day: an existing day in the years 1
  /// to 9999.
  private static func day(_ word: Substring, _ words: NotationWords) -> CivilDateTime? {
    let parts = word.split { sign in
      sign == "-" || sign == "/" || [.yearSign, .monthSign, .daySign].contains { words.knows(String(sign), as: $0) }
    }
    guard parts.count == 3, word.first?.isNumber == true, parts.allSatisfy({ $0.count <= 4 }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    let day = CivilDateTime(year: numbers[0], month: numbers[1], day: numbers[2])
    return CivilDateTime(dayNumber: day.dayNumber) == day ? day : nil
  }

  /// `18:05`, `18:05:30`, `18：05`, as seconds since midnight.
  private static func time(_ word: Substring) -> Int? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "：" }
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (0...23).contains(numbers[0]),
      numbers.dropFirst().allSatisfy({ (0...59).contains($0) })
    else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  private static func weekday(_ word: Substring, _ words: NotationWords) -> Int? {
    let name = words.notation(of: String(word), as: .weekday).lowercased()
    guard name.count >= 3, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return fullWeekdays.firstIndex { $0.lowercased().hasPrefix(name) }.map { $0 + 1 }
  }

  private static let weekdays = fullWeekdays.map { String($0.prefix(3)) }
  private static let fullWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// Whether a word has the form of an IANA zone. Whether the zone exists isn't known here.
  private static func isZone(_ word: Substring) -> Bool {
    if ["UTC", "GMT"].contains(word) { return true }
    guard word.contains("/"), word.count <= 64, word.first?.isLetter == true else { return false }
    return word.utf8.allSatisfy { $0 < 0x80 }
      && word.allSatisfy { $0.isLetter || $0.isNumber || "/_+-".contains($0) }
  }
}
