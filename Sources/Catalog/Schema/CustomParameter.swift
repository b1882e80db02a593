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
  /// The least number that it takes; nil for any.
  public var minimum: Double?
  /// The greatest number that it takes; nil for any.
  public var maximum: Double?

  /// Whether it takes a value, by what its author says of numbers.
  public func takes(_ value: Value) -> Bool {
    let number: Double
    switch value {
    case .integer(let whole): number = Double(whole)
    case .double(let part): number = part
    case .string, .boolean, .person, .speakable, .place, .date, .dateRange, .money, .enumeration, .list, .object:
      return true
    }
    return number >= minimum ?? number && number <= maximum ?? number
  }

  /// A parameter that is like SiriKit's in all that isn't said.
  public init(
    offersOptions: Bool = false, isSearched: Bool = false, defaultValue: Value? = nil,
    condition: ParameterCondition? = nil, fixedSize: Int? = nil, minimum: Double? = nil, maximum: Double? = nil
  ) {
    self.offersOptions = offersOptions
    self.isSearched = isSearched
    self.defaultValue = defaultValue
    self.condition = condition
    self.fixedSize = fixedSize
    self.minimum = minimum
    self.maximum = maximum
  }
}
