/// A JSON text as a tree.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Always finite.
  case double(Double)
  case string(String)
  case array([JSONValue])
  /// In the order of the text; of two equal keys the first one counts.
  case object([Member])

  /// A key of an object and its value.
  public struct Member: Hashable, Sendable {
    /// As in the text, with escapes resolved.
    public var key: String
    /// The key's value, which may be null.
    public var value: JSONValue

    /// A member to be written; an object's keys aren't checked for duplicates.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object of the members that have a value, in the given order.
  public static func fields(_ fields: [(String, JSONValue?)]) -> JSONValue {
    .object(fields.compactMap { field in field.1.map { Member(key: field.0, value: $0) } })
  }

  /// The string, or null where there is none.
  public static func orNull(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The integer, or null where there is none.
  public static func orNull(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }

  /// The kind of value, for a message.
  public var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The member of that name; nil where there is none, where it is null, and where the value isn't an object.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    guard let member = members.first(where: { $0.key == key }), member.value != .null else { return nil }
    return member.value
  }

  /// The text of a string, nil for every other kind of value.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array, none for every other kind of value.
  public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// A string literal, for writing constant values.
  public init(stringLiteral value: String) { self = .string(value) }
}
