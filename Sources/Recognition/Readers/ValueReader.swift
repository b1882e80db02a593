public import SimCatalog
public import SimUtterances

/// Reads values of one kind that end where their words end: numbers, counts, times, durations.
///
/// A reader is built from a language's lists and has no other state: it reads the same words at the same time alike.
public protocol ValueReader: Sendable {
  /// All values that begin at a token, the longest first; empty when none does.
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
