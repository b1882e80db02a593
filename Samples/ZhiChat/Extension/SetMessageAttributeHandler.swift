import Foundation
import Intents

/// Marks messages as read, unread, flagged or not.
class SetMessageAttributeHandler: NSObject, INSetMessageAttributeIntentHandling {
  private let account = Account()
  private var mailbox: Mailbox { Mailbox(account: account) }

  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
    switch intent.attribute {
    case .read, .unread, .flagged, .unflagged: .success(with: intent.attribute)
    case .unknown: .needsValue()
    // There are no voice messages that could be played.
    default: .unsupported()
    }
  }

  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    guard account.isSignedIn else {
      let activity = Activity.signIn(recipients: nil)
      return INSetMessageAttributeIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
    }
    return answer(messages(for: intent).isEmpty ? .failureMessageNotFound : .ready)
  }

  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    let messages = messages(for: intent)
    guard !messages.isEmpty else { return answer(.failureMessageNotFound) }
    if account.isStorageFull { return answer(.failure) }
    let isFlagging = intent.attribute == .flagged
    let additional = messages.count { !$0.isFlagged }
    if isFlagging, mailbox.flaggedCount + additional > account.flagLimit {
      return answer(.failureMessageAttributeNotSet)
    }
    guard let mark = intent.attribute.mark else { return answer(.failureMessageAttributeNotSet) }
    mailbox.set(mark, on: messages.map(\.id))
    return answer(account.isNetworkSlow ? .inProgress : .success)
  }

  /// The messages that are meant: those that Siri read out, or else all that are unread.
  private func messages(for intent: INSetMessageAttributeIntent) -> [Message] {
    if let identifiers = intent.identifiers, !identifiers.isEmpty { return identifiers.compactMap(mailbox.message) }
    return mailbox.unread
  }

  private func answer(_ code: INSetMessageAttributeIntentResponseCode) -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(code: code, userActivity: nil)
  }
}

extension INMessageAttribute {
  /// The name under which the mailbox keeps the mark.
  fileprivate var mark: String? {
    switch self {
    case .read: "read"
    case .unread: "unread"
    case .flagged: "flagged"
    case .unflagged: "unflagged"
    default: nil
    }
  }
}
