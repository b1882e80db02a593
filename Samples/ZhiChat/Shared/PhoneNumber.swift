import Foundation

/// Telephone numbers as people write them, compared by their digits.
enum PhoneNumber {
  /// Whether two spellings are of one number: with or without the country's code.
  static func areSame(_ one: String, _ other: String) -> Bool {
    let a = one.filter(\.isNumber)
    let b = other.filter(\.isNumber)
    guard a.count >= 7, b.count >= 7 else { return a == b && !a.isEmpty }
    return a.hasSuffix(b) || b.hasSuffix(a)
  }
}
