/// Reads a predicate's format string with its arguments.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any?]
  private var index = 0

  /// - Returns: nil if the format can't be read, or needs more arguments than there are.
  static func parse(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
    guard let tokens = PredicateToken.all(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments)
    guard let tree = parser.alternatives(), parser.index == tokens.count else { return nil }
    return tree
  }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var current: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    index += 1
    return true
  }

  private func isWord(_ word: String) -> Bool {
    if case .word(let found) = current { found.uppercased() == word } else { false }
  }

  private mutating func take(word: String) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  // MARK: Conditions

  private mutating func alternatives() -> PredicateTree? {
    guard let first = conjunction() else { return nil }
    var trees = [first]
    while take(word: "OR") || take(sign: "||") {
      guard let next = conjunction() else { return nil }
      trees.append(next)
    }
    return trees.count == 1 ? first : .any(trees)
  }

  private mutating func conjunction() -> PredicateTree? {
    guard let first = condition() else { return nil }
    var trees = [first]
    while take(word: "AND") || take(sign: "&&") {
      guard let next = condition() else { return nil }
      trees.append(next)
    }
    return trees.count == 1 ? first : .all(trees)
  }

  private mutating func condition() -> PredicateTree? {
    if take(word: "NOT") || take(sign: "!") { return condition().map { .not($0) } }
    if take(word: "TRUEPREDICATE") { return .always(true) }
    if take(word: "FALSEPREDICATE") { return .always(false) }
    // A bracket opens a condition or an expression, which only shows in what follows.
    let start = index
    if take(sign: "(") {
      if let inner = alternatives(), take(sign: ")"), !continuesExpression { return inner }
      index = start
    }
    return comparison()
  }

  private var continuesExpression: Bool {
    switch current {
    case .sign(let sign): !["&&", "||", ")", "}", ","].contains(sign)
    case .word(let word): Self.operators[word.uppercased()] != nil
    default: false
    }
  }

  private mutating func comparison() -> PredicateTree? {
    var quantity = PredicateComparison.Quantity.itself
    if take(word: "ANY") || take(word: "SOME") {
      quantity = .any
    } else if take(word: "ALL") {
      quantity = .all
    } else if take(word: "NONE") {
      quantity = .none
    }
    guard let left = expression() else { return nil }
    var isNegated = false
    if isWord("NOT"), index + 1 < tokens.count, case .word(let next) = tokens[index + 1], next.uppercased() == "IN" {
      index += 1
      isNegated = true
    }
    guard let operation = comparisonOperator() else { return nil }
    let (ignoresCase, ignoresDiacritics) = options()
    guard let right = expression() else { return nil }
    let tree = PredicateTree.comparison(
      PredicateComparison(
        quantity: quantity, left: left, operation: operation, ignoresCase: ignoresCase,
        ignoresDiacritics: ignoresDiacritics, right: right))
    return isNegated ? .not(tree) : tree
  }

  private static let operators: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "IN": .in,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  private mutating func comparisonOperator() -> PredicateComparison.Operator? {
    let name: String
    switch current {
    case .sign(let sign): name = sign
    case .word(let word): name = word.uppercased()
    default: return nil
    }
    guard let found = Self.operators[name] else { return nil }
    index += 1
    return found
  }

  /// `[c]`, `[d]`, `[cd]`; `[n]` and `[l]` affect how texts are compared and change nothing here.
  private mutating func options() -> (Bool, Bool) {
    guard current == .sign("["), index + 2 < tokens.count, case .word(let letters) = tokens[index + 1],
      tokens[index + 2] == .sign("]")
    else { return (false, false) }
    index += 3
    return (letters.lowercased().contains("c"), letters.lowercased().contains("d"))
  }

  // MARK: Expressions

  private mutating func expression() -> PredicateExpression? {
    guard var left = product() else { return nil }
    while case .sign(let sign) = current, sign == "+" || sign == "-" {
      index += 1
      guard let right = product() else { return nil }
      left = .arithmetic(left, sign, right)
    }
    return left
  }

  private mutating func product() -> PredicateExpression? {
    guard var left = operand() else { return nil }
    while case .sign(let sign) = current, sign == "*" || sign == "/" || sign == "**" {
      index += 1
      guard let right = operand() else { return nil }
      left = .arithmetic(left, sign, right)
    }
    return left
  }

  private mutating func operand() -> PredicateExpression? {
    guard let token = current else { return nil }
    index += 1
    switch token {
    case .number(let number): return .value(number)
    case .text(let text): return .value(text)
    case .variable(let name): return .variable(name)
    case .argument(let place): return place < arguments.count ? .value(arguments[place]) : nil
    case .keyArgument(let place):
      guard place < arguments.count, let key = arguments[place] as? String else { return nil }
      return path(key)
    case .sign("-"):
      return operand().map { .arithmetic(.value(0.0), "-", $0) }
    case .sign("("):
      guard let inner = expression(), take(sign: ")") else { return nil }
      return inner
    case .sign("{"): return list()
    case .sign: return nil
    case .word(let word): return named(word)
    }
  }

  private mutating func list() -> PredicateExpression? {
    var elements: [PredicateExpression] = []
    if take(sign: "}") { return .list([]) }
    repeat {
      guard let element = expression() else { return nil }
      elements.append(element)
    } while take(sign: ",")
    return take(sign: "}") ? .list(elements) : nil
  }

  private mutating func named(_ word: String) -> PredicateExpression? {
    switch word.uppercased() {
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NULL", "NIL": return .value(nil)
    case "NOW":
      if take(sign: "("), take(sign: ")") { return .now }
      return path(word)
    case "FUNCTION", "CAST", "SUBQUERY", "TERNARY": return nil
    default: return path(word)
    }
  }

  private func path(_ text: String) -> PredicateExpression {
    var keys = text.split(separator: ".").map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return .path(keys)
  }
}
