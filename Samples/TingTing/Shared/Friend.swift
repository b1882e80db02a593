import Foundation

/// Somebody whom the user has in TingTing.
struct Friend {
  /// A telephone number of the friend's.
  struct Number {
    enum Label: String {
      case mobile, home, work
    }

    var value: String
    var label: Label
  }

  /// What TingTing can do for a friend.
  enum Reach {
    case everything
    /// The friend's telephone has no camera.
    case audioOnly
    /// The friend's network takes no calls from TingTing.
    case nothing
  }

  var id: String
  var name: String
  /// Other spellings and names under which people know the friend.
  var otherNames: [String] = []
  /// Where the friend lives: tells two friends of one name apart.
  var city: String
  var numbers: [Number] = []
  var reach = Reach.everything
}
