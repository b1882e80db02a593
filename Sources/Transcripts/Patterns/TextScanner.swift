/// Reads numbers, times, dates and amounts of money from a text, in the forms that Siri's lines have.
struct TextScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.lowercased().unicodeScalars) }

  var isAtEnd: Bool { index == scalars.count }

  private static let chineseDigits = Set("零〇一二两三四五六七八九十百千万亿半".unicodeScalars)
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sept", "sep", "oct", "nov", "dec",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri",
    "sat", "sun", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日", "星期天", "周一", "周二", "周三", "周四", "周五", "周六",
    "周日", "today", "tomorrow", "yesterday", "今天", "明天", "后天", "昨天", "今晚", "明晚", "tonight",
  ]
  private static let currencies = ["us$", "$", "¥", "￥", "€", "£", "₹", "rmb", "usd", "eur", "cny", "gbp", "jpy"]
  private static let units = [
    "dollars", "dollar", "euros", "euro", "pounds", "pound", "yuan", "bucks", "cents", "usd", "eur", "cny", "gbp",
    "jpy",
    "rmb", "人民币", "美元", "欧元", "英镑", "日元", "港币", "块钱", "元", "块", "€", "£", "¥", "$",
  ]
  private static let dayParts = ["上午", "下午", "早上", "晚上", "凌晨", "中午", "傍晚"]

  private mutating func take(_ word: String) -> Bool {
    let wanted = Array(word.unicodeScalars)
    guard index + wanted.count <= scalars.count, Array(scalars[index..<(index + wanted.count)]) == wanted else {
      return false
    }
    index += wanted.count
    return true
  }

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

  /// `12`, `-3.5`, `1,200`, `三十`.
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
    while index < scalars.count, Self.chineseDigits.contains(scalars[index]) { index += 1 }
    if index > first { return true }
    index = start
    return false
  }

  /// `18:05`, `6:05 PM`, `6 pm`, `下午6:05`, `下午六点半`, `18点05分`.
  mutating func takeTime() -> Bool {
    if takeAny(["noon", "midnight", "now"]) { return true }
    if takeAny(Self.dayParts) { skipSpace() }
    if let hour = takeDigits(1...2) {
      guard hour < 25 else { return false }
      var isComplete = false
      if take(":") || take("：") {
        guard let minute = takeDigits(2...2), minute < 60 else { return false }
        if take(":") { guard let second = takeDigits(2...2), second < 61 else { return false } }
        isComplete = true
      } else if take("点") || take("时") {
        if take("半") || take("整") || take("一刻") {
        } else if takeNumber() {
          _ = take("分")
        }
        isComplete = true
      }
      let beforeSuffix = index
      skipSpace()
      if takeAny(["am", "pm", "a.m.", "p.m.", "o’clock", "o'clock"]) { return true }
      index = beforeSuffix
      return isComplete
    }
    guard takeNumber(), take("点") else { return false }
    if take("半") || take("整") || take("一刻") {
    } else if takeNumber() {
      _ = take("分")
    }
    return true
  }

  /// `2026-11-20`, `11/20/2026`, `November 20, 2026`, `20 November`, `Friday`, `2026年11月20日`, `11月20日`, `明天`.
  mutating func takeDate() -> Bool {
    if takeAny(Self.weekdays) {
      if isAtEnd { return true }
      _ = take(",") || take("，")
      skipSpace()
    }
    if takeAny(Self.months) {
      _ = take(".")
      skipSpace()
      guard takeDigits(1...2) != nil else { return false }
      _ = takeAny(["st", "nd", "rd", "th"])
      return takeYearAfterDay()
    }
    guard let first = takeDigits(1...4) else { return false }
    if takeAny(["年"]) {
      skipSpace()
      guard takeDigits(1...2) != nil, take("月") else { return false }
      return takeDigits(1...2) == nil || take("日") || take("号")
    }
    if take("月") {
      skipSpace()
      return takeDigits(1...2) != nil && (take("日") || take("号"))
    }
    for separator in ["-", "/", "."] where take(separator) {
      guard let second = takeDigits(1...2) else { return false }
      guard second > 0, first > 0 else { return false }
      return !take(separator) || takeDigits(1...4) != nil
    }
    _ = takeAny(["st", "nd", "rd", "th"])
    skipSpace()
    guard takeAny(Self.months) else { return false }
    return takeYearAfterDay()
  }

  private mutating func takeYearAfterDay() -> Bool {
    let end = index
    _ = take(",")
    skipSpace()
    if takeDigits(4...4) == nil { index = end }
    return true
  }

  /// `$59.90`, `¥30`, `30 元`, `USD 12`, `59 dollars`.
  mutating func takeMoney() -> Bool {
    let hasSign = takeAny(Self.currencies)
    skipSpace()
    guard takeNumber() else { return false }
    let end = index
    skipSpace()
    if takeAny(Self.units) { return true }
    index = end
    return hasSign
  }
}
