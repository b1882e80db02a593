import Foundation
import SimCatalog
import SimExtensionWire
import Synchronization
import Testing

@testable import SimExtensionRunner

struct AnswerDeliveryTests {
  private final class Received: Sendable {
    let answers = Mutex<[HandlerAnswer.Outcome]>([])
    let late = Mutex<[LateFault]>([])

    var outcomes: [HandlerAnswer.Outcome] { answers.withLock { $0 } }
  }

  private func delivery(to received: Received) -> AnswerDelivery {
    AnswerDelivery(
      method: .confirm, reply: { answer in received.answers.withLock { $0.append(answer.outcome) } },
      late: { fault in received.late.withLock { $0.append(fault) } })
  }

  @Test func anAnswerWithinTheCallWaitsForItsEnd() {
    let received = Received()
    let delivery = delivery(to: received)
    delivery.take(HandlerAnswer(outcome: .notImplemented))
    #expect(received.outcomes == [])
    delivery.callReturned()
    #expect(received.outcomes == [.notImplemented])
  }

  @Test func aSecondCompletionWithinTheCallIsToldWithTheFirstAnswer() {
    let received = Received()
    let delivery = delivery(to: received)
    delivery.take(HandlerAnswer(outcome: .notImplemented))
    let place = CodePlace(file: "App/Handler.swift", line: 7)
    delivery.take(.completedTwice, at: place)
    #expect(received.late.withLock { $0 } == [])
    delivery.callReturned()
    #expect(received.outcomes == [.notImplemented])
    #expect(
      received.late.withLock { $0 } == [LateFault(method: .confirm, fault: .completedTwice, place: place)])
  }

  @Test func aSecondCompletionAfterTheCallIsLate() {
    let received = Received()
    let delivery = delivery(to: received)
    delivery.take(HandlerAnswer(outcome: .notImplemented))
    delivery.callReturned()
    let place = CodePlace(file: "App/Handler.swift", line: 7)
    delivery.take(.completedTwice, at: place)
    #expect(received.outcomes == [.notImplemented])
    #expect(
      received.late.withLock { $0 } == [LateFault(method: .confirm, fault: .completedTwice, place: place)])
  }

  @Test func anAnswerFromAnotherThreadIsSentAtOnce() {
    let received = Received()
    let delivery = delivery(to: received)
    let done = DispatchSemaphore(value: 0)
    Thread {
      delivery.take(HandlerAnswer(outcome: .notImplemented))
      done.signal()
    }.start()
    done.wait()
    #expect(received.outcomes == [.notImplemented])
    delivery.callReturned()
    #expect(received.outcomes.count == 1)
  }
}
