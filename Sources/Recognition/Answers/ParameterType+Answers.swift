public import SimCatalog

extension ParameterType {
  /// Whether "not" with its value means another value; "not flagged" is a value by itself.
  var canBeTurnedAway: Bool {
    switch self {
    case .string, .boolean, .enumeration, .object: false
    case .integer, .double, .person, .speakable, .place, .date, .dateRange, .money: true
    }
  }

  /// Whether its values are called by names: any words may be one.
  var isNamed: Bool {
    switch self {
    case .person, .speakable, .place, .string, .object: true
    case .boolean, .integer, .double, .date, .dateRange, .money, .enumeration: false
    }
  }

  /// Whether its question takes any words.
  public var takesAnyText: Bool { self == .string }
}
