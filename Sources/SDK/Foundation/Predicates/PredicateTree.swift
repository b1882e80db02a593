/// The content of a predicate's format string.
indirect enum PredicateTree {
  case always(Bool)
  case all([PredicateTree])
  case any([PredicateTree])
  case not(PredicateTree)
  case comparison(PredicateComparison)
}

/// Two expressions and their comparison.
struct PredicateComparison {
  enum Operator: String {
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "==", notEqual = "!="
    case between = "BETWEEN", `in` = "IN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES"
  }

  /// For how many elements on the left it must be true.
  enum Quantity {
    case itself, any, all, none
  }

  var quantity = Quantity.itself
  var left: PredicateExpression
  var operation: Operator
  /// `[c]`
  var ignoresCase = false
  /// `[d]`
  var ignoresDiacritics = false
  var right: PredicateExpression
}

/// A value in a predicate.
indirect enum PredicateExpression {
  case value(Any?)
  /// Empty for SELF.
  case path([String])
  case variable(String)
  case list([PredicateExpression])
  case arithmetic(PredicateExpression, String, PredicateExpression)
  case now
}
