import SimText

/// A line of marks (`    ^^^ recipients`) and the line of words above it, as one: `recipients: Sam`.
struct MarkedWords {
  let text: String

  /// nil when the line has no marks, or no words are above them.
  init?(_ line: String, beneath above: String) {
    let start = line.prefix { $0 == " " }.count
    let width = line.dropFirst(start).prefix { $0 == "^" }.count
    let meaning = line.dropFirst(start + width).drop { $0 == " " }
    guard width > 0, !meaning.isEmpty else { return nil }
    var words = ""
    var column = 0
    for character in above {
      if (start..<start + width).contains(column) { words.append(character) }
      column += DisplayWidth.of(character)
    }
    guard !words.isEmpty else { return nil }
    text = "\(meaning): \(words)"
  }
}
