extension PredicateTree {
  /// Whether it is true for an object.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .always(let value): value
    case .all(let trees): trees.allSatisfy { $0.holds(for: object, variables) }
    case .any(let trees): trees.contains { $0.holds(for: object, variables) }
    case .not(let tree): !tree.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    }
  }
}

extension PredicateExpression {
  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return KeyValue.unwrap(value)
    case .path(let keys): return KeyValue.value(of: object, at: keys[...])
    case .variable(let name): return variables[name]
    case .list(let elements): return elements.map { $0.value(for: object, variables) as Any }
    case .now: return Date()
    case .arithmetic(let left, let sign, let right):
      guard let left = KeyValue.number(left.value(for: object, variables)),
        let right = KeyValue.number(right.value(for: object, variables))
      else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "**": return pow(left, right)
      default: return left / right
      }
    }
  }
}

extension PredicateComparison {
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let right = right.value(for: object, variables)
    let left = left.value(for: object, variables)
    switch quantity {
    case .itself: return compare(left, right)
    case .any: return KeyValue.elements(left)?.contains { compare($0, right) } ?? false
    case .all: return KeyValue.elements(left)?.allSatisfy { compare($0, right) } ?? false
    case .none: return !(KeyValue.elements(left)?.contains { compare($0, right) } ?? false)
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    let left = KeyValue.unwrap(left)
    let right = KeyValue.unwrap(right)
    switch operation {
    case .equal: return equal(left, right)
    case .notEqual: return !equal(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = KeyValue.elements(right), bounds.count == 2 else { return false }
      return order(left, KeyValue.unwrap(bounds[0])).map { $0 != .orderedAscending } ?? false
        && order(left, KeyValue.unwrap(bounds[1])).map { $0 != .orderedDescending } ?? false
    case .in: return isContained(left, in: right)
    case .contains: return isContained(right, in: left)
    case .beginsWith: return texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .endsWith: return texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .like: return texts(left, right).map { Self.matches($0, Self.expression(ofWildcards: $1)) } ?? false
    case .matches: return texts(left, right).map { Self.matches($0, $1) } ?? false
    }
  }

  private func isContained(_ element: Any?, in whole: Any?) -> Bool {
    if let texts = texts(whole, element) { return texts.1.isEmpty ? false : texts.0.contains(texts.1) }
    return KeyValue.elements(whole)?.contains { equal(KeyValue.unwrap($0), element) } ?? false
  }

  private func equal(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    if let texts = texts(left, right) { return texts.0 == texts.1 }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = KeyValue.elements(left), let right = KeyValue.elements(right), left.count == right.count {
      return zip(left, right).allSatisfy { equal(KeyValue.unwrap($0), KeyValue.unwrap($1)) }
    }
    return false
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    KeyValue.order(left.map(folded), right.map(folded))
  }

  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = left.map(folded) as? String, let right = right.map(folded) as? String else { return nil }
    return (left, right)
  }

  /// Texts in their form for comparison; other values unchanged.
  private func folded(_ value: Any) -> Any {
    guard let text = KeyValue.text(value) else { return value }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  /// `*` matches any text, `?` any character.
  private static func expression(ofWildcards text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard
      let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: [.dotMatchesLineSeparators])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
