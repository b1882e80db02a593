/// A declaration of a Swift source with the tokens that it consists of.
package struct SwiftMember: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case type(SwiftTypeDeclaration.Kind)
    /// A function, a subscript, a `deinit`.
    case function
    case initializer
    case property
    /// The cases of one line.
    case enumCase
  }

  package var kind: Kind
  package var name: String
  /// The types around it.
  package var path: [String]
  package var isStatic: Bool
  /// The whole, from its attributes on.
  package var range: Range<Int>
  /// From its name to the brace of its body, or to its end.
  package var head: Range<Int>
  /// What a property is set to where it is declared.
  package var initial: Range<Int>?
  /// Its body, without the braces.
  package var body: Range<Int>?
}
