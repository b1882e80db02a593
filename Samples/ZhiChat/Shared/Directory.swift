import Foundation

/// Finds members and groups by what was said.
enum Directory {
  /// The members whose name this is; failing that, those who have it as one of their names' words.
  static func members(named name: String) -> [Member] {
    let wanted = NameMatching.folded(name)
    guard !wanted.isEmpty else { return [] }
    let exact = Members.all.filter { member in
      ([member.name, member.displayName] + member.otherNames).contains { NameMatching.folded($0) == wanted }
    }
    guard exact.isEmpty else { return exact }
    return Members.all.filter { member in
      ([member.name] + member.otherNames).contains { NameMatching.hasWord($0, name) }
    }
  }

  /// The members whose names sound like this one.
  static func members(soundingLike name: String) -> [Member] {
    Members.all.filter { member in
      ([member.name] + member.otherNames).contains { NameMatching.areAlike($0, name) }
    }
  }

  static func member(withNumber number: String) -> Member? {
    Members.all.first { member in member.numbers.contains { PhoneNumber.areSame($0.value, number) } }
  }

  /// The group of this name.
  static func group(named name: String) -> Group? {
    let wanted = NameMatching.folded(name)
    return Groups.all.first { NameMatching.folded($0.name) == wanted }
  }

  /// The groups whose names hold these words.
  static func groups(containing words: String) -> [Group] {
    let wanted = NameMatching.folded(words)
    guard !wanted.isEmpty else { return [] }
    return Groups.all.filter { NameMatching.folded($0.name).contains(wanted) }
  }
}
