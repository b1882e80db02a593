import SimRecognition

extension LineCatalogue {
  /// The case of an enumeration whose name in this language stands in an answer, the longest one: "not flagged" before
  /// "flagged". Where none does, the one of which the answer is a part: "clam" for "clam chowder". Nil when two are as good.
  ///
  /// - Parameters:
  ///   - isWhole: whether nothing else may stand there.
  ///   - mayBePart: whether a part of a name is enough; "not" isn't for "not flagged".
  func enumerationCase(
    named answer: PlainText, of type: String, isWhole: Bool = false, mayBePart: Bool = true
  ) -> String? {
    let prefix = "value.\(type)."
    var best: (name: String, length: Int, isAlone: Bool)?
    for identifier in identifiers(beginningWith: prefix) {
      let named = texts(identifier).map { PlainText($0, apostrophes) }.filter {
        isWhole ? answer.tokens == $0.tokens : answer.contains($0.tokens)
      }
      guard let length = named.map(\.normal.utf8.count).max() else { continue }
      if length > best?.length ?? 0 {
        best = (String(identifier.dropFirst(prefix.count)), length, true)
      } else if length == best?.length {
        best?.isAlone = false
      }
    }
    guard best == nil, !isWhole else { return best.flatMap { $0.isAlone ? $0.name : nil } }
    guard !answer.isEmpty, mayBePart else { return nil }
    let shortened = identifiers(beginningWith: prefix).filter { identifier in
      texts(identifier).contains { PlainText($0, apostrophes).contains(answer.tokens) }
    }
    return shortened.count == 1 ? String(shortened[0].dropFirst(prefix.count)) : nil
  }
}
