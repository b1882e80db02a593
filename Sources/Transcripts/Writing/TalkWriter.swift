import SimText

/// Writes a recording: header, then turns as they come. What it writes reads back the same.
package struct TalkWriter: Sendable {
  /// What has been written so far.
  package private(set) var text: String
  private var hasTurns = false
  private var isBelowSection = false

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - title: the first remark.
  ///   - header: names and values; a value of several lines continues below its name.
  package init(title: String? = nil, header: [(name: String, value: String)] = []) {
    text = ""
    if let title { text += Self.line("#", normalisedLine(title)) }
    let width = (header.map { DisplayWidth.of($0.name) }.max() ?? 0) + 2
    for (name, value) in header {
      let values = value.split(separator: "\n", omittingEmptySubsequences: true).map(normalisedLine)
      let label = name + ":" + String(repeating: " ", count: max(1, width - DisplayWidth.of(name) - 1))
      text += trimmed(label + (values.first ?? "")) + "\n"
      for line in values.dropFirst() { text += String(repeating: " ", count: width) + line + "\n" }
    }
  }

  /// Writes the opening of a turn; a blank line separates it from the turn before.
  package mutating func beginTurn(_ opening: TalkTurn.Opening) {
    if hasTurns || !(isBelowSection || text.isEmpty || text.hasSuffix("\n\n")) { text += "\n" }
    (hasTurns, isBelowSection) = (true, false)
    text += opening.notation + "\n"
  }

  /// Begins another conversation under the same header.
  package mutating func write(section title: String) {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
    text += Self.line("##", normalisedLine(title))
    // The first turn follows without a blank line.
    hasTurns = false
    isBelowSection = true
  }

  /// Writes a remark; it belongs to what follows below.
  package mutating func write(remark: String) { text += Self.line("#", normalisedLine(remark)) }

  /// Writes lines of the turn.
  package mutating func write(_ lines: [ObservedLine]) {
    var choice = 0
    for line in lines {
      if line.kind == .choice { choice = line.number ?? choice + 1 }
      let notation = line.notation(position: choice)
      if !notation.isEmpty { text += notation + "\n" }
    }
  }

  private static func line(_ mark: String, _ text: String) -> String {
    text.isEmpty ? mark + "\n" : "\(mark) \(text)\n"
  }
}

extension TalkTurn.Opening {
  /// The opening in the notation: `> text`, `> /command`, `* event`.
  package var notation: String {
    switch self {
    case .said(let text):
      let escaped = Escaping.escapeSaid(normalisedLine(text))
      return escaped.isEmpty ? ">" : "> " + escaped
    case .command(let text): return "> /" + normalisedLine(text)
    case .event(let text):
      let escaped = Escaping.escapeBackslashes(normalisedLine(text))
      return escaped.isEmpty ? "*" : "* " + escaped
    }
  }
}
