import SimUtterances

/// Ways to refer to a person other than by the full name.
struct NameParts {
  /// Given names, family names, the reversed name, with initials, without signs.
  private(set) var names: [String] = []
  /// The part that follows or precedes a title: "Smith" of "Anna Smith", 王 of 王小明.
  private(set) var family: String?

  /// - Parameter familyNames: by a name's length in characters, the length of the family name.
  init(_ name: String, familyNames: [Int: Int]) {
    let utterance = Utterance(name)
    let words = utterance.tokens.indices.filter { utterance.tokens[$0].kind != .punctuation }
    let letters = words.filter { utterance.tokens[$0].kind != .symbol }
    guard !letters.isEmpty, words.count <= 8 else { return }
    if letters.allSatisfy({ utterance.tokens[$0].kind == .ideograph }) {
      if letters.count < words.count { names.append(letters.map { utterance.source(of: $0..<$0 + 1) }.joined()) }
      addCharacters(letters.map { utterance.source(of: $0..<$0 + 1) }, familyNames)
    } else {
      let parts = letters.map { utterance.source(of: $0..<$0 + 1) }
      if letters.count < words.count { names.append(parts.joined(separator: " ")) }
      addWords(parts, isHyphened: name.contains("-"))
    }
  }

  /// For 王小明 the given name, for 欧阳小明 that and what a shorter family name would leave; one character isn't a name.
  private mutating func addCharacters(_ characters: [String], _ familyNames: [Int: Int]) {
    guard let length = familyNames[characters.count], length < characters.count else { return }
    family = characters[..<length].joined()
    for length in (1...length).reversed() where characters.count - length > 1 {
      names.append(characters[length...].joined())
    }
  }

  private mutating func addWords(_ words: [String], isHyphened: Bool) {
    // An initial isn't a name.
    guard let first = words.first, let last = words.last else { return }
    if words.contains(where: { $0.contains { "'’‘ʼ`´＇′".contains($0) } }) {
      // O'Brien is also written OBrien and O Brien.
      names.append(words.map { $0.filter { !"'’‘ʼ`´＇′".contains($0) } }.joined(separator: " "))
      names.append(words.map { String($0.map { "'’‘ʼ`´＇′".contains($0) ? " " : $0 }) }.joined(separator: " "))
    }
    guard words.count > 1 else { return }
    names += words.filter { $0.count > 1 }
    if last.count > 1 { family = last }
    names.append(([last] + words.dropLast()).joined(separator: " "))
    if words.count > 2 { names.append("\(first) \(last)") }
    if isHyphened { names.append(words.dropLast().joined() + " " + last) }
    if let initial = first.first, last.count > 1, first.count > 1 { names.append("\(initial) \(last)") }
    if let initial = last.first, last.count > 1, first.count > 1 { names.append("\(first) \(initial)") }
    // "J. R. Bell" is JR Bell.
    let initials = words.prefix { $0.count == 1 }
    if initials.count > 1, initials.count < words.count {
      names.append(([initials.joined()] + words[initials.count...]).joined(separator: " "))
    }
  }
}
