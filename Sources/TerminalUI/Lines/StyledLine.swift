package import SimShown
import SimTranscripts

/// A line of the transcript's notation with its mark, and its kind.
package struct StyledLine: Hashable, Sendable {
  /// The kind of line, which determines its style.
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
    /// A remark; printed as `# text`, which is a remark in a transcript too.
    case notice
    /// An error in what was typed; also printed as `# text`.
    case error
  }

  /// The kind of line.
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

  /// The lines of a piece of an entry, with cards laid out for `width` columns; nil for as many as they need.
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
