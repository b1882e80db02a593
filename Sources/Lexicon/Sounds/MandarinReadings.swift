public import SimDiagnostics
import SimText
public import SimUtterances

/// The Mandarin readings of Chinese characters: `Vocabulary/Siri/mandarin.readings`.
///
/// A line is a syllable with its tone and the characters with that reading: `hong2 宏洪红`.
public struct MandarinReadings: Sendable {
  /// The syllables with their tones.
  private let syllables: StoredStrings
  /// The characters, sorted.
  private let scalars: StoredArray<UInt32>
  /// Where each character's readings begin, and at the end where the last ones stop.
  private let starts: StoredArray<UInt32>
  /// The characters' readings, as indices of syllables.
  private let readings: StoredArray<UInt16>
  /// The syllables without their tones.
  private let plain: StoredTable

  /// Reads the file's text. A malformed line is reported and left out.
  public init(_ text: String, file: String? = nil, diagnostics: inout [Diagnostic]) {
    var store = StoreWriter()
    Self.write(text, file: file, to: &store, diagnostics: &diagnostics)
    var reader = StoreReader(StoredBytes(store.bytes))
    do {
      try self.init(&reader)
    } catch {
      fatalError("readings that were laid down can't be read")
    }
  }

  /// Reads what `write` has written.
  public init(_ store: inout StoreReader) throws(StoreFault) {
    syllables = try store.strings()
    scalars = try store.array()
    starts = try store.array()
    readings = try store.array()
    plain = try StoredTable(&store)
    guard starts.count == scalars.count + 1, readings.allSatisfy({ Int($0) < syllables.count }),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }), Int(starts[scalars.count]) <= readings.count
    else { throw StoreFault() }
  }

  /// Writes the readings of the file's text.
  public static func write(
    _ text: String, file: String?, to store: inout StoreWriter, diagnostics: inout [Diagnostic]
  ) {
    var syllables: [String] = []
    var readings: [UInt32: [UInt16]] = [:]
    var plain = ByteTable()
    readings.reserveCapacity(text.isEmpty ? 0 : 8_192)
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: file, line: line.number, column: line.column)
      guard let space = line.bytes.firstIndex(of: 0x20), let syllable = Self.syllable(line.bytes[..<space]) else {
        diagnostics.append(
          Diagnostic(.error, "expected a syllable with its tone and characters, like 'hong2 宏洪红'", at: place))
        continue
      }
      let number = UInt16(truncatingIfNeeded: syllables.count)
      syllables.append(String(decoding: syllable, as: UTF8.self))
      plain.insert(syllable.dropLast())
      for scalar in line.bytes[space...].text.unicodeScalars where scalar.value > 0x20 {
        if readings[scalar.value]?.contains(number) == true {
          diagnostics.append(Diagnostic(.warning, "'\(scalar)' stands here twice", at: place))
        } else {
          readings[scalar.value, default: []].append(number)
        }
      }
    }
    let sorted = readings.sorted { $0.key < $1.key }
    var starts: [UInt32] = [0]
    for (_, numbers) in sorted { starts.append((starts.last ?? 0) + UInt32(numbers.count)) }
    store.put(syllables)
    store.put(sorted.map(\.key))
    store.put(starts)
    store.put(sorted.flatMap(\.value))
    plain.write(to: &store)
  }

  private static func syllable(_ bytes: TextBytes) -> [UInt8]? {
    guard let tone = bytes.last, (0x31...0x35).contains(tone), bytes.count > 1, bytes.count <= 7,
      bytes.dropLast().allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    return Array(bytes)
  }

  /// A character's readings, the usual one first; empty where none is known.
  func syllables(of scalar: UInt32) -> [[UInt8]] {
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < scalars.count, scalars[low] == scalar else { return [] }
    return readings[Int(starts[low])..<Int(starts[low + 1])].map { Array(syllables.utf8(Int($0))) }
  }

  /// A text in pinyin with tone marks, as syllables with numbers: "hóngchāng" is "hong2chang1".
  ///
  /// - Returns: nil where it has no tone mark, or isn't pinyin.
  func numbered(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var hasTone = false
    var letters: [UInt8] = []
    var tones: [UInt8] = []
    func close() -> Bool {
      guard !letters.isEmpty else { return true }
      // Words of pinyin are shorter, and a longer one could be cut in too many ways.
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

  /// The syllables of a run of letters: as few as possible, none with two tones.
  private func parts(_ letters: ArraySlice<UInt8>, _ tones: ArraySlice<UInt8>) -> [Range<Int>]? {
    if letters.isEmpty { return [] }
    for length in stride(from: min(6, letters.count), to: 0, by: -1) {
      let part = letters.startIndex..<letters.startIndex + length
      guard plain.find(letters[part]) != nil, tones[part].count(where: { $0 != 0 }) <= 1 else { continue }
      if let rest = parts(letters[part.upperBound...], tones[part.upperBound...]) { return [part] + rest }
    }
    return nil
  }
}

/// A character of pinyin.
private enum PinyinLetter {
  case letter(UInt8, tone: UInt8)
  /// A combining tone mark, after its letter.
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
