import SimText
import Testing

/// Bytes at random, with what terminals obey among them: none of it passes.
@Suite struct SafeTextFuzzTests {
  private static let nasty: [[UInt8]] =
    [
      "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;eA==\u{1B}\\", "\u{1B}Pq", "\u{9B}31m", "\u{9D}0;x\u{9C}",
      "\u{1B}c", "\u{8}\u{8}",
      "\r\n", "\t", "\u{B}\u{C}", "\u{E}\u{F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{202A}",
      "\u{2066}", "\u{2067}",
      "\u{2068}", "\u{2069}", "\u{206A}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{FFF9}", "\u{FFFF}", "שרה",
      "宏昌", "👨‍👩‍👧", "e\u{301}", "a",
    ].map { Array($0.utf8) } + [
      [0x9B], [0xC2], [0xE2, 0x80], [0xFF], [0xC0, 0x9B], [0xED, 0xA0, 0x80], [0x00], [0x1B],
    ]

  @Test(arguments: 1...60) func noByteThatATerminalObeysPasses(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(truncatingIfNeeded: state >> 33) % limit
    }
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<next(12) { bytes += next(3) == 0 ? [UInt8(next(256))] : Self.nasty[next(Self.nasty.count)] }
      let text = String(decoding: bytes, as: UTF8.self)
      let safe = SafeText.oneLine(text)
      expectHarmless(safe, isolates: 0, text)
      #expect(SafeText.oneLine(safe) == safe)
      // The isolates that are added are pairs, one after the other.
      let isolated = SafeText.isolated(safe)
      let runs = SafeText.runs(of: safe)
      expectHarmless(isolated, isolates: 2 * runs.count(where: \.isRightToLeft), text)
      #expect(SafeText.withoutIsolates(isolated).unicodeScalars.elementsEqual(safe.unicodeScalars))
      #expect(runs.map(\.text).joined().unicodeScalars.elementsEqual(safe.unicodeScalars))
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.isRightToLeft != $1.isRightToLeft })
    }
  }

  private func expectHarmless(
    _ text: String, isolates: Int, _ from: String, at place: SourceLocation = #_sourceLocation
  ) {
    var depth = 0
    var found = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2068: (depth, found) = (depth + 1, found + 1)
      case 0x2069: (depth, found) = (depth - 1, found + 1)
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFFE, 0xFFFF:
        Issue.record("U+\(String(scalar.value, radix: 16)) of \(from.debugDescription)", sourceLocation: place)
      default: break
      }
      #expect((0...1).contains(depth), sourceLocation: place)
    }
    #expect(depth == 0 && found == isolates, sourceLocation: place)
  }
}
