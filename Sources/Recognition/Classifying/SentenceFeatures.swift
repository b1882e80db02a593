/// What a classifier judges a sentence by: its words, the beginnings of longer words, each two words in a row, and each
/// two words in their order, wherever they are.
///
/// Words that are far from each other say much together: "get … over" is for a ride, "put … off" for a reminder.
enum SentenceFeatures {
  /// How many characters of a word are its beginning, which words of one root share ("reserve", "reservation").
  private static let length = 4

  /// The beginning of a word, as no word is written; nil for a word that isn't longer.
  static func beginning(of word: String) -> String? {
    let rest = word.dropFirst(length)
    return rest.isEmpty ? nil : word[..<rest.startIndex] + "…"
  }

  /// Two words by their numbers, as a number.
  struct Pair {
    let code: UInt64

    /// A pair with a code that one had.
    init(code: UInt64) { self.code = code }

    /// - Parameter isApart: whether anything may be between them.
    init(_ first: UInt32, _ second: UInt32, isApart: Bool) {
      code = (isApart ? 1 << 63 : 0) | UInt64(first) << 32 | UInt64(second)
    }

    var isApart: Bool { code >> 63 == 1 }
    var first: Int { Int(code >> 32 & 0x7FFF_FFFF) }
    var second: Int { Int(code & 0xFFFF_FFFF) }
  }

  /// Appends the codes of all pairs of a sentence, each once, in ascending order.
  ///
  /// - Parameter runs: the numbers of words that follow each other without anything between them; nil for a word without
  ///   a number.
  static func append(pairsOf runs: [[UInt32?]], to codes: inout [UInt64]) {
    let start = codes.count
    for run in runs {
      for (first, second) in zip(run, run.dropFirst()) {
        if let first, let second { codes.append(Pair(first, second, isApart: false).code) }
      }
    }
    let words = runs.joined().compactMap(\.self)
    for (place, first) in words.enumerated() {
      for second in words[(place + 1)...] { codes.append(Pair(first, second, isApart: true).code) }
    }
    sortUnique(&codes, from: start)
  }

  /// Sorts numbers from a place on, and leaves each there once.
  static func sortUnique(_ numbers: inout [UInt64], from start: Int) {
    numbers[start...].sort()
    var end = start
    for place in start..<numbers.count where end == start || numbers[end - 1] != numbers[place] {
      numbers[end] = numbers[place]
      end += 1
    }
    numbers.removeSubrange(end...)
  }
}
