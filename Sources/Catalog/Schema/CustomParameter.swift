/// What an app's own intent declares about a parameter (behaviour.md e.6).
public struct CustomParameter: Hashable, Sendable {
  /// Whether the app offers options for it, so that the question is a list.
  public var offersOptions: Bool
  /// Whether what the user says is a search among the options.
  public var isSearched: Bool
  /// The value that it has when none is given; nil for none.
  public var defaultValue: Value?
  /// When the parameter applies; nil for always.
  public var condition: ParameterCondition?
  /// The most values that it takes; nil for any number.
  public var fixedSize: Int?
  /// The smallest number that it takes; nil for any.
  public var minimum: Double?
  /// The largest number that it takes; nil for any.
  public var maximum: Double?

  /// Whether it accepts a value, by its author's limits for numbers.
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

  /// A parameter that is like SiriKit's by default.
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
