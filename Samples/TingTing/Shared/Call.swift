import Foundation

/// A call of the past.
struct Call {
  enum Kind {
    case missed, received, outgoing
  }

  var id: String
  var friendID: String
  var kind: Kind
  /// On the user's own calendar.
  var began: DateComponents
  /// In seconds; nothing for a call that nobody took.
  var duration: Double = 0
  var isVideo = false
  /// Whether the user hasn't looked at it yet.
  var isUnseen = false

  var date: Date? { Calendar.current.date(from: began) }
  var friend: Friend? { Friends.friend(friendID) }
}
