import Foundation
import Intents
import SimCatalog
import Testing

private final class Placed: NSObject, INSendMessageIntentHandling {
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(.needsValue())
  }

  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    [
      .disambiguation(with: intent.recipients ?? [])
    ]
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
}

@Suite("An answer knows the line on which it was made")
struct PlaceTests {
  @Test(arguments: [
    (HandlerCall.Method.resolve(parameter: "content"), 10), (.resolve(parameter: "recipients"), 15), (.confirm, 20),
  ])
  func placeOf(_ method: HandlerCall.Method, _ line: Int) async throws {
    let answer = try await Caller.call(method, on: Placed())
    #expect(answer.place == CodePlace(file: "IntentsTests/PlaceTests.swift", line: line))
  }
}
