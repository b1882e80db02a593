/// A value of a YAML file, with its line.
public struct YAMLNode: Hashable, Sendable {
  /// What a value is.
  public enum Content: Hashable, Sendable {
    /// No value.
    case nothing
    /// A text; numbers and Booleans are texts, too.
    case scalar(String)
    case list([YAMLNode])
    /// In the order of the file.
    case map([Member])
  }

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: YAMLNode
  }

  /// The value itself.
  public var content: Content
  /// From 1.
  public var line: Int

  /// The first value of a key; nil where there is none, and where this isn't a map.
  public subscript(_ key: String) -> YAMLNode? {
    guard case .map(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text of a scalar; nil for every other value.
  public var text: String? { if case .scalar(let text) = content { text } else { nil } }

  /// The elements of a list; empty for every other value.
  public var elements: [YAMLNode] { if case .list(let elements) = content { elements } else { [] } }

  /// The members of a map; empty for every other value.
  public var members: [Member] { if case .map(let members) = content { members } else { [] } }
}

/// A text that isn't YAML, or uses more of it than is read here.
public struct YAMLError: Error, Hashable, Sendable {
  /// What was read and what was expected.
  public var message: String
  /// From 1.
  public var line: Int

  /// A fault at a line.
  public init(message: String, line: Int) {
    self.message = message
    self.line = line
  }
}
