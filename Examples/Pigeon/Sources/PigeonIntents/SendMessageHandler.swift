import Foundation
import Intents

/// Sends a message with a pigeon, to one of those who have a loft.
final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    guard let people = intent.recipients, !people.isEmpty else { return [.needsValue()] }
    return people.map { person in
      let found = Loft.all.filter { $0.belongs(to: person.displayName) }
      return switch found.count {
      case 0: .unsupported(forReason: .noAccount)
      case 1: .success(with: found[0].person)
      default: .disambiguation(with: found.map(\.person))
      }
    }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    guard let text = intent.content, !text.isEmpty else { return .needsValue() }
    return .success(with: text)
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    // A pigeon carries very little.
    let isLight = (intent.content ?? "").count <= 40
    return INSendMessageIntentResponse(code: isLight ? .success : .failure, userActivity: nil)
  }
}
