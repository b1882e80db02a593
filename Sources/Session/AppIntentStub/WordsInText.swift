extension StringProtocol {
  /// The place of words in a text, as whole words, whatever their capitals; nil if there is none.
  func range(ofWords words: some StringProtocol) -> Range<Index>? { ranges(ofWords: words).first }

  /// All places of words in a text.
  func ranges(ofWords words: some StringProtocol) -> [Range<Index>] {
    let wanted = words.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return [] }
    var found: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      guard let end = index(start, offsetBy: wanted.count, limitedBy: endIndex) else { break }
      let isBegun = start > startIndex && first.isPartOfWord && self[index(before: start)].isPartOfWord
      let goesOn = end < endIndex && last.isPartOfWord && self[end].isPartOfWord
      if !isBegun, !goesOn, zip(self[start..<end], wanted).allSatisfy({ $0.lowercased() == $1 }) {
        found.append(start..<end)
        start = end
      } else {
        start = index(after: start)
      }
    }
    return found
  }

  /// `Order Soup` and `How many` of `OrderSoup` and `howMany`.
  var asTitle: String {
    let words = reduce(into: "") { words, character in
      if character.isUppercase, let last = words.last, last != " ", !last.isUppercase { words.append(" ") }
      words.append(character)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it could be the name of a case or of a property.
  var isSwiftName: Bool {
    guard let first, first.isASCII, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
  }

  /// A Swift name made of it: `halfShade` of `Half shade`; nil if it has no letters to make one of.
  var asSwiftName: String? {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    guard allSatisfy(\.isASCII) else { return nil }
    return words.dropFirst().reduce(first.prefix(1).lowercased() + first.dropFirst()) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension Character {
  /// Whether a word can't end here: Chinese words have no separators.
  fileprivate var isPartOfWord: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
    return scalar.value < 0x2E80
  }
}
