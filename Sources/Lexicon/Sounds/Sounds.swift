import SimDiagnostics
import SimUtterances
import Synchronization

/// What sounds alike in a language: by its spelling rules, and by the readings of characters.
///
/// The rules are prepared on first use.
public final class Sounds: Sendable {
  /// A table key for a name's sound. Its first byte is the kind of sound.
  struct Key: Hashable, Sendable {
    enum Kind: UInt8 {
      /// Syllables with their tones.
      case toned = 1
      /// Syllables or letters, whatever script the name is written in.
      case plain
      /// Letters of a name in Latin script.
      case latin
      /// The sounds of letters.
      case heard
    }

    var bytes: [UInt8]
    var kind: Kind

    init(_ kind: Kind, _ sound: some Sequence<UInt8>) {
      self.kind = kind
      bytes = [kind.rawValue] + sound
    }
  }

  private struct Parsed: Sendable {
    var spelling: SpellingSounds
    var readings: MandarinReadings
  }

  private let spelling: [(letters: String, sound: String)]
  private let readings: MandarinReadings
  private let parsed = Mutex<Parsed?>(nil)

  /// - Parameters:
  ///   - spelling: rules for letters, as in `sounds.list`.
  ///   - readings: how characters are read; may be empty.
  public init(spelling: [(letters: String, sound: String)] = [], readings: MandarinReadings) {
    self.spelling = spelling
    self.readings = readings
  }

  /// - Parameter readings: the text of `mandarin.readings`.
  public convenience init(spelling: [(letters: String, sound: String)] = [], readings: String = "") {
    var ignored: [Diagnostic] = []
    self.init(spelling: spelling, readings: MandarinReadings(readings, diagnostics: &ignored))
  }

  private var known: Parsed {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      let new = Parsed(spelling: SpellingSounds(spelling), readings: readings)
      parsed = new
      return new
    }
  }

  /// A character with several readings makes several sounds; a name has at most this many.
  private static let mostReadings = 4
  /// A longer text has no sound to compare.
  private static let longest = 96

  /// The sounds that a name can be found by.
  func keys(ofName name: Utterance) -> [Key] {
    let known = known
    let words = name.tokens.indices.filter { name.tokens[$0].kind != .punctuation && name.tokens[$0].kind != .symbol }
    guard let first = words.first, let last = words.last, words.count <= Lexicon.longestTerm,
      name.tokens[last].normal.upperBound - name.tokens[first].normal.lowerBound <= Sounds.longest
    else { return [] }
    if words.allSatisfy({ name.tokens[$0].kind == .ideograph }) {
      let spoken = syllables(of: name, words, known.readings)
      return spoken.flatMap { [Key(.toned, $0), Key(.plain, Self.withoutTones($0))] }
        + spoken.filter { $0.contains(UInt8(ascii: "v")) }.map { Key(.plain, Self.withU(Self.withoutTones($0))) }
    }
    guard words.allSatisfy({ name.tokens[$0].kind != .ideograph }), name.tokens[first].kind == .word else { return [] }
    let letters = joined(name, words)
    if let plain = Self.lettersOfNumbered(letters) {
      return [Key(.toned, Self.canonical(letters)), Key(.plain, Self.canonical(plain))]
    }
    return [Key(.plain, letters), Key(.latin, letters)] + heard(name, words, known.spelling)
  }

  /// The sounds of a written pronunciation: "hong2 chang1", "hóngchāng", "you nee corn".
  func keys(ofHint hint: String) -> [Key] {
    if let numbered = known.readings.numbered(hint) {
      return [Key(.toned, numbered), Key(.plain, Self.withoutTones(numbered))]
    }
    return keys(ofName: Utterance(hint))
  }

  /// The sounds by which words of a sentence find a name.
  func keys(ofWords tokens: Range<Int>, in sentence: Utterance) -> [Key] {
    let known = known
    let words = tokens.filter { sentence.tokens[$0].kind != .punctuation }
    guard let first = words.first, let last = words.last,
      sentence.tokens[last].normal.upperBound - sentence.tokens[first].normal.lowerBound <= Sounds.longest
    else { return [] }
    if words.allSatisfy({ sentence.tokens[$0].kind == .ideograph }) {
      return syllables(of: sentence, words, known.readings).flatMap {
        [Key(.toned, $0), Key(.latin, Self.withoutTones($0))]
      }
    }
    guard words.allSatisfy({ [.word, .number].contains(sentence.tokens[$0].kind) }),
      sentence.tokens[first].kind == .word
    else { return [] }
    let letters = joined(sentence, words)
    if Self.lettersOfNumbered(letters) != nil { return [Key(.toned, Self.canonical(letters))] }
    if let numbered = known.readings.numbered(sentence.source(of: tokens)) { return [Key(.toned, numbered)] }
    return [Key(.plain, letters)] + heard(sentence, words, known.spelling)
  }

  // MARK: Making keys

  /// All readings of a run of characters, the usual ones first; empty where a character is unknown.
  private func syllables(of utterance: Utterance, _ words: [Int], _ readings: MandarinReadings) -> [[UInt8]] {
    var result: [[UInt8]] = [[]]
    for word in words {
      guard let scalar = utterance.normal(word).unicodeScalars.first else { return [] }
      let syllables = readings.syllables(of: scalar.value)
      guard !syllables.isEmpty else { return [] }
      result = syllables.flatMap { syllable in result.map { $0 + syllable } }
      if result.count > Sounds.mostReadings { result.removeLast(result.count - Sounds.mostReadings) }
    }
    return result
  }

  /// The normal forms, joined.
  private func joined(_ utterance: Utterance, _ words: [Int]) -> [UInt8] {
    words.flatMap { utterance.normalBytes[utterance.tokens[$0].normal] }.filter { $0 != UInt8(ascii: "'") }
  }

  private func heard(_ utterance: Utterance, _ words: [Int], _ spelling: SpellingSounds) -> [Key] {
    guard !spelling.isEmpty, words.allSatisfy({ utterance.tokens[$0].kind == .word }) else { return [] }
    var sounds: [UInt8] = []
    for word in words {
      let letters = utterance.normalBytes[utterance.tokens[word].normal].filter { $0 != UInt8(ascii: "'") }
      spelling.append(letters[...], to: &sounds)
    }
    return sounds.count >= 2 ? [Key(.heard, sounds)] : []
  }

  private static func withoutTones(_ syllables: [UInt8]) -> [UInt8] { syllables.filter { !(0x30...0x39).contains($0) } }

  /// "lyu4" and "nyu3" as "lv4" and "nv3".
  private static func canonical(_ letters: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for letter in letters {
      let isBehindLY =
        result.last == UInt8(ascii: "y") && result.count > 1
        && [UInt8(ascii: "l"), UInt8(ascii: "n")].contains(result[result.count - 2])
      if letter == UInt8(ascii: "u"), isBehindLY {
        result[result.count - 1] = UInt8(ascii: "v")
      } else {
        result.append(letter)
      }
    }
    return result
  }

  private static func withU(_ letters: [UInt8]) -> [UInt8] {
    letters.map { $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0 }
  }

  /// The letters of "hong2chang1" or "dik1si2"; nil for anything else.
  private static func lettersOfNumbered(_ text: [UInt8]) -> [UInt8]? {
    var run = 0
    var letters: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x61...0x7A:
        run += 1
        letters.append(byte)
      case 0x31...0x36 where run > 0: run = 0
      default: return nil
      }
    }
    return run == 0 && !letters.isEmpty ? letters : nil
  }
}
