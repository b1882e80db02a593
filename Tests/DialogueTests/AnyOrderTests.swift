import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// Whatever is said and whatever happens, in any order: the conversation goes on, waits for one thing at a time, and does
/// nothing that the user hasn't agreed to.
@Suite struct AnyOrderTests {
  /// A sequence that is the same in every run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  private static let words = [
    "go", "all", "search", "yes", "no", "cancel", "send", "1", "the second one", "more", "Sam Park", "mobile", "banana",
    "change it", "change the recipient", "change the message to x", "review", "open", "", "。", "\u{1B}[2J", "go which",
  ]
  private static let happenings: [Happening] = [
    .lock, .unlock, .wait(seconds: 30), .wait(seconds: 100), .tap("Send"), .tap("Cancel"), .tap("Open"),
    .tap("ZhiChat"),
    .headphones(connected: true), .maps(from: "A", to: "B"), .app("ZhiChat"),
    .permission(.siri(app: nil), granted: false),
    .permission(.siri(app: "ZhiChat"), granted: true), .permission(.contacts, granted: false), .tap("Sam Lee"),
  ]
  private static let codes = [
    "ready", "success", "failure", "failureRequiringAppLaunch", "continueInApp", "handleInApp",
  ]

  private func answer(_ call: HandlerCall, _ dice: inout Dice) -> HandlerAnswer {
    switch dice.roll(8) {
    case 0: return HandlerAnswer(outcome: .failed(.trapped(message: "x")))
    case 1, 2: return .code(Self.codes[dice.roll(Self.codes.count)])
    case 3: return .results(.disambiguation([]), .needsValue)
    default: return Messenger.handler(call)
    }
  }

  private func needsYes(_ intent: FilledIntent) -> Bool { Catalog.siriKit.schema(of: intent.name)?.review ?? true }

  @Test(arguments: 1...40)
  func nothingIsDoneWithoutAYes(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919)
    let requests = [
      "go": Messenger.message(["Sam"], "hi"), "all": Messenger.message(["Ann", "Sam", "Zed"]),
      "search": Messenger.request("INSearchForMessagesIntent"),
      "go which": Understanding(
        outcome: .whichApp(intent: "INSendMessageIntent", slots: [], apps: ["zhichat", "parrot"])),
    ]
    var conversation = Conversation(
      setting: Messenger.setting(apps: [Messenger.app, Messenger.other, RideTests.huhu]),
      understander: TaughtUnderstander(requests: requests), lines: try SiriData.catalogue("en"),
      catalog: .siriKit)
    for _ in 0..<100 {
      let first: Event =
        dice.roll(3) > 0
        ? .said(Self.words[dice.roll(Self.words.count)]) : .happened(Self.happenings[dice.roll(Self.happenings.count)])
      let expectation = conversation.expectation
      var next: Event? = first
      var agreed = false
      if case .review(_, let buttons) = expectation {
        switch first {
        case .said(let text): agreed = ["yes", "send"].contains(text)
        case .happened(.tap(let text)): agreed = text == buttons.last
        default: break
        }
      }
      // An unlocked phone goes on with what was agreed before.
      if case .unlock = expectation { agreed = true }
      while let event = next {
        next = nil
        let effects = conversation.receive(event)
        for (index, effect) in effects.enumerated() {
          switch effect {
          case .ask(_, .call(let call)):
            if call.method == .handle, needsYes(call.intent) {
              #expect(agreed, "handled after \(first), expecting \(expectation)")
            }
            next = .handlerAnswered(answer(call, &dice))
          case .ask(_, .enter(let call)):
            if case .handle(let intent) = call, needsYes(intent) {
              #expect(agreed, "handled in the app after \(first)")
            }
            next = .appAnswered(AppAnswer(response: IntentResponse(code: "success"), accepted: dice.roll(2) == 0))
          case .ask(_, .configureView): next = .viewConfigured(dice.roll(2) == 0 ? nil : ["a label"])
          case .show, .ask, .tellAll: continue
          }
          #expect(index == effects.count - 1, "an effect that waits isn't the last")
        }
      }
      #expect(conversation.expectation != .effect)
    }
  }
}
