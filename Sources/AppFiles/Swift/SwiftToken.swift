/// A piece of a Swift source: what it is, and its bytes.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case identifier
    /// A name between backticks.
    case quotedIdentifier
    case number
    /// A byte that stands for itself: a bracket, a comma, a part of an operator.
    case mark(UInt8)
    /// What stands between a string's quotes and its interpolations, the quotes with it.
    case text
    case regularExpression

    /// Whether it is a name, with backticks or without.
    package var isName: Bool { self == .identifier || self == .quotedIdentifier }
  }

  package var kind: Kind
  /// In bytes of the source.
  package var range: Range<Int>
  /// Whether nothing but white space and comments stands before it on its line.
  package var beginsLine: Bool
  /// In how many interpolations of strings it stands.
  package var depth: Int
  /// Whether it is the rest of a string, behind an interpolation.
  package var continuesText: Bool
}
