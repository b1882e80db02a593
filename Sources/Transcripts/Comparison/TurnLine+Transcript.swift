public import SimCards

extension TurnLine {
  /// The line as line mode prints it and a file holds it: what would read as a mark or a wildcard is taken literally, so
  /// that a session copied out of a terminal is a transcript.
  public var transcriptLines: [String] {
    let margin = String(repeating: " ", count: max(mark.utf8.count, 2))
    let first = Escaping.escape(text, opensLine: kind == .says)
    return [trimmed(mark + first)] + continuation.map { margin + Escaping.escape($0, opensLine: false) }
  }
}
