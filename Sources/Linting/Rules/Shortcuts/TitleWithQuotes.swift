import SimDiagnostics

/// Titles with quotes (L19).
struct TitleWithQuotes: Rule {
  let about = RuleDescription(
    "title-with-quotes", .warning, "the title of a shortcut has quotes in it",
    explanation: "A value of a title stands there as it is: Order clam chowder, not Order \"clam chowder\".",
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; L19")

  private static let quotes: Set<Character> = [
    "\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}", "\u{300C}", "\u{300D}", "\u{300E}", "\u{300F}",
  ]

  func check(_ subject: Subject) -> [Finding] {
    ShortcutTitles(subject).all.filter { $0.text.contains(where: Self.quotes.contains) }.map { title in
      finding("\(title.text, as: "title") has quotes in it", at: title.place, fix: Fix("leave them out"))
    }
  }
}
