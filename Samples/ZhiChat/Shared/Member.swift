import Foundation

/// Somebody who has an account.
struct Member {
  /// A telephone number of the member's.
  struct Number {
    enum Label: String {
      case mobile, home, work
    }

    var value: String
    var label: Label
    /// False for a number that the member has given up, or that the service has closed.
    var isActive = true
  }

  /// Whether messages reach the member now.
  enum Reach {
    case anyTime
    /// Keeps no messages while offline, and is offline.
    case offline
    /// The member's parents have switched messages off.
    case messagesOff
    /// The conversation is in the private space, which opens in the app alone.
    case privateSpace
  }

  var id: String
  var name: String
  /// Other spellings and names under which people know the member.
  var otherNames: [String] = []
  /// Where the member lives: tells two members of one name apart.
  var city: String
  var numbers: [Number]
  var reach = Reach.anyTime
  /// The user has put the member on the blocked list.
  var isBlocked = false

  var activeNumbers: [Number] { numbers.filter(\.isActive) }
}

/// A conversation of several members.
struct Group {
  var id: String
  var name: String
  var memberIDs: [String]
  /// Only the group's owner writes here.
  var isReadOnly = false
}
