import Testing

/// `app-lines`
@Suite struct AppLineFaultTests {
  @Test func linesThatNothingSays() throws {
    let app = try WalksApp()
    try app.write(
      """
      # What Walks has Siri say
      ask.INRequestRideIntent.partySize: How many walk to {dropOffLocation}?
      response.INRequestRideIntent.success: {rideStatus.phase} it is.
      ask.INRequestRideIntnt.partySize: How many?
      ask.INRequestRideIntent.partySise: How many?
      response.INRequestRideIntent.sucess: Off.
      ask.INRequestRideIntent.partySize: How many to {dropoffLocation}?
      ask.INRequestRideIntent.partySize: How many to {dropOffLocation?
      askk: What?
      review: Really?
      ask.INRequestRideIntent.partySize
      """, to: "en.lproj/Siri.lines")
    try app.write("ask.INRequestRideIntent.partySize: 几个人走？\n", to: "zh-Hans.lproj/Siri.lines")
    let lines = try app.report("app-lines").split(separator: "\n").map(String.init)
    let found = lines.filter { $0.hasPrefix("en.lproj") || $0.hasPrefix("zh-Hans.lproj") || $0.contains("fix: ") }
    #expect(
      found == [
        "en.lproj/Siri.lines:4:1: error: 'ask.INRequestRideIntnt.partySize': no intent is called 'INRequestRideIntnt' [app-lines]",
        "  fix: write 'INRequestRideIntent'",
        "en.lproj/Siri.lines:5:1: error: 'ask.INRequestRideIntent.partySise': no parameter of INRequestRideIntent is called 'partySise' [app-lines]",
        "  fix: write 'partySize'",
        "en.lproj/Siri.lines:6:1: error: 'response.INRequestRideIntent.sucess': no code of INRequestRideIntent is called 'sucess' [app-lines]",
        "  fix: write 'success'",
        "en.lproj/Siri.lines:7:1: error: 'ask.INRequestRideIntent.partySize' has no value '{dropoffLocation}'; INRequestRideIntent has no such parameter or property [app-lines]",
        "  fix: write '{dropOffLocation}'",
        "en.lproj/Siri.lines:8:48: error: '{' has no '}' [app-lines]",
        "en.lproj/Siri.lines:9:1: error: no line of the dialogue is called 'askk' [app-lines]",
        "  fix: write 'ask'",
        "en.lproj/Siri.lines:10:1: error: 'review' is Siri's own; an app's lines are about its intents and types [app-lines]",
        "en.lproj/Siri.lines:11:1: error: expected 'identifier: sentence', read 'ask.INRequestRideIntent.partySize' [app-lines]",
      ])
  }

  @Test func oneFileByItself() throws {
    let app = try WalksApp()
    try app.write("asks: What?\n", to: "en.lproj/Siri.lines")
    try app.write("asks: 什么？\n", to: "zh-Hans.lproj/Siri.lines")
    let report = try app.report("app-lines", of: "zh-Hans.lproj/Siri.lines")
    #expect(report.contains("zh-Hans.lproj/Siri.lines:1:1: error: no line of the dialogue is called 'asks'"))
    #expect(!report.contains("en.lproj/Siri.lines"))
  }
}
