/// An exact number: 59.90 is 599 with one decimal. It is never negative.
struct DecimalNumber: Hashable, Sendable {
  /// The number without its point; its decimals never end in a zero.
  let digits: Int
  /// How many of the digits are decimals.
  let decimals: Int

  /// More digits than any account has.
  static let mostDigits = 15
  private static let limit = 1_000_000_000_000_000

  init(_ whole: Int) { (digits, decimals) = (whole, 0) }

  /// Nil for numbers beyond any account.
  init?(digits: Int, decimals: Int) {
    var (digits, decimals) = (digits, decimals)
    guard decimals >= 0 else { return nil }
    while decimals > 0, digits % 10 == 0 { (digits, decimals) = (digits / 10, decimals - 1) }
    guard digits >= 0, digits <= Self.limit, decimals <= Self.mostDigits else { return nil }
    (self.digits, self.decimals) = (digits, decimals)
  }

  var isWhole: Bool { decimals == 0 }

  var double: Double { Double(digits) / Double(Self.power(decimals)) }

  /// The number in units of so many decimals; nil when it has more decimals.
  func units(decimals count: Int) -> Int? {
    guard decimals <= count, count <= Self.mostDigits else { return nil }
    let (units, overflow) = digits.multipliedReportingOverflow(by: Self.power(count - decimals))
    return overflow || units > Self.limit ? nil : units
  }

  func times(_ other: DecimalNumber) -> DecimalNumber? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: other.digits)
    return overflow ? nil : DecimalNumber(digits: product, decimals: decimals + other.decimals)
  }

  func plus(_ other: DecimalNumber) -> DecimalNumber? {
    let places = max(decimals, other.decimals)
    guard let mine = units(decimals: places), let others = other.units(decimals: places) else { return nil }
    return DecimalNumber(digits: mine + others, decimals: places)
  }

  /// Nil where the quotient has infinitely many digits.
  func divided(by divisor: Int) -> DecimalNumber? {
    guard divisor > 0 else { return nil }
    var (rest, places) = (digits, decimals)
    while rest % divisor != 0 {
      let (larger, overflow) = rest.multipliedReportingOverflow(by: 10)
      guard !overflow, places < Self.mostDigits else { return nil }
      (rest, places) = (larger, places + 1)
    }
    return DecimalNumber(digits: rest / divisor, decimals: places)
  }

  static func < (a: DecimalNumber, b: DecimalNumber) -> Bool { a.double < b.double }

  private static func power(_ exponent: Int) -> Int {
    var result = 1
    for _ in 0..<min(max(exponent, 0), 18) { result *= 10 }
    return result
  }
}

extension DecimalNumber {
  /// A number in figures: `1,200.50`, `1.200,50`, `12,34,567`, `1,0000`.
  ///
  /// Where both signs occur, the last one is the decimal sign. A single sign is the decimal sign when it is the
  /// region's; the other one separates groups, and is the decimal sign where no group follows it ("59,90").
  ///
  /// - Parameters:
  ///   - figures: ASCII digits, points and commas.
  ///   - point: the region's decimal sign.
  init?(figures: some Collection<UInt8>, point: UInt8) {
    let bytes = Array(figures)
    let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") || bytes[$0] == UInt8(ascii: ",") }
    guard !bytes.isEmpty, bytes.count - signs.count <= Self.mostDigits else { return nil }
    var pointAt: Int?
    if let last = signs.last {
      let others = signs.dropLast()
      if others.contains(where: { bytes[$0] != bytes[last] }) {
        guard others.allSatisfy({ bytes[$0] != bytes[last] }) else { return nil }
        pointAt = last
      } else if others.isEmpty {
        let isGroup =
          bytes[last] != point && Self.areGroups([last, bytes.count - last - 1]) && bytes[0] != UInt8(ascii: "0")
        pointAt = isGroup ? nil : last
      }
    }
    var lengths: [Int] = []
    var start = 0
    for sign in signs where sign != pointAt {
      lengths.append(sign - start)
      start = sign + 1
    }
    lengths.append((pointAt ?? bytes.count) - start)
    guard lengths.count == 1 || Self.areGroups(lengths) else { return nil }
    var digits = 0
    for byte in bytes where byte != UInt8(ascii: ".") && byte != UInt8(ascii: ",") {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self.init(digits: digits, decimals: pointAt.map { bytes.count - $0 - 1 } ?? 0)
  }

  /// Whether digits are grouped in a common way: by threes, by fours, or as in India by twos before the last three.
  private static func areGroups(_ lengths: [Int]) -> Bool {
    guard let first = lengths.first, let last = lengths.last, first > 0 else { return false }
    let between = lengths.dropFirst().dropLast()
    if last == 4 { return first <= 4 && between.allSatisfy { $0 == 4 } }
    guard last == 3 else { return false }
    return (first <= 3 && between.allSatisfy { $0 == 3 }) || (first <= 2 && between.allSatisfy { $0 == 2 })
  }
}
