import SimUtterances

/// The parts of a person's name by which one calls him.
enum NameParts {
  /// Of "Jon Snow" both words; of 王小明 the given name.
  static func parts(of name: String) -> [String] {
    let utterance = Utterance(name)
    let words = utterance.tokens.indices.filter { utterance.tokens[$0].kind != .punctuation }
    guard words.count > 1, words.count <= 6 else { return [] }
    guard words.allSatisfy({ utterance.tokens[$0].kind == .ideograph }) else {
      // An initial is no name.
      return words.filter { utterance.tokens[$0].normal.count > 1 }.map { utterance.source(utterance.tokens[$0].range) }
    }
    switch words.count {
    case 3: return [utterance.source(of: words[1]..<words[2] + 1)]
    case 4: return [utterance.source(of: words[2]..<words[3] + 1), utterance.source(of: words[1]..<words[3] + 1)]
    default: return []
    }
  }
}
