import Testing

@testable import SimText

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Sam", 3), ("晚上一起吃饭吗", 14), ("ＡＢ", 4), ("한국", 4), ("¥25", 3), ("、。", 4), ("ｱｲ", 2),
    // Accents, alone and in one scalar.
    ("é", 1), ("e\u{301}", 1), ("ệ", 1), ("e\u{302}\u{323}", 1), ("か\u{3099}", 2), ("ｶﾞ", 2),
    // Hangul from its jamo.
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2), ("\u{1161}", 0),
    // Indic: a conjunct of two letters takes two columns, a vowel sign that takes room takes some.
    ("क्ष", 2), ("नमस्ते", 4), ("कि", 2), ("நி", 2), ("র‍্য", 2), ("กำ", 2), ("ที่", 1),
    // Right-to-left.
    ("שָׁלוֹם", 4), ("محمد", 4), ("\u{2068}שרה\u{2069}", 3),
  ])
  func letters(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test(arguments: [
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇨🇳", 2), ("🇨🇳🇮🇩", 4), ("1️⃣", 2), ("#️⃣", 2), ("❤️‍🔥", 2), ("👩🏽‍❤️‍💋‍👨🏼", 2),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("👁️‍🗨️", 2), ("🫠", 2), ("🫨", 2), ("\u{1FADF}", 2),
    // The selectors of picture and text, where they mean something.
    ("❤", 1), ("❤️", 2), ("☎", 1), ("☎\u{FE0F}", 2), ("☎\u{FE0E}", 1), ("⌚", 2), ("⌚\u{FE0E}", 1), ("©", 1),
    ("©\u{FE0F}", 2),
    ("♻️", 2), ("a\u{FE0F}", 1), ("你\u{FE0E}", 2), ("\u{FE0F}", 0), ("1\u{20E3}", 1), ("1\u{FE0F}", 2),
    // Parts of pictures by themselves.
    ("🇨", 1), ("\u{1F3FB}", 2), ("a\u{200D}b", 2), ("\u{200D}", 0),
  ])
  func pictures(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test(arguments: [
    // Control characters, and the end of a line as one or two of them.
    ("\u{1B}", 0), ("\u{0}\u{7F}\u{9B}", 0), ("\t", 0), ("a\r\nb", 2), ("a\nb", 2), ("\u{2028}", 0),
    // What is not seen, and what is though it is of category Cf.
    ("a\u{200B}b", 2), ("\u{2060}\u{FEFF}\u{200E}\u{61C}", 0), ("co\u{AD}op", 5), ("\u{600}1", 2), ("\u{6DD}", 1),
    // East Asian Ambiguous is narrow; so is private use; so is what nobody knows, but where ideographs will come.
    ("…─│α①", 5), ("\u{E000}\u{10FFFD}", 2), ("\u{378}", 1), ("\u{2FFFD}\u{3134F}", 4),
  ])
  func theRest(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  /// The short cuts through a whole text come to what its characters come to.
  @Test(arguments: 1...40) func aTextIsAsWideAsItsCharacters(seed: UInt64) {
    var fuzzer = TextFuzzer(seed: seed)
    for _ in 0..<50 {
      let text = fuzzer.text(pieces: 12)
      let characters = Array(text)
      #expect(DisplayWidth.of(text) == characters.map(DisplayWidth.of).reduce(0, +), "\(text.debugDescription)")
      #expect(characters.allSatisfy { (0...2).contains(DisplayWidth.of($0)) })
      let middle = text.index(text.startIndex, offsetBy: characters.count / 2)
      #expect(DisplayWidth.of(text[middle...]) == DisplayWidth.of(String(text[middle...])))
    }
  }
}

/// Facts of Unicode 16, drawn from every part of the tables.
@Suite struct WidthTableTests {
  @Test func theTablesAreInOrderAndPart() {
    for table in [WidthTables.wide, WidthTables.none, WidthTables.narrowPictures, WidthTables.widePictures] {
      #expect(table.allSatisfy { $0.first <= $0.last })
      #expect(zip(table, table.dropFirst()).allSatisfy { $0.last < $1.first })
    }
    let wide = scalars(of: WidthTables.wide)
    #expect(wide.isDisjoint(with: scalars(of: WidthTables.none)))
    #expect(wide.isSuperset(of: scalars(of: WidthTables.widePictures)))
    #expect(wide.isDisjoint(with: scalars(of: WidthTables.narrowPictures)))
  }

  /// The sums that EastAsianWidth.txt, UnicodeData.txt and emoji-variation-sequences.txt of 16.0.0 come to.
  @Test func theTablesHaveAsManyCharactersAsTheStandard() {
    #expect(scalars(of: WidthTables.wide).count == 182_712)
    #expect(scalars(of: WidthTables.none).count == 2_431)
    #expect(scalars(of: WidthTables.narrowPictures).count == 213)
    #expect(scalars(of: WidthTables.widePictures).count == 152)
  }

  @Test(arguments: [
    // New in 15 and 16; the first and the last of blocks; what stands just outside.
    (0x1FAE8, 2), (0x1FAE9, 2), (0x1FAEA, 1), (0x1FADF, 2), (0x2630, 2), (0x2638, 1), (0x4DC0, 2), (0x4DFF, 2),
    (0x31E5, 2),
    (0x31E6, 1), (0x31EF, 2), (0x10FF, 1), (0x1100, 2), (0x115F, 2), (0x1160, 0), (0x11FF, 0), (0xA97C, 2), (0xA97D, 1),
    (0xD7A3, 2), (0xD7B0, 0), (0x303F, 1), (0x3040, 1), (0x3041, 2), (0x3099, 0), (0x302A, 0), (0x302E, 2), (0xFF60, 2),
    (0xFF61, 1), (0xFFE6, 2), (0xFFE8, 1), (0x16FF0, 2), (0x16FE4, 0), (0x18CFF, 2), (0x1D300, 2), (0x1D377, 1),
    (0x2FFFD, 2), (0x2FFFE, 1), (0x3FFFD, 2), (0xE0001, 0), (0xE007F, 0), (0xE01EF, 0), (0x897, 0), (0x113E2, 0),
    (0x93E, 1),
    (0x903, 1), (0x94D, 0), (0x202E, 0), (0x2066, 0), (0x2065, 1), (0x1F1E6, 1), (0x1F200, 2), (0x1F1FF, 1),
  ])
  func scalar(value: UInt32, width: Int) throws {
    #expect(DisplayWidth.of(try #require(Unicode.Scalar(value))) == width)
  }

  private func scalars(of table: [(first: UInt32, last: UInt32)]) -> Set<UInt32> {
    Set(table.flatMap { Array($0.first...$0.last) })
  }
}
