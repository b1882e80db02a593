import Foundation
import Intents
import Synchronization

/// An extension that is called in this process: what its content says, it does.
final class RunnerHandler: INExtension, INSendMessageIntentHandling {
  /// What was handled, by content.
  static let handled = Mutex<[String]>([])
  /// The numbers that messages were sent to.
  static let numbers = Mutex<[String]>([])

  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    switch intent.content {
    case nil: completion(.needsValue())
    case "twice":
      completion(.success(with: "twice"))
      completion(.success(with: "twice"))
    case "never": break
    case "wait":
      Thread.sleep(forTimeInterval: 8)
      completion(.success(with: "wait"))
    case let text?: completion(.success(with: text))
    }
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let code: INSendMessageIntentResponseCode = intent.content == "take your time" ? .inProgress : .ready
    completion(INSendMessageIntentResponse(code: code, userActivity: nil))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    Self.handled.withLock { $0.append(intent.content ?? "") }
    let numbers = intent.recipients?.compactMap { $0.personHandle?.value } ?? []
    if !numbers.isEmpty { Self.numbers.withLock { $0 += numbers } }
    // On the main queue, as many an author does it.
    nonisolated(unsafe) let completion = completion
    let code: INSendMessageIntentResponseCode = intent.content == "be ready" ? .ready : .success
    DispatchQueue.main.async { completion(INSendMessageIntentResponse(code: code, userActivity: nil)) }
  }
}

/// One that has no handler for anything.
final class SilentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? { nil }
}
