import Foundation
import Intents

class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent: return MessageHandler()
    case is INSearchForMessagesIntent: return nil
    case is INSetMessageAttributeIntent: return "no handler"
    case is INPauseWorkoutIntent: return PauseOnMain()
    case is INResumeWorkoutIntent: return ResumeOnMain()
    case is INEndWorkoutIntent: return WithoutHandle()
    default: return self
    }
  }
}

/// Resolves, and does nothing; Xcode doesn't compile it.
class WithoutHandle: NSObject, INEndWorkoutIntentHandling {
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult { .notRequired() }
}

/// Resolves the content by doing what the content says.
class MessageHandler: NSObject, INSendMessageIntentHandling {
  private static var handlers = 0
  private var calls = 0

  override init() {
    super.init()
    MessageHandler.handlers += 1
  }

  func resolveContent(  // method
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    calls += 1
    let words = (intent.content ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1] : ""
    switch words.first {
    case "report": completion(.success(with: Reports.report(argument)))
    case "calls": completion(.success(with: "\(calls) of \(MessageHandler.handlers)"))
    default: Faults.commit(words.first ?? "", argument, completion)
    }
  }

  func resolveRecipients(
    for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    let chosen = intent.recipients ?? []
    if !chosen.isEmpty, chosen.allSatisfy({ $0.displayName.hasPrefix("Person ") }) {
      completion(chosen.map { .success(with: $0) })
      return
    }
    if chosen.contains(where: { $0.displayName == "Nobody" }) {
      completion([.disambiguation(with: [])])
      return
    }
    let people = (0..<10_000).map { number in
      INPerson(
        personHandle: INPersonHandle(value: "\(number)", type: .phoneNumber), nameComponents: nil,
        displayName: "Person \(number)", image: nil, contactIdentifier: nil, customIdentifier: nil)
    }
    completion([.disambiguation(with: people)])
  }

  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    Thread.sleep(forTimeInterval: 3600)
  }

  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: "sent")
    activity.userInfo = ["content": intent.content ?? ""]
    completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
  }
}
