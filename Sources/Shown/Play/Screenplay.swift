/// A conversation that has run, ready to be shown: what a demo plays and an export writes.
package struct Screenplay: Hashable, Sendable {
  /// A conversation of the transcript.
  package struct Chapter: Hashable, Sendable {
    /// The text of `##`; nil for a file without any.
    package var title: String?
    /// The turns in their order.
    package var scenes: [Scene]

    /// A chapter, with no title where the file has no `##` for it.
    package init(title: String?, scenes: [Scene]) {
      self.title = title
      self.scenes = scenes
    }
  }

  /// One turn, and what stood beside it when it was over.
  package struct Scene: Hashable, Sendable {
    /// What was typed, and what came of it.
    package var entry: Entry
    /// The inspector as it was after the turn.
    package var inspector: Inspector
    /// The hint as it was after the turn.
    package var hint: String

    /// A turn that is over.
    package init(entry: Entry, inspector: Inspector, hint: String) {
      self.entry = entry
      self.inspector = inspector
      self.hint = hint
    }
  }

  /// The transcript's title.
  package var title: String
  /// The locale of the conversation, for whoever writes a document in it.
  package var locale: String
  /// The conversations in the order of the file.
  package var chapters: [Chapter]
  /// The labels in the conversation's language.
  package var interface: InterfaceWords

  /// A play of chapters; the title is empty where the transcript has none.
  package init(title: String, locale: String, chapters: [Chapter], interface: InterfaceWords = .own) {
    self.title = title
    self.locale = locale
    self.chapters = chapters
    self.interface = interface
  }
}
