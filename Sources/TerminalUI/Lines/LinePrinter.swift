import SimDiagnostics

/// Turns lines into bytes for the terminal: hides, marks, makes safe, styles.
public struct LinePrinter: Sendable {
  public var style: Style
  /// Hides the trace.
  public var isQuiet: Bool

  public init(style: Style = .plain, isQuiet: Bool = false) {
    self.style = style
    self.isQuiet = isQuiet
  }

  /// The text of `lines`, each with its line feed; empty when all are hidden.
  public func text(of lines: [StyledLine]) -> String {
    var out = ""
    for line in lines where !(isQuiet && line.kind == .trace) {
      // A text of several lines stays several lines of its kind: what follows must not pass as a line of another one.
      for part in line.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        out += style.applied(to: marked(SafeText.oneLine(String(part)), kind: line.kind), kind: line.kind)
        out += "\n"
      }
    }
    return out
  }

  private func marked(_ text: String, kind: StyledLine.Kind) -> String {
    switch kind {
    case .notice, .error: text.hasPrefix("# ") ? text : text.isEmpty ? "#" : "# " + text
    case .user, .trace, .choice, .card, .says: text
    }
  }
}
