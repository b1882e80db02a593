public import SimCatalog

extension ParameterType {
  /// Whether a "not" beside its value means another one; "not flagged" is a value by itself.
  var canBeTurnedAway: Bool {
    switch self {
    case .string, .boolean, .enumeration, .object: false
    case .integer, .double, .person, .speakable, .place, .date, .dateRange, .money: true
    }
  }

  /// Whether any words at all answer a question for it.
  public var takesAnyText: Bool { self == .string }
}
