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

  @Test func isNotToldWithoutPermission() throws {
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
