/// Separates the transcript's lines of a Markdown page, in blocks marked `talk`, from the page's own.
struct TalkPage {
  private var fence: Substring?
  private var isTalk = false

  /// Whether a file is such a page.
  static func isPage(_ file: String?) -> Bool {
    guard let file else { return false }
    return file.hasSuffix(".md") || file.hasSuffix(".markdown")
  }

  /// Whether the page's next line belongs to the transcript.
  mutating func isTalk(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let ticks = text.prefix { $0 == "`" || $0 == "~" }
    if let fence {
      let closes =
        ticks.count >= fence.count && ticks.first == fence.first
        && text.dropFirst(ticks.count).allSatisfy(\.isWhitespace)
      if closes { self.fence = nil }
      return isTalk && !closes
    }
    guard ticks.count >= 3, Set(ticks).count == 1 else { return false }
    fence = ticks
    isTalk = text.dropFirst(ticks.count).prefix { $0.isLetter } == "talk"
    return false
  }
}
