/// The lines of a data file that say something: no remarks, no blanks, each with its number.
struct DataLines: Sequence, IteratorProtocol {
  struct Entry {
    /// From 1.
    var number: Int
    /// Without spaces at either end.
    var text: Substring
    /// In characters, from 1, where the text begins.
    var column: Int
  }

  private var rest: [Substring]
  private var number = 0

  init(_ text: String) {
    rest = text.split(omittingEmptySubsequences: false) { $0.isNewline }.reversed()
  }

  mutating func next() -> Entry? {
    while let line = rest.popLast() {
      number += 1
      var text = line
      if number == 1, text.first == "\u{FEFF}" { text.removeFirst() }
      let indent = text.prefix { $0.isWhitespace }.count
      text = text.dropFirst(indent)
      while text.last?.isWhitespace == true { text.removeLast() }
      if text.isEmpty || text.first == "#" || text.first == "＃" { continue }
      return Entry(number: number, text: text, column: indent + 1)
    }
    return nil
  }
}
