import SimLexicon

extension NameForms {
  /// The contents of a language's lists `name-endings`, `name-signs`, `digits` and `numbers`.
  init(_ lists: SmallLists) {
    let pairs = { (name: String) in lists.pairs(name).map { ($0.text, $0.value) } }
    // The readers' list has several words for a number on one line; the first is the usual one.
    let numbers = pairs("numbers").map { words, meaning in
      (words.split(separator: "|").first.map { $0.split(separator: " ").joined(separator: " ") } ?? words, meaning)
    }
    self.init(
      endings: pairs("name-endings").map { ($0, $1) },
      digits: pairs("digits").compactMap { word, digit in Int(digit).map { (word, $0) } },
      numbers: numbers.compactMap { word, number in Int(number).map { (word, $0) } },
      tens: numbers.first { $0.1 == "times 10" }?.0,
      signs: pairs("name-signs").map { ($0, $1) })
  }
}
