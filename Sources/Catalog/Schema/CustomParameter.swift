/// What an app's own intent says of a parameter (behaviour.md e.6).
public struct CustomParameter: Hashable, Sendable {
  /// Whether the app offers its values: a question for it is a list then.
  public var offersOptions: Bool
  /// Whether the options are searched by what the user says.
  public var isSearched: Bool
  /// The value that it has when none is given; nil for none.
  public var defaultValue: Value?
  /// When it counts; nil for always.
  public var condition: ParameterCondition?
  /// So many values it takes at most; nil for any number.
  public var fixedSize: Int?

  /// A parameter that is like SiriKit's in all that isn't said.
  public init(
    offersOptions: Bool = false, isSearched: Bool = false, defaultValue: Value? = nil,
    condition: ParameterCondition? = nil, fixedSize: Int? = nil
  ) {
    self.offersOptions = offersOptions
    self.isSearched = isSearched
    self.defaultValue = defaultValue
    self.condition = condition
    self.fixedSize = fixedSize
  }
}
