import SimCatalog
import SimLinting
import SimRecognition
import Testing

/// Answers to open questions.
@Suite struct AnswerTests {
  func answer(
    _ text: String, _ parameter: String, of intent: IntentName, app: String = "zhichat", _ language: String = "en"
  ) throws -> [String] {
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled[language]?.language))
    let schema = try #require(Catalog.siriKit.schema(of: intent)?.parameter(parameter))
    let slot = recognizer.readAnswer(text, as: schema, of: intent, app: app, in: SampleApps.context)
    if let slot { #expect(slot.provenance.ranges.allSatisfy { $0.upperBound <= text.utf8.count }) }
    return slot?.value.exampleTexts ?? []
  }

  @Test(arguments: [
    ("Winter is coming.", "Winter is coming."), ("send it to ZhiChat, please", "send it to ZhiChat, please"),
    ("\"hi\"", "hi"), ("看《冰与火之歌》了吗", "看《冰与火之歌》了吗"), ("👍", "👍"),
  ]) func contentIsTheWholeLine(_ text: String, _ content: String) throws {
    #expect(try answer(text, "content", of: "INSendMessageIntent") == [content])
  }

  @Test func people() throws {
    #expect(try answer("Jon Snow", "recipients", of: "INSendMessageIntent") == ["Jon Snow"])
    #expect(try answer("to Sam and zed", "recipients", of: "INSendMessageIntent") == ["Sam", "zed"])
    #expect(try answer("My very best friend Celestra", "recipients", of: "INSendMessageIntent") == ["Celestra"])
    #expect(try answer("给宏昌", "recipients", of: "INSendMessageIntent", "zh-Hans") == ["宏昌"])
  }

  @Test func rides() throws {
    func ride(_ text: String, _ parameter: String, _ language: String = "en") throws -> [String] {
      try answer(text, parameter, of: "INRequestRideIntent", app: "huhu", language)
    }
    #expect(try ride("to the Ferry Building", "dropOffLocation") == ["the Ferry Building"])
    #expect(try ride("home", "dropOffLocation") == ["Home"])
    #expect(try ride("two people", "partySize") == ["2"])
    #expect(try ride("三个人", "partySize", "zh-Hans") == ["3"])
    #expect(try ride("the truck", "rideOptionName").last == "truck")
    #expect(try ride("跑车", "rideOptionName", "zh-Hans") == ["跑车"])
    #expect(try ride("tomorrow at 8 am", "scheduledPickupTime") == ["2026-11-21T08:00"])
  }

  @Test func whatCannotBeAnAnswerIsNone() throws {
    #expect(try answer("...", "content", of: "INSendMessageIntent") == [])
    #expect(try answer("purple", "partySize", of: "INRequestRideIntent", app: "huhu") == [])
  }
}
