import SimCatalog
import SimDiagnostics
import SimUtterances
import Testing

@testable import SimRecognition

@Suite("Readers of measures")
struct MeasureReaderTests {
  private func table(_ language: String, _ name: String = "measure") throws -> ReadingTable {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: ProjectLists.files(language), catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return ReadingTable(reader: try #require(readers.reader(name)), now: .fridayMorning)
  }

  @Test("how long, how far and how much energy")
  func english() throws {
    try table("en").check(
      """
      for «30 minutes» please = 30 minute
      «thirty minutes» = 30 minute
      «a minute» = 1 minute
      «90 seconds» = 90 second
      «30 min» = 30 minute
      «30min» run = 30 minute
      «a 30-minute» run = -
      «30-minute» run = 30 minute
      «30 - minute» = 30 minute
      «an hour» = 1 hour
      «one hour» = 1 hour
      «2 hours» = 2 hour
      «2 hrs» = 2 hour
      «half an hour» = 30 minute
      «half hour» = 30 minute
      «an hour and a half» = 90 minute
      «one and a half hours» = 90 minute
      «one hour and a half» = 90 minute
      «1.5 hours» = 90 minute
      «2.25 hours» = 135 minute
      «two and a half hours» = 150 minute
      «a quarter of an hour» = 15 minute
      «quarter of an hour» = 15 minute
      «three quarters of an hour» = 45 minute
      «an hour and 20 minutes» = 80 minute
      «one hour 20 minutes» = 80 minute
      «1h 20min» = 80 minute
      «2 hours, 5 minutes and 30 seconds» = 7530 second
      «2 minutes 30 seconds» = 150 second
      «2 and a half minutes» = 150 second
      «a day» = 24 hour
      «5 miles» = 5 mile
      «five miles» = 5 mile
      «a mile» = 1 mile
      «half a mile» = 0.5 mile
      «a quarter mile» = 0.25 mile
      «3.1 miles» = 3.1 mile
      «two and a half miles» = 2.5 mile
      «5K» = 5000 meter
      «5k» run = 5000 meter
      «10 k» = 10000 meter
      «10km» = 10000 meter
      «10 kilometers» = 10000 meter
      «ten kilometres» = 10000 meter
      «2.5 km» = 2500 meter
      «half a kilometer» = 500 meter
      «a kilometer and a half» = 1500 meter
      «1 kilometer 500 meters» = 1500 meter
      «400 meters» = 400 meter
      «400m» = 400 meter
      «1,500 metres» = 1500 meter
      «100 yards» = 100 yard
      «6 feet» = 6 foot
      «6 feet 2 inches» = 74 inch
      «12 inches» = 12 inch
      «150 centimeters» = 1.5 meter
      «a half marathon» = 21097.5 meter
      «half marathon» = 21097.5 meter
      «half a marathon» = 21097.5 meter
      «a marathon» = 42195 meter
      «two marathons» = 84390 meter
      «a full marathon» = 42195 meter
      «full marathon» = 42195 meter
      «300 calories» = 300 kiloCalorie
      «three hundred calories» = 300 kiloCalorie
      «a thousand calories» = 1000 kiloCalorie
      «300 kcal» = 300 kiloCalorie
      «300 kilocalories» = 300 kiloCalorie
      «500 joules» = 500 joule
      «500 kJ» = 500000 joule
      «２０ minutes» = 20 minute
      """)
  }

  @Test("a number without a unit, and what is less than nothing, is no measure")
  func wrong() throws {
    try table("en").check(
      """
      «30» = -
      «thirty» people = -
      «miles» = -
      «minutes» = -
      «half» = -
      -«5 miles» = -
      «5.5.5 miles» = -
      «1,2,3 miles» = -
      «99999999999999999999 miles» = -
      «five miles» and six minutes = 5 mile
      «20 minutes» and an hour = 20 minute
      «$5 miles» = -
      «30 bucks» = -
      «5 公里» = -
      """)
    try table("zh-Hans").check("«三十» = -\n«公里» = -\n«5 miles» = -\n«三十块» = -\n-«5公里» = -\n«9999999999999999999公里» = -")
  }

  @Test("多久、多远、多少卡")
  func chinese() throws {
    try table("zh-Hans").check(
      """
      «三十分钟» = 30 minute
      «30分钟» = 30 minute
      «30 分钟» = 30 minute
      «３０分钟» = 30 minute
      «三十分» = 30 minute
      «九十秒» = 90 second
      «半小时» = 30 minute
      «半个小时» = 30 minute
      «半个钟头» = 30 minute
      «一小时» = 1 hour
      «一个小时» = 1 hour
      «两个小时» = 2 hour
      «2小时» = 2 hour
      «一个半小时» = 90 minute
      «两个半小时» = 150 minute
      «一小时半» = 90 minute
      «1.5小时» = 90 minute
      «一点五小时» = 90 minute
      «一小时二十分钟» = 80 minute
      «一个小时二十分» = 80 minute
      «1小时20分30秒» = 4830 second
      «两分半钟» = 150 second
      «两分半» = 150 second
      «两千卡» = 2000 kiloCalorie
      «个半马» = -
      «两分钟半» = 150 second
      «一刻钟» = 15 minute
      «三刻钟» = 45 minute
      «三公里» = 3000 meter
      «3公里» = 3000 meter
      «五千米» = 5000 meter
      «5千米» = 5000 meter
      «半公里» = 500 meter
      «一公里半» = 1500 meter
      «三公里五百米» = 3500 meter
      «2.5公里» = 2500 meter
      «四百米» = 400 meter
      «1500米» = 1500 meter
      «十里» = 5000 meter
      «两里地» = 1000 meter
      «三英里» = 3 mile
      «半英里» = 0.5 mile
      «六英尺» = 6 foot
      «一百码» = 100 yard
      «十英寸» = 10 inch
      «5k» = 5000 meter
      «5km» = 5000 meter
      «半马» = 21097.5 meter
      «一个半马» = 21097.5 meter
      «半程马拉松» = 21097.5 meter
      «全马» = 42195 meter
      «一个马拉松» = 42195 meter
      «三百卡» = 300 kiloCalorie
      «300卡路里» = 300 kiloCalorie
      «三百大卡» = 300 kiloCalorie
      «300千卡» = 300 kiloCalorie
      «一千卡» = 1000 kiloCalorie
      «五百焦耳» = 500 joule
      «五百千焦» = 500000 joule
      """)
  }

  @Test("cases of enumerations, and what is true or false")
  func cases() throws {
    try table("en", "case").check(
      """
      «indoors» = INWorkoutLocationType.indoor
      «outside» = INWorkoutLocationType.outdoor
      «in the gym» = INWorkoutLocationType.indoor
      «open ended» = isOpenEnded.true
      «missed» = INCallRecordType.missed
      «screenshots» = INPhotoAttributeOptions.screenshot
      «slow-mo» = INPhotoAttributeOptions.slowMotionVideo
      «somewhere» = -
      """)
    try table("zh-Hans", "case").check(
      """
      «室内» = INWorkoutLocationType.indoor
      «户外» = INWorkoutLocationType.outdoor
      «不限时间» = isOpenEnded.true
      «未接的» = INCallRecordType.missed
      «自拍照» = INPhotoAttributeOptions.selfie
      """)
  }

  @Test(
    "cases and units that SiriKit doesn't have are told with the nearest ones",
    arguments: [
      ("cases", "inside = INWorkoutLocationType.indor", "INWorkoutLocationType has no case 'indor'", "indoor"),
      (
        "cases", "inside = INWorkoutLocationTipe.indoor", "no enumeration and no Boolean parameter is called",
        "INWorkoutLocationType"
      ),
      (
        "cases", "endless = isOpenEnd.true", "no enumeration and no Boolean parameter is called 'isOpenEnd'",
        "isOpenEnded"
      ),
      ("cases", "endless = isOpenEnded.yes", "'yes' is neither 'true' nor 'false'", nil),
      ("cases", "endless = true", "'true' is no case", nil),
      ("cases", "endless", "'' is no case", nil),
      ("cases", "both = INWorkoutLocationType.indoor+outdoor", "INWorkoutLocationType is no option set", nil),
      ("measures", "meter = 1 metre", "SiriKit has no unit 'metre'", "meter"),
      ("measures", "meter = meter", "'meter' is not understood", nil),
      ("measures", "meter = 0 meter", "'0 meter' is not understood", nil),
      ("currencies", "buck = usd", "'usd' is not understood", nil),
      ("currencies", "cent = 1/0 USD", "'1/0 USD' is not understood", nil),
      ("currencies", "yen = JPY decimals 9", "'JPY decimals 9' is not understood", nil),
      ("regions", "AU = AUD southern", "'AUD southern' is not understood", nil),
      ("quantities", "{amount} {unit} = tail 7", "'tail 7' is not understood", nil),
      ("quantities", "half {unit} = part 1/0", "'part 1/0' is not understood", nil),
    ] as [(String, String, String, String?)])
  func faults(list: String, text: String, message: String, suggestion: String?) throws {
    var diagnostics: [Diagnostic] = []
    _ = try ReaderSet(
      files: [LanguageFile(path: "xx/lists/\(list).list", text: "# A remark.\n" + text)], catalog: .siriKit,
      diagnostics: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
    #expect(diagnostic.place?.line == 2)
    #expect(diagnostic.suggestion == suggestion)
  }
}
