import SimDiagnostics
import SimText

extension TalkFile {
  /// The same transcript in the layout of a recording: the header's values one below the other, a blank line before
  /// each turn and each conversation, no trailing spaces. Words, order and remarks are unchanged.
  package var formatted: String {
    var formatter = TalkFormatter(self)
    let text = formatter.text()
    // If the result would be read differently, the text is left unchanged.
    let read = TalkFile.parse(text, file: file, words: words)
    return read.meaning == meaning ? text : self.text
  }

  /// Everything that the file says, without its layout.
  private var meaning: [String] {
    func lines(_ turn: TalkTurn) -> [String] {
      [turn.opening.notation]
        + turn.expectations.flatMap { line in
          ["\(line.presence) \(line.kind.map { $0.rawValue } ?? "") \(line.number ?? 0)", line.wording.source]
            + line.alternatives.map(\.source)
        }
    }
    let head = [title ?? ""] + prose + header.flatMap { [$0.name] + $0.values.map(\.text) }
    return head + conversations.flatMap { [$0.title ?? ""] + $0.turns.flatMap(lines) }
  }
}

/// Lays a transcript out line by line.
private struct TalkFormatter {
  private let file: TalkFile
  /// The replacement for a line of the header.
  private var header: [Int: String] = [:]
  /// Lines that a blank one precedes.
  private var openings: Set<Int> = []

  init(_ file: TalkFile) {
    self.file = file
    let width = (file.header.map { DisplayWidth.of($0.name) }.max() ?? 0) + 2
    for entry in file.header {
      let name = entry.place.line - 1
      let sign = file.lines[name].content.first { $0 == ":" || $0 == "：" }.map(String.init) ?? ":"
      let used = DisplayWidth.of(entry.name) + DisplayWidth.of(sign)
      let label = entry.name + sign + String(repeating: " ", count: max(1, width - used))
      header[name] = trimmed(label)
      for value in entry.values {
        let line = value.place.line - 1
        header[line] = (line == name ? label : String(repeating: " ", count: width)) + value.text
      }
    }
    for conversation in file.conversations {
      openings.insert(conversation.place.line - 1)
      for turn in conversation.turns where !turn.isLeadingUp { openings.insert(turn.place.line - 1) }
    }
  }

  mutating func text() -> String {
    let end = file.lines.first { !$0.terminator.isEmpty }?.terminator ?? "\n"
    var text = ""
    var isBlank = true
    /// A remark, or a conversation's title, belongs to what follows it.
    var isAttached = true
    for (index, line) in file.lines.enumerated() {
      if line.isBlank {
        isBlank = isBlank || text.isEmpty
        if !isBlank { text += end }
        isBlank = true
        continue
      }
      if openings.contains(index), !isBlank, !isAttached { text += end }
      let content = header[index] ?? withoutEnd(line.content)
      text += content + end
      isBlank = false
      let mark = Mark.read(content)?.mark
      isAttached = mark == .remark && index > firstOpening || mark == .section
    }
    while text.hasSuffix(end + end) { text.removeLast(end.count) }
    return text
  }

  private var firstOpening: Int { openings.min() ?? 0 }

  private func withoutEnd(_ line: String) -> String {
    guard let last = line.unicodeScalars.lastIndex(where: { !$0.isTalkSpace }) else { return "" }
    return String(line.unicodeScalars[...last])
  }
}
