import SimCatalog
import SimDiagnostics
import SimUtterances
import Testing

@testable import SimRecognition

/// A time that takes the place of another: before the comma what is there, behind it what is said, and after `=` what it becomes.
@Suite("Times that keep what isn't said anew")
struct KeptTimeTests {
  /// - Parameter now: Friday, 20 November 2026, at nine in the morning.
  private func check(_ language: String, now: CivilDateTime = .fridayMorning, _ rows: String) throws {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: ProjectLists.files(language), catalog: .siriKit, diagnostics: &diagnostics)
    for row in rows.split(separator: "\n") {
      let sides = row.split(separator: "=").map { $0.split(separator: ",").map(String.init) }
      try #require(sides.count == 2 && sides[0].count == 2, "no row: \(row)")
      let held = try #require(Self.range(sides[0][0]), "no time: \(row)")
      let text = readers.text(Utterance(sides[0][1], ProjectLists.apostrophes))
      let range = readers.times.range(text, keeping: held, now: now).map(Self.text) ?? "-"
      #expect(range == sides[1][0].filter { $0 != " " }, "\(row)")
    }
  }

  /// `2026-11-21T08:00`, a day, or two of them around `/`.
  private static func range(_ text: String) -> DateRange? {
    let ends = text.split(separator: "/").map { end in
      end.split { !$0.isNumber }.compactMap { Int($0) }
    }
    guard let first = ends.first, first.count > 2 else { return nil }
    func parts(_ numbers: [Int]) -> DateParts {
      DateParts(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers.count > 3 ? numbers[3] : nil,
        minute: numbers.count > 4 ? numbers[4] : nil)
    }
    return DateRange(start: parts(first), end: parts(ends.last ?? first))
  }

  private static func text(_ range: DateRange) -> String {
    let ends = [range.start, range.end].map { $0.map(text) ?? "" }
    return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "/")
  }

  private static func text(_ parts: DateParts) -> String {
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    return parts.hour.map { "\(day)T\(two($0)):\(two(parts.minute))" } ?? day
  }

  @Test("a clock keeps the day and the half of it")
  func clock() throws {
    try check(
      "en",
      """
      2026-11-21T08:00,8:30 = 2026-11-21T08:30
      2026-11-21T20:00,8:30 = 2026-11-21T20:30
      2026-11-21T08:00,6:45 = 2026-11-21T06:45
      2026-11-21T17:00,at 7 = 2026-11-21T19:00
      2026-11-21T11:00,at 1 = 2026-11-21T13:00
      2026-11-21T08:00,at 3 = 2026-11-21T15:00
      2026-11-21T08:00,9 pm = 2026-11-21T21:00
      2026-11-21T20:00,9 am = 2026-11-21T09:00
      2026-11-21T08:00,half past nine = 2026-11-21T09:30
      2026-11-21T08:00,noon = 2026-11-21T12:00
      2026-11-21T08:00,17:20 = 2026-11-21T17:20
      2026-12-05,8:30 = 2026-12-05T08:30
      """)
  }

  @Test("what is to come stays to come")
  func ahead() throws {
    try check(
      "en",
      """
      2026-11-20T20:00,8:30 = 2026-11-20T20:30
      2026-11-20T11:00,8:30 = 2026-11-20T20:30
      2026-11-20T11:00,8 am = 2026-11-21T08:00
      """)
  }

  @Test("a day keeps the hours")
  func day() throws {
    try check(
      "en",
      """
      2026-11-21T08:00,Sunday = 2026-11-22T08:00
      2026-11-21T08:00,on Monday = 2026-11-23T08:00
      2026-11-21T08:00,today = 2026-11-20T08:00
      2026-11-21T18:30/2026-11-21T20:00,Sunday = 2026-11-22T18:30/2026-11-22T20:00
      2026-11-21T22:00/2026-11-22T02:00,Monday = 2026-11-23T22:00/2026-11-24T02:00
      2026-11-21,Sunday = 2026-11-22
      """)
  }

  @Test("a part of the day keeps the day, and the hour where it has it")
  func part() throws {
    try check(
      "en",
      """
      2026-11-21T08:00,in the evening = 2026-11-21T20:00
      2026-11-21T20:00,in the morning = 2026-11-21T08:00
      2026-11-21,in the evening = 2026-11-21T18:00/2026-11-21T22:00
      """)
  }

  @Test("what is said as a whole is meant as a whole")
  func whole() throws {
    try check(
      "en",
      """
      2026-11-21T08:00,tomorrow at 9 = 2026-11-21T09:00
      2026-11-21T20:00,Sunday at 9 = 2026-11-22T09:00
      2026-11-21T08:00,tonight at 7 = 2026-11-20T19:00
      2026-11-21T08:00,in an hour = 2026-11-20T10:00
      2026-11-21T08:00,now = 2026-11-20T09:00
      2026-11-21T18:00,from 7 to 9 pm = 2026-11-21T19:00/2026-11-21T21:00
      2026-11-21T18:00,this weekend = 2026-11-21/2026-11-22
      """)
  }

  @Test("in Chinese and in Indonesian, too")
  func otherLanguages() throws {
    try check(
      "zh-Hans",
      """
      2026-11-21T08:00,八点半 = 2026-11-21T08:30
      2026-11-21T20:00,八点半 = 2026-11-21T20:30
      2026-11-21T08:00,晚上 = 2026-11-21T20:00
      2026-11-21T08:00,后天 = 2026-11-22T08:00
      """)
    try check("zh-Hant", "2026-11-21T08:00,八點半 = 2026-11-21T08:30")
    try check(
      "id",
      """
      2026-11-21T08:00,setengah sembilan = 2026-11-21T08:30
      2026-11-21T08:00,hari Minggu = 2026-11-22T08:00
      """)
  }
}
