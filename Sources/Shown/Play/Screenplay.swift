/// A conversation that has run, for a demo to play or an export to write.
package struct Screenplay: Hashable, Sendable {
  /// A conversation of the transcript.
  package struct Chapter: Hashable, Sendable {
    /// The text of `##`; nil for a file without any.
    package var title: String?
    /// The turns, in order.
    package var scenes: [Scene]

    /// A chapter, without a title where the file has no `##` for it.
    package init(title: String?, scenes: [Scene]) {
      self.title = title
      self.scenes = scenes
    }
  }

  /// One turn, with the inspector and the hint after it.
  package struct Scene: Hashable, Sendable {
    /// What was typed, and its result.
    package var entry: Entry
    /// The inspector as it was after the turn.
    package var inspector: Inspector
    /// The hint as it was after the turn.
    package var hint: String

    /// A completed turn.
    package init(entry: Entry, inspector: Inspector, hint: String) {
      self.entry = entry
      self.inspector = inspector
      self.hint = hint
    }
  }

  /// The transcript's title.
  package var title: String
  /// The locale of the conversation, for writing a document in it.
  package var locale: String
  /// The conversations in the order of the file.
  package var chapters: [Chapter]
  /// The labels in the conversation's language.
  package var interface: InterfaceWords

  /// A screenplay of chapters; the title is empty where the transcript has none.
  package init(title: String, locale: String, chapters: [Chapter], interface: InterfaceWords = .own) {
    self.title = title
    self.locale = locale
    self.chapters = chapters
    self.interface = interface
  }
}
