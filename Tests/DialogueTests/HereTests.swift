import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// "Here", where nobody knows or may know where that is.
@Suite struct HereTests {
  private func start(_ setting: Setting) throws -> Talk {
    let slot = Slot(
      parameter: "pickupLocation", value: .place(Place(name: "here")),
      provenance: Provenance(.vocabulary(term: "here", source: .device), ranges: [0..<4]))
    let request = Messenger.request("INRequestRideIntent", app: "ride", [slot])
    var talk = try Talk(setting, TaughtUnderstander(requests: ["a ride from here": request]))
    talk.handler = { call in
      guard call.method == .resolve(parameter: "pickupLocation") else { return HandlerAnswer(outcome: .notImplemented) }
      return .results(.needsValue)
    }
    return talk
  }

  private var setting: Setting {
    Messenger.setting(apps: [
      InstalledApp(identifier: "ride", displayNames: ["": "Ride"], intents: ["INRequestRideIntent"])
    ])
  }

  @Test func isLeftOutAndSaid() throws {
    var talk = try start(setting)
    let turn = talk("a ride from here")
    #expect(turn.prefix(2) == ["I can't tell where you are.", "- understood Ride INRequestRideIntent"])
    #expect(talk.calls.first?.intent["pickupLocation"] == nil)
  }

  /// A request for a ride, whose handler asks for the pickup and takes any.
  private func asked(_ setting: Setting, answers: [String: Slot]) throws -> Talk {
    var understander = TaughtUnderstander(requests: ["a ride": Messenger.request("INRequestRideIntent", app: "ride")])
    understander.answers = answers.mapValues { [$0] }
    var talk = try Talk(setting, understander)
    talk.handler = { call in
      switch call.method {
      case .resolve(parameter: "pickupLocation"):
        call.intent["pickupLocation"].map { .results(.success($0)) } ?? .results(.needsValue)
      case .confirm: .code("ready")
      default: HandlerAnswer(outcome: .notImplemented)
      }
    }
    return talk
  }

  @Test func asAnAnswerItReachesNoHandler() throws {
    let here = Slot(
      parameter: "pickupLocation", value: .place(Place(name: "here")),
      provenance: Provenance(.vocabulary(term: "here", source: .device), ranges: [0..<4]))
    var talk = try asked(setting, answers: ["here": here])
    _ = talk("a ride")
    let calls = talk.calls.count
    #expect(talk("here") == ["I can't tell where you are.", "Where do you want to be picked up?"])
    #expect(talk.calls.count == calls)
    #expect(talk.conversation.expectation != .nothing)
    // Another place goes on.
    _ = talk("the pier")
    #expect(talk.calls.last?.intent["pickupLocation"] == .place(Place(name: "the pier")))
  }

  @Test func homeIsNoPlaceWithoutTheContacts() throws {
    let home = Slot(
      parameter: "pickupLocation", value: .place(Place(name: "Home")),
      provenance: Provenance(.vocabulary(term: "home", source: .places), ranges: [0..<4]))
    var setting = setting
    setting.allowsContacts = false
    var talk = try asked(setting, answers: ["home": home])
    _ = talk("a ride")
    #expect(talk("home").first == "I may not tell Ride where Home is. You can turn on Contacts for it in Settings.")
    setting.allowsContacts = true
    talk = try asked(setting, answers: ["home": home])
    _ = talk("a ride")
    #expect(talk("home").first == "- resolvePickupLocation = success Home")
  }

  @Test func isNotPresentedWithoutPermission() throws {
    var setting = setting
    setting.place = Place(name: "Union Square")
    var talk = try start(setting)
    _ = talk("a ride from here")
    #expect(!talk.said.contains("place.notAllowed"))
    setting.allowsLocation = false
    talk = try start(setting)
    _ = talk("a ride from here")
    #expect(talk.said.first == "place.notAllowed")
    #expect(talk.calls.first?.intent["pickupLocation"] == nil)
  }
}
