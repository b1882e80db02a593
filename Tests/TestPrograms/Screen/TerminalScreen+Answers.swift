extension TerminalScreen {
  /// What a program asks, and what tells the terminal something that is not shown.
  mutating func answer(_ sequence: ControlSequence, kind: String) {
    switch kind {
    case "c": reply("\u{1B}[?62;22c")
    case ">c": reply("\u{1B}[>41;390;0c")
    case "n" where sequence.value(0) == 5: reply("\u{1B}[0n")
    case "n" where sequence.value(0) == 6: reply("\u{1B}[\(position.row + 1);\(position.column + 1)R")
    case "?n" where sequence.value(0) == 6: reply("\u{1B}[?\(position.row + 1);\(position.column + 1)R")
    case "?$p":
      let number = sequence.value(0)
      reply("\u{1B}[?\(number);\(modes.isOn(number).map { $0 ? 1 : 2 } ?? 0)$y")
    case "t" where sequence.value(0) == 18: reply("\u{1B}[8;\(rows);\(columns)t")
    // The window's titles, pushed and popped; what else is asked stays unanswered.
    default: break
    }
  }

  mutating func obey(command text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let content = parts.count > 1 ? String(parts[1]) : ""
    count("OSC \(parts[0].prefix(4))")
    switch parts[0] {
    case "0", "2": title = content
    case "11" where content == "?":
      guard let background = answers.background else { return }
      let values = background.map { Self.hexadecimal($0) + Self.hexadecimal($0) }
      reply("\u{1B}]11;rgb:\(values.joined(separator: "/"))\u{1B}\\")
    case "52":
      let words = content.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      if words.count == 2, words[1] != "?" { clipboard.append(String(words[1])) }
    // The icon's name, colours, the folder, links, marks of prompts, notices.
    case "1", "4", "7", "8", "9", "10", "11", "12", "104", "110", "111", "112", "133", "633", "777", "1337": break
    default: unknown.append("OSC \(text.prefix(40))")
    }
  }

  /// What is to be said to the program since the last time; nil for nothing.
  mutating func takeReplies() -> String? {
    defer { replies = [] }
    return replies.isEmpty ? nil : String(decoding: replies, as: UTF8.self)
  }

  private mutating func reply(_ text: String) {
    if answers.isAnswering { replies += Array(text.utf8) }
  }

  private static func hexadecimal(_ value: Int) -> String {
    let text = String(min(255, max(0, value)), radix: 16)
    return text.count < 2 ? "0" + text : text
  }
}
