/// A sentence with numbered marks in it: each stands before the words that something must be found in.
///
/// `text` is the sentence without them; `marks[1]` is the UTF-8 offset at which 1️⃣ stood.
struct MarkedText {
  private(set) var text = ""
  private(set) var marks: [Int: Int] = [:]

  init(_ marked: String) {
    for character in marked {
      if let number = MarkedText.number(character) {
        marks[number] = text.utf8.count
      } else {
        text.append(character)
      }
    }
  }

  /// The range of some words that begin at a mark.
  func range(_ mark: Int, _ words: String) -> Range<Int> {
    let start = marks[mark] ?? -1
    return start..<start + words.utf8.count
  }

  private static func number(_ character: Character) -> Int? {
    let scalars = character.unicodeScalars
    guard scalars.last?.value == 0x20E3, let first = scalars.first, let digit = first.properties.numericValue else {
      return nil
    }
    return Int(digit)
  }
}
