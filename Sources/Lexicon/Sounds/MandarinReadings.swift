public import SimDiagnostics

/// How characters of Chinese are read in Mandarin: `Vocabulary/Siri/mandarin.readings`.
///
/// A line is a syllable with its tone and the characters that are read so: `hong2 宏洪红`.
public struct MandarinReadings: Sendable {
  /// The syllables with their tones, as UTF-8.
  private var syllables: [[UInt8]] = []
  /// The numbers of a character's readings.
  private var readings: [UInt32: [UInt16]] = [:]
  /// The syllables without their tones.
  private var plain: Set<[UInt8]> = []

  /// Reads the file's text. A line that can't be read is told and left out.
  public init(_ text: String, file: String? = nil, diagnostics: inout [Diagnostic]) {
    readings.reserveCapacity(8_192)
    var line = 0
    for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      guard let first = bytes.first, first != UInt8(ascii: "#"), bytes.contains(where: { $0 > 0x20 }) else { continue }
      let place = TextPlace(file: file, line: line)
      guard let space = bytes.firstIndex(of: 0x20), let syllable = Self.syllable(bytes[..<space]) else {
        diagnostics.append(
          Diagnostic(.error, "expected a syllable with its tone and characters, like 'hong2 宏洪红'", at: place))
        continue
      }
      let number = UInt16(truncatingIfNeeded: syllables.count)
      syllables.append(syllable)
      plain.insert(syllable.dropLast())
      for scalar in Substring(bytes[space...]).unicodeScalars where scalar.value > 0x20 {
        if readings[scalar.value]?.contains(number) == true {
          diagnostics.append(Diagnostic(.warning, "'\(scalar)' stands here twice", at: place))
        } else {
          readings[scalar.value, default: []].append(number)
        }
      }
    }
  }

  private static func syllable(_ bytes: Substring.UTF8View) -> [UInt8]? {
    guard let tone = bytes.last, (0x31...0x35).contains(tone), bytes.count > 1, bytes.count <= 7,
      bytes.dropLast().allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    return Array(bytes)
  }

  /// How a character is read, the usual way first; empty where nothing is known.
  func syllables(of scalar: UInt32) -> [[UInt8]] { readings[scalar]?.map { syllables[Int($0)] } ?? [] }

  /// A text in pinyin with signs for its tones, as syllables with numbers: "hóngchāng" is "hong2chang1".
  ///
  /// - Returns: nil where it has no such sign, or is no pinyin.
  func numbered(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var hasTone = false
    var letters: [UInt8] = []
    var tones: [UInt8] = []
    func close() -> Bool {
      guard !letters.isEmpty else { return true }
      // No word of pinyin is longer, and a longer one could be cut in too many ways.
      guard letters.count <= 24, let parts = parts(letters[...], tones[...]) else { return false }
      for part in parts {
        let tone = tones[part].first { $0 != 0 } ?? 5
        result += letters[part] + [0x30 + tone]
      }
      letters = []
      tones = []
      return true
    }
    for scalar in text.unicodeScalars {
      switch PinyinLetter(scalar) {
      case .letter(let letter, let tone):
        letters.append(letter)
        tones.append(tone)
        hasTone = hasTone || tone > 0
      case .mark(let tone):
        guard !tones.isEmpty else { return nil }
        tones[tones.count - 1] = tone
        hasTone = true
      case .gap: guard close() else { return nil }
      case .other: return nil
      }
    }
    return close() && hasTone && !result.isEmpty ? result : nil
  }

  /// The syllables of a run of letters: as few as there can be, none with two tones.
  private func parts(_ letters: ArraySlice<UInt8>, _ tones: ArraySlice<UInt8>) -> [Range<Int>]? {
    if letters.isEmpty { return [] }
    for length in stride(from: min(6, letters.count), to: 0, by: -1) {
      let part = letters.startIndex..<letters.startIndex + length
      guard plain.contains(Array(letters[part])), tones[part].count(where: { $0 != 0 }) <= 1 else { continue }
      if let rest = parts(letters[part.upperBound...], tones[part.upperBound...]) { return [part] + rest }
    }
    return nil
  }
}

/// A character of pinyin.
private enum PinyinLetter {
  case letter(UInt8, tone: UInt8)
  /// A combining sign for a tone, behind its letter.
  case mark(UInt8)
  case gap
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z": self = .letter(UInt8(truncatingIfNeeded: scalar.value), tone: 0)
    case "A"..."Z": self = .letter(UInt8(truncatingIfNeeded: scalar.value | 0x20), tone: 0)
    case " ", "'", "’", "-", "\u{3000}": self = .gap
    case "\u{304}": self = .mark(1)
    case "\u{301}": self = .mark(2)
    case "\u{30C}": self = .mark(3)
    case "\u{300}": self = .mark(4)
    case "ü", "Ü": self = .letter(UInt8(ascii: "v"), tone: 0)
    default:
      let all = Array("āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜĀÁǍÀĒÉĚÈĪÍǏÌŌÓǑÒŪÚǓÙ".unicodeScalars)
      guard let index = all.firstIndex(of: scalar) else {
        self = .other
        return
      }
      let vowels = Array("aeiouvaeiou".utf8)
      self = .letter(vowels[index / 4], tone: UInt8(index % 4 + 1))
    }
  }
}
