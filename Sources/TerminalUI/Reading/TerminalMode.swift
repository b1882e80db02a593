import CNcurses
package import SimScreen

/// In which of its forms a conversation is shown: this is the one place that decides.
package enum TerminalMode: Hashable, Sendable {
  /// The conversation, the inspector and the edit line on the whole terminal.
  case screen
  /// Line by line, in the transcript's notation, or with the roles spelt out for a screen reader.
  case lines

  /// That of this process.
  static func current(_ options: LineMode.Options) -> TerminalMode {
    let facts = options.facts
    // Whoever gets lines anyway need not wait for the terminal's description to be read.
    guard decide(facts, size: .smallest, movesCursor: true) == .screen else { return .lines }
    return decide(facts, size: ScreenSize.ofTerminal, movesCursor: cn_moves_cursor(facts.term ?? "") != 0)
  }

  /// A terminal gets the screen if it can move its cursor and is large enough, and nobody asked for plain text or for the
  /// screen-reader mode.
  ///
  /// Without colours (`NO_COLOR`) the screen is drawn with attributes alone.
  /// - Parameters:
  ///   - size: nil where the terminal does not say.
  ///   - movesCursor: the terminal's description has `cup`.
  package static func decide(_ facts: TerminalFacts, size: ScreenSize?, movesCursor: Bool) -> TerminalMode {
    guard facts.way == .editor, !facts.isPlain, facts.accessibility == nil else { return .lines }
    guard movesCursor, let size, size.holdsConversation else { return .lines }
    return .screen
  }
}
