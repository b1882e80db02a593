import SimCatalog

extension PersonHandle {
  /// The e-mail address that words spell; nil where they spell none: a name, one @, and a domain of several parts (the
  /// dot-string form of RFC 5321, 4.1.2).
  init?(address words: String) {
    let halves = words.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, Self.isDotted(halves[0], least: 1, alsoAllowing: "!#$%&'*+-/=?^_`{|}~"),
      Self.isDotted(halves[1], least: 2, alsoAllowing: "-")
    else { return nil }
    self.init(value: words, kind: .emailAddress)
  }

  /// Whether a text consists of parts joined by dots, each of ASCII letters, digits and a few other characters.
  private static func isDotted(_ text: Substring, least: Int, alsoAllowing others: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= least
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) }
      }
  }
}
