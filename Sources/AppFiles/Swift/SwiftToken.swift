/// A piece of a Swift source: what it is, and its bytes.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case identifier
    /// A name between backticks.
    case quotedIdentifier
    case number
    /// A byte that is a token by itself: a bracket, a comma, a part of an operator.
    case mark(UInt8)
    /// The text between a string's quotes and its interpolations, including the quotes.
    case text
    case regularExpression

    /// Whether it is a name, with backticks or without.
    package var isName: Bool { self == .identifier || self == .quotedIdentifier }
  }

  package var kind: Kind
  /// In bytes of the source.
  package var range: Range<Int>
  /// Whether it is the first on its line, apart from white space and comments.
  package var beginsLine: Bool
  /// How many interpolations of strings it is nested in.
  package var depth: Int
  /// Whether it is the rest of a string, behind an interpolation.
  package var continuesText: Bool
}
