import Foundation
import Intents

// Handlers as authors have written them over the years: each does the same in its own spelling.

/// The labels of iOS 10.
class Handler2016: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    forSendMessage intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void
  ) {
    if let recipients = intent.recipients {
      completion(recipients.map { INPersonResolutionResult.success(with: $0) })
    } else {
      completion([INPersonResolutionResult.needsValue()])
    }
  }

  func resolveContent(
    forSendMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void
  ) {
    completion(INStringResolutionResult.success(with: intent.content ?? ""))
  }

  func confirm(
    sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Swift.Void
  ) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Swift.Void
  ) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
  }
}

/// The labels of iOS 10 with the result of iOS 11.
class Handler2017: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients else { return completion([.needsValue()]) }
    completion(recipients.map { .success(with: $0) })
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(.success(with: intent.content ?? ""))
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(.init(code: .ready, userActivity: nil))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(.init(code: .success, userActivity: nil))
  }
}

/// The labels of today with the result of iOS 10.
class HandlerMixed: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.recipients ?? []).map(INPersonResolutionResult.success(with:)))
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    DispatchQueue.global().async { completion(.success(with: "later")) }
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> ()) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> ()) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// Asynchronous methods.
class HandlerAsync: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    await Task.yield()
    return (intent.recipients ?? []).map { .success(with: $0) }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .success(with: intent.content ?? "")
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// Methods in an extension, and one that only exists since some version.
class HandlerExtended: NSObject {}

extension HandlerExtended: INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    let results: [INPersonResolutionResult] = (intent.recipients ?? []).map { .success(with: $0) }
    completion(results.map(INSendMessageRecipientResolutionResult.init(personResolutionResult:)))
  }

  @available(iOS 13, *)
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if #available(iOS 11.0, *) { completion(.success(with: intent.content ?? "")) } else { completion(.needsValue()) }
  }

  @available(iOSApplicationExtension 10.0, *)
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// Isolated to the main actor.
@MainActor
class HandlerOnMain: NSObject, @preconcurrency INSendMessageIntentHandling {
  nonisolated override init() { super.init() }

  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    (intent.recipients ?? []).map { .success(with: $0) }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .success(with: intent.content ?? "")
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// What is optional is left out.
class HandlerBare: NSObject, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}
