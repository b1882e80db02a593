import Foundation

/// The mailbox with the marks that the user has set.
struct Mailbox {
  let account: Account

  var messages: [Message] {
    guard !account.isNew else { return [] }
    let marks = account.marks
    return Messages.all.map { message in
      var message = message
      for mark in marks[message.id] ?? [] {
        switch mark {
        case "read": message.isRead = true
        case "unread": message.isRead = false
        case "flagged": message.isFlagged = true
        case "unflagged": message.isFlagged = false
        default: break
        }
      }
      return message
    }
  }

  /// The unread messages, oldest first.
  var unread: [Message] {
    messages.filter { !$0.isRead }.sorted { ($0.date ?? .distantPast) < ($1.date ?? .distantPast) }
  }

  var flaggedCount: Int { messages.count(where: \.isFlagged) }

  func message(_ id: String) -> Message? { messages.first { $0.id == id } }

  /// Sets a mark, which stays.
  func set(_ mark: String, on ids: [String]) {
    var marks = account.marks
    for id in ids { marks[id, default: []].append(mark) }
    account.marks = marks
  }
}
