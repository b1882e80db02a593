import Foundation
import Intents

/// Sends a message to people or to a group.
class SendMessageHandler: NSObject, INSendMessageIntentHandling {
  private let account = Account()

  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      let isSettled = intent.speakableGroupName != nil || intent.conversationIdentifier != nil
      completion([isSettled ? .notRequired() : .needsValue()])
      return
    }
    let resolver = RecipientResolver()
    completion(recipients.map(resolver.resolve))
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.speakableGroupName else { return completion(.notRequired()) }
    completion(GroupResolver(forWriting: true).resolve(name))
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    let content = (intent.content ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let limit = account.messageLimit
    if content.isEmpty {
      completion(.needsValue())
    } else if content.count <= limit {
      completion(.success(with: content))
    } else if content.count <= 2 * limit {
      // A little too long: the app offers what fits.
      completion(.confirmationRequired(with: content.prefix(limit - 1) + "…"))
    } else {
      completion(.unsupported())
    }
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    if let problem = problem(with: intent) { return completion(problem) }
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    if let problem = problem(with: intent) { return completion(problem) }
    if account.isStorageFull {
      return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
    if account.isNetworkSlow {
      account.outbox += 1
      return completion(INSendMessageIntentResponse(code: .inProgress, userActivity: nil))
    }
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    response.sentMessage = INMessage(
      identifier: UUID().uuidString, conversationIdentifier: intent.conversationIdentifier, content: intent.content,
      dateSent: Date(), sender: nil, recipients: intent.recipients, groupName: intent.speakableGroupName,
      messageType: .text)
    completion(response)
  }

  /// What stands in the way of any message; nil when nothing does.
  private func problem(with intent: INSendMessageIntent) -> INSendMessageIntentResponse? {
    if !account.isSignedIn {
      return INSendMessageIntentResponse(
        code: .failureRequiringAppLaunch, userActivity: Activity.signIn(recipients: intent.recipients))
    }
    if account.isGuardedByPasscode {
      return INSendMessageIntentResponse(code: .failureRequiringInAppAuthentication, userActivity: Activity.unlock())
    }
    if account.isServiceDown {
      return INSendMessageIntentResponse(code: .failureMessageServiceNotAvailable, userActivity: nil)
    }
    return nil
  }
}
