import Foundation
import Intents
import SimCatalog
import SimExtensionRunner
import Testing

private final class Faulty: NSObject, INSendMessageIntentHandling, @unchecked Sendable {
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(.needsValue())
    completion(.notRequired())
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    if intent.content == "answer" { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
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
  @Test func neverIsTold() async throws {
    #expect(try await Caller.call(.confirm, on: Faulty()).outcome == .failed(.neverCompleted))
  }

  @Test func neverIsToldWhenTheCompletionIsDroppedLater() async throws {
    #expect(try await Caller.call(.handle, on: Faulty()).outcome == .failed(.neverCompleted))
  }

  @Test func twiceIsToldApartFromTheAnswer() async throws {
    let binding = try #require(IntentBinding.binding(for: "INSendMessageIntent"))
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
    #expect(place?.line == 12)
  }

  @Test func anObjectWithoutTheProtocolIsToldApart() throws {
    let binding = try #require(IntentBinding.binding(for: "INRequestRideIntent"))
    #expect(!binding.conforms(Faulty()))
    #expect(binding.handlerProtocol == "INRequestRideIntentHandling")
    #expect(try #require(IntentBinding.binding(for: "INSendMessageIntent")).conforms(Faulty()))
  }
}

private final class AnswerBox: @unchecked Sendable {
  var answer: HandlerAnswer?
}
