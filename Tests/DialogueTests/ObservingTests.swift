import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// A status that is shown is observed: what changes of it comes as an update (behaviour.md a.8).
@Suite struct ObservingTests {
  private static func status(_ phase: String, minute: Int = 12) -> IntentResponse {
    let phase = Value.enumeration(EnumerationValue(type: "INRidePhase", cases: [phase]))
    let pickup = Value.date(DateParts(year: 2026, month: 11, day: 20, hour: 18, minute: minute))
    return IntentResponse(
      code: "success",
      fields: [
        Field(
          name: "rideStatus",
          value: .object(
            ObjectValue(
              type: "INRideStatus",
              fields: [Field(name: "phase", value: phase), Field(name: "estimatedPickupDate", value: pickup)])))
      ])
  }

  private func shown() throws -> Talk {
    var talk = try Talk(
      Messenger.setting(apps: [RideTests.huhu]),
      TaughtUnderstander(requests: ["go": Messenger.request("INGetRideStatusIntent", app: "huhu")]))
    talk.handler = { call in
      call.method == .handle
        ? HandlerAnswer(outcome: .responded(Self.status("confirmed"))) : HandlerAnswer(outcome: .notImplemented)
    }
    _ = talk("go")
    return talk
  }

  private let intent = FilledIntent(name: "INGetRideStatusIntent")

  @Test func itIsObservedOnceItIsShown() throws {
    let talk = try shown()
    #expect(talk.otherEffects == [.ask(app: "huhu", .observe(intent))])
  }

  @Test func whatChangesIsPresentedAndNothingElse() throws {
    var talk = try shown()
    #expect(talk.updates(Self.status("confirmed")) == [])
    #expect(
      talk.updates(Self.status("approachingPickup")) == [
        "Your ride with HuHu: Arriving.", "| Status  Arriving", "| Pickup  18:12",
      ])
    #expect(talk.updates(Self.status("approachingPickup")) == [])
    // Another time alone is to be seen on the card.
    #expect(talk.updates(Self.status("approachingPickup", minute: 14)).contains("| Pickup  18:14"))
    #expect(talk.updates(IntentResponse(code: "failure")) == [])
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func timeKeepsItObserved() throws {
    var talk = try shown()
    _ = talk.happens(.wait(seconds: 60))
    // A process that was started anew meanwhile is told before the clock moves.
    #expect(talk.otherEffects.first == .ask(app: "huhu", .observe(intent)))
  }

  @Test func anotherRequestEndsIt() throws {
    var talk = try shown()
    _ = talk("go")
    #expect(talk.otherEffects == [.ask(app: "huhu", .stopObserving), .ask(app: "huhu", .observe(intent))])
    _ = talk.happens(.app("HuHu"))
    #expect(talk.otherEffects == [.ask(app: "huhu", .stopObserving)])
    #expect(talk.updates(Self.status("ongoing")) == [])
  }

  /// A ride that is booked is followed, by the handler that tells how rides stand.
  @Test func aRideThatIsBookedIsObserved() throws {
    var talk = try Talk(
      Messenger.setting(apps: [RideTests.huhu]),
      TaughtUnderstander(requests: ["go": Messenger.request("INRequestRideIntent", app: "huhu")]))
    talk.handler = { call in
      switch call.method {
      case .handle: HandlerAnswer(outcome: .responded(Self.status("confirmed")))
      default: HandlerAnswer(outcome: .notImplemented)
      }
    }
    _ = talk("go")
    #expect(talk.otherEffects == [])
    _ = talk("yes")
    #expect(talk.otherEffects == [.ask(app: "huhu", .observe(intent))])
    // What the booking has told already is no news.
    #expect(talk.updates(Self.status("confirmed")) == [])
    #expect(
      talk.updates(Self.status("approachingPickup")) == [
        "Your ride with HuHu: Arriving.", "| Status  Arriving", "| Pickup  18:12",
      ])
    _ = talk.happens(.wait(seconds: 60))
    #expect(talk.otherEffects.first == .ask(app: "huhu", .observe(intent)))
    _ = talk("go")
    #expect(talk.otherEffects == [.ask(app: "huhu", .stopObserving)])
  }

  /// Of an app that doesn't tell how rides stand there is nothing to observe.
  @Test func whoTellsNoStatusIsNotObserved() throws {
    var app = RideTests.huhu
    app.intents.removeAll { $0 == "INGetRideStatusIntent" }
    var talk = try Talk(
      Messenger.setting(apps: [app]),
      TaughtUnderstander(requests: ["go": Messenger.request("INRequestRideIntent", app: "huhu")]))
    talk.handler = { call in
      call.method == .handle
        ? HandlerAnswer(outcome: .responded(Self.status("confirmed"))) : HandlerAnswer(outcome: .notImplemented)
    }
    _ = talk("go")
    _ = talk("yes")
    #expect(talk.otherEffects == [])
  }

  @Test func whatNobodyObservesIsNotPresented() throws {
    var talk = try Talk(Messenger.setting(), TaughtUnderstander(requests: ["go": Messenger.message(["Ann"], "hi")]))
    talk.handler = Messenger.handler
    _ = talk("go")
    _ = talk("yes")
    #expect(talk.otherEffects == [])
    #expect(talk.updates(Self.status("ongoing")) == [])
  }
}

extension Talk {
  /// What comes of an update that the handler sends.
  fileprivate mutating func updates(_ response: IntentResponse) -> [String] {
    turn(.submitted(app: "huhu", .update("INGetRideStatusIntent", response)))
  }
}
