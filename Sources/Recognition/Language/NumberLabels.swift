import SimUtterances

/// A language's words for kinds of phone numbers ("cell phone", 公司电话), and for single digits.
struct NumberLabels: Sendable {
  /// The INPersonHandleLabel of each entry of `labels.list`, by its normal form; empty for "phone", which is any of them.
  private var labels: [[UInt8]: String] = [:]
  /// The digit of each entry of `digits.list`, by its normal form.
  private var digits: [[UInt8]: String] = [:]

  init(_ lists: SmallLists) {
    for (text, value) in lists["labels"] { labels[Utterance(text).normalBytes] = value ?? "" }
    for (text, value) in lists["digits"] { digits[Utterance(text).normalBytes] = value ?? text }
  }

  /// The label that words mean; nil where they mean none.
  func label(_ normal: some Sequence<UInt8>) -> String? { labels[Array(normal)] }

  /// SiriKit's form of a label, which an address book may have in the user's own words.
  func standard(_ label: String) -> String {
    // Contacts stores its own labels in this form.
    var plain = label
    if plain.hasPrefix("_$!<"), plain.hasSuffix(">!$_") { plain = String(plain.dropFirst(4).dropLast(4)) }
    let known = labels[Utterance(plain).normalBytes] ?? ""
    return known.isEmpty ? plain.lowercased() : known.lowercased()
  }

  /// The digit that a word means; nil where it means none.
  func digit(_ normal: some Sequence<UInt8>) -> String? { digits[Array(normal)] }
}
