import SimCatalog
import SimDiagnostics
import SimPhrases
import SimUtterances
import Testing

@testable import SimRecognition

/// Seasons, holidays, years and stretches of days. Today is Friday, 20 November 2026.
@Suite("Readers of the calendar")
struct CalendarReaderTests {
  private func table(
    _ language: String, _ name: String, now: CivilDateTime = .fridayMorning, locale: String? = nil
  ) throws -> ReadingTable {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: ProjectLists.files(language), catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let reader = try #require(ReaderSet.Name(rawValue: name))
    let region = readers.regions.region(ofLocale: locale ?? language)
    return ReadingTable(reader: readers[reader], now: now) { utterance, token in
      readers[reader].read(readers.text(utterance, region: region), at: token, now: now)
    }
  }

  @Test("seasons")
  func seasons() throws {
    try table("en", "past").check(
      """
      from «last summer» = 2026-06-01/2026-08-31
      «last winter» = 2025-12-01/2026-02-28
      «last autumn» = 2025-09-01/2025-11-30
      «last fall» = 2025-09-01/2025-11-30
      «this summer» = 2026-06-01/2026-08-31
      «this fall» = 2026-09-01/2026-11-30
      «this past spring» = 2026-03-01/2026-05-31
      «in the summer» = 2026-06-01/2026-08-31
      «the summer» = 2026-06-01/2026-08-31
      «summer» = 2026-06-01/2026-08-31
      «winter» = 2025-12-01/2026-02-28
      «the summer of 2018» = 2018-06-01/2018-08-31
      «summer 2018» = 2018-06-01/2018-08-31
      «in the winter of 2019» = 2019-12-01/2020-02-29
      «in summer last year» = 2025-06-01/2025-08-31
      «since last summer» = 2026-06-01/
      «before last summer» = /2026-06-01
      «between last spring and last summer» = 2026-03-01/2026-08-31
      """)
    try table("en", "time").check(
      """
      «this winter» = 2026-12-01/2027-02-28
      «next summer» = 2027-06-01/2027-08-31
      «this coming spring» = 2027-03-01/2027-05-31
      «in the summer» = 2027-06-01/2027-08-31
      «last summer» = 2026-06-01/2026-08-31
      «summer» = -
      «spring» = -
      «fall» = -
      """)
    try table("zh-Hans", "past").check(
      """
      «去年夏天» = 2025-06-01/2025-08-31
      «去年的夏天» = 2025-06-01/2025-08-31
      «今年夏天» = 2026-06-01/2026-08-31
      «前年冬天» = 2024-12-01/2025-02-28
      «2018年夏天» = 2018-06-01/2018-08-31
      «2018年的夏天» = 2018-06-01/2018-08-31
      «二〇一八年夏天» = 2018-06-01/2018-08-31
      «夏天» = 2026-06-01/2026-08-31
      «上个冬天» = 2025-12-01/2026-02-28
      «这个秋天» = 2026-09-01/2026-11-30
      «去年春天» = 2025-03-01/2025-05-31
      «去年夏季» = 2025-06-01/2025-08-31
      """)
    try table("zh-Hans", "time").check("«明年夏天» = 2027-06-01/2027-08-31\n«下个夏天» = 2027-06-01/2027-08-31")
  }

  @Test("in the southern half of the world summer begins in December")
  func southern() throws {
    try table("en", "past", locale: "en-AU").check(
      """
      «last summer» = 2025-12-01/2026-02-28
      «last winter» = 2026-06-01/2026-08-31
      «the summer of 2018» = 2018-12-01/2019-02-28
      «this spring» = 2026-09-01/2026-11-30
      """)
    try table("en", "past", locale: "en-GB").check("«last summer» = 2026-06-01/2026-08-31")
  }

  @Test("holidays")
  func holidays() throws {
    try table("en", "past").check(
      """
      from «Christmas» = 2025-12-25
      «last Christmas» = 2025-12-25
      «on Christmas» = 2025-12-25
      «on Christmas Eve» = 2025-12-24
      «Christmas Day» = 2025-12-25
      «Christmas morning» = 2025-12-25T06:00/2025-12-25T12:00
      «Christmas 2018» = 2018-12-25
      «Christmas of 2018» = 2018-12-25
      «Christmas last year» = 2025-12-25
      «over the holidays» = 2025-12-24/2026-01-01
      «on Halloween» = 2026-10-31
      «last Halloween» = 2026-10-31
      «Halloween last year» = 2025-10-31
      «on New Year's Eve» = 2025-12-31
      «on New Year's Day» = 2026-01-01
      «on Valentine's Day» = 2026-02-14
      «last Thanksgiving» = 2025-11-27
      «Thanksgiving 2024» = 2024-11-28
      «Black Friday 2024» = 2024-11-29
      «on the 4th of July» = 2026-07-04
      «on the Fourth of July» = 2026-07-04
      «Independence Day» = 2026-07-04
      «on Mother's Day» = 2026-05-10
      «on Father's Day» = 2026-06-21
      «on Memorial Day» = 2026-05-25
      «on Labor Day» = 2026-09-07
      «last Easter» = 2026-04-05
      «Easter 2025» = 2025-04-20
      «Easter 2024» = 2024-03-31
      «Good Friday 2025» = 2025-04-18
      «on Easter Monday» = 2026-04-06
      «Chinese New Year» = 2026-02-17
      «Lunar New Year 2024» = 2024-02-10
      «since Christmas» = 2025-12-25/
      «between Christmas and New Year» = 2025-12-25/2026-01-01
      «from Christmas to Easter» = 2025-12-25/2026-04-05
      """)
    try table("en", "time").check(
      """
      «on Christmas» = 2026-12-25
      «this Christmas» = 2026-12-25
      «next Christmas» = 2026-12-25
      «on Christmas Eve at 8 pm» = 2026-12-24T20:00
      «Christmas morning» = 2026-12-25T06:00/2026-12-25T12:00
      «on Thanksgiving» = 2026-11-26
      «next Easter» = 2027-03-28
      «on New Year's Day» = 2027-01-01
      «Christmas» Island = -
      """)
    try table("zh-Hans", "past").check(
      """
      «国庆节» = 2026-10-01
      «国庆» = 2026-10-01
      «国庆期间» = 2026-10-01/2026-10-07
      «国庆假期» = 2026-10-01/2026-10-07
      «五一期间» = 2026-05-01/2026-05-05
      «五一» = 2026-05-01
      «五一节» = 2026-05-01
      «去年国庆» = 2025-10-01
      «去年国庆节» = 2025-10-01
      «去年的国庆节» = 2025-10-01
      «去年国庆期间» = 2025-10-01/2025-10-07
      «2018年国庆» = 2018-10-01
      «元旦» = 2026-01-01
      «情人节» = 2026-02-14
      «圣诞节» = 2025-12-25
      «平安夜» = 2025-12-24
      «儿童节那天» = 2026-06-01
      «母亲节» = 2026-05-10
      «春节» = 2026-02-17
      «今年春节» = 2026-02-17
      «去年春节» = 2025-01-29
      «2024年春节» = 2024-02-10
      «春节期间» = 2026-02-16/2026-02-23
      «除夕» = 2026-02-16
      «去年除夕» = 2025-01-28
      «中秋节» = 2026-09-25
      «去年中秋» = 2025-10-06
      «端午节» = 2026-06-19
      «元宵节» = 2026-03-03
      «清明节» = 2026-04-05
      «七夕» = 2026-08-19
      «重阳节» = 2026-10-18
      «上次春节» = 2026-02-17
      «1998年春节» = -
      """)
    try table("zh-Hans", "time").check(
      """
      «春节» = 2027-02-06
      «明年春节» = 2027-02-06
      «国庆节» = 2027-10-01
      «平安夜晚上八点» = 2026-12-24T20:00
      «元旦早上» = 2027-01-01T06:00/2027-01-01T09:00
      """)
  }

  @Test("years, decades, months")
  func years() throws {
    try table("en", "past").check(
      """
      «in 2019» = 2019-01-01/2019-12-31
      from «2019» = 2019-01-01/2019-12-31
      «in the year 2019» = 2019-01-01/2019-12-31
      «in twenty nineteen» = 2019-01-01/2019-12-31
      «in March 2018» = 2018-03-01/2018-03-31
      «March 2018» = 2018-03-01/2018-03-31
      «in March of 2018» = 2018-03-01/2018-03-31
      «March» = 2026-03-01/2026-03-31
      «December» = 2025-12-01/2025-12-31
      «March last year» = 2025-03-01/2025-03-31
      «the year before last» = 2024-01-01/2024-12-31
      «the month before last» = 2026-09-01/2026-09-30
      «in the 90s» = 1990-01-01/1999-12-31
      «the 1990s» = 1990-01-01/1999-12-31
      «from the 80s» = 1980-01-01/1989-12-31
      «the nineties» = 1990-01-01/1999-12-31
      «in the nineteen eighties» = 1980-01-01/1989-12-31
      «the 2010s» = 2010-01-01/2019-12-31
      «the 20s» = 2020-01-01/2029-12-31
      «the 10s» = 2010-01-01/2019-12-31
      «three years ago» = 2023-01-01/2023-12-31
      «a year ago» = 2025-01-01/2025-12-31
      «two months ago» = 2026-09-01/2026-09-30
      «two weeks ago» = 2026-11-06
      «a year ago today» = 2025-11-20
      «this time last year» = 2025-11-20
      «this day last year» = 2025-11-20
      «5 years ago today» = 2021-11-20
      «before 2015» = /2015-01-01
      «since 2015» = 2015-01-01/
      «until March» = /2026-03-01
      «the last few days» = 2026-11-17/2026-11-20
      """)
    try table("en", "time").check(
      """
      «2019» = -
      «March» = -
      «in 2028» = 2028-01-01/2028-12-31
      «in March 2028» = 2028-03-01/2028-03-31
      «in 2019» = 2019-01-01/2019-12-31
      """)
    try table("zh-Hans", "past").check(
      """
      «2019年» = 2019-01-01/2019-12-31
      «二〇一九年» = 2019-01-01/2019-12-31
      «2018年5月» = 2018-05-01/2018-05-31
      «2018年五月份» = 2018-05-01/2018-05-31
      «去年五月» = 2025-05-01/2025-05-31
      «前年» = 2024-01-01/2024-12-31
      «大前年» = 2023-01-01/2023-12-31
      «前年五月» = 2024-05-01/2024-05-31
      «三年前» = 2023-01-01/2023-12-31
      «两个月前» = 2026-09-01/2026-09-30
      «九十年代» = 1990-01-01/1999-12-31
      «80年代» = 1980-01-01/1989-12-31
      «上世纪九十年代» = 1990-01-01/1999-12-31
      «1990年代» = 1990-01-01/1999-12-31
      «去年今天» = 2025-11-20
      «去年的今天» = 2025-11-20
      «去年这个时候» = 2025-11-20
      «上周末» = 2026-11-14/2026-11-15
      «上个周末» = 2026-11-14/2026-11-15
      «上上周末» = 2026-11-07/2026-11-08
      «上个月» = 2026-10-01/2026-10-31
      «上上个月» = 2026-09-01/2026-09-30
      «大前天» = 2026-11-17
      «前几天» = 2026-11-17/2026-11-20
      «最近几个月» = 2026-08-20/2026-11-20
      """)
  }

  @Test("thirds of a month, a year, a season")
  func thirds() throws {
    try table("en", "past").check(
      """
      «early March» = 2026-03-01/2026-03-10
      «in mid-March» = 2026-03-11/2026-03-20
      «in late March» = 2026-03-21/2026-03-31
      «late February 2024» = 2024-02-21/2024-02-29
      «the beginning of last month» = 2026-10-01/2026-10-10
      «at the end of last month» = 2026-10-21/2026-10-31
      «early 2018» = 2018-01-01/2018-04-30
      «in late 2018» = 2018-09-01/2018-12-31
      «the end of last year» = 2025-09-01/2025-12-31
      «late last summer» = 2026-08-01/2026-08-31
      «in the early 90s» = 1990-01-01/1993-04-30
      «the late 1980s» = 1986-09-01/1989-12-31
      «between early March and late May» = 2026-03-01/2026-05-31
      «late» = -
      """)
    try table("en", "time").check("«early next month» = 2026-12-01/2026-12-10\n«late tomorrow» = -\n«late tonight» = -")
    try table("zh-Hans", "past").check(
      """
      «五月初» = 2026-05-01/2026-05-10
      «五月中旬» = 2026-05-11/2026-05-20
      «五月底» = 2026-05-21/2026-05-31
      «2018年五月底» = 2018-05-21/2018-05-31
      «上个月底» = 2026-10-21/2026-10-31
      «上月初» = 2026-10-01/2026-10-10
      «月初» = 2026-11-01/2026-11-10
      «年初» = 2026-01-01/2026-04-30
      «去年年底» = 2025-09-01/2025-12-31
      «去年底» = 2025-09-01/2025-12-31
      «2018年年底» = 2018-09-01/2018-12-31
      «今年年初» = 2026-01-01/2026-04-30
      """)
    try table("zh-Hans", "time").check("«下个月初» = 2026-12-01/2026-12-10\n«明年年初» = 2027-01-01/2027-04-30")
  }

  @Test("stretches between days, months and years")
  func stretches() throws {
    try table("en", "past").check(
      """
      «between March and May» = 2026-03-01/2026-05-31
      «from March to May» = 2026-03-01/2026-05-31
      «March to May» = 2026-03-01/2026-05-31
      «between November and January» = 2025-11-01/2026-01-31
      «from March to May 2018» = 2018-03-01/2018-05-31
      «from March 2018 to May 2019» = 2018-03-01/2019-05-31
      «from November to February 2018» = 2017-11-01/2018-02-28
      «from the 3rd to the 10th» = 2026-11-03/2026-11-10
      «from May 3 to the 10th» = 2026-05-03/2026-05-10
      «from May 3rd to May 10th» = 2026-05-03/2026-05-10
      «between December 20 and January 5» = 2025-12-20/2026-01-05
      «from 2015 to 2018» = 2015-01-01/2018-12-31
      «between 2015 and 2018» = 2015-01-01/2018-12-31
      «from Monday to Wednesday» = 2026-11-16/2026-11-18
      «from Wednesday to Monday» = 2026-11-11/2026-11-16
      «Monday through Wednesday» = 2026-11-16/2026-11-18
      «from Monday to Wednesday last week» = 2026-11-09/2026-11-11
      «last Monday to Wednesday» = 2026-11-09/2026-11-11
      «from May to March 2018» = 2017-05-01/2018-03-31
      «from 2018 to 2015» = -
      """)
    try table("en", "time").check(
      """
      «from March to May» = 2027-03-01/2027-05-31
      «from Friday to Tuesday» = 2026-11-27/2026-12-01
      «from December 20 to January 5» = 2026-12-20/2027-01-05
      «from the 25th to the 28th» = 2026-11-25/2026-11-28
      «next Monday to Wednesday» = 2026-11-23/2026-11-25
      """)
    try table("zh-Hans", "past").check(
      """
      «三月到五月» = 2026-03-01/2026-05-31
      «从三月到五月» = 2026-03-01/2026-05-31
      «去年三月到五月» = 2025-03-01/2025-05-31
      «去年十一月到一月» = 2025-11-01/2026-01-31
      «2018年三月到五月» = 2018-03-01/2018-05-31
      «2015年到2018年» = 2015-01-01/2018-12-31
      «2015到2018年» = 2015-01-01/2018-12-31
      «五月三号到十号» = 2026-05-03/2026-05-10
      «5月3日到5月10日» = 2026-05-03/2026-05-10
      «3号到10号» = 2026-11-03/2026-11-10
      «周一到周三» = 2026-11-16/2026-11-18
      «上周一到周三» = 2026-11-09/2026-11-11
      «从上周一到上周三» = 2026-11-09/2026-11-11
      «元旦到春节» = 2026-01-01/2026-02-17
      «国庆以来» = 2026-10-01/
      """)
    try table("zh-Hans", "time").check(
      """
      «周一到周三» = 2026-11-23/2026-11-25
      «下周一到周三» = 2026-11-23/2026-11-25
      «三月到五月» = 2027-03-01/2027-05-31
      """)
  }

  @Test("what is in no calendar is not read, and neither is a part of it")
  func nowhere() throws {
    for name in ["time", "past", "coming"] {
      try table("en", name).check(
        """
        «February 30» = -
        «the 30th of February» = -
        «30 February» = -
        «February 29 2027» = -
        «on 2026-02-30» = -
        «on 2026-13-01» = -
        «April 31» = -
        «25:00» = -
        «at 25 o'clock» = -
        «in the 95s» = -
        «99999999999999999999 years ago» = -
        """)
      try table("zh-Hans", name).check(
        """
        «二月三十号» = -
        «2月30日» = -
        «2026-02-30» = -
        «十三月» = -
        «四月三十一号» = -
        «二十五点» = -
        """)
    }
    try table("en", "past").check("«February 29» = 2024-02-29\n«February 29 2024» = 2024-02-29")
    try table("en", "coming").check(
      "«February 29» = 2028-02-29\n«last summer» = -\n«Christmas last year» = -\n«in 2019» = -")
  }

  @Test(
    "the readers of what was and what comes agree on what names its year",
    arguments: [
      "in 2019", "Christmas 2018", "the summer of 2018", "March 2018", "last summer", "the 1990s", "last week",
    ])
  func agreement(_ words: String) throws {
    let utterance = Utterance(words, ProjectLists.apostrophes)
    let past = try table("en", "past").reader.read(utterance, at: 0, now: .fridayMorning).first
    let time = try table("en", "time").reader.read(utterance, at: 0, now: .fridayMorning).first
    #expect(past != nil)
    #expect(past == time)
  }

  @Test("every day of the tables is the festival's, as the moon has it: a new moon, or the fifteenth night of one")
  func moons() throws {
    var diagnostics: [Diagnostic] = []
    let file = try #require(ProjectLists.files("zh-Hans").first { $0.path.hasSuffix("/holidays.list") })
    let list = WordList(path: file.path, text: file.text, diagnostics: &diagnostics)
    let newYears = try #require(list.entries.first { $0.pieces == [.text("春节 ")] || $0.pieces == [.text("春节")] })
    var checked = 0
    for text in newYears.meaning.dropFirst() {
      let parts = text.split(separator: "-").compactMap { Int($0) }
      let day = CivilDateTime(year: parts[0], month: parts[1], day: parts[2]).dayNumber
      // The mean new moon, counted in Beijing from that of 6 January 2000, 18:14 UT; the true one is within 15 hours.
      let age = (Double(day - 10_963) + 0.5 - 0.0931).truncatingRemainder(dividingBy: 29.530_588_853)
      #expect(age < 1.2 || age > 28.4, "\(text): \(age)")
      checked += 1
    }
    #expect(checked == 41)
  }

  @Test(
    "seasons and holidays that nobody can find in a calendar are told with their place",
    arguments: [
      ("seasons", "summer = 6", "'6' is not understood"), ("seasons", "summer = 6 13", "'6 13' is not understood"),
      ("holidays", "Nonday = 2 30", "'2 30' is not understood"),
      ("holidays", "Nonday = weekday 11 8 4", "'weekday 11 8 4' is not"),
      ("holidays", "Nonday = on 2026-02-30", "'on 2026-02-30' is not"),
      ("holidays", "Nonday = as Sunday 0 1", "'as Sunday 0 1' is"),
      ("times", "tomorrow = bare", "'bare' is not understood"),
      ("times", "tomorrow = named soon", "'named soon' is not"),
      ("times", "tomorrow = decade many", "'decade many' is not"),
    ])
  func faults(list: String, text: String, message: String) throws {
    var diagnostics: [Diagnostic] = []
    _ = try ReaderSet(
      files: [LanguageFile(path: "xx/lists/\(list).list", text: text)], catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.hasPrefix(message) == true, "\(diagnostics)")
    #expect(diagnostics.first?.place?.line == 1)
  }
}
