/// A conversation that has run, ready to be shown: what a demo plays and an export writes.
public struct Screenplay: Hashable, Sendable {
  public struct Chapter: Hashable, Sendable {
    /// The text of `##`; nil for a file without any.
    public var title: String?
    public var scenes: [Scene]

    public init(title: String?, scenes: [Scene]) {
      self.title = title
      self.scenes = scenes
    }
  }

  /// One turn, and what stood beside it when it was over.
  public struct Scene: Hashable, Sendable {
    public var entry: Entry
    public var inspector: Inspector
    public var hint: String

    public init(entry: Entry, inspector: Inspector, hint: String) {
      self.entry = entry
      self.inspector = inspector
      self.hint = hint
    }
  }

  /// The transcript's title.
  public var title: String
  public var locale: String
  public var chapters: [Chapter]

  public init(title: String, locale: String, chapters: [Chapter]) {
    self.title = title
    self.locale = locale
    self.chapters = chapters
  }
}
