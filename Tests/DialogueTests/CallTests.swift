import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// Calls: who must unlock the phone, and how past calls are told.
@Suite struct CallTests {
  private func talk(
    _ intent: IntentName, modes: Set<String> = [], isLocked: Bool = false, _ response: IntentResponse
  ) throws -> Talk {
    var app = InstalledApp(identifier: "parrot", displayNames: ["": "Parrot"], intents: [intent])
    app.backgroundModes = modes
    let request = Messenger.request(intent, app: "parrot")
    var setting = Messenger.setting(apps: [app])
    setting.isLocked = isLocked
    var talk = try Talk(setting, TaughtUnderstander(requests: ["call": request]))
    talk.handler = { call in
      HandlerAnswer(outcome: call.method == .handle ? .responded(response) : .notImplemented)
    }
    return talk
  }

  @Test func anAppThatSpeaksToCallKitCallsFromALockedPhone() throws {
    var talk = try talk(
      "INStartAudioCallIntent", modes: ["voip"], isLocked: true, IntentResponse(code: "continueInApp"))
    #expect(talk("call").last?.hasPrefix("- app continue INStartAudioCallIntent") == true)
    #expect(talk.entered.count == 1)
  }

  @Test func anyOtherAppWantsThePhoneUnlockedFirst() throws {
    for intent: IntentName in ["INStartAudioCallIntent", "INStartVideoCallIntent", "INStartCallIntent"] {
      var talk = try talk(intent, modes: ["audio"], isLocked: true, IntentResponse(code: "continueInApp"))
      #expect(talk("call").last == "You need to unlock your phone first.")
      #expect(talk.calls.isEmpty && talk.entered.isEmpty)
      _ = talk.happens(.unlock)
      #expect(talk.entered.count == 1)
    }
  }

  @Test func openingTheAppForAFailureAlwaysNeedsUnlocking() throws {
    var talk = try talk(
      "INStartAudioCallIntent", modes: ["voip"], isLocked: true, IntentResponse(code: "failureRequiringAppLaunch"))
    #expect(talk("call").contains("You'll need to continue in Parrot."))
    #expect(talk("open it").last == "You need to unlock your phone first.")
    #expect(talk.entered.isEmpty)
  }

  private func record(_ kind: String, _ caller: String?, seconds: Double?, isVideo: Bool = false) -> Value {
    var record = ObjectValue(type: "INCallRecord")
    record["callRecordType"] = .enumeration(EnumerationValue(type: "INCallRecordType", cases: [kind]))
    record["callCapability"] = .enumeration(
      EnumerationValue(type: "INCallCapability", cases: [isVideo ? "videoCall" : "audioCall"]))
    record["dateCreated"] = .date(DateParts(year: 2026, month: 11, day: 20, hour: 9, minute: 5))
    record["caller"] = caller.map { .person(Person(displayName: $0)) }
    record["callDuration"] = seconds.map { .double($0) }
    return .object(record)
  }

  private func history(_ records: [Value]) -> IntentResponse {
    IntentResponse(code: "success", fields: [Field(name: "callRecords", value: .list(records))])
  }

  @Test func pastCallsAreCountedAndShown() throws {
    var talk = try talk(
      "INSearchCallHistoryIntent",
      history([
        record("missed", "Ann Bo", seconds: nil), record("received", "Sam Lee", seconds: 42, isVideo: true),
        record("outgoing", "Sam Park", seconds: 4_200), record("unknown", nil, seconds: -1),
      ]))
    let shown = talk("call")
    #expect(
      shown.suffix(5) == [
        "I found 4 calls in Parrot.", "| Ann Bo  missed call, 09:05", "| Sam Lee  incoming video call, 09:05, 42 s",
        "| Sam Park  outgoing call, 09:05, 1 h 10 min", "| 09:05",
      ])
  }

  @Test func moreThanAFewAreNotPresented() throws {
    var talk = try talk(
      "INSearchCallHistoryIntent", history((1...7).map { record("missed", "Ann \($0)", seconds: nil) }))
    #expect(talk("call").last == "There are 2 more.")
    var none = try self.talk("INSearchCallHistoryIntent", history([]))
    #expect(none("call").last == "You have no such calls in Parrot.")
  }
}
