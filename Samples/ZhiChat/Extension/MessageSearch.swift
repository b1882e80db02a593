import Foundation
import Intents

/// The filter that an intent asks for.
struct MessageSearch {
  private let intent: INSearchForMessagesIntent

  init(_ intent: INSearchForMessagesIntent) { self.intent = intent }

  /// What fits, newest last.
  func results(in mailbox: Mailbox) -> [Message] {
    mailbox.messages.filter(fits).sorted { ($0.date ?? .distantPast) < ($1.date ?? .distantPast) }
  }

  private func fits(_ message: Message) -> Bool {
    fitsPeople(message) && fitsGroup(message) && fitsMarks(message) && fitsTime(message) && fitsWords(message)
  }

  private func fitsPeople(_ message: Message) -> Bool {
    let senders = identifiers(of: intent.senders)
    if !senders.isEmpty, !senders.contains(message.senderID ?? "") { return false }
    let recipients = identifiers(of: intent.recipients)
    return recipients.isEmpty || !recipients.isDisjoint(with: message.recipientIDs)
  }

  private func fitsGroup(_ message: Message) -> Bool {
    let groups = Set((intent.speakableGroupNames ?? []).compactMap(\.vocabularyIdentifier))
    return groups.isEmpty || groups.contains(message.groupID ?? "")
  }

  private func fitsMarks(_ message: Message) -> Bool {
    let wanted = intent.attributes
    if wanted.contains(.read), !message.isRead { return false }
    if wanted.contains(.unread), message.isRead { return false }
    if wanted.contains(.flagged), !message.isFlagged { return false }
    return !(wanted.contains(.unflagged) && message.isFlagged)
  }

  private func fitsTime(_ message: Message) -> Bool {
    guard let range = intent.dateTimeRange else { return true }
    guard let date = message.date else { return false }
    if let first = range.firstMoment, date < first { return false }
    if let last = range.lastMoment, date >= last { return false }
    return true
  }

  private func fitsWords(_ message: Message) -> Bool {
    if let identifiers = intent.identifiers, !identifiers.isEmpty, !identifiers.contains(message.id) { return false }
    guard let terms = intent.searchTerms, !terms.isEmpty else { return true }
    return terms.allSatisfy { message.text.localizedCaseInsensitiveContains($0) }
  }

  private func identifiers(of people: [INPerson]?) -> Set<String> {
    Set((people ?? []).compactMap(\.customIdentifier))
  }
}
