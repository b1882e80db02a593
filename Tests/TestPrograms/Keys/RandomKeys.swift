/// What could come from a terminal, at random: keys and halves of keys, the mouse, pastes, characters and halves of them.
///
/// The same seed gives the same bytes. What ends or stops a program by itself (Ctrl-C, Ctrl-D, Ctrl-Z, Ctrl-\) is left out,
/// and Enter comes seldom: the keys are what is tried here, not the turns.
package struct RandomKeys {
  private var random: SeededRandom
  private let leftOut: Set<UInt8>

  /// - Parameter hearsStop: Ctrl-S is a key; elsewhere the terminal itself takes it, and shows nothing more.
  package init(seed: UInt64, hearsStop: Bool) {
    random = SeededRandom(seed: seed)
    leftOut = hearsStop ? Self.ends : Self.ends.union([0x13])
  }

  /// A size of the terminal, small ones and large ones.
  package mutating func size() -> (columns: UInt16, rows: UInt16) {
    (pick([1, 2, 3, 10, 20, 40, 80, 100, 120, 200]), pick([1, 2, 3, 5, 6, 10, 16, 24, 40, 60]))
  }

  /// How many bytes come at once.
  package mutating func burst() -> Int { random.chance(1, in: 4) ? random.below(400) + 1 : random.below(60) + 1 }

  /// Whether the terminal changes its size now.
  package mutating func resizes() -> Bool { random.chance(1, in: 4) }

  /// A key, or whatever comes in its place.
  package mutating func next() -> [UInt8] {
    anything().filter { !leftOut.contains($0) }
  }

  private mutating func anything() -> [UInt8] {
    switch random.below(200) {
    case 0..<40: Array(("\u{1B}[" + pick(Self.sequences)).utf8)
    case 40..<48: Array(("\u{1B}O" + pick(["A", "B", "C", "D", "H", "F", "P", "Q", "R", "S", "[", "0"])).utf8)
    case 48..<84: [pick(Self.controls)]
    case 84..<100: [0x1B, UInt8(random.below(126) + 1)]
    case 100..<110: [0x18, UInt8(random.below(126) + 1)]
    case 110..<116: Array(("\u{1B}" + pick(["0", "1", "2", "3", "9", "99", "1000", "-1", "-"])).utf8)
    case 116..<128: mouse()
    case 128..<136: paste()
    case 136..<140:
      Array(pick(["\u{1B}[200~", "\u{1B}[201~", "\u{1B}", "\u{1B}[", "\u{1B}[<1;", Self.answer, "\u{1B}]11;rgb"]).utf8)
    case 140: [0x0D]
    case 141..<160: Array(pick(Self.words).utf8)
    case 160..<168: half(of: pick(Self.words))
    case 168..<192: (0...random.below(6)).map { _ in UInt8(random.below(95) + 32) }
    default: (0...random.below(6)).map { _ in UInt8(random.below(256)) }
    }
  }

  private mutating func mouse() -> [UInt8] {
    let (button, column, row) = (pick([0, 2, 32, 64, 65]), random.below(130), random.below(50))
    return Array("\u{1B}[<\(button);\(column);\(row)\(pick(["M", "m"]))".utf8)
  }

  private mutating func paste() -> [UInt8] {
    Array(
      ("\u{1B}[200~" + pick(Self.words) + pick(["", "\n", "\u{1B}[", "\0"]) + pick(Self.words) + "\u{1B}[201~").utf8)
  }

  private mutating func half(of word: String) -> [UInt8] { Array(word.utf8.prefix(random.below(word.utf8.count) + 1)) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }

  private static let ends: Set<UInt8> = [0x03, 0x04, 0x1A, 0x1C]
  private static let sequences = [
    "A", "B", "C", "D", "H", "F", "Z", "I", "O", "2~", "3~", "5~", "6~", "11~", "12~", "13~", "14~", "15~", "17~", "[A",
    "1;2A", "1;2B", "1;3A", "1;5B", "1;3H", "1;5D", "200~", "201~", "99;9u", "?1;2c",
  ]
  private static let controls = (UInt8(1)...31).filter { ![0x0A, 0x0D].contains($0) } + [0x7F]
  private static let answer = "\u{1B}]11;rgb:ff/ff/ff\u{7}"
  private static let words = [
    "用知了给", "Jon Snow", "家👨‍👩‍👧🇨🇳❤️", "שלום", "a", "hello", "send Sam $20", "/help", "/undo", "* lock", "/why",
    "e\u{301}\u{301}",
    "\u{200B}\u{202E}",
  ]
}

/// Numbers that a seed decides (SplitMix64).
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func chance(_ times: Int, in all: Int) -> Bool { below(all) < times }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
