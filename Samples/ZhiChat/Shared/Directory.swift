import Foundation

/// Finds members and groups by what was said.
enum Directory {
  /// The members whose name this is; failing that, those who have it as one of their names' words.
  static func members(named name: String) -> [Member] {
    let wanted = name.foldedName
    return byName[wanted] ?? byWord[wanted] ?? []
  }

  private static let byName = index { [$0.name, $0.displayName] + $0.otherNames }
  private static let byWord = index { ([$0.name] + $0.otherNames).flatMap(NameMatching.words(of:)) }

  /// The members by what they may be called.
  private static func index(_ names: (Member) -> [String]) -> [String: [Member]] {
    var index: [String: [Member]] = [:]
    for member in Members.all {
      for name in Set(names(member).map(\.foldedName)) where !name.isEmpty { index[name, default: []].append(member) }
    }
    return index
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
    let wanted = name.foldedName
    return Groups.all.first { $0.name.foldedName == wanted }
  }

  /// The groups whose names hold these words.
  static func groups(containing words: String) -> [Group] {
    let wanted = words.foldedName
    guard !wanted.isEmpty else { return [] }
    return Groups.all.filter { $0.name.foldedName.contains(wanted) }
  }
}
