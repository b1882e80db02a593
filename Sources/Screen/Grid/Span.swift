/// A piece of a row: text in one style, with its click target.
package struct Span: Hashable, Sendable {
  /// Safe for a terminal, without a line break; its columns are `DisplayWidth.of`.
  package var text: String
  /// What it means; the theme determines how that looks.
  package var style: Style
  /// What a click on it does; nil for nothing.
  package var target: ClickTarget?

  /// A text in a style, plain by default.
  package init(_ text: String, _ style: Style = .plain, target: ClickTarget? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }
}

/// What a click on a place of the screen means.
package enum ClickTarget: Hashable, Sendable {
  /// The option of the open question, counted from 0 over choices and buttons, in the order in which they are shown.
  case option(Int)
  /// The trace of an entry, to fold or unfold.
  case trace(entry: Int)
  /// The app's name on the edge of a card.
  case app(String)
  /// An entry of the conversation.
  case entry(Int)
  /// The edit line, at a column of its text.
  case edit
  /// The jump to the conversation's end.
  case end
  /// A key that is named on the screen, by its action.
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
