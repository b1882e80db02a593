/// Where a value came from.
public struct Provenance: Hashable, Sendable {
  /// What filled a slot.
  public enum Origin: Hashable, Sendable {
    /// Said in the request.
    case words
    /// Said, and known: the term, and whose vocabulary it stands in.
    case vocabulary(term: String, source: VocabularySource)
    /// The answer to a question.
    case answer
    /// Nobody said it; why it is so.
    case defaulted(String)
    /// The handler put it in when it resolved the parameter.
    case handler
    /// An event gave it (`* maps A -> B`).
    case event
    /// Somebody or something of the last turns ("him", "the same"); nil where nobody had been spoken of.
    case mentioned(Mention?)
  }

  /// Whose vocabulary a term is from.
  public enum VocabularySource: String, Hashable, Sendable {
    case app, user, contacts, relations, places, siri
    /// Words for where the device is.
    case device
  }

  /// What filled the slot.
  public var origin: Origin
  /// The words, as UTF-8 offsets in the line that was typed then; empty where no words gave it.
  public var ranges: [Range<Int>]
  /// Whether no name matches exactly, and the value only sounds like the words.
  public var isGuess: Bool
  /// Words in the midst of the value's own that it makes nothing of: "my old pal Sam" is Sam alone.
  public var unread: [Range<Int>]

  /// Where a value came from; the ranges are offsets in the line's UTF-8.
  public init(_ origin: Origin, ranges: [Range<Int>] = [], isGuess: Bool = false, unread: [Range<Int>] = []) {
    self.origin = origin
    self.ranges = ranges
    self.isGuess = isGuess
    self.unread = unread
  }
}
