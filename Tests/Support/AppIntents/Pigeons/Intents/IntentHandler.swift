import Intents

class IntentHandler: INExtension, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    let recipients = intent.recipients ?? []
    return recipients.isEmpty ? [.needsValue()] : recipients.map { .success(with: $0) }
  }
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    guard let text = intent.content, !text.isEmpty else { return .needsValue() }
    return .success(with: text)
  }
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}
