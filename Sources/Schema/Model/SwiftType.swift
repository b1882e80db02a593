import SimCatalog

/// A type as Swift writes it.
package struct SwiftType: Hashable, Sendable, CustomStringConvertible {
  /// As written, for example `[INPerson]?`.
  package var text: String

  /// A type as Swift writes it.
  package init(_ text: String) { self.text = text }

  /// The type as Swift writes it.
  package var description: String { text }

  /// Whether it may be nil.
  package var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") }

  /// Without `?` or `!`.
  package var wrapped: SwiftType { isOptional ? SwiftType(String(text.dropLast())) : self }

  /// The type of a list's elements; nil when it is no list.
  package var element: SwiftType? {
    let text = wrapped.text
    if text.hasPrefix("Set<"), text.hasSuffix(">") { return SwiftType(String(text.dropFirst(4).dropLast())) }
    guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
    return SwiftType(String(text.dropFirst().dropLast()))
  }

  /// The type of one value: without the list and without `?`.
  package var scalar: String { (element ?? self).wrapped.text }
}

extension ParameterSchema {
  /// The type in which Swift declares it.
  var declared: SwiftType { SwiftType(swiftType) }
}
