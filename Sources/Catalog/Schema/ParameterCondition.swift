/// When a parameter of an app's own intent applies: only while another one has a value ("shown when parent is").
public struct ParameterCondition: Hashable, Sendable {
  /// The other parameter.
  public var parent: String
  /// The value that it must have; nil for any.
  public var value: Value?

  /// A condition on another parameter.
  public init(parent: String, value: Value?) {
    self.parent = parent
    self.value = value
  }

  /// Whether the intent, as filled now, meets it.
  public func holds(in intent: FilledIntent) -> Bool {
    guard let given = intent[parent] else { return false }
    guard let value else { return true }
    return given == value
  }
}
