import SimCatalog

/// A type as Swift writes it.
public struct SwiftType: Hashable, Sendable, CustomStringConvertible {
  /// As written, for example `[INPerson]?`.
  public var text: String

  /// A type as Swift writes it.
  public init(_ text: String) { self.text = text }

  /// The type as Swift writes it.
  public var description: String { text }

  /// Whether it may be nil.
  public var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") }

  /// Without `?` or `!`.
  public var wrapped: SwiftType { isOptional ? SwiftType(String(text.dropLast())) : self }

  /// The type of a list's elements; nil when it is no list.
  public var element: SwiftType? {
    let text = wrapped.text
    if text.hasPrefix("Set<"), text.hasSuffix(">") { return SwiftType(String(text.dropFirst(4).dropLast())) }
    guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
    return SwiftType(String(text.dropFirst().dropLast()))
  }

  /// The type of one value: without the list and without `?`.
  public var scalar: String { (element ?? self).wrapped.text }
}

extension ParameterSchema {
  /// The type in which Swift declares it.
  var declared: SwiftType { SwiftType(swiftType) }
}
