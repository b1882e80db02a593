/// Breaks a text into lines so that it can be joined again: with a space, or with none where a wide character is at the
/// break. Only a line too narrow for that is broken at another space or inside a word.
///
/// No character is cut, no line is too long, and closing marks stay with what they close wherever a line has room for
/// both.
public enum LineBreaking {
  /// The text's lines of at most so many columns; a single word that is longer is broken inside. With only one column,
  /// a wide character is alone on its line and takes two.
  public static func lines(of text: String, width: Int) -> [String] {
    let characters = Array(text)
    let widths = characters.map(DisplayWidth.of)
    var lines: [String] = []
    var start = 0
    while start < characters.count {
      var columns = 0
      var end = start
      var opportunity: Int?
      var space: Int?
      while end < characters.count, end == start || columns + widths[end] <= width {
        if end > start, isBreak(before: end, characters, widths) { opportunity = end }
        if end > start, characters[end] == " " { space = end }
        columns += widths[end]
        end += 1
      }
      // A space that just doesn't fit is the best break of all.
      if end < characters.count, isBreak(before: end, characters, widths) || isSpace(at: end, characters, widths) {
        opportunity = end
      }
      if end < characters.count, characters[end] == " " { space = end }
      let stop = end == characters.count ? end : opportunity ?? space ?? cut(before: end, after: start, characters)
      var line = characters[start..<stop]
      while line.last == " " { line.removeLast() }
      lines.append(String(line))
      start = stop
      if start < characters.count, characters[start] == " ", start > 0 { start += 1 }
    }
    return lines
  }

  /// The text that two lines were broken from.
  public static func joined(_ first: String, _ second: String) -> String {
    guard let last = first.last, let next = second.first else { return first + second }
    let isWide = DisplayWidth.of(last) > 1 || DisplayWidth.of(next) > 1
    return isWide ? first + second : first + " " + second
  }

  /// Where to cut a word that is too long for a line: as late as possible, without separating a mark from its word.
  private static func cut(before end: Int, after start: Int, _ characters: [Character]) -> Int {
    var place = end
    while place > start + 1, closing.contains(characters[place]) || opening.contains(characters[place - 1]) {
      place -= 1
    }
    // Only marks: they are cut like anything else.
    return place > start + 1 || !closing.contains(characters[place]) ? place : end
  }

  private static func isBreak(before index: Int, _ characters: [Character], _ widths: [Int]) -> Bool {
    guard index > 0, index < characters.count else { return false }
    if isSpace(at: index - 1, characters, widths) { return true }
    let before = characters[index - 1]
    let after = characters[index]
    guard before != " ", after != " ", widths[index - 1] > 1 || widths[index] > 1 else { return false }
    return !closing.contains(after) && !opening.contains(before)
  }

  /// Whether there is a space here between two narrow characters.
  private static func isSpace(at index: Int, _ characters: [Character], _ widths: [Int]) -> Bool {
    guard index > 0, index + 1 < characters.count, characters[index] == " " else { return false }
    return widths[index - 1] < 2 && widths[index + 1] < 2
  }

  /// Marks that can't begin a line.
  private static let closing = Set<Character>("。，、．！？：；…‥・〜ー々）］｝〕〉》」』】〙〗”’»›％℃.,!?:;)]}%")
  /// Marks that can't end one.
  private static let opening = Set<Character>("（［｛〔〈《「『【〘〖“‘«‹￥¥£€$([{")
}
