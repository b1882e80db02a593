/// Several lines that were pasted at once.
enum PastedLines {
  /// The lines that are turns. From a transcript, or a copied screen, only the user's lines and the events.
  static func turns(in lines: [String]) -> [String] {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    guard filled.contains(where: { begins($0, with: ["> ", "＞ "]) }) else { return filled }
    return filled.filter { begins($0, with: ["> ", "＞ ", "* ", "＊ "]) }
  }

  private static func begins(_ line: String, with marks: [String]) -> Bool {
    let text = line.drop { $0.isWhitespace }
    return marks.contains { text.hasPrefix($0) }
  }

  static func isYes(_ answer: String) -> Bool {
    let word = answer.lowercased().filter { !$0.isWhitespace }
    return ["y", "yes", "是", "好", "ya", "ok"].contains(word)
  }
}
