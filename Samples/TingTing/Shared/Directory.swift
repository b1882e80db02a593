import Foundation

/// Finds friends by what was said.
enum Directory {
  /// The friends whose name this is; failing that, those who have it as one of their names' words.
  static func friends(named name: String) -> [Friend] {
    let wanted = name.foldedName
    guard !wanted.isEmpty else { return [] }
    let exact = Friends.all.filter { friend in
      ([friend.displayName] + friend.names).contains { $0.foldedName == wanted }
    }
    return exact.isEmpty ? Friends.all.filter { $0.names.contains { Names.hasWord($0, name) } } : exact
  }

  /// The friends whose names sound like this one.
  static func friends(soundingLike name: String) -> [Friend] {
    Friends.all.filter { $0.names.contains { Names.areAlike($0, name) } }
  }

  static func friend(withNumber number: String) -> Friend? {
    Friends.all.first { friend in friend.numbers.contains { PhoneNumber.areSame($0.value, number) } }
  }
}

extension Friend {
  var names: [String] { [name] + otherNames }

  /// The name to show: with the city where another friend has the same name.
  var displayName: String {
    Friends.all.contains { $0.id != id && $0.name == name } ? "\(name) (\(city))" : name
  }
}
