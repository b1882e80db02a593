/// A piece of a row: text of one look, and what a click on it does.
package struct Span: Hashable, Sendable {
  /// Safe for a terminal, without a line break; its columns are `DisplayWidth.of`.
  package var text: String
  /// What it means; the theme says what that looks like.
  package var style: Style
  /// What a click on it does; nil for nothing.
  package var target: ClickTarget?

  /// A run of text in a style, plain without one.
  package init(_ text: String, _ style: Style = .plain, target: ClickTarget? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }
}

/// What lies under a place of the screen.
package enum ClickTarget: Hashable, Sendable {
  /// The option of the open question, counted from 0 over choices and buttons, in the order in which they are shown.
  case option(Int)
  /// The trace of an entry, to be folded or unfolded.
  case trace(entry: Int)
  /// The app's name on the edge of a card.
  case app(String)
  /// An entry of the conversation.
  case entry(Int)
  /// The edit line, at a column of its text.
  case edit
  /// The way to the conversation's end.
  case end
  /// A key that is named on the screen, by what it does.
  case key(ScreenAction)
  /// A sentence that can be said.
  case say(String)
}

/// One line of the screen.
package struct Row: Hashable, Sendable {
  /// From left to right.
  package var spans: [Span]

  /// A row of spans; an empty one is a blank row.
  package init(_ spans: [Span] = []) { self.spans = spans }
}
