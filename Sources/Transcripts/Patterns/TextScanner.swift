/// Reads numbers, times, dates and amounts of money from a text, in the forms of Siri's lines: figures and signs, with
/// languages' words between them.
struct TextScanner {
  private let scalars: [Unicode.Scalar]
  private let words: NotationWords
  private var index = 0

  init(_ text: String, _ words: NotationWords) {
    scalars = Array(text.lowercased().unicodeScalars)
    self.words = words
  }

  var isAtEnd: Bool { index == scalars.count }

  private static let signs = ["us$", "$", "¥", "￥", "€", "£", "₹"]
  private static let codes = ["usd", "eur", "cny", "gbp", "jpy"]

  private mutating func take(_ word: String) -> Bool {
    let wanted = Array(word.unicodeScalars)
    guard index + wanted.count <= scalars.count, Array(scalars[index..<(index + wanted.count)]) == wanted else {
      return false
    }
    index += wanted.count
    return true
  }

  private mutating func take(_ kind: NotationWords.Kind) -> Bool { takeAny(words.words(of: kind)) }

  private mutating func takeAny(_ words: [String]) -> Bool {
    for word in words where take(word) { return true }
    return false
  }

  private mutating func takeDigits(_ count: ClosedRange<Int>) -> Int? {
    let start = index
    var value = 0
    while index < scalars.count, index - start < count.upperBound, let digit = scalars[index].decimalDigit {
      value = value &* 10 &+ digit
      index += 1
    }
    if index - start >= count.lowerBound { return value }
    index = start
    return nil
  }

  private mutating func skipSpace() { while index < scalars.count, scalars[index].isTalkSpace { index += 1 } }

  /// `12`, `-3.5`, `1,200`, `1.200,5`, or a language's numerals.
  mutating func takeNumber() -> Bool {
    let start = index
    _ = takeAny(["-", "+"])
    if takeDigits(1...40) != nil {
      while index + 1 < scalars.count, scalars[index] == "," || scalars[index] == ".",
        scalars[index + 1].decimalDigit != nil
      {
        index += 1
        _ = takeDigits(1...40)
      }
      return true
    }
    let first = index
    while take(.numeral) {}
    if index > first { return true }
    index = start
    return false
  }

  /// `18:05`, `6:05 PM`, `6 pm`, or hours and minutes with a language's signs after them.
  mutating func takeTime() -> Bool {
    if take(.time) { return true }
    if take(.dayPart) { skipSpace() }
    if let hour = takeDigits(1...2) {
      guard hour < 25 else { return false }
      var isComplete = false
      if take(":") || take("：") {
        guard let minute = takeDigits(2...2), minute < 60 else { return false }
        if take(":") { guard let second = takeDigits(2...2), second < 61 else { return false } }
        isComplete = true
      } else if take(.hourSign) {
        takeMinutes()
        isComplete = true
      }
      let beforeSuffix = index
      skipSpace()
      if take(.timeSign) { return true }
      index = beforeSuffix
      return isComplete
    }
    guard takeNumber(), take(.hourSign) else { return false }
    takeMinutes()
    return true
  }

  /// What may follow the sign for an hour.
  private mutating func takeMinutes() {
    if !take(.minutes), takeNumber() { _ = take(.minuteSign) }
  }

  /// `2026-11-20`, `11/20/2026`, or with a language's words: `November 20, 2026`, `20 November`, `Friday`.
  mutating func takeDate() -> Bool {
    if take(.day) {
      if isAtEnd { return true }
      _ = take(",") || take("，")
      skipSpace()
    }
    if take(.month) {
      _ = take(".")
      skipSpace()
      guard takeDigits(1...2) != nil else { return false }
      _ = take(.daySign)
      return takeYearAfterDay()
    }
    guard let first = takeDigits(1...4) else { return false }
    if take(.yearSign) {
      skipSpace()
      guard takeDigits(1...2) != nil, take(.monthSign) else { return false }
      return takeDigits(1...2) == nil || take(.daySign)
    }
    if take(.monthSign) {
      skipSpace()
      return takeDigits(1...2) != nil && take(.daySign)
    }
    for separator in ["-", "/", "."] where take(separator) {
      guard let second = takeDigits(1...2) else { return false }
      guard second > 0, first > 0 else { return false }
      return !take(separator) || takeDigits(1...4) != nil
    }
    _ = take(.daySign)
    skipSpace()
    guard take(.month) else { return false }
    return takeYearAfterDay()
  }

  private mutating func takeYearAfterDay() -> Bool {
    let end = index
    _ = take(",")
    skipSpace()
    if takeDigits(4...4) == nil { index = end }
    return true
  }

  /// `$59.90`, `¥30`, `USD 12`, `59 €`, or with a language's words for a currency.
  mutating func takeMoney() -> Bool {
    let hasSign = takeAny(Self.signs + Self.codes) || take(.currency)
    skipSpace()
    guard takeNumber() else { return false }
    let end = index
    skipSpace()
    if takeAny(Self.signs + Self.codes) || take(.moneyUnit) { return true }
    index = end
    return hasSign
  }
}
