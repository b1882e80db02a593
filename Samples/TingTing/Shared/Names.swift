import Foundation

/// How names are compared: as people say them, without case, accents, spaces and punctuation.
enum Names {
  /// Whether one of a name's words is this one: "Sam" in "Sam Lee".
  static func hasWord(_ name: String, _ word: String) -> Bool {
    let word = word.foldedName
    return !word.isEmpty && name.split(whereSeparator: \.isWhitespace).contains { String($0).foldedName == word }
  }

  /// Whether two names sound the same, or are heard one slip apart.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(sound(one)), Array(sound(other)))
    guard a.count >= 4, b.count >= 4, abs(a.count - b.count) <= 1 else { return false }
    let common = zip(a, b).prefix { $0 == $1 }.count
    let (restA, restB) = (a[common...], b[common...])
    if a.count == b.count { return restA.dropFirst() == restB.dropFirst() }
    return a.count > b.count ? restA.dropFirst().elementsEqual(restB) : restA.elementsEqual(restB.dropFirst())
  }

  /// The name in Latin letters with what sounds alike written alike: "John" as "Jon", 洪昌 as 宏昌.
  static func sound(_ name: String) -> String {
    var sound = ""
    for letter in (name.applyingTransform(.toLatin, reverse: false) ?? name).foldedName {
      // Silent and doubled letters are heard as none and as one.
      if letter == sound.last || (letter == "h" && !"cs".contains(sound.last ?? "c")) { continue }
      sound.append(letter == "k" ? "c" : letter)
    }
    return sound
  }
}
