import Foundation
@_spi(Host) import Intents
import SimCatalog
import SimExtensionWire
import Testing

@testable import SimExtensionRunner

/// What is asked for handlers, and how often.
@Suite("Handlers") struct HandlersTests {
  /// Counts from several threads.
  private final class Count: @unchecked Sendable {
    var made = 0
    var asked = 0
  }

  private func calls(_ lifetime: HandlerLifetime, _ methods: [(IntentName, HandlerCall.Method)]) -> Count {
    let count = Count()
    let handlers = Handlers(
      lifetime: lifetime,
      make: {
        count.made += 1
        return NSObject()
      },
      ask: { provider, _ in
        count.asked += 1
        return provider
      })
    for (intent, method) in methods {
      let call = HandlerCall(intent: FilledIntent(name: intent, parameters: []), method: method)
      #expect(handlers.handler(for: INIntent(), call: call) != nil)
    }
    return count
  }

  private let request: [(IntentName, HandlerCall.Method)] = [
    ("INStartWorkoutIntent", .resolve(parameter: "workoutName")),
    ("INStartWorkoutIntent", .resolve(parameter: "goalValue")),
    ("INStartWorkoutIntent", .confirm), ("INStartWorkoutIntent", .handle),
  ]

  @Test("come from one object for a request, which is asked at each call, or as rarely as is wished")
  func oneProvider() {
    for (lifetime, asked) in [(HandlerLifetime.call, 4), (.phase, 3), (.request, 1)] {
      let count = calls(lifetime, request)
      #expect(count.made == 1 && count.asked == asked, "\(lifetime): \(count.made), \(count.asked)")
    }
  }

  @Test("come from another object for the next request, and for another intent")
  func nextRequest() {
    #expect(calls(.call, request + request).made == 2)
    #expect(calls(.call, [request[0], ("INEndWorkoutIntent", .confirm), request[2]]).made == 3)
  }

  @Test("find what nobody has said as Siri gives it: a workout is open-ended only if somebody says so")
  func unsaid() throws {
    let binding = try #require(IntentBindings.siriKit.binding(for: "INStartWorkoutIntent"))
    func isOpenEnded(_ fields: [Field]) -> Bool? {
      (binding.makeIntent(FilledIntent(name: "INStartWorkoutIntent", parameters: fields)) as? INStartWorkoutIntent)?
        .isOpenEnded
    }
    #expect(isOpenEnded([]) == false)
    #expect(isOpenEnded([Field(name: "isOpenEnded", value: .boolean(true))]) == true)
  }
}
