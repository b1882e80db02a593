import SimCatalog

/// What Siri said, offered and showed below a line of the trace; for a running App Intent the author's own.
package struct ShownBelow: Hashable, Sendable {
  /// Her first sentence; nil for none.
  package var dialog: String?
  /// The options.
  package var options: [String] = []
  /// The rows of a card.
  package var rows: [String] = []
  /// The texts of its buttons, from left to right.
  package var buttons: [String] = []

  /// Nothing.
  package init() {}

  /// Adds the next line.
  package mutating func add(_ line: ExpectedLine) {
    guard line.presence == .required, line.wording.pattern.isLiteral else { return }
    let text = line.wording.literal
    switch line.kind {
    case .says: dialog = dialog ?? text
    case .choice: options.append(text)
    case .card:
      let row = Self.buttons(in: text)
      if row.isEmpty { rows.append(text) } else { buttons += row }
    case .trace, .style, nil: break
    }
  }

  /// `(Not now)  (Order)`
  package static func buttons(in row: String) -> [String] {
    let cells = row.split(separator: "  ").map { trimmed($0) }.filter { !$0.isEmpty }
    guard cells.allSatisfy({ $0.count > 2 && $0.hasPrefix("(") && $0.hasSuffix(")") }) else { return [] }
    return cells.map { String($0.dropFirst().dropLast()) }
  }
}

extension PerformQuestion {
  /// What a running App Intent asks according to a line of the trace; nil where it asks nothing.
  ///
  /// - Parameter option: makes the value of an option from its name.
  init?(_ line: TraceLine, _ shown: ShownBelow, option: (_ text: String, _ parameter: String) -> Value) {
    let (word, parameter) = line.worded
    let kind: Kind
    switch (word, parameter) {
    case ("requestValue", let name?), ("needsValueError", let name?): kind = .value(parameter: name)
    case ("requestDisambiguation", let name?), ("needsDisambiguationError", let name?):
      kind = .disambiguation(parameter: name, options: shown.options.map { option($0, name) })
    case ("requestConfirmation", let name?): kind = .parameterConfirmation(parameter: name, value: nil)
    case ("requestConfirmation", nil):
      // The last two buttons are the no and the yes.
      let own = shown.buttons.suffix(2)
      kind = .confirmation(
        own.count == 2 ? Confirmation(accept: [own[own.endIndex - 1]], deny: [own[own.startIndex]]) : Confirmation())
    case ("requestChoice", _): kind = .choice(shown.options.map { Choice(title: $0) })
    case ("continueInForeground", _): kind = .foreground
    case ("restartPerform", _): kind = .restart
    default: return nil
    }
    self.init(
      kind, dialog: shown.dialog, view: shown.rows, restarts: word.hasSuffix("Error") || kind == .restart)
  }
}
