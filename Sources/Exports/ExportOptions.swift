import SimScreen

/// How a conversation is written.
package struct ExportOptions: Hashable, Sendable {
  /// The reader's light or dark mode that the colours are for.
  package enum Theme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// The width of the screen in a picture or a cast, or of a line of text; nil for the format's own.
  package var columns: Int?
  /// Nil for both, where the format can leave it to the reader's settings; a cast is dark then.
  package var theme: Theme?
  /// Whether to show the inspector: why Siri said what she said.
  package var showsInspector: Bool
  /// Whether to show the trace: what was understood, resolved, confirmed, handled.
  package var showsTrace: Bool
  /// Whether a picture is animated; it shows the last chapter's end where animation is off.
  package var moves: Bool

  /// Options; the defaults are each format's own.
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

  /// The widths that can be requested.
  package static let columnRange = 40...200

  /// The columns from which a screen has room for the inspector.
  package static let columnsForInspector = ConversationPage.columnsForInspector

  /// The width of the screen that is drawn.
  var screenColumns: Int { columns ?? (showsInspector ? 120 : 80) }
}
