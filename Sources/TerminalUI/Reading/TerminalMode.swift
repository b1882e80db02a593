import CNcurses
package import SimScreen

/// The form in which a conversation is shown; only this decides.
package enum TerminalMode: Hashable, Sendable {
  /// The conversation, the inspector and the edit line on the whole terminal.
  case screen
  /// Line by line, in the transcript's notation, or with the roles spelt out for a screen reader.
  case lines

  /// The mode of this process.
  static func current(_ options: LineMode.Options) -> TerminalMode {
    let facts = options.facts
    // If the answer is lines anyway, the terminal's description needn't be read.
    guard decide(facts, size: .smallest, movesCursor: true) == .screen else { return .lines }
    return decide(facts, size: ScreenSize.ofTerminal, movesCursor: cn_moves_cursor(facts.term ?? "") != 0)
  }

  /// A terminal gets the screen if it can move its cursor and is large enough, unless plain text or the screen-reader
  /// mode is wanted.
  ///
  /// Without colours (`NO_COLOR`) the screen is drawn with attributes only.
  /// - Parameters:
  ///   - size: nil where it isn't known.
  ///   - movesCursor: whether the terminal's description has `cup`.
  package static func decide(_ facts: TerminalFacts, size: ScreenSize?, movesCursor: Bool) -> TerminalMode {
    guard facts.way == .editor, !facts.isPlain, facts.accessibility == nil else { return .lines }
    guard movesCursor, let size, size.holdsConversation else { return .lines }
    return .screen
  }
}
