import Foundation

/// How names of albums, people, places and tags are compared: as people say them.
enum NameMatching {
  /// Without case, accents, spaces, punctuation and a leading article.
  static func folded(_ name: String) -> String {
    let plain = name.lowercased()
    let article = ["the ", "my "].first(where: plain.hasPrefix)
    return (article.map { String(plain.dropFirst($0.count)) } ?? plain).foldedName
  }

  static func areSame(_ one: String, _ other: String) -> Bool {
    let folded = folded(one)
    return !folded.isEmpty && folded == self.folded(other)
  }

  /// Whether a name holds these words.
  static func holds(_ name: String, _ words: String) -> Bool {
    let wanted = folded(words)
    return wanted.count >= (wanted.first?.isASCII == true ? 3 : 1) && folded(name).contains(wanted)
  }

  /// Whether two names sound the same or are one slip apart.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let a = Array(sound(one))
    let b = Array(sound(other))
    guard a.count >= 4, b.count >= 4 else { return false }
    return a == b || isOneSlip(a, b)
  }

  /// The name in Latin letters, without tones.
  private static func sound(_ name: String) -> String {
    folded(name.applyingTransform(.toLatin, reverse: false) ?? name)
  }

  /// One letter changed, added or left out.
  private static func isOneSlip(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (a[start...], b[start...])
    if a.count == b.count { return restA.dropFirst().elementsEqual(restB.dropFirst()) }
    return a.count > b.count ? restA.dropFirst().elementsEqual(restB) : restA.elementsEqual(restB.dropFirst())
  }
}
