import SimCatalog
import SimDiagnostics
import Testing

@testable import SimRecognition

@Suite("Readers, English")
struct EnglishReaderTests {
  private func table(_ name: String, now: CivilDateTime = .fridayMorning) throws -> ReadingTable {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: ProjectLists.files("en"), catalog: .siriKit, diagnostics: &diagnostics)
    return ReadingTable(reader: try #require(readers.reader(name)), now: now)
  }

  @Test("numbers")
  func numbers() throws {
    try table("number").check(
      """
      «0» = 0
      «7» cars = 7
      «1,200» people = 1200
      «four» = 4
      «twelve» = 12
      «twenty three» cars = 23
      «twenty one» = 21
      «twenty-one» = 21
      «ninety nine» = 99
      «five» thirty = 5
      «twenty» twelve = 20
      «a hundred» = 100
      «one hundred and five» = 105
      «two hundred fifty» = 250
      «a thousand» = 1000
      «three thousand two hundred and sixteen» = 3216
      «twenty five thousand» = 25000
      «two hundred thousand» = 200000
      «one million» = 1000000
      «two million three hundred thousand and one» = 2300001
      «half a dozen» people = 6
      «a dozen» = 12
      «two dozen» = 24
      «a couple of» friends = 2
      «a couple» more = 2
      «five» and six = 5
      «３» = 3
      «3 million» = 3000000
      «a» message = -
      «and» five = -
      «two» a hundred = 2
      «one hundred» and = 100
      «2.5» = 2.5
      «1,200.75» = 1200.75
      «two and a half» = 2.5
      «two point five» = 2.5
      «half a million» = 500000
      «1.2.3» = -
      «1,2,3» = -
      «13800138000» = 13800138000
      «99999999999999999999» = -
      «hundred» = 100
      «Five» = 5
      «hello» = -
      """)
  }

  @Test("how many people")
  func counts() throws {
    try table("count").check(
      """
      for «four» = 4
      for «four people» = 4
      for «4 of us» please = 4
      for «a party of 3» = 3
      «party of six» = 6
      «half a dozen people» = 6
      for «two passengers» = 2
      for «a couple of» mates = 2
      «just me» = 1
      «only me» = 1
      «the two of us» = 2
            for «the three of us» to go home = 3
      for «12 adults» = 12
      for «a group of 5» = 5
      for «one» = 1
      for «nobody» = -
      for «2.5 people» = -
      """)
  }

  @Test("how many people, where somebody must be counted")
  func party() throws {
    try table("party").check(
      """
      «four people» = 4
      «party of six» = 6
      «just me» = 1
      «the two of us» = 2
      «2 passengers» = 2
      «four» = -
      «8» am = -
      «me» = -
      """)
  }

  @Test("how long")
  func durations() throws {
    try table("duration").check(
      """
      «20 minutes» = 1200
      «an hour» = 3600
      «half an hour» = 1800
      «an hour and a half» = 5400
      «two and a half hours» = 9000
      «an hour and twenty minutes» = 4800
      «a quarter of an hour» = 900
      «three quarters of an hour» = 2700
      «90 seconds» = 90
      «two days» = 172800
      «half a day» = 43200
      «2 weeks» = 1209600
      «three months» = -
      «soon» = -
      """)
  }

  @Test("days")
  func days() throws {
    try table("time").check(
      """
      «today» = 2026-11-20
      «tomorrow» please = 2026-11-21
      «the day after tomorrow» = 2026-11-22
      «yesterday» = 2026-11-19
      «the day before yesterday» = 2026-11-18
      «Monday» = 2026-11-23
      «on Monday» = 2026-11-23
      «Friday» = 2026-11-27
      «on Thursday» = 2026-11-26
      «this Friday» = 2026-11-20
      «next Friday» = 2026-11-27
      «next Monday» = 2026-11-23
      «last Friday» = 2026-11-13
      «last Monday» = 2026-11-09
      «this weekend» = 2026-11-21/2026-11-22
      «next weekend» = 2026-11-28/2026-11-29
      «last weekend» = 2026-11-14/2026-11-15
      «this week» = 2026-11-15/2026-11-21
      «last week» = 2026-11-08/2026-11-14
      «next week» = 2026-11-22/2026-11-28
      «this month» = 2026-11-01/2026-11-30
      «last month» = 2026-10-01/2026-10-31
      «next year» = 2027-01-01/2027-12-31
      «in three days» = 2026-11-23
      «in 2 weeks» = 2026-12-04
      «two days ago» = 2026-11-18
      «a week ago» = 2026-11-13
      «in March» = 2027-03-01/2027-03-31
      «in December» = 2026-12-01/2026-12-31
      «last March» = 2025-03-01/2025-03-31
      «Monday next week» = 2026-11-23
      """)
  }

  @Test("calendar dates")
  func dates() throws {
    try table("time").check(
      """
      «November 20» = 2026-11-20
      «November 19» = 2027-11-19
      «Nov 25th» = 2026-11-25
      «on December 5» = 2026-12-05
      «December the fifth» = 2026-12-05
      «the 5th of December» = 2026-12-05
      «20 Nov 2026» = 2026-11-20
      «November 20, 2027» = 2027-11-20
      «the 5th» = 2026-12-05
      «on the 25th» = 2026-11-25
      «the twenty first» = 2026-11-21
      «2026-11-20» = 2026-11-20
      «2026/12/01» = 2026-12-01
      «12/24» = 2026-12-24
      «12/24/2026» = 2026-12-24
      «Friday, November 20» = 2026-11-20
      «Saturday the 21st» = 2026-11-21
      «February 29» = 2028-02-29
      «February 29, 2027» = -
      «February 30» = -
      «April 31» = -
      «2026-02-30» = -
      «2026-13-01» = -
      «the 32nd» = -
      «May 3» = 2027-05-03
      «March 5 next year» = 2027-03-05
      """)
  }

  @Test("clock times")
  func clock() throws {
    try table("time").check(
      """
      «at 8» = 2026-11-20T20:00
      «at 10» = 2026-11-20T10:00
      «at 9» = 2026-11-20T21:00
      «8 am» = 2026-11-21T08:00
      «8am» = 2026-11-21T08:00
      «at 8 a.m.» = 2026-11-21T08:00
      «8pm» = 2026-11-20T20:00
      «8 p.m. tonight» = 2026-11-20T20:00
      «8:30» = 2026-11-20T20:30
      «08:30» = 2026-11-21T08:30
      «at 8:30 pm» = 2026-11-20T20:30
      «20:15» = 2026-11-20T20:15
      «8.30 pm» = 2026-11-20T20:30
      «at 06.15» = 2026-11-21T06:15
      «half past six» = 2026-11-20T18:30
      «quarter to five» = 2026-11-20T16:45
      «a quarter past ten» = 2026-11-20T10:15
      «ten past nine» = 2026-11-20T09:10
      «twenty to 10» = 2026-11-20T09:40
      «five o'clock» = 2026-11-20T17:00
      «at five thirty» = 2026-11-20T17:30
      «seven thirty pm» = 2026-11-20T19:30
      «noon» = 2026-11-20T12:00
      «at noon» = 2026-11-20T12:00
      «midnight» = 2026-11-21T00:00
      «12 am» = 2026-11-21T00:00
      «12 pm» = 2026-11-20T12:00
      «8 in the evening» = 2026-11-20T20:00
      «three in the afternoon» = 2026-11-20T15:00
      «25:00» = -
      «8:75» = -
      «13 pm» = 2026-11-20T13:00
      «at 25» = -
      «8» = -
      """)
  }

  @Test("days with a time")
  func combined() throws {
    try table("time").check(
      """
      «tomorrow at 8» = 2026-11-21T08:00
      «tomorrow at 3» = 2026-11-21T15:00
      «tomorrow morning at 8» = 2026-11-21T08:00
      «tomorrow morning» = 2026-11-21T06:00/2026-11-21T12:00
      «tonight» = 2026-11-20T20:00/2026-11-21T00:00
      «tonight at 8» = 2026-11-20T20:00
      «at 8 tonight» = 2026-11-20T20:00
      «tonight at midnight» = 2026-11-21T00:00
      «this afternoon» = 2026-11-20T12:00/2026-11-20T18:00
      «this evening at six» = 2026-11-20T18:00
      «at 7 pm on Friday» = 2026-11-20T19:00
      «Friday at 8 am» = 2026-11-27T08:00
      «next Friday at noon» = 2026-11-27T12:00
      «Monday morning» = 2026-11-23T06:00/2026-11-23T12:00
      «8 am tomorrow» = 2026-11-21T08:00
      «eight tomorrow» = -
      «at eight tomorrow morning» = 2026-11-21T08:00
      «November 25 at 5 pm» = 2026-11-25T17:00
      «Friday, November 27 at half past six» = 2026-11-27T18:30
      «on the 25th at 9:15 in the morning» = 2026-11-25T09:15
      «today at 5» = 2026-11-20T17:00
      «first thing tomorrow morning» = 2026-11-21T06:00/2026-11-21T12:00
      """)
  }

  @Test("from now")
  func fromNow() throws {
    try table("time").check(
      """
      «now» = 2026-11-20T09:00
      «right now» please = 2026-11-20T09:00
      «as soon as possible» = 2026-11-20T09:00
      «in 20 minutes» = 2026-11-20T09:20
      «in an hour» = 2026-11-20T10:00
      «in half an hour» = 2026-11-20T09:30
      «in two and a half hours» = 2026-11-20T11:30
      «in an hour and 20 minutes» = 2026-11-20T10:20
      «five minutes from now» = 2026-11-20T09:05
      «15 hours from now» = 2026-11-21T00:00
      «in 30 seconds» = 2026-11-20T09:00:30
      «two hours ago» = 2026-11-20T07:00
      «in a month» = 2026-12-20
      «in 999999999999 years» = -
      «in 2000000 hours» = -
      """)
  }

  @Test("stretches")
  func stretches() throws {
    try table("time").check(
      """
      «from 5 to 7» = 2026-11-20T17:00/2026-11-20T19:00
      «between 5 and 7 pm» = 2026-11-20T17:00/2026-11-20T19:00
      «tomorrow from 5 to 7 pm» = 2026-11-21T17:00/2026-11-21T19:00
      «from 5 to 7 pm tomorrow» = 2026-11-21T17:00/2026-11-21T19:00
      «from 10 pm to 2 am tomorrow» = 2026-11-20T22:00/2026-11-21T02:00
      «from 10 to 2» = 2026-11-20T10:00/2026-11-20T14:00
      «between Monday and Wednesday» = 2026-11-23/2026-11-25
      «from Friday to Tuesday» = 2026-11-27/2026-12-01
      «from 10 am until noon» = 2026-11-20T10:00/2026-11-20T12:00
      «since Monday» = 2026-11-23/
      «after 5 pm» = 2026-11-20T17:00/
      «before Friday» = /2026-11-27
      «until noon» = /2026-11-20T12:00
      «in the next two hours» = 2026-11-20T09:00/2026-11-20T11:00
      «the last 3 days» = 2026-11-17/2026-11-20
      «in the past hour» = 2026-11-20T08:00/2026-11-20T09:00
      «from November 3 to November 5» = 2027-11-03/2027-11-05
      """)
  }

  @Test("what is past")
  func past() throws {
    try table("past").check(
      """
      from «Monday» = 2026-11-16
      from «Friday» = 2026-11-13
      from «yesterday» = 2026-11-19
      from «last week» = 2026-11-08/2026-11-14
      from «November 18» = 2026-11-18
      from «November 25» = 2025-11-25
      «since Monday» = 2026-11-16/
      «in March» = 2026-03-01/2026-03-31
      «this morning» = 2026-11-20T06:00/2026-11-20T12:00
      «last night» = 2026-11-19T20:00/2026-11-20T00:00
      «at 8» = 2026-11-20T08:00
      «at 10» = 2026-11-19T22:00
      «between Monday and Wednesday» = 2026-11-16/2026-11-18
      «the 5th» = 2026-11-05
      """)
  }

  @Test("how long something is put off")
  func delays() throws {
    try table("delay").check(
      """
      «20 minutes» = 2026-11-20T09:20
      «half an hour» = 2026-11-20T09:30
      «an hour and a half» = 2026-11-20T10:30
      «three days» = 2026-11-23
      «two weeks» = 2026-12-04
      «20» = -
      «tomorrow» = -
      """)
  }

  @Test("what is still to come")
  func coming() throws {
    try table("coming").check(
      """
      «tomorrow at 8» = 2026-11-21T08:00
      «today» = 2026-11-20
      «now» = 2026-11-20T09:00
      «this morning» = 2026-11-20T06:00/2026-11-20T12:00
      «Friday» = 2026-11-27
      «yesterday» = -
      «last week» = -
      «two hours ago» = -
      «last night at 8» = -
      """)
  }

  @Test("other ways to say times")
  func otherWays() throws {
    try table("time").check(
      """
      «at about 8» = 2026-11-20T20:00
      «around noon» = 2026-11-20T12:00
      «by 5 pm» = 2026-11-20T17:00
      «by 17:00» = 2026-11-20T17:00
      «at 10 sharp» = 2026-11-20T10:00
      «ten thirty in the evening» = 2026-11-20T22:30
      «a quarter to midnight» = -
      «at 12:30 am tomorrow» = 2026-11-21T00:30
      «2 hours from now» = 2026-11-20T11:00
      «within the hour» = -
      «within 30 minutes» = 2026-11-20T09:30
      «Saturday evening at seven» = 2026-11-21T19:00
      «Sunday the 22nd at 3 pm» = 2026-11-22T15:00
      «Monday the 22nd» = -
      «the weekend» = 2026-11-21/2026-11-22
      «early morning» = 2026-11-21T05:00/2026-11-21T09:00
      «the end» = -
      «may» = -
      «second» = -
      «one» = -
      «2026-11-21T08:00» = 2026-11-21T08:00
      «8 at night» = 2026-11-20T20:00
      «tomorrow night at 10» = 2026-11-21T22:00
      «twelve thirty pm» = 2026-11-20T12:30
      «the 25th of December at noon» = 2026-12-25T12:00
      «next Tuesday morning at 9:30» = 2026-11-24T09:30
      «in a couple of hours» = 2026-11-20T11:00
      «in a few words» = -
      «tonight at half past nine» = 2026-11-20T21:30
      «between 9 and 10 tomorrow morning» = 2026-11-21T09:00/2026-11-21T10:00
      """)
  }

  @Test("the clock decides")
  func clockDecides() throws {
    let evening = CivilDateTime(year: 2026, month: 12, day: 31, hour: 23, minute: 30)
    try table("time", now: evening).check(
      """
      «at 11» = 2027-01-01T11:00
      «in an hour» = 2027-01-01T00:30
      «tomorrow» = 2027-01-01
      «tonight» = 2026-12-31T20:00/2027-01-01T00:00
      «next month» = 2027-01-01/2027-01-31
      «the 31st» = 2026-12-31
      «in two months» = 2027-02-28
      """)
    let leap = CivilDateTime(year: 2028, month: 2, day: 28, hour: 12)
    try table("time", now: leap).check(
      """
      «tomorrow» = 2028-02-29
      «February 29» = 2028-02-29
      «in a year» = 2029-02-28
      """)
  }
}
