import Foundation

/// How names are compared: as people say them.
enum NameMatching {
  /// Whether one of a name's words is this one: "Sam" in "Sam Lee".
  static func hasWord(_ name: String, _ word: String) -> Bool {
    let wanted = word.foldedName
    return !wanted.isEmpty && name.split(separator: " ").contains { String($0).foldedName == wanted }
  }

  /// Whether two names sound the same, or are one letter apart.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let (a, b) = (sound(one), sound(other))
    guard a.count >= 4, b.count >= 4, abs(a.count - b.count) <= 1 else { return false }
    if a == b { return true }
    let front = zip(a, b).prefix { $0 == $1 }.count
    let back = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return front + back >= max(a.count, b.count) - 1
  }

  /// In Latin letters, without tones.
  private static func sound(_ name: String) -> String {
    (name.applyingTransform(.toLatin, reverse: false) ?? name).foldedName
  }
}
