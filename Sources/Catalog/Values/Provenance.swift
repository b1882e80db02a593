/// Where a value came from.
public struct Provenance: Hashable, Sendable {
  /// What filled a slot.
  public enum Origin: Hashable, Sendable {
    /// Said in the request.
    case words
    /// Said, and known: the term, and whose vocabulary it is in.
    case vocabulary(term: String, source: VocabularySource)
    /// The answer to a question.
    case answer
    /// Not said; with the reason.
    case defaulted(String)
    /// The handler set it when it resolved the parameter.
    case handler
    /// An event gave it (`* maps A -> B`).
    case event
    /// A person or thing of the last turns ("him", "the same"); nil where no one had been mentioned.
    case mentioned(Mention?)
  }

  /// Whose vocabulary a term is from.
  public enum VocabularySource: String, Hashable, Sendable {
    case app, user, contacts, relations, places, siri
    /// Words for the device's location.
    case device
  }

  /// What filled the slot.
  public var origin: Origin
  /// The words, as UTF-8 offsets in the line that was typed then; empty where the value has no words.
  public var ranges: [Range<Int>]
  /// Whether no name matches exactly, and the value only sounds like the words.
  public var isGuess: Bool
  /// Words among the value's own that it doesn't use: "my old pal Sam" is Sam alone.
  public var unread: [Range<Int>]

  /// The source of a value; the ranges are offsets in the line's UTF-8.
  public init(_ origin: Origin, ranges: [Range<Int>] = [], isGuess: Bool = false, unread: [Range<Int>] = []) {
    self.origin = origin
    self.ranges = ranges
    self.isGuess = isGuess
    self.unread = unread
  }
}
