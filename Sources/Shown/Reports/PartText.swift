import SimRecognition

/// Which words of a sentence were understood, in words, where that wasn't all of it.
enum PartText {
  /// Nil where a phrase took the whole sentence.
  static func words(for understanding: Understanding, in text: String) -> String? {
    guard let part = understanding.part, part.isBelieved else { return nil }
    let bytes = Array(text.utf8)
    func words(_ range: Range<Int>) -> String {
      "'\(String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self))'"
    }
    let left = part.leftOver.map(words).joined(separator: ", ")
    if part.kind == .words { return "no phrase, but the words together\(left.isEmpty ? "" : ", left over \(left)")" }
    return "understood \(words(part.range)) alone\(left.isEmpty ? "" : ", left over \(left)")"
  }
}
