import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

@Suite struct RideTests {
  static let huhu = InstalledApp(
    identifier: "huhu", displayNames: ["": "HuHu", "zh-Hans": "呼呼打车"],
    intents: ["INRequestRideIntent", "INListRideOptionsIntent", "INGetRideStatusIntent"])

  private static func price(_ low: Int, _ high: Int) -> Value {
    .object(
      ObjectValue(
        type: "INPriceRange",
        fields: [
          Field(name: "minimumPrice", value: .money(Money(minorUnits: low, currency: "CNY"))),
          Field(name: "maximumPrice", value: .money(Money(minorUnits: high, currency: "CNY"))),
          Field(name: "currencyCode", value: .string("CNY")),
        ]))
  }

  private static func option(_ name: String, _ low: Int, _ high: Int) -> Value {
    .object(
      ObjectValue(
        type: "INRideOption",
        fields: [
          Field(name: "name", value: .string(name)), Field(name: "identifier", value: .string("id-\(name)")),
          Field(name: "priceRange", value: price(low, high)),
          Field(
            name: "estimatedPickupDate", value: .date(DateParts(year: 2026, month: 11, day: 20, hour: 18, minute: 12))),
        ]))
  }

  private static let status = Field(
    name: "rideStatus",
    value: .object(
      ObjectValue(
        type: "INRideStatus",
        fields: [
          Field(name: "phase", value: .enumeration(EnumerationValue(type: "INRidePhase", cases: ["confirmed"]))),
          Field(
            name: "estimatedPickupDate", value: .date(DateParts(year: 2026, month: 11, day: 20, hour: 18, minute: 12))),
          Field(name: "rideOption", value: option("Truck", 25, 30)),
          Field(
            name: "vehicle",
            value: .object(
              ObjectValue(
                type: "INRideVehicle",
                fields: [
                  Field(name: "manufacturer", value: .string("Horizon")), Field(name: "model", value: .string("T2")),
                  Field(name: "registrationPlate", value: .string("A 123")),
                ]))), Field(name: "driver", value: .person(Person(displayName: "Lao Wang"))),
        ])))

  private func start(_ understanding: Understanding? = nil, locale: String = "en-US") throws -> Talk {
    let requests = understanding.map { ["go": $0] } ?? [:]
    var talk = try Talk(
      Messenger.setting(locale, apps: [Self.huhu]), TaughtUnderstander(requests: requests),
      language: locale == "en-US" ? "en" : locale)
    talk.handler = { call in
      switch call.method {
      case .resolve("dropOffLocation"):
        call.intent["dropOffLocation"].map { .results(.success($0)) } ?? .results(.needsValue)
      case .resolve("partySize"): .results(.notRequired)
      case .resolve(let name):
        call.intent[name].map { .results(.success($0)) } ?? HandlerAnswer(outcome: .notImplemented)
      case .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
      case .confirm: .code("ready", [Self.status])
      case .handle, .perform:
        call.intent.name == "INListRideOptionsIntent"
          ? .code(
            "success",
            [Field(name: "rideOptions", value: .list([Self.option("Car", 20, 20), Self.option("Truck", 25, 30)]))])
          : .code("success", [Self.status])
      }
    }
    return talk
  }

  @Test func aRideIsAskedForReviewedAndRequested() throws {
    var talk = try start(
      Messenger.request("INRequestRideIntent", app: "huhu", [Messenger.slot("partySize", .integer(4))]))
    #expect(
      talk("go") == [
        "- understood HuHu INRequestRideIntent partySize=4", "- resolveDropOffLocation = needsValue",
        "Where do you want to go?",
      ])
    #expect(
      talk("the pier") == [
        "- resolveDropOffLocation = success the pier", "- resolvePartySize = notRequired", "- confirm = ready",
        "Shall I request it?", "| To  the pier", "| Status  Confirmed", "| Ride  Truck", "| Price  ¥25–¥30",
        "| Driver  Lao Wang", "| Car  Horizon T2, A 123", "| Pickup  18:12", "| (Cancel)  (Request)",
      ])
    #expect(talk("yes").prefix(2) == ["- handle = success", "OK, your ride is requested."])
    #expect(talk.calls.last?.intent["partySize"] == nil)
  }

  @Test func handsFreeThePriceAndTheTimeAreSaidBeforeAndAfter() throws {
    var talk = try start(
      Messenger.request(
        "INRequestRideIntent", app: "huhu", [Messenger.slot("dropOffLocation", .place(Place(name: "the pier")))]))
    _ = talk.happens(.headphones(connected: true))
    #expect(
      talk("go").contains(
        "A ride with HuHu to the pier, pickup at 18:12, for ¥25–¥30. Shall I request it?"))
    #expect(
      talk("yes").prefix(2) == [
        "- handle = success", "OK, your ride is requested. It comes at 18:12, and it costs ¥25–¥30.",
      ])
  }

  @Test func theStatusIsShownWithoutAQuestion() throws {
    var talk = try start(Messenger.request("INGetRideStatusIntent", app: "huhu"), locale: "zh-Hans")
    let printed = talk("go")
    #expect(
      printed.prefix(4) == [
        "- understood 呼呼打车 INGetRideStatusIntent", "- confirm = ready", "- handle = success", "这是你在呼呼打车的行程。",
      ])
    #expect(printed.contains("| 状态  已确认"))
  }

  @Test func mapsAsksWithoutResolveAndConfirmAndARideNeedsAYes() throws {
    var talk = try start()
    #expect(
      talk.happens(.maps(from: "Home", to: "Pier")) == [
        "- handle = success", "HuHu has these rides:", "1. Car  ¥20, pickup 18:12", "2. Truck  ¥25–¥30, pickup 18:12",
      ])
    #expect(talk.calls.map(\.method) == [.handle])
    #expect(talk.calls[0].intent["pickupLocation"] == .place(Place(name: "Home")))
    #expect(talk("the second one").first == "Shall I request it?")
    #expect(talk.calls.count == 1)
    #expect(talk("yes").first == "- handle = success")
    #expect(talk.calls.last?.intent.name == "INRequestRideIntent")
    let truck = SpeakableString(spokenPhrase: "Truck", vocabularyIdentifier: "id-Truck")
    #expect(talk.calls.last?.intent["rideOptionName"] == .speakable(truck))
  }

  @Test func aLockedPhoneGivesNoRide() throws {
    var talk = try start(Messenger.request("INRequestRideIntent", app: "huhu"))
    _ = talk.happens(.lock)
    #expect(talk("go").last == "You need to unlock your phone first.")
    #expect(talk.calls.isEmpty)
    #expect(talk("now") == ["You need to unlock your phone first."])
    #expect(talk("cancel") == ["OK, I won't request a ride."])
  }

  @Test func noRideAppMeansNoRide() throws {
    var talk = try Talk(Messenger.setting(), TaughtUnderstander())
    #expect(talk.happens(.maps(from: "A", to: "B")) == ["Sorry, you have no app that can do that."])
  }
}
