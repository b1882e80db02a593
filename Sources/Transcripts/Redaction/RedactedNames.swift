import SimText

/// Names and their replacements: a word always has the same one, so that a part of a name still refers to the person.
struct RedactedNames {
  private var standIns: [String: String] = [:]
  /// Names without spaces, the longest first, which other characters may surround.
  private var unspaced: [(name: String, standIn: String)] = []
  private let kept: Set<String>

  init(_ names: some Sequence<String>, kept: Set<String>) {
    self.kept = kept
    for name in names { add(name) }
    unspaced.sort { ($0.name.count, $1.name) > ($1.name.count, $0.name) }
  }

  /// How many words have a stand-in.
  var count: Int { standIns.count }

  private mutating func add(_ name: String) {
    for word in Self.runs(of: name) where word.isWord {
      let key = word.text.lowercased()
      guard word.text.count > 1, standIns[key] == nil, !kept.contains(key), !word.text.allSatisfy(\.isNumber) else {
        continue
      }
      let standIn = Self.standIn(number: standIns.count)
      standIns[key] = standIn
      guard Self.isUnspaced(word.text) else { continue }
      unspaced.append((word.text, standIn))
      // The given name without the family name: 小明 of 王小明.
      let given = String(word.text.dropFirst())
      if given.count > 1, !kept.contains(given) { unspaced.append((given, standIn)) }
    }
  }

  /// A text without the names.
  func redacted(_ text: String) -> String {
    guard !standIns.isEmpty else { return text }
    return Self.runs(of: text).map { run in
      guard run.isWord else { return run.text }
      if let standIn = standIns[run.text.lowercased()] { return Self.cased(standIn, as: run.text) }
      return Self.isUnspaced(run.text) ? inside(run.text) : run.text
    }.joined()
  }

  private func inside(_ text: String) -> String {
    unspaced.reduce(text) { $0.replacing($1.name, with: $1.standIn) }
  }

  /// A word in the case of another: all lower, all upper.
  private static func cased(_ word: String, as model: String) -> String {
    if model == model.lowercased(), model != model.uppercased() { return word.lowercased() }
    return model.count > 1 && model == model.uppercased() && model != model.lowercased() ? word.uppercased() : word
  }

  private static func isUnspaced(_ word: String) -> Bool {
    word.contains { $0.isLetter && DisplayWidth.of(String($0)) > 1 }
  }

  /// A made-up word that can be pronounced in most languages: two syllables that the number determines.
  static func standIn(number: Int) -> String {
    let (consonants, vowels) = (Array("bdfgklmnprstvz"), Array("aeiou"))
    let first = "\(consonants[number % consonants.count])\(vowels[number / consonants.count % vowels.count])"
    let second =
      "\(consonants[(number * 5 + 3) % consonants.count])\(vowels[(number * 3 + number / consonants.count + 1) % vowels.count])"
    let rest = number / (consonants.count * vowels.count)
    return (first + second).capitalized(with: rest)
  }

  private struct Run {
    var text: String
    var isWord: Bool
  }

  /// A text split into words and what is between them; characters without spaces are a kind of their own.
  private static func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    for character in text {
      let isWord = character.isLetter || character.isNumber
      let isWide = isWord && DisplayWidth.of(String(character)) > 1
      if let last = runs.last, last.isWord == isWord, !isWord || isUnspaced(last.text) == isWide {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(text: String(character), isWord: isWord))
      }
    }
    return runs
  }
}

extension String {
  /// With a capital, and with letters at the end that distinguish rounds of syllables.
  fileprivate func capitalized(with round: Int) -> String {
    let tail =
      round == 0 ? "" : String(UnicodeScalar(UInt8(96 + round % 26 + 1))) + (round >= 26 ? "\(round / 26)" : "")
    return prefix(1).uppercased() + dropFirst() + tail
  }
}
