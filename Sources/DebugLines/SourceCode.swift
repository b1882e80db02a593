/// What stands in the sources for an address of code.
package struct SourceCode: Hashable, Sendable {
  /// The mangled name of the function; nil if it has none.
  package var symbol: String?
  /// Where the code is written, then, for all that was inlined there, the line of the call. None without debug
  /// information.
  package var lines: [SourceLine]
}

/// A line of a source file.
package struct SourceLine: Hashable, Sendable {
  /// As the compiler noted it.
  package var path: String
  /// From 1.
  package var line: Int
}
