/// Cuts UTF-8 into tokens in one pass, and writes their normal forms one after the other.
///
/// - A run of letters is a word, with the apostrophes between them; "'s" at the end of one is a word of its own. A space
///   before or after an apostrophe doesn't change that: "I 'm", "don ' t", "Sam 's".
/// - A run of digits is a number, with a point or a comma between two digits. "8pm" is a number and a word.
/// - A character of Chinese or Japanese is a token of its own.
/// - An emoji with its modifiers is one symbol, and so is a flag.
/// - White space, control characters and bytes that are no UTF-8 part tokens and belong to none.
struct Scanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next: Int
  private let end: Int
  /// Whether a space has to come before the next word of the normal forms.
  private var needsSpace = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.next = start
    self.end = end ?? bytes.count
  }

  /// The next token, nil at the end. Its normal form is appended to `normal`.
  mutating func token(normal: inout [UInt8]) -> Token? {
    while next < end {
      let start = next
      let (scalar, length) = decode(at: start)
      next += length
      switch ScalarClass(scalar) {
      case .space, .mark: continue
      case .letter: return word(from: start, scalar, normal: &normal)
      case .digit: return number(from: start, scalar, normal: &normal)
      case .ideograph: return single(.ideograph, from: start, scalar, normal: &normal)
      case .symbol: return symbol(from: start, scalar, normal: &normal)
      case .regionalIndicator:
        skipMarks()
        let first = begin(.symbol, normal: &normal)
        Folding.append(scalar, to: &normal)
        if next < end, case let (other, length) = decode(at: next), case .regionalIndicator = ScalarClass(other) {
          next += length
          Folding.append(other, to: &normal)
        }
        return Token(kind: .symbol, range: start..<next, normal: first..<normal.count)
      case .apostrophe:
        // Some dictation and most corpora put a space there: "Sam 's messages".
        let letter = next < end && bytes[next] == 0x20 ? next + 1 : next
        let before = start > 1 && bytes[start - 1] == 0x20 ? start - 1 : start
        if before > 0, isGenitive(at: letter), followsWord(before) {
          next = letter
          return genitive(from: start, normal: &normal)
        }
        return punctuation(from: start, normal: normal)
      case .punctuation: return punctuation(from: start, normal: normal)
      }
    }
    return nil
  }

  private mutating func word(from start: Int, _ first: UInt32, normal: inout [UInt8]) -> Token {
    let normalStart = begin(.word, normal: &normal)
    Folding.append(first, to: &normal)
    loop: while next < end {
      let (scalar, length) = decode(at: next)
      switch ScalarClass(scalar) {
      case .letter, .mark:
        next += length
        Folding.append(scalar, to: &normal)
      case .apostrophe:
        let after = next + length
        guard after < end, case .letter = ScalarClass(decode(at: after).scalar), !isGenitive(at: after) else {
          break loop
        }
        next = after
        normal.append(UInt8(ascii: "'"))
      case .space:
        if let letters = contraction(at: next) {
          normal.append(UInt8(ascii: "'"))
          for index in letters { normal.append(bytes[index] | 0x20) }
          next = letters.upperBound
        }
        break loop
      case .digit, .ideograph, .punctuation, .symbol, .regionalIndicator:
        break loop
      }
    }
    return Token(kind: .word, range: start..<next, normal: normalStart..<normal.count)
  }

  private mutating func number(from start: Int, _ first: UInt32, normal: inout [UInt8]) -> Token {
    let normalStart = begin(.number, normal: &normal)
    Folding.append(first, to: &normal)
    while next < end {
      let (scalar, length) = decode(at: next)
      switch ScalarClass(scalar) {
      case .digit, .mark:
        next += length
        Folding.append(scalar, to: &normal)
        continue
      case .punctuation:
        let isPoint = scalar == 0x2E || scalar == 0x2C || scalar == 0xFF0E || scalar == 0xFF0C
        let after = next + length
        guard isPoint, after < end, case .digit = ScalarClass(decode(at: after).scalar) else { break }
        next = after
        Folding.append(scalar, to: &normal)
        continue
      case .space, .letter, .ideograph, .apostrophe, .symbol, .regionalIndicator:
        break
      }
      break
    }
    return Token(kind: .number, range: start..<next, normal: normalStart..<normal.count)
  }

  private mutating func single(
    _ kind: Token.Kind, from start: Int, _ scalar: UInt32, normal: inout [UInt8]
  ) -> Token {
    let normalStart = begin(kind, normal: &normal)
    Folding.append(scalar, to: &normal)
    skipMarks()
    return Token(kind: kind, range: start..<next, normal: normalStart..<normal.count)
  }

  /// A symbol with its variation selectors and skin tones, and the symbols that joiners tie to it.
  private mutating func symbol(from start: Int, _ first: UInt32, normal: inout [UInt8]) -> Token {
    let normalStart = begin(.symbol, normal: &normal)
    Folding.append(first, to: &normal)
    var joined = false
    while next < end {
      let (scalar, length) = decode(at: next)
      switch ScalarClass(scalar) {
      case .mark:
        joined = scalar == 0x200D
      case .symbol where joined:
        joined = false
        Folding.append(scalar, to: &normal)
      case .symbol, .space, .letter, .digit, .ideograph, .apostrophe, .punctuation, .regionalIndicator:
        return Token(kind: .symbol, range: start..<next, normal: normalStart..<normal.count)
      }
      next += length
    }
    return Token(kind: .symbol, range: start..<next, normal: normalStart..<normal.count)
  }

  private mutating func genitive(from start: Int, normal: inout [UInt8]) -> Token {
    let normalStart = begin(.word, normal: &normal)
    normal.append(UInt8(ascii: "'"))
    let (scalar, length) = decode(at: next)
    Folding.append(scalar, to: &normal)
    next += length
    return Token(kind: .word, range: start..<next, normal: normalStart..<normal.count)
  }

  private mutating func punctuation(from start: Int, normal: [UInt8]) -> Token {
    skipMarks()
    return Token(kind: .punctuation, range: start..<next, normal: normal.count..<normal.count)
  }

  /// Puts the space that parts words of the normal forms; says where the next form begins.
  private mutating func begin(_ kind: Token.Kind, normal: inout [UInt8]) -> Int {
    let spaced = kind != .ideograph
    if needsSpace && spaced { normal.append(0x20) }
    needsSpace = spaced
    return normal.count
  }

  private mutating func skipMarks() {
    while next < end {
      let (scalar, length) = decode(at: next)
      guard case .mark = ScalarClass(scalar) else { return }
      next += length
    }
  }

  /// Whether an "s" that ends its word stands there.
  private func isGenitive(at index: Int) -> Bool {
    guard index < end, case let (scalar, length) = decode(at: index), scalar == 0x73 || scalar == 0x53 else {
      return false
    }
    guard index + length < end else { return true }
    switch ScalarClass(decode(at: index + length).scalar) {
    case .letter, .mark, .digit, .apostrophe: return false
    case .space, .ideograph, .punctuation, .symbol, .regionalIndicator: return true
    }
  }

  /// The letters of a contraction that a space parts from its word: "I 'm", "don ' t".
  private func contraction(at index: Int) -> Range<Int>? {
    guard index + 2 < end, bytes[index] == 0x20, bytes[index + 1] == UInt8(ascii: "'") else { return nil }
    let start = bytes[index + 2] == 0x20 ? index + 3 : index + 2
    var stop = start
    while stop < end, stop - start < 3, case 0x61...0x7A = bytes[stop] | 0x20 { stop += 1 }
    if stop < end {
      switch ScalarClass(decode(at: stop).scalar) {
      case .letter, .mark, .digit, .apostrophe: return nil
      case .space, .ideograph, .punctuation, .symbol, .regionalIndicator: break
      }
    }
    switch stop - start {
    case 1:
      let letter = bytes[start] | 0x20
      return [UInt8(ascii: "d"), UInt8(ascii: "m"), UInt8(ascii: "t")].contains(letter) ? start..<stop : nil
    case 2:
      let pair = (bytes[start] | 0x20, bytes[start + 1] | 0x20)
      let isLL = pair == (UInt8(ascii: "l"), UInt8(ascii: "l"))
      let isRE = pair == (UInt8(ascii: "r"), UInt8(ascii: "e")) || pair == (UInt8(ascii: "v"), UInt8(ascii: "e"))
      return isLL || isRE ? start..<stop : nil
    default: return nil
    }
  }

  /// Whether a letter, a digit or a character of Chinese ends right before an index.
  private func followsWord(_ index: Int) -> Bool {
    var before = index - 1
    while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
    switch ScalarClass(decode(at: before).scalar) {
    case .letter, .digit, .ideograph, .mark: return true
    case .space, .apostrophe, .punctuation, .symbol, .regionalIndicator: return false
    }
  }

  /// The character at an index and its length in bytes; a byte that begins none counts as a control character.
  @inline(__always)
  private func decode(at index: Int) -> (scalar: UInt32, length: Int) {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1) }
    return decodeWide(first, at: index)
  }

  private func decodeWide(_ first: UInt8, at index: Int) -> (scalar: UInt32, length: Int) {
    let length: Int
    var scalar: UInt32
    switch first {
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, scalar) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, scalar) = (4, UInt32(first & 0x07))
    default: return (0, 1)
    }
    guard index + length <= end else { return (0, 1) }
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }
}
