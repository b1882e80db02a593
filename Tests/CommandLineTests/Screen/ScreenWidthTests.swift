import TestPrograms
import Testing

/// Characters of all widths on the screen: whatever is typed, the columns beside it stay where they are.
@Suite struct ScreenWidthTests {
  /// Families, flags, skin tones, pictures by selector, keycaps, new pictures, marks, half-wide letters, right to left.
  private static let lines = [
    "家 👨‍👩‍👧‍👦 end", "flags 🇨🇳🇩🇪 end", "👍🏽👋🏿 end", "❤️ ♻️ 1️⃣ end", "🫨🪿🫩 end", "cafe\u{301} n\u{303} end", "ｶﾞｷﾞ end", "한국 각 end",
    "שלום end", "नमस्ते end", "ไทยกำ end",
  ]

  @Test func theEdgeOfTheInspectorIsStraight() throws {
    let chat = try ChatTerminal.bare(rows: 40)
    try chat.begin()
    var turns = 0
    for line in Self.lines {
      chat.type(line)
      try chat.terminal.waitUntil("\(line) in the edit line, the cursor after it") { screen in
        screen.text[screen.cursor.row].contains("end") && screen.textBeforeCursor.hasSuffix("end")
      }
      chat.type("\r")
      turns += 1
      try chat.terminal.waitUntil("the turn \(line)") { screen in
        screen.conversation.filter { $0.contains("<declined.") }.count == turns && screen.edgeIsStraight
          && screen.editLine == "> "
      }
    }
    #expect(chat.screen.conversation.filter { $0.contains("end") }.count == Self.lines.count, "\(chat.screen.picture)")
    // Drawn anew, it is the same.
    let before = chat.screen.text
    chat.type("\u{C}")
    try chat.terminal.waitUntil("the same as\n\(before.joined(separator: "\n"))") { $0.text == before }
    chat.terminal.resize(columns: 70, rows: 40)
    try chat.terminal.waitUntil("no inspector") { $0.inspector == nil && $0.contains("> ไทยกำ end") }
    chat.terminal.resize(columns: 120, rows: 40)
    try chat.terminal.waitUntil("the same again") { $0.text == before }
    #expect(try chat.quit() == 0)
  }
}

extension TerminalScreen {
  fileprivate var edgeIsStraight: Bool {
    guard let edge = place(of: "┴") else { return false }
    return (1..<edge.row).allSatisfy { cell(row: $0, column: edge.column).text == "│" }
  }
}
