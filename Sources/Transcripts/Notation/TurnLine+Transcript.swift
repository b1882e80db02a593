extension TurnLine {
  /// The line as line mode prints it: what would read as a mark or a name in braces is escaped, so that a session
  /// copied from a terminal is a transcript that passes.
  package var transcriptLines: [String] {
    let margin = String(repeating: " ", count: max(mark.utf8.count, 2))
    let first = Escaping.escapeLightly(text, opensLine: kind == .says)
    return [trimmed(mark + first)] + continuation.map { margin + Escaping.escapeLightly($0, opensLine: false) }
  }
}
