/// Breaks a text into lines so that it can be joined again: with a space, or with none where a wide character is at the
/// break. Only a line too narrow for that is broken at another space or inside a word.
///
/// No character is cut, no line is too long, and closing marks stay with what they close wherever a line has room for
/// both.
public enum LineBreaking {
  /// The text's lines of at most so many columns; a single word that is longer is broken inside. With only one column,
  /// a wide character is alone on its line and takes two.
  public static func lines(of text: String, width: Int) -> [String] {
    // Nearly every text: each byte is a character of one column.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return lines(of: Array(text.utf8), width: width) { String(decoding: $0, as: UTF8.self) }
    }
    return lines(of: Array(text), width: width) { String($0) }
  }

  private static func lines<Unit: LineUnit>(
    of units: [Unit], width: Int, text: (ArraySlice<Unit>) -> String
  ) -> [String] {
    let widths = units.map(\.columns)
    var lines: [String] = []
    var start = 0
    while start < units.count {
      var columns = 0
      var end = start
      var opportunity: Int?
      var space: Int?
      while end < units.count, end == start || columns + widths[end] <= width {
        if end > start, isBreak(before: end, units, widths) { opportunity = end }
        if end > start, units[end] == Unit.space { space = end }
        columns += widths[end]
        end += 1
      }
      // A space that just doesn't fit is the best break of all.
      if end < units.count, isBreak(before: end, units, widths) || isSpace(at: end, units, widths) {
        opportunity = end
      }
      if end < units.count, units[end] == Unit.space { space = end }
      let stop = end == units.count ? end : opportunity ?? space ?? cut(before: end, after: start, units)
      var line = units[start..<stop]
      while line.last == Unit.space { line.removeLast() }
      lines.append(text(line))
      start = stop
      if start < units.count, units[start] == Unit.space, start > 0 { start += 1 }
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
  private static func cut<Unit: LineUnit>(before end: Int, after start: Int, _ units: [Unit]) -> Int {
    var place = end
    while place > start + 1, units[place].closes || units[place - 1].opens {
      place -= 1
    }
    // Only marks: they are cut like anything else.
    return place > start + 1 || !units[place].closes ? place : end
  }

  private static func isBreak<Unit: LineUnit>(before index: Int, _ units: [Unit], _ widths: [Int]) -> Bool {
    guard index > 0, index < units.count else { return false }
    if isSpace(at: index - 1, units, widths) { return true }
    guard widths[index - 1] > 1 || widths[index] > 1 else { return false }
    let before = units[index - 1]
    let after = units[index]
    return before != Unit.space && after != Unit.space && !after.closes && !before.opens
  }

  /// Whether there is a space here between two narrow characters.
  private static func isSpace<Unit: LineUnit>(at index: Int, _ units: [Unit], _ widths: [Int]) -> Bool {
    guard index > 0, index + 1 < units.count, units[index] == Unit.space else { return false }
    return widths[index - 1] < 2 && widths[index + 1] < 2
  }

  /// Marks that can't begin a line.
  fileprivate static let closing = Set<Character>("。，、．！？：；…‥・〜ー々）］｝〕〉》」』】〙〗”’»›％℃.,!?:;)]}%")
  /// Marks that can't end one.
  fileprivate static let opening = Set<Character>("（［｛〔〈《「『【〘〖“‘«‹￥¥£€$([{")
}

/// What lines are broken between: characters, or bytes where each is a character of one column.
private protocol LineUnit: Equatable {
  static var space: Self { get }
  var columns: Int { get }
  /// Whether it can't begin a line.
  var closes: Bool { get }
  /// Whether it can't end one.
  var opens: Bool { get }
}

extension Character: LineUnit {
  fileprivate static var space: Character { " " }
  fileprivate var columns: Int { DisplayWidth.of(self) }
  fileprivate var closes: Bool { LineBreaking.closing.contains(self) }
  fileprivate var opens: Bool { LineBreaking.opening.contains(self) }
}

extension UInt8: LineUnit {
  fileprivate static var space: UInt8 { 0x20 }
  fileprivate var columns: Int { 1 }
  fileprivate var closes: Bool { Character(UnicodeScalar(self)).closes }
  fileprivate var opens: Bool { Character(UnicodeScalar(self)).opens }
}
