package import SimShown
import SimTranscripts

/// A line of the transcript's notation, its mark included, and what kind of line it is.
package struct StyledLine: Hashable, Sendable {
  /// What the line tells, and with that how it looks.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `> text`: the user's own words, where they are repeated.
    case user
    /// `- call = result`.
    case trace
    /// `1. text`.
    case choice
    /// `| cells`.
    case card
    /// What Siri says.
    case says
    /// A remark of sirisim's own; printed as `# text`, so that it is one in a transcript too.
    case notice
    /// Something is wrong with what was typed; printed as `# text` too.
    case error
  }

  /// What the line tells.
  package var kind: Kind
  /// The line with its mark.
  package var text: String

  /// A line with its mark.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension StyledLine {
  /// A remark, which gets its mark when it is printed.
  package init(_ remark: Remark) {
    self.init(remark.kind == .notice ? .notice : .error, remark.text)
  }

  /// The lines of a piece of an entry, its cards laid out for `width` columns; nil for as many as they need.
  package static func lines(of content: EntryContent, width: Int?) -> [StyledLine] {
    switch content {
    case .remark(let remark): [StyledLine(remark)]
    case .output(let output):
      TurnText.lines(of: output, width: width).flatMap { line in
        line.transcriptLines.map { StyledLine(Kind(line.kind), $0) }
      }
    }
  }
}

extension StyledLine.Kind {
  fileprivate init(_ kind: TurnLine.Kind) {
    self =
      switch kind {
      case .trace: .trace
      case .choice: .choice
      case .card: .card
      case .says: .says
      }
  }
}
