public import SimCatalog
public import SimUtterances

/// Reads values of one kind that end where their words end: numbers, counts, times, durations.
///
/// A reader is built from the lists of a language, and has no other memory: the same words at the same clock read the same.
public protocol ValueReader: Sendable {
  /// Every value that begins at a token, the longest first; empty when none does.
  ///
  /// - Parameters:
  ///   - token: an index into `utterance.tokens`; never that of a punctuation mark.
  ///   - now: the conversation's clock.
  func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading]
}

/// A value that was read, and where it ends.
public struct Reading: Hashable, Sendable {
  /// What was read.
  public var value: Value
  /// The index of the token after the last one that belongs to the value.
  public var end: Int

  /// A value that ends before a token.
  public init(value: Value, end: Int) {
    self.value = value
    self.end = end
  }
}
