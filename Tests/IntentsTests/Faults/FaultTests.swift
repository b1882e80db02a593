import Foundation
import Intents
import SimCatalog
import SimExtensionRunner
import Testing

private final class Faulty: NSObject, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
  @unchecked Sendable
{
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(.needsValue())
    completion(.notRequired())
  }

  static let confirmLine = #line + 2

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    if intent.content == "answer" { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
  }

  private var kept: [(INSearchForMessagesIntentResponse) -> Void] = []

  func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    kept = [completion]
    DispatchQueue.global().async {
      self.kept = []
    }
  }

  func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
    DispatchQueue.global().async {
      // Nobody calls it here either.
      _ = completion
    }
  }
}

@Suite("A handler that answers twice or never is told")
struct FaultTests {
  @Test func neverIsReported() async throws {
    let answer = try await Caller.call(.confirm, on: Faulty())
    #expect(answer.outcome == .failed(.neverCompleted))
    #expect(answer.spelling == "confirm(intent:completion:)")
    // No line of the handler was running any more, so its method is told.
    #expect(answer.place == CodePlace(file: "IntentsTests/FaultTests.swift", line: Faulty.confirmLine))
  }

  @Test func neverIsReportedWhenTheCompletionIsDroppedLater() async throws {
    let answer = try await Caller.call(.handle, on: Faulty())
    #expect(answer.outcome == .failed(.neverCompleted))
  }

  @Test func theLineThatLetsGoIsReported() async throws {
    let filled = FilledIntent(name: "INSearchForMessagesIntent")
    let answer = try await Caller.call(.handle, on: Faulty(), with: filled)
    #expect(answer.outcome == .failed(.neverCompleted))
    #expect(answer.place?.file.hasSuffix("FaultTests.swift") == true, "\(String(describing: answer.place))")
  }

  @Test func aHandlerLivesUntilItHasAnswered() async throws {
    /// Answers when something that doesn't hold on to it calls back.
    final class Waiting: NSObject, INSendMessageIntentHandling, @unchecked Sendable {
      private var kept: ((INSendMessageIntentResponse) -> Void)?

      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        kept = completion
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [weak self] in
          self?.kept?(INSendMessageIntentResponse(code: .success, userActivity: nil))
          self?.kept = nil
        }
      }
    }
    #expect(try await Caller.call(.handle, on: Waiting()).outcome == .responded(IntentResponse(code: "success")))
  }

  @Test func twiceIsToldApartFromTheAnswer() async throws {
    let binding = try #require(IntentBindings.siriKit.binding(for: "INSendMessageIntent"))
    let intent = binding.makeIntent(Caller.message)
    let (answer, fault, place) = await withCheckedContinuation {
      (continuation: CheckedContinuation<(HandlerAnswer, HandlerFault, CodePlace?), Never>) in
      let box = AnswerBox()
      binding.call(
        .resolve(parameter: "content"), on: Faulty(), intent: intent, completion: { box.answer = $0 },
        late: { fault, place in
          if let answer = box.answer { continuation.resume(returning: (answer, fault, place)) }
        })
    }
    #expect(answer.outcome == .resolved([.needsValue]))
    #expect(fault == .completedTwice)
    #expect(place?.file.hasSuffix("FaultTests.swift") == true, "\(String(describing: place))")
    #expect(place?.line == 14)
  }

  @Test func anObjectWithoutTheProtocolIsToldApart() throws {
    let binding = try #require(IntentBindings.siriKit.binding(for: "INRequestRideIntent"))
    #expect(!binding.conforms(Faulty()))
    #expect(binding.handlerProtocol == "INRequestRideIntentHandling")
    #expect(try #require(IntentBindings.siriKit.binding(for: "INSendMessageIntent")).conforms(Faulty()))
  }
}

private final class AnswerBox: @unchecked Sendable {
  var answer: HandlerAnswer?
}
