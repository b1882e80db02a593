import Foundation

/// How names are compared: as people say them, without case, accents, spaces and punctuation.
enum NameMatching {
  /// The name in Latin letters, without tones: names that sound alike have the same.
  static func sound(_ name: String) -> String {
    (name.applyingTransform(.toLatin, reverse: false) ?? name).foldedName
  }

  /// The words of a name: "Sam" and "Lee" of "Sam Lee".
  static func words(of name: String) -> [String] {
    name.split(whereSeparator: { $0.isWhitespace || $0 == "·" }).map(String.init)
  }

  /// Whether two names are one slip apart, or sound the same.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let a = sound(one)
    let b = sound(other)
    guard a.count >= 4, b.count >= 4 else { return false }
    return a == b || isOneSlip(Array(a), Array(b))
  }

  /// One letter changed, added or left out.
  private static func isOneSlip(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let common = zip(a, b).prefix { $0 == $1 }.count
    let restA = a[common...]
    let restB = b[common...]
    if a.count == b.count { return restA.dropFirst() == restB.dropFirst() }
    return a.count > b.count ? Array(restA.dropFirst()) == Array(restB) : Array(restA) == Array(restB.dropFirst())
  }
}
