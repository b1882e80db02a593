import Intents
import TeaKit

class SendMessageHandler: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return completion([.needsValue()]) }
    completion(
      recipients.map { recipient in
        let friends = Friend.matching(recipient.displayName).map(person)
        switch friends.count {
        case 0: return .unsupported()
        case 1: return .success(with: friends[0])
        default: return .disambiguation(with: friends)
        }
      })
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let text = intent.content, !text.isEmpty else { return completion(.needsValue()) }
    completion(.success(with: text))
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }

  private func person(_ friend: Friend) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: friend.handle, type: .emailAddress), nameComponents: nil,
      displayName: friend.name, image: nil, contactIdentifier: nil, customIdentifier: friend.handle)
  }
}
