import SimCards
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Sam", 3), ("晚上一起吃饭吗", 14), ("ＡＢ", 4), ("é", 1), ("e\u{301}", 1), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("☎\u{FE0E}", 1), ("a\u{200B}b", 2),
    ("\u{1B}", 0), ("…", 1), ("¥25", 3),
  ])
  func columns(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }
}
