public import SimCatalog

extension ParameterType {
  /// Whether "not" with its value means another value; "not flagged" is a value by itself.
  var canBeTurnedAway: Bool {
    switch self {
    case .string, .boolean, .enumeration, .object: false
    case .integer, .double, .person, .speakable, .place, .date, .dateRange, .money: true
    }
  }

  /// Whether its question takes any words.
  public var takesAnyText: Bool { self == .string }
}
