import SimUtterances

/// Reads numbers that may have a fraction: 59.90, 1,200.50, "two point five million", 3.5万, "5k".
struct AmountReading {
  let numbers: NumberWords
  let text: ReaderText

  typealias Found = (value: DecimalNumber, end: Int)

  /// All numbers that begin at a token: "5k" is 5000, or 5 with a unit; 300千卡 is 300 of another unit.
  func read(at token: Int) -> [Found] {
    guard token < text.count, !isNegative(token), let found = longest(at: token) else { return [] }
    if let figures = figures(at: token), figures.end < found.end { return [figures, found] }
    guard let (factor, end) = numbers.scale(in: text, at: found.end),
      let scaled = found.value.times(DecimalNumber(factor))
    else { return [found] }
    return [(scaled, end), found]
  }

  private func longest(at token: Int) -> Found? {
    if let figures = figures(at: token) {
      // "3 million 200 thousand", 3万5千: more than one multiplier follows the figures.
      if figures.value.isWhole, figures.end == token + 1, numbers.multiplier(in: text, at: figures.end) != nil,
        let (whole, end) = numbers.read(text, at: token), end > figures.end
      {
        return completed(whole, end)
      }
      return multiplied(figures.value.isWhole ? completed(figures.value.digits, figures.end) : figures)
    }
    if let (factor, end) = numbers.half(in: text, at: token) {
      return DecimalNumber(factor).divided(by: 2).map { ($0, end) }
    }
    guard text.utterance.tokens[token].kind != .number, let (whole, end) = numbers.read(text, at: token) else {
      return nil
    }
    let found = completed(whole, end)
    return found.end > end ? multiplied(found) : found
  }

  /// A whole number with its fraction.
  private func completed(_ whole: Int, _ end: Int) -> Found {
    fraction(at: end, of: whole) ?? (DecimalNumber(whole), end)
  }

  /// After figures and fractions a multiplier applies to everything before it: "1.5 million", 3.5万.
  private func multiplied(_ found: Found) -> Found {
    var (value, end) = found
    while let (factor, next) = numbers.multiplier(in: text, at: end), let product = value.times(DecimalNumber(factor)) {
      (value, end) = (product, next)
    }
    return (value, end)
  }

  // MARK: Fractions in words

  /// "point five", 点五, "and a half".
  private func fraction(at token: Int, of whole: Int) -> Found? {
    switch numbers.fraction(in: text, at: token) {
    case .half(let end)?:
      return DecimalNumber(whole).plus(DecimalNumber(digits: 5, decimals: 1) ?? DecimalNumber(0)).map { ($0, end) }
    case .point(let start)?:
      var (digits, decimals, end) = (whole, 0, start)
      while end < text.count, decimals < 6, let (digit, length, next) = digit(at: end, isFirst: decimals == 0) {
        for _ in 0..<length {
          let (larger, overflow) = digits.multipliedReportingOverflow(by: 10)
          guard !overflow else { return nil }
          digits = larger
        }
        let (sum, overflow) = digits.addingReportingOverflow(digit)
        guard !overflow else { return nil }
        (digits, decimals, end) = (sum, decimals + length, next)
      }
      guard decimals > 0 else { return nil }
      return DecimalNumber(digits: digits, decimals: decimals).map { ($0, end) }
    case nil: return nil
    }
  }

  /// A digit after the point, or a run of figures.
  private func digit(at token: Int, isFirst: Bool) -> (digit: Int, length: Int, end: Int)? {
    if text.utterance.tokens[token].kind == .number {
      guard isFirst, let (value, length) = text.utterance.figures(at: token), length <= 6 else { return nil }
      return (value, length, token + 1)
    }
    return numbers.digit(in: text, at: token).map { ($0.value, 1, $0.end) }
  }

  // MARK: Figures

  /// A number in figures; thousands may be separated by an apostrophe or a narrow space.
  private func figures(at token: Int) -> Found? {
    let tokens = text.utterance.tokens
    var first = token
    if isPoint(token), token + 1 < tokens.count { first = token + 1 }
    guard tokens[first].kind == .number else { return nil }
    if isLeadingPoint(before: first) {
      guard let (value, length) = text.utterance.figures(at: first),
        let number = DecimalNumber(digits: value, decimals: length)
      else { return nil }
      return (number, first + 1)
    }
    guard first == token else { return nil }
    var bytes = Array(text.utterance.normalBytes[tokens[token].normal])
    var end = token + 1
    while let next = group(after: end), !bytes.contains(UInt8(ascii: ".")), !bytes.contains(UInt8(ascii: ",")) {
      bytes += text.utterance.normalBytes[tokens[next].normal]
      end = next + 1
    }
    let point = text.region.hasDecimalComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
    return DecimalNumber(figures: bytes, point: point).map { ($0, end) }
  }

  /// The token of three more digits: 1'200, or after a no-break space.
  private func group(after end: Int) -> Int? {
    let tokens = text.utterance.tokens
    guard end > 0, end < tokens.count else { return nil }
    var next = end
    if tokens[end].kind == .punctuation {
      guard ["'", "’"].contains(text.utterance.source(tokens[end].range)), text.utterance.touchesNext(end - 1) else {
        return nil
      }
      next = end + 1
    }
    guard next < tokens.count, tokens[next].kind == .number,
      text.utterance.normalBytes[tokens[next].normal].prefix(while: { $0 != 0x2E && $0 != 0x2C }).count == 3
    else { return nil }
    if next > end { return text.utterance.touchesNext(end) ? next : nil }
    let gap = text.utterance.source(tokens[end - 1].range.upperBound..<tokens[next].range.lowerBound)
    return ["\u{A0}", "\u{202F}", "\u{2009}"].contains(gap) ? next : nil
  }

  private func isPoint(_ token: Int) -> Bool {
    text.utterance.tokens[token].kind == .punctuation
      && [".", "．"].contains(text.utterance.source(text.utterance.tokens[token].range))
  }

  /// ".50": a point with nothing before it.
  private func isLeadingPoint(before token: Int) -> Bool {
    guard token > 0, isPoint(token - 1), text.utterance.touchesNext(token - 1) else { return false }
    return token == 1 || !text.utterance.touchesNext(token - 2) || text.utterance.tokens[token - 2].kind == .symbol
  }

  /// "-5", "-$5": negative numbers aren't read. In "5-10" the sign separates two numbers.
  func isNegative(_ token: Int) -> Bool {
    guard token > 0, text.utterance.tokens[token - 1].kind == .punctuation, text.utterance.touchesNext(token - 1),
      ["-", "–", "－", "‐", "‑", "﹣"].contains(text.utterance.source(text.utterance.tokens[token - 1].range))
    else { return false }
    return token == 1 || !text.utterance.touchesNext(token - 2) || text.utterance.tokens[token - 2].kind == .symbol
      || text.utterance.tokens[token - 2].kind == .punctuation
  }
}
