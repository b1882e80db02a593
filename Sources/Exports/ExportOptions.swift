import SimScreen

/// How a conversation is written.
package struct ExportOptions: Hashable, Sendable {
  /// Which of the reader's two surroundings the colours are for.
  package enum Theme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// Of the screen in a picture or a cast, or of a line of text; nil for the format's own.
  package var columns: Int?
  /// Nil for both, where the format can leave it to the reader's settings; a cast is dark then.
  package var theme: Theme?
  /// Whether the inspector is shown, too: why Siri said what she said.
  package var showsInspector: Bool
  /// Whether the trace is shown: what was understood, resolved, confirmed, handled.
  package var showsTrace: Bool
  /// Whether a picture moves as the conversation goes on; it shows the last chapter's end where nothing may move.
  package var moves: Bool

  /// Options; what isn't given is as each format has it by itself.
  package init(
    columns: Int? = nil, theme: Theme? = nil, showsInspector: Bool = false, showsTrace: Bool = true,
    moves: Bool = false
  ) {
    self.columns = columns
    self.theme = theme
    self.showsInspector = showsInspector
    self.showsTrace = showsTrace
    self.moves = moves
  }

  /// The columns that can be asked for.
  package static let columnRange = 40...200

  /// The columns from which a screen has room for the inspector.
  package static let columnsForInspector = ConversationPage.columnsForInspector

  /// Of the screen that is drawn.
  var screenColumns: Int { columns ?? (showsInspector ? 120 : 80) }
}
