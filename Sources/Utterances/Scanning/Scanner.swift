/// Cuts UTF-8 into tokens in one pass, and writes their normal forms one after the other.
///
/// - A run of letters is a word, including apostrophes between them, unless the language makes the letters before or
///   after one a word of their own ("Sam's", "l'heure"). A space next to such an apostrophe doesn't change that: "I
///   'm", "don ' t", "Sam 's". Normal forms aren't separated at an apostrophe.
/// - A run of digits is a number, with a point or a comma between two digits. "8pm" is a number and a word.
/// - A Chinese or Japanese character is a token of its own.
/// - An emoji with its modifiers is one symbol, and so is a flag.
/// - White space, control characters and bytes that aren't UTF-8 separate tokens and belong to none.
struct Scanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next: Int
  private let end: Int
  private let apostrophes: Apostrophes
  /// Whether a space has to come before the next word of the normal forms.
  private var needsSpace = false

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil, _ apostrophes: Apostrophes
  ) {
    self.bytes = bytes
    self.apostrophes = apostrophes
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
        // Some dictation and most corpora have a space there: "Sam 's messages".
        let letter = next < end && bytes[next] == 0x20 ? next + 1 : next
        let before = start > 1 && bytes[start - 1] == 0x20 ? start - 1 : start
        if before > 0, let ending = ending(at: letter), ending.role == .word, followsWord(before) {
          needsSpace = false
          return self.ending(from: start, ending.letters, normal: &normal)
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
        let role = apostrophes.isEmpty ? nil : apostrophes.beginning(normal[normalStart...])
        let second = role != nil && after < end && bytes[after] == 0x20 ? after + 1 : after
        guard second < end, let following = Self.follower(decode(at: second).scalar) else { break loop }
        switch role {
        case .word:
          next = after
          normal.append(UInt8(ascii: "'"))
          needsSpace = false
          break loop
        case .part where following == .letter: break
        case .part, nil:
          guard after == second, following == .letter, ending(at: after)?.role != .word else { break loop }
        }
        next = second
        normal.append(UInt8(ascii: "'"))
      case .space:
        if let letters = partAfterSpaces(at: next) {
          normal.append(UInt8(ascii: "'"))
          take(letters, normal: &normal)
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

  /// A symbol with its variation selectors and skin tones, and with symbols that joiners attach to it.
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

  /// A word that is an apostrophe and the letters after it.
  private mutating func ending(from start: Int, _ letters: Range<Int>, normal: inout [UInt8]) -> Token {
    let normalStart = begin(.word, normal: &normal)
    normal.append(UInt8(ascii: "'"))
    take(letters, normal: &normal)
    return Token(kind: .word, range: start..<next, normal: normalStart..<normal.count)
  }

  /// Continues after letters, in their normal form.
  private mutating func take(_ letters: Range<Int>, normal: inout [UInt8]) {
    next = letters.lowerBound
    while next < letters.upperBound {
      let (scalar, length) = decode(at: next)
      Folding.append(scalar, to: &normal)
      next += length
    }
  }

  private mutating func punctuation(from start: Int, normal: [UInt8]) -> Token {
    skipMarks()
    return Token(kind: .punctuation, range: start..<next, normal: normal.count..<normal.count)
  }

  /// Adds the space between words of the normal forms; returns where the next form begins.
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

  /// The letters after an apostrophe that end a word there, and their role in the language.
  private func ending(at index: Int) -> (letters: Range<Int>, role: Apostrophes.Role)? {
    guard !apostrophes.isEmpty else { return nil }
    var stop = index
    var letters: [UInt8] = []
    scan: while stop < end {
      let (scalar, length) = decode(at: stop)
      switch ScalarClass(scalar) {
      case .letter, .mark:
        Folding.append(scalar, to: &letters)
        stop += length
      case .digit, .apostrophe: return nil
      case .space, .ideograph, .punctuation, .symbol, .regionalIndicator: break scan
      }
    }
    guard stop > index, let role = apostrophes.ending(letters) else { return nil }
    return (index..<stop, role)
  }

  /// The letters of a part that spaces separate from its word: "I 'm", "don ' t".
  private func partAfterSpaces(at index: Int) -> Range<Int>? {
    guard !apostrophes.isEmpty, index + 2 < end, bytes[index] == 0x20 else { return nil }
    let (scalar, length) = decode(at: index + 1)
    guard case .apostrophe = ScalarClass(scalar) else { return nil }
    let after = index + 1 + length
    let start = after < end && bytes[after] == 0x20 ? after + 1 : after
    guard let ending = ending(at: start), ending.role == .part else { return nil }
    return ending.letters
  }

  private enum Follower { case letter, other }

  /// What may follow an apostrophe: a letter, or a digit or character that is a word too; nil for anything else.
  private static func follower(_ scalar: UInt32) -> Follower? {
    switch ScalarClass(scalar) {
    case .letter: .letter
    case .digit, .ideograph: .other
    case .space, .mark, .apostrophe, .punctuation, .symbol, .regionalIndicator: nil
    }
  }

  /// Whether a letter, a digit or a Chinese character ends right before an index.
  private func followsWord(_ index: Int) -> Bool {
    var before = index - 1
    while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
    switch ScalarClass(decode(at: before).scalar) {
    case .letter, .digit, .ideograph, .mark: return true
    case .space, .apostrophe, .punctuation, .symbol, .regionalIndicator: return false
    }
  }

  /// The character at an index and its length in bytes; an invalid byte counts as a control character.
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
