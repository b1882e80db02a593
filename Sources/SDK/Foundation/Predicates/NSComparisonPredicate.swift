/// A comparison of two expressions: `NSComparisonPredicate`, which can't be created with Linux's Foundation (see
/// `_NSExpression`).
open class _NSComparisonPredicate: NSPredicate, @unchecked Sendable {
  public enum Modifier: UInt, Sendable {
    case direct = 0
    case all = 1
    case any = 2
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo = 1
    case greaterThan = 2
    case greaterThanOrEqualTo = 3
    case equalTo = 4
    case notEqualTo = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case contains = 99
    case between = 100
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public let leftExpression: _NSExpression
  public let rightExpression: _NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    super.init { object, variables in
      let context = variables.map { NSMutableDictionary(dictionary: $0) }
      let comparison = PredicateComparison(
        quantity: modifier.quantity, left: .value(lhs.expressionValue(with: object, context: context)),
        operation: type.operation, ignoresCase: options.contains(.caseInsensitive),
        ignoresDiacritics: options.contains(.diacriticInsensitive),
        right: .value(rhs.expressionValue(with: object, context: context)))
      return comparison.holds(for: object, variables ?? [:])
    }
  }

  public required init?(coder: NSCoder) { return nil }
}

extension _NSComparisonPredicate.Modifier {
  fileprivate var quantity: PredicateComparison.Quantity {
    switch self {
    case .direct: .itself
    case .all: .all
    case .any: .any
    }
  }
}

extension _NSComparisonPredicate.Operator {
  fileprivate var operation: PredicateComparison.Operator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .in
    case .contains: .contains
    case .between: .between
    }
  }
}
