import SimRecognition

/// Which words of a sentence were understood, in words, where not all were.
struct PartText {
  private let interface: InterfaceWords

  /// - Parameter interface: the words of the conversation's language.
  init(_ interface: InterfaceWords = .own) { self.interface = interface }

  /// Nil where a phrase matched the whole sentence.
  func words(for understanding: Understanding, in text: String) -> String? {
    guard let part = understanding.part, part.isBelieved else { return nil }
    let bytes = Array(text.utf8)
    func words(_ range: Range<Int>) -> String {
      "'\(String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self))'"
    }
    let taken =
      part.strategy == .words ? interface(.wordsTogether) : interface(.partAlone, ["words": words(part.range)])
    let left = interface.listed(part.leftOver.map(words))
    return left.isEmpty ? taken : interface(.withLeftOver, ["part": taken, "words": left])
  }
}
