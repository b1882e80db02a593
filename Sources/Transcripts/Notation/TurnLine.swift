/// One line of a turn in the transcript's notation.
package struct TurnLine: Hashable, Sendable {
  /// What the line is, which determines its mark.
  package enum Kind: Hashable, Sendable {
    /// `- `
    case trace
    /// `1. `
    case choice(Int)
    /// `| `
    case card
    /// No mark: Siri says it.
    case says
  }

  /// What the line is.
  package var kind: Kind
  /// Without the mark, safe for a terminal, before the notation's escapes are added.
  package var text: String
  /// Lines that continue this one, already indented beyond the mark.
  package var continuation: [String]

  /// A line, without its mark.
  package init(_ kind: Kind, _ text: String, continuation: [String] = []) {
    self.kind = kind
    self.text = text
    self.continuation = continuation
  }

  /// The mark with its space, empty for what Siri says.
  package var mark: String {
    switch kind {
    case .trace: "- "
    case .choice(let number): "\(number). "
    case .card: "| "
    case .says: ""
    }
  }

  /// The line as it is printed, with its continuation lines.
  package var printed: [String] {
    let margin = String(repeating: " ", count: max(mark.utf8.count, 2))
    return [mark + text] + continuation.map { margin + $0 }
  }
}
