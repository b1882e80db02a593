import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// Photos that were found: how many, what was looked for, and the way into the app.
@Suite struct PhotoTests {
  private static let shiguang = InstalledApp(
    identifier: "shiguang", displayNames: ["": "Shiguang", "zh-Hans": "拾光"],
    intents: ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"])

  private static func slot(_ parameter: String, _ value: Value) -> Slot {
    Slot(parameter: parameter, value: value, provenance: Provenance(.words))
  }

  private static let slots = [
    slot("searchTerms", .list([.string("cats"), .string("dogs")])),
    slot("searchTermsOperator", .enumeration(EnumerationValue(type: "INConditionalOperator", cases: ["any"]))),
    slot("excludedAttributes", .enumeration(EnumerationValue(type: "INPhotoAttributeOptions", cases: ["GIF"]))),
  ]

  /// A talk whose handler has found so many photos.
  private func talk(_ intent: IntentName, _ slots: [Slot], finding count: Int?, locale: String = "en-US") throws -> Talk
  {
    let request = Request(
      app: "shiguang", intent: intent, slots: slots, phrase: nil, appReason: .onlyOne, confidence: 1000)
    var talk = try Talk(
      Messenger.setting(locale, apps: [Self.shiguang]),
      TaughtUnderstander(requests: ["go": Understanding(outcome: .request(request))]),
      language: locale == "en-US" ? "en" : locale)
    let fields = count.map { [Field(name: "searchResultsCount", value: .integer($0))] } ?? []
    talk.handler = { call in
      guard call.method == .handle else { return HandlerAnswer(outcome: .notImplemented) }
      return HandlerAnswer(outcome: .responded(IntentResponse(code: "continueInApp", fields: fields)))
    }
    return talk
  }

  @Test func theirNumberIsPresentedAndTheAppShowsThem() throws {
    var talk = try talk("INSearchForPhotosIntent", Self.slots, finding: 12)
    let printed = talk("go")
    #expect(printed.contains("I found 12 photos in Shiguang."))
    #expect(printed.contains("| Showing  cats or dogs"))
    #expect(printed.contains("| Not  GIFs"))
    #expect(talk.entered.count == 1)
  }

  @Test func oneIsNoPlural() throws {
    var talk = try talk("INStartPhotoPlaybackIntent", [], finding: 1, locale: "zh-Hans")
    #expect(talk("go").contains("好的，拾光里有一张照片。"))
    #expect(talk.entered.count == 1)
  }

  @Test func ofNoneSiriAsksBeforeSheOpensTheApp() throws {
    var talk = try talk("INSearchForPhotosIntent", [], finding: 0)
    #expect(talk("go").contains("I didn't find any photos like that in Shiguang. Do you want to open it anyway?"))
    #expect(talk.entered.isEmpty)
    #expect(talk("no").contains("OK."))
    #expect(talk.entered.isEmpty)
    _ = talk("go")
    _ = talk("yes")
    guard case .continue(_, let interaction)? = talk.entered.first else {
      Issue.record("the app was not entered")
      return
    }
    #expect(interaction?.status == "deferredToApplication")
  }

  @Test func whoCountsNothingJustGoesOnInTheApp() throws {
    var talk = try talk("INSearchForPhotosIntent", [], finding: nil)
    #expect(talk("go").contains("OK, let's look in Shiguang."))
    #expect(talk.entered.count == 1)
  }
}
