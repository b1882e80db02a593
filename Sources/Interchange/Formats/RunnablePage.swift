import SimText

/// A Markdown page that `sirisim replay` runs: the transcript is in blocks marked `talk`, with prose around them.
enum RunnablePage {
  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var text = talk
    // The page's heading is the title.
    text.title = ""
    let fence = fence(around: text.transcript)
    var lines: [String] = []
    if !talk.title.isEmpty { lines += ["# " + escaped(talk.title), ""] }
    let spoken = talk.chapters.filter { !$0.pieces.isEmpty }
    var header = text
    header.chapters = []
    if !talk.header.isEmpty { lines += block(header.transcript, fence) }
    for (index, chapter) in spoken.enumerated() {
      if let title = chapter.title { lines += ["## " + escaped(title), ""] }
      var part = PlainTalk(chapters: [chapter])
      // Without a title of its own, a second conversation would continue the first.
      if part.chapters[0].title == nil, spoken.count > 1 { part.chapters[0].title = "\(index + 1)" }
      lines += block(part.transcript, fence)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return WrittenTalk(lines.joined(separator: "\n") + "\n", LeftOutCounts())
  }

  private static func block(_ text: String, _ fence: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return [fence + "talk"] + lines + [fence, ""]
  }

  /// Longer than any run of back ticks that begins a line.
  private static func fence(around text: String) -> String {
    let lines: [Substring] = text.split(separator: "\n")
    let longest = lines.reduce(0) { length, line in max(length, line.prefix { $0 == "`" }.count) }
    return String(repeating: "`", count: max(3, longest + 1))
  }

  private static func escaped(_ text: String) -> String {
    SafeText.oneLine(text).reduce(into: "") { result, character in
      if "\\`*_{}[]<>#|".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
