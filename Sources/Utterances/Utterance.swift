/// A typed line and its tokens.
public struct Utterance: Hashable, Sendable {
  /// The line as it was typed.
  public let text: String
  /// Its words and marks, from left to right.
  public let tokens: [Token]
  /// The tokens' normal forms as UTF-8, one after the other with a space between words (none between Chinese
  /// characters, none where an apostrophe joins two words): a run of tokens is a run of bytes, so that looking a phrase
  /// up takes one hash over existing bytes.
  public let normalBytes: [UInt8]

  /// A line that has already been cut.
  public init(text: String, tokens: [Token], normalBytes: [UInt8]) {
    self.text = text
    self.tokens = tokens
    self.normalBytes = normalBytes
  }
}

/// A word, a number, a Chinese character, or a punctuation mark, with its range in the typed line.
public struct Token: Hashable, Sendable {
  /// What a token is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A run of letters (and inner apostrophes), or what an apostrophe attaches to one: "'s", "l'".
    case word
    /// A run of digits, with inner points and commas.
    case number
    /// One character of a script without spaces.
    case ideograph
    case punctuation
    /// An emoji or another symbol.
    case symbol
  }

  /// The kind of token.
  public var kind: Kind
  /// UTF-8 offsets in `Utterance.text`.
  public var range: Range<Int>
  /// Offsets in `Utterance.normalBytes`; empty for punctuation.
  public var normal: Range<Int>

  /// A token by its ranges in the line and in the normal forms.
  public init(kind: Kind, range: Range<Int>, normal: Range<Int>) {
    self.kind = kind
    self.range = range
    self.normal = normal
  }
}
