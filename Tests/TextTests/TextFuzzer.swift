/// Texts at random, always the same ones for a seed.
struct TextFuzzer {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// What terminals and line breaking find hard: every kind of width, clusters, marks that join, direction, controls.
  private static let pieces: [String] = [
    "a", "I", "x1", " ", " ", " ", "  ", "hello", "é", "e\u{301}", "ñ", "—", "…", "·", "(", ")", "[", "]", ".", ",",
    "!", "?", "¥", "$",
    "你", "好", "晚上", "。", "，", "（", "）", "《", "》", "「", "」", "：", "ー", "ｶﾞ", "Ａ", "한국", "\u{1112}\u{1161}\u{11AB}",
    "\u{1161}",
    "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇳", "🇨", "1️⃣", "❤️", "❤", "☎\u{FE0E}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "\u{1F3FB}", "\u{FE0F}", "\u{200D}", "\u{200B}",
    "क्षि", "กำ", "நி", "שרה", "אב 12", "محمد", "\u{600}1", "\u{AD}", "\u{E000}", "\u{10FFFD}", "\u{378}", "\u{2068}",
    "\u{7}", "\u{1B}", "\r\n",
    "\u{302E}", "\u{FF9E}", "©\u{FE0F}", "🫩", "\u{1FADF}",
  ]

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33) % limit
  }

  /// A text of up to so many pieces.
  mutating func text(pieces count: Int) -> String {
    (0..<next(below: count + 1)).map { _ in Self.pieces[next(below: Self.pieces.count)] }.joined()
  }
}
