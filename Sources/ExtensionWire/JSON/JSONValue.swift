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

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// What kind of value it is, for a message.
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
}

extension JSONValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
}
