import SimUtterances

/// What may stand in a pattern where no word does: a number, a month, another pattern.
enum PatternClass: String, Sendable {
  case number, hour, minute, second, point, year, weekday, month, part, monthday, span, unit, time, amount, season,
    holiday
  case monthNumber = "month-number"
  case monthdayNumber = "monthday-number"
}

/// The ways to say the entries of a list, as a tree of words: a run of tokens is looked up by walking down.
///
/// A step is a word or a class; what a class takes at a token is asked of the caller, who keeps what it captured.
struct PatternTrie: Sendable {
  private struct Node: Sendable {
    /// Sorted by the words.
    var words: [(word: Int32, next: Int32)] = []
    var classes: [(name: PatternClass, next: Int32)] = []
    /// Indices of entries that end here, in the order of the list.
    var entries: [Int] = []

    /// Where a word stands among `words`, or would.
    func place(of word: Int32) -> Int {
      var (low, high) = (0, words.count)
      while low < high {
        let middle = (low + high) / 2
        if words[middle].word < word { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// What a class took at a token: captures that hold the new value, and the token after it.
  enum Taken<Captures> {
    case nothing
    case one(Captures, end: Int)
    case several([(captures: Captures, end: Int)])
  }

  private enum Step {
    case word(Int32)
    case reference(String)
  }

  private var nodes = [Node()]

  var isEmpty: Bool { nodes.count == 1 }

  /// The words with which entries begin, and the classes.
  var starts: (words: ReaderWordSet, classes: [PatternClass]) {
    var words = ReaderWordSet()
    for (word, _) in nodes[0].words { words.insert(word) }
    return (words, nodes[0].classes.map(\.name))
  }

  /// Adds one way to say an entry; nothing happens when no token is left of it, or nothing is called like one of its classes.
  mutating func add(_ pieces: [WordList.Piece], entry: Int, words: inout ReaderWords) {
    var node = 0
    for step in Self.steps(of: pieces, words: &words) {
      switch step {
      case .word(let word):
        let place = nodes[node].place(of: word)
        if place < nodes[node].words.count, nodes[node].words[place].word == word {
          node = Int(nodes[node].words[place].next)
        } else {
          nodes.append(Node())
          nodes[node].words.insert((word, Int32(nodes.count - 1)), at: place)
          node = nodes.count - 1
        }
      case .reference(let name):
        guard let name = PatternClass(rawValue: name) else { return }
        if let next = nodes[node].classes.first(where: { $0.name == name })?.next {
          node = Int(next)
        } else {
          nodes.append(Node())
          nodes[node].classes.append((name, Int32(nodes.count - 1)))
          node = nodes.count - 1
        }
      }
    }
    if node != 0 { nodes[node].entries.append(entry) }
  }

  @inline(__always)
  private func next(from node: Int, over word: Int32) -> Int? {
    guard word >= 0, case let place = nodes[node].place(of: word), place < nodes[node].words.count,
      nodes[node].words[place].word == word
    else { return nil }
    return Int(nodes[node].words[place].next)
  }

  /// The longest entry of words alone that begins at a token.
  func longest(in text: ReaderText, at start: Int) -> (entry: Int, end: Int)? {
    var node = 0
    var token = start
    var found: (entry: Int, end: Int)?
    while token < text.count, let next = next(from: node, over: text.words[token]) {
      node = next
      token += 1
      if let entry = nodes[node].entries.first { found = (entry, token) }
    }
    return found
  }

  /// Every entry that begins at a token, with what its classes captured.
  ///
  /// - Parameters:
  ///   - read: what a class can take at a token: captures that hold the new value, and the token after it.
  ///   - found: called for every entry that fits.
  func match<Captures>(
    in text: ReaderText, at start: Int, captures: Captures,
    read: (_ name: PatternClass, _ token: Int, _ captures: Captures) -> Taken<Captures>,
    found: (_ entry: Int, _ end: Int, _ captures: Captures) -> Void
  ) {
    walk(from: 0, in: text, at: start, captures: captures, read: read, found: found)
  }

  private func walk<Captures>(
    from node: Int, in text: ReaderText, at token: Int, captures: Captures,
    read: (PatternClass, Int, Captures) -> Taken<Captures>,
    found: (Int, Int, Captures) -> Void
  ) {
    for index in nodes[node].entries.indices { found(nodes[node].entries[index], token, captures) }
    guard token < text.count else { return }
    if let next = next(from: node, over: text.words[token]) {
      walk(from: next, in: text, at: token + 1, captures: captures, read: read, found: found)
    }
    for index in nodes[node].classes.indices {
      let (name, next) = nodes[node].classes[index]
      switch read(name, token, captures) {
      case .nothing: continue
      case .one(let captures, let end):
        if end > token { walk(from: Int(next), in: text, at: end, captures: captures, read: read, found: found) }
      case .several(let readings):
        for reading in readings where reading.end > token {
          walk(from: Int(next), in: text, at: reading.end, captures: reading.captures, read: read, found: found)
        }
      }
    }
  }

  /// An entry's words as the tokeniser cuts them, and its classes.
  private static func steps(of pieces: [WordList.Piece], words: inout ReaderWords) -> [Step] {
    var steps: [Step] = []
    var text = ""
    func flush() {
      guard !text.isEmpty else { return }
      for word in words.numbers(of: text) { steps.append(.word(word)) }
      text = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .reference(let name):
        flush()
        steps.append(.reference(name))
      }
    }
    flush()
    return steps
  }
}
