extension LineCatalogue {
  /// The case of an enumeration whose name in this language stands in an answer, the longest one: "not flagged" before
  /// "flagged". Nil when none does, or two of the same length do.
  ///
  /// - Parameter isWhole: whether nothing else may stand there.
  func enumerationCase(named answer: PlainText, of type: String, isWhole: Bool = false) -> String? {
    let prefix = "value.\(type)."
    var best: (name: String, length: Int, isAlone: Bool)?
    for identifier in identifiers(beginningWith: prefix) {
      let named = texts(identifier).map(answers.plain).filter {
        isWhole ? answer.tokens == $0.tokens : answer.contains($0.tokens)
      }
      guard let length = named.map(\.normal.utf8.count).max() else { continue }
      if length > best?.length ?? 0 {
        best = (String(identifier.dropFirst(prefix.count)), length, true)
      } else if length == best?.length {
        best?.isAlone = false
      }
    }
    return best.flatMap { $0.isAlone ? $0.name : nil }
  }
}
