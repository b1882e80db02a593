import Foundation

/// Telephone numbers as people write them, compared by their digits.
enum PhoneNumber {
  /// Whether two spellings are of one number: with or without the country's code.
  static func areSame(_ one: String, _ other: String) -> Bool {
    let (a, b) = (digits(one), digits(other))
    guard a.count >= 7, b.count >= 7 else { return a == b && !a.isEmpty }
    return a.hasSuffix(b) || b.hasSuffix(a)
  }

  /// Whether a network somewhere could take it: a short number of a service, or a long one.
  static func canBeDialled(_ number: String) -> Bool { (3...15).contains(digits(number).count) }

  /// Whether it is as long as somebody's own number.
  static func isWhole(_ number: String) -> Bool { (7...15).contains(digits(number).count) }

  private static func digits(_ number: String) -> String { number.filter { $0.isASCII && $0.isNumber } }
}
