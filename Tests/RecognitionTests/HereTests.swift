import SimCatalog
import SimLinting
import SimRecognition
import Testing

/// Words for where the device is.
@Suite struct Here {
  let square = Place(name: "Union Square", latitude: 37.788, longitude: -122.407)

  func understand(_ sentence: String, here: Place?) throws -> Understanding {
    var context = SampleApps.context
    context.here = here
    return try recognizer(sentence).understand(sentence, in: context)
  }

  func recognizer(_ sentence: String) throws -> Recognizer {
    let isChinese = sentence.unicodeScalars.contains { $0.value > 0x3000 }
    let language = try #require(SiriFiles.compiled[isChinese ? "zh-Hans" : "en"]?.language)
    return SampleApps.recognizer(language, apps: [SampleApps.zhiChat, SampleApps.huHu])
  }

  @Test(arguments: [
    "get me a ride home from here", "pick me up here", "pick me up from my current location with HuHu",
    "take me to the airport from where I am", "get a cab from my location to Pier 39", "从这里打车回家", "从我的位置打车去机场",
    "我这儿到机场叫辆车", "从当前位置打车去机场",
  ]) func areThePlaceOfTheDevice(_ sentence: String) throws {
    let got = try understand(sentence, here: square)
    let slot = got.request?.slots.first { $0.parameter == "pickupLocation" }
    #expect(slot?.value == .place(square), "\(got.exampleText)")
    #expect(slot?.isWhereTheDeviceIs == true)
  }

  @Test(arguments: ["tell Sam I'm here", "tell Sam to come here", "告诉宏昌我在这里"])
  func stayWordsInAText(_ sentence: String) throws {
    let got = try understand(sentence, here: square)
    #expect(got.request?.intent == "INSendMessageIntent", "\(got.exampleText)")
    #expect(got.request?.slots.contains { $0.isWhereTheDeviceIs } == false)
  }

  @Test(arguments: ["here", "my current location", "from here", "这里", "我这儿", "当前位置"])
  func answerAQuestionForAPlace(_ answer: String) throws {
    let parameter = try #require(Catalog.siriKit.schema(of: "INRequestRideIntent")?.parameter("pickupLocation"))
    func read(_ here: Place?) throws -> Slot? {
      var context = SampleApps.context
      context.here = here
      return try recognizer(answer).readAnswer(
        answer, as: parameter, of: "INRequestRideIntent", app: "huhu", in: context)
    }
    #expect(try read(square)?.value == .place(square))
    let unplaced = try read(nil)
    #expect(unplaced?.isWhereTheDeviceIs == true && unplaced?.value != .place(square))
  }
}
