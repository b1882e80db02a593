import SimUtterances

/// What a language calls somebody's numbers ("cell phone", 公司电话), and how it says digits one by one.
struct NumberLabels: Sendable {
  /// The INPersonHandleLabel of each entry of `labels.list`, by its normal form; empty for "phone", which is any of them.
  private var labels: [[UInt8]: String] = [:]
  /// The digit of each entry of `digits.list`, by its normal form.
  private var digits: [[UInt8]: String] = [:]

  init(_ lists: SmallLists) {
    for (text, value) in lists["labels"] { labels[Utterance(text).normalBytes] = value ?? "" }
    for (text, value) in lists["digits"] { digits[Utterance(text).normalBytes] = value ?? text }
  }

  /// The label that words stand for, nil when they are none.
  func label(_ normal: some Sequence<UInt8>) -> String? { labels[Array(normal)] }

  /// A label as SiriKit writes it, where an address book has it in the user's own words.
  func standard(_ label: String) -> String {
    // Contacts store their own labels in this dress.
    var plain = label
    if plain.hasPrefix("_$!<"), plain.hasSuffix(">!$_") { plain = String(plain.dropFirst(4).dropLast(4)) }
    let known = labels[Utterance(plain).normalBytes] ?? ""
    return known.isEmpty ? plain.lowercased() : known.lowercased()
  }

  /// The digit that a word stands for, nil when it is none.
  func digit(_ normal: some Sequence<UInt8>) -> String? { digits[Array(normal)] }
}
