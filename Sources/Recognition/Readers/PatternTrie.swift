import SimUtterances

/// The ways to say the entries of a list, as a tree of words: a run of tokens is looked up by walking down.
///
/// A step is a word or a class; what a class takes at a token is asked of the caller, who keeps what it captured.
struct PatternTrie: Sendable {
  private struct Node: Sendable {
    var words: [String: Int] = [:]
    var classes: [(name: String, next: Int)] = []
    /// Indices of entries that end here, in the order of the list.
    var entries: [Int] = []
  }

  private var nodes = [Node()]

  var isEmpty: Bool { nodes.count == 1 }

  /// The words with which entries begin, and the classes.
  var starts: (words: Set<String>, classes: Set<String>) {
    (Set(nodes[0].words.keys), Set(nodes[0].classes.map(\.name)))
  }

  /// Adds one way to say an entry; nothing happens when no token is left of it.
  mutating func add(_ pieces: [WordList.Piece], entry: Int) {
    var node = 0
    for step in Self.steps(of: pieces) {
      switch step {
      case .text(let word):
        if let next = nodes[node].words[word] {
          node = next
        } else {
          nodes.append(Node())
          nodes[node].words[word] = nodes.count - 1
          node = nodes.count - 1
        }
      case .reference(let name):
        if let next = nodes[node].classes.first(where: { $0.name == name })?.next {
          node = next
        } else {
          nodes.append(Node())
          nodes[node].classes.append((name, nodes.count - 1))
          node = nodes.count - 1
        }
      }
    }
    if node != 0 { nodes[node].entries.append(entry) }
  }

  /// The longest entry of words alone that begins at a token.
  func longest(in utterance: Utterance, at start: Int) -> (entry: Int, end: Int)? {
    var node = 0
    var token = start
    var found: (entry: Int, end: Int)?
    while token < utterance.tokens.count, let next = nodes[node].words[utterance.key(of: token)] {
      node = next
      token += 1
      if let entry = nodes[node].entries.first { found = (entry, token) }
    }
    return found
  }

  /// Every entry that begins at a token, with what its classes captured.
  ///
  /// - Parameters:
  ///   - read: what a class can take at a token: captures that hold the new value, and the token behind it.
  ///   - found: called for every entry that fits.
  func match<Captures>(
    in utterance: Utterance, at start: Int, captures: Captures,
    read: (_ name: String, _ token: Int, _ captures: Captures) -> [(captures: Captures, end: Int)],
    found: (_ entry: Int, _ end: Int, _ captures: Captures) -> Void
  ) {
    walk(from: 0, in: utterance, at: start, captures: captures, read: read, found: found)
  }

  private func walk<Captures>(
    from index: Int, in utterance: Utterance, at token: Int, captures: Captures,
    read: (String, Int, Captures) -> [(captures: Captures, end: Int)],
    found: (Int, Int, Captures) -> Void
  ) {
    let node = nodes[index]
    for entry in node.entries { found(entry, token, captures) }
    guard token < utterance.tokens.count else { return }
    if !node.words.isEmpty, let next = node.words[utterance.key(of: token)] {
      walk(from: next, in: utterance, at: token + 1, captures: captures, read: read, found: found)
    }
    for (name, next) in node.classes {
      for reading in read(name, token, captures) where reading.end > token {
        walk(from: next, in: utterance, at: reading.end, captures: reading.captures, read: read, found: found)
      }
    }
  }

  /// An entry's words as the tokeniser cuts them, and its classes.
  private static func steps(of pieces: [WordList.Piece]) -> [WordList.Piece] {
    var steps: [WordList.Piece] = []
    var text = ""
    func flush() {
      let utterance = Utterance(text)
      for token in utterance.tokens.indices { steps.append(.text(utterance.key(of: token))) }
      text = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .reference:
        flush()
        steps.append(piece)
      }
    }
    flush()
    return steps
  }
}

extension Utterance {
  /// Whether a token is a figure or one of some words.
  func begins(with words: Set<String>, at token: Int) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    return tokens[token].kind == .number || words.contains(key(of: token))
  }

  /// What a token is looked up by: its normal form, and for punctuation the mark itself.
  func key(of token: Int) -> String {
    guard tokens.indices.contains(token) else { return "" }
    return tokens[token].normal.isEmpty ? source(tokens[token].range) : normal(token)
  }
}
