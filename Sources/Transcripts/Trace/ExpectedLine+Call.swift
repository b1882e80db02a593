import SimDiagnostics

extension ExpectedLine {
  /// The failed expectation for a trace line with an answer that no call gives: a misspelt result or code.
  ///
  /// - Parameter line: the line as in the file.
  func unknownResult(among calls: CallNames, in line: String) -> Diagnostic? {
    guard case .literal(let bytes)? = wording.pattern.parts.first else { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    if !wording.pattern.isLiteral {
      // A word that a wildcard continues isn't complete.
      guard let space = text.lastIndex(of: " ") else { return nil }
      text = String(text[..<space])
    }
    guard let (word, problem) = TraceLine(text).unknownResult(among: calls) else { return nil }
    var place = place
    if let found = line.firstRange(of: " \(word)") {
      place.column = line.distance(from: line.startIndex, to: found.lowerBound) + 2
    }
    return Diagnostic(.error, problem.message, at: place, suggestion: problem.suggestion)
  }

  /// The failed expectation for a trace line with an unknown call; a wildcard may be any call.
  func unknownCall(among calls: CallNames) -> Diagnostic? {
    guard !wording.pattern.isAnything, case .literal? = wording.pattern.parts.first else { return nil }
    let line = TraceLine(Escaping.unescape(wording.source))
    // `resolve... = success` has no call's name that could be misspelt.
    if !wording.pattern.isLiteral,
      !wording.source.contains(" = ") || wording.source.prefix(while: { $0 != "=" }).contains("...")
    {
      return nil
    }
    return line.diagnostic(at: place, among: calls)
  }
}
