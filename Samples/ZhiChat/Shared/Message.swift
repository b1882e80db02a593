import Foundation
import Intents

/// A message that has come, or that was sent.
struct Message {
  var id: String
  /// Nil for a message of the user's own.
  var senderID: String?
  /// The members it went to; empty for one that came to the user alone.
  var recipientIDs: [String] = []
  var groupID: String?
  var text: String
  /// On the user's own calendar.
  var sent: DateComponents
  var isRead = true
  var isFlagged = false

  var conversationID: String { groupID ?? senderID ?? recipientIDs.first ?? id }
  var date: Date? { Calendar.current.date(from: sent) }
}

extension Message {
  /// The message as Siri reads it out.
  func asIntentsMessage() -> INMessage {
    INMessage(
      identifier: id, conversationIdentifier: conversationID, content: text, dateSent: date,
      sender: senderID.flatMap(Members.member)?.asPerson(),
      recipients: recipientIDs.compactMap { Members.member($0)?.asPerson() },
      groupName: groupID.flatMap(Groups.group)?.asSpeakable(), messageType: .text)
  }
}
