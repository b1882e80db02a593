import SimText
import Testing

/// Names that are written from right to left in lines that are not.
@Suite struct DirectionTests {
  /// The isolates made visible: [ and ].
  private func shown(_ text: String) -> String {
    String(
      SafeText.isolated(text).map { character in
        character == "\u{2068}" ? "[" : character == "\u{2069}" ? "]" : character
      })
  }

  @Test(arguments: [
    ("Ready to send it to Sam?", "Ready to send it to Sam?"), ("给宏昌发消息", "给宏昌发消息"), ("", ""),
    ("Which one, שרה or דן?", "Which one, [שרה] or [דן]?"),
    // Numbers and brackets behind the name stay behind it.
    ("1. שרה כהן (2)", "1. [שרה כהן] (2)"), ("שרה 12 (3)", "[שרה] 12 (3)"),
    // Numbers inside a sentence are part of it.
    ("Message  אני מאחר ב-10 דקות", "Message  [אני מאחר ב-10 דקות]"),
    ("To  سارة 5 ۶ أحمد, mobile", "To  [سارة 5 ۶ أحمد], mobile"), ("محمد،", "[محمد]،"),
    ("recipients=שרה content=\"hi\"", "recipients=[שרה] content=\"hi\""), ("给שרה发", "给[שרה]发"),
    // Marks stay with their letter.
    ("שָׁלוֹם!", "[שָׁלוֹם]!"),
  ])
  func rightToLeftRunsAreIsolated(text: String, isolated: String) { #expect(shown(text) == isolated) }

  @Test func isolatesAreTakenOutAgain() {
    let text = "1. שרה כהן (2)"
    #expect(SafeText.withoutIsolates(SafeText.isolated(text)) == text)
    #expect(SafeText.withoutIsolates("hi") == "hi")
  }

  @Test func whatIsIsolatedHasNothingElseThatChangesTheOrder() {
    let text = SafeText.isolated(SafeText.oneLine("\u{2067}שרה\u{202E} x \u{2069}"))
    #expect(text == "\u{FFFD}\u{2068}שרה\u{2069}\u{FFFD} x \u{FFFD}")
  }
}
