/// What a predicate's format string says.
indirect enum PredicateTree {
  case always(Bool)
  case all([PredicateTree])
  case any([PredicateTree])
  case not(PredicateTree)
  case comparison(PredicateComparison)
}

/// Two expressions and how they are compared.
struct PredicateComparison {
  enum Operator: String {
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "==", notEqual = "!="
    case between = "BETWEEN", `in` = "IN", contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES"
  }

  /// For how many of the elements on the left it must hold.
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
  /// Nothing for SELF.
  case path([String])
  case variable(String)
  case list([PredicateExpression])
  case arithmetic(PredicateExpression, String, PredicateExpression)
  case now
}
