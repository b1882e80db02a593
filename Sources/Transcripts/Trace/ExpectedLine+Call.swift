import SimDiagnostics

extension ExpectedLine {
  /// The failed expectation when a trace line names a call that there isn't; a wildcard may stand for any.
  func unknownCall(among calls: CallNames) -> Diagnostic? {
    guard !wording.pattern.isAnything, case .literal? = wording.pattern.parts.first else { return nil }
    let line = TraceLine(Escaping.unescape(wording.source))
    // `resolve... = success` names no call that could be misspelt.
    if !wording.pattern.isLiteral,
      !wording.source.contains(" = ") || wording.source.prefix(while: { $0 != "=" }).contains("...")
    {
      return nil
    }
    return line.diagnostic(at: place, among: calls)
  }
}
