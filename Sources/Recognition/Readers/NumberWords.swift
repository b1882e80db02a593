import SimDiagnostics
import SimUtterances

/// How a language counts, from `lists/numbers.list`.
///
/// What a meaning says:
/// - `5`: a number that others may complete (twenty + five).
/// - `times 100`: multiplies what precedes it and may be followed by less (two hundred + five).
/// - `group 1000`: multiplies everything before it (two hundred and five thousand).
/// - `whole 6`: a number by itself (half a dozen).
/// - `one`: a one that only a multiplier may follow ("a" hundred).
/// - `join`: may follow a multiplier and means nothing ("and").
/// - `gap`: zero, also between places (一百零五); a language with a gap drops the last multiplier (两千五).
///
/// Only for numbers with a fraction, in money and measures:
/// - `point`: a decimal point (two point five).
/// - `half`: half of the multiplier after it (half a million); `plus half`: a half more (two and a half).
/// - `scale 1000`: multiplies the figures before it (5k).
struct NumberWords: Sendable {
  private enum Part: Sendable {
    case value(Int)
    case times(Int)
    case group(Int)
    case whole(Int)
    case one
    case join
    case gap
    case point
    case half
    case plusHalf
    case scale(Int)
  }

  private let trie: PatternTrie?
  private let parts: ListValues<Part>
  private let dropsLastMultiplier: Bool

  /// No number of people, minutes or years is larger; a longer run of digits is a phone number.
  private static let limit = 1_000_000_000_000

  init(_ list: StoredList?, diagnostics: inout [Diagnostic]) {
    var dropsLastMultiplier = false
    trie = list?.trie
    parts =
      list?.values { entry in
        guard let part = Self.part(of: entry.meaning) else {
          let read = entry.meaning.joined(separator: " ")
          diagnostics.append(
            Diagnostic(
              .error,
              "'\(read)' is no meaning of a number; expected a number, times, group, whole, one, join, gap, point, half or scale",
              at: entry.place))
          return nil
        }
        if case .gap = part { dropsLastMultiplier = true }
        return part
      } ?? ListValues()
    self.dropsLastMultiplier = dropsLastMultiplier
    starters = trie?.starts.words ?? ReaderWordSet()
  }

  /// The words that a number may begin with; figures aren't words.
  let starters: ReaderWordSet

  private static func part(of meaning: [String]) -> Part? {
    guard let first = meaning.first else { return nil }
    if meaning.count == 1 {
      switch first {
      case "one": return .one
      case "join": return .join
      case "gap": return .gap
      case "point": return .point
      case "half": return .half
      default: return Int(first).map { .value($0) }
      }
    }
    if meaning == ["plus", "half"] { return .plusHalf }
    guard meaning.count == 2, let number = Int(meaning[1]), number > 0 else { return nil }
    switch first {
    case "times": return .times(number)
    case "group": return .group(number)
    case "whole": return .whole(number)
    case "scale": return .scale(number)
    default: return nil
    }
  }

  /// A number, and the token after it.
  typealias Found = (value: Int, end: Int)

  /// The longest number that begins at a token.
  func read(_ text: ReaderText, at start: Int) -> Found? {
    guard start < text.count else { return nil }
    if let known = text.numbers[start] { return known }
    let found = find(text, at: start)
    text.numbers.keep(found, for: start, of: text.count)
    return found
  }

  private func find(_ text: ReaderText, at start: Int) -> Found? {
    var sum = Sum(dropsLastMultiplier: dropsLastMultiplier)
    var token = start
    var end: Int?
    while token < text.count {
      guard let (part, next) = part(in: text, at: token) else { break }
      switch part {
      case .whole(let number):
        if token == start { return (number, next) }
        return finish(sum, end)
      case .one:
        guard token == start, isMultiplier(in: text, at: next), sum.take(1) else { return finish(sum, end) }
      case .join:
        guard sum.isBehindMultiplier, isValue(in: text, at: next) else { return finish(sum, end) }
      case .gap:
        guard sum.takeGap() else { return nil }
        end = next
      case .value(let number):
        guard sum.take(number) else {
          // Digits one after the other are a year or a phone number, not a count.
          return dropsLastMultiplier && number < 10 && sum.isBareDigit ? nil : finish(sum, end)
        }
        end = next
      case .times(let number):
        guard sum.multiply(by: number) else { return finish(sum, end) }
        end = next
      case .group(let number):
        guard sum.group(by: number) else { return finish(sum, end) }
        end = next
      case .point, .half, .plusHalf, .scale:
        return finish(sum, end)
      }
      token = next
    }
    return finish(sum, end)
  }

  private func finish(_ sum: Sum, _ end: Int?) -> (value: Int, end: Int)? {
    guard let end, let value = sum.value, value <= Self.limit else { return nil }
    return (value, end)
  }

  /// A number of a given length from single digits: 二〇二六, and 2026 in figures.
  func readDigits(_ text: ReaderText, at start: Int, count: Int) -> (value: Int, end: Int)? {
    guard start < text.count else { return nil }
    if let figures = text.utterance.figures(at: start) {
      return figures.length == count ? (figures.value, start + 1) : nil
    }
    var value = 0
    for token in start..<start + count {
      guard token < text.count, text.utterance.tokens[token].kind == .ideograph,
        let (part, next) = part(in: text, at: token), next == token + 1
      else { return nil }
      switch part {
      case .value(let digit) where digit < 10: value = value * 10 + digit
      case .gap: value *= 10
      default: return nil
      }
    }
    return (value, start + count)
  }

  private func part(in text: ReaderText, at token: Int) -> (Part, Int)? {
    let utterance = text.utterance
    if utterance.tokens[token].kind == .number {
      return utterance.figures(at: token).map { (.value($0.value), token + 1) }
    }
    // The hyphen in "twenty-one" means nothing.
    if utterance.isHyphen(token), token > 0, token + 1 < text.count,
      let found = trie?.longest(in: text, at: token + 1, parts)
    {
      return found
    }
    return trie?.longest(in: text, at: token, parts)
  }

  // MARK: Fractions

  /// The fraction that continues a whole number.
  enum Fraction {
    /// A decimal point; the digits begin at the token.
    case point(Int)
    /// Plus a half; the number ends before the token.
    case half(Int)
  }

  func fraction(in text: ReaderText, at token: Int) -> Fraction? {
    guard token < text.count, let (part, end) = part(in: text, at: token) else { return nil }
    switch part {
    case .point: return .point(end)
    case .plusHalf: return .half(end)
    default: return nil
    }
  }

  /// A single digit in words.
  func digit(in text: ReaderText, at token: Int) -> Found? {
    guard token < text.count, let (part, end) = part(in: text, at: token) else { return nil }
    switch part {
    case .value(let digit) where (0...9).contains(digit): return (digit, end)
    case .gap: return (0, end)
    default: return nil
    }
  }

  /// A word that multiplies what precedes it.
  func multiplier(in text: ReaderText, at token: Int) -> Found? {
    guard token < text.count, let (part, end) = part(in: text, at: token) else { return nil }
    switch part {
    case .times(let factor), .group(let factor): return (factor, end)
    default: return nil
    }
  }

  /// A word that multiplies figures and no other number.
  func scale(in text: ReaderText, at token: Int) -> Found? {
    guard token < text.count, token > 0, text.utterance.tokens[token - 1].kind == .number,
      let (part, end) = part(in: text, at: token), case .scale(let factor) = part
    else { return nil }
    return (factor, end)
  }

  /// The multiplier that is halved: "half a million".
  func half(in text: ReaderText, at token: Int) -> Found? {
    guard token < text.count, let (part, end) = part(in: text, at: token), case .half = part else { return nil }
    return multiplier(in: text, at: end)
  }

  private func isMultiplier(in text: ReaderText, at token: Int) -> Bool {
    guard token < text.count, let (part, _) = part(in: text, at: token) else { return false }
    switch part {
    case .times, .group: return true
    case .value, .whole, .one, .join, .gap, .point, .half, .plusHalf, .scale: return false
    }
  }

  private func isValue(in text: ReaderText, at token: Int) -> Bool {
    guard token < text.count, let (part, _) = part(in: text, at: token) else { return false }
    if case .value = part { return true }
    return false
  }

  /// The state while a number is read.
  private struct Sum {
    let dropsLastMultiplier: Bool
    private var total = 0
    private var section = 0
    private var pending: Int?
    private var lastTimes = Int.max
    private var lastGroup = Int.max
    /// The multiplier just before; nil where there is none.
    private var before: Int?
    private var hasGap = false
    private var isStarted = false

    init(dropsLastMultiplier: Bool) { self.dropsLastMultiplier = dropsLastMultiplier }

    var isBehindMultiplier: Bool { before != nil && pending == nil }

    var isBareDigit: Bool { total == 0 && section == 0 && (pending ?? 10) < 10 }

    mutating func take(_ number: Int) -> Bool {
      guard let held = pending else {
        guard number < min(lastTimes, lastGroup) else { return false }
        pending = number
        isStarted = true
        return true
      }
      // Twenty can be followed by five; five and twenty-five by nothing.
      guard held >= 20, held < 100, held % 10 == 0, number > 0, number < 10 else { return false }
      pending = held + number
      before = nil
      return true
    }

    mutating func takeGap() -> Bool {
      if !isStarted { return take(0) }
      guard pending == nil, before != nil else { return false }
      hasGap = true
      return true
    }

    mutating func multiply(by number: Int) -> Bool {
      guard number < lastTimes, pending != 0 else { return false }
      let (product, overflow) = (pending ?? 1).multipliedReportingOverflow(by: number)
      let (sum, overflow2) = section.addingReportingOverflow(product)
      guard !overflow, !overflow2, sum <= NumberWords.limit else { return false }
      section = sum
      pending = nil
      lastTimes = number
      before = number
      hasGap = false
      isStarted = true
      return true
    }

    mutating func group(by number: Int) -> Bool {
      let inside = section + (pending ?? 0)
      guard number < lastGroup, inside > 0 else { return false }
      let (product, overflow) = inside.multipliedReportingOverflow(by: number)
      let (sum, overflow2) = total.addingReportingOverflow(product)
      guard !overflow, !overflow2, sum <= NumberWords.limit else { return false }
      total = sum
      section = 0
      pending = nil
      lastTimes = Int.max
      lastGroup = number
      before = number
      hasGap = false
      return true
    }

    var value: Int? {
      guard isStarted else { return nil }
      var last = pending ?? 0
      if dropsLastMultiplier, !hasGap, let before, before >= 10, last < 10 { last *= before / 10 }
      return total + section + last
    }
  }
}

extension Utterance {
  /// The whole number that a token of figures shows, and its number of figures; nil for fractions and overlong runs.
  func figures(at index: Int) -> (value: Int, length: Int)? {
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    var value = 0
    var length = 0
    for byte in normalBytes[tokens[index].normal] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        length += 1
        guard length <= 12 else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ","): continue
      default: return nil
      }
    }
    return length > 0 ? (value, length) : nil
  }

  func isHyphen(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .punctuation else { return false }
    let mark = source(tokens[index].range)
    return mark == "-" || mark == "‐" || mark == "‑"
  }
}
