/// A value in a predicate, or one that a fetch computes: `NSExpression`, which Linux's Foundation declares as a class
/// that can't be created. The build gives the copies of sources this name.
open class _NSExpression: NSObject, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case aggregate = 14
    case block = 19
  }

  let form: Form

  indirect enum Form {
    case value(PredicateExpression, ExpressionType)
    /// A Swift key path.
    case path((Any?) -> Any?)
    case function(String, [_NSExpression])
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [_NSExpression]?)
  }

  init(_ form: Form) { self.form = form }

  /// Reads an expression from a predicate's format; like Apple's, it stops the program if that can't be read.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    guard case .comparison(let comparison)? = PredicateParser.parse(expressionFormat + " == 0", arguments) else {
      fatalError("Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(.value(comparison.left, .keyPath))
  }

  public convenience init(forConstantValue obj: Any?) { self.init(.value(.value(obj), .constantValue)) }
  public convenience init(forKeyPath keyPath: String) {
    self.init(.value(.path(keyPath.split(separator: ".").map(String.init)), .keyPath))
  }
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    self.init(.path { ($0 as? Root)?[keyPath: keyPath] })
  }
  public convenience init(forVariable string: String) { self.init(.value(.variable(string), .variable)) }
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.compactMap { $0 as? _NSExpression }))
  }
  public convenience init(forAggregate subexpressions: [Any]) {
    let parts = subexpressions.map { part -> PredicateExpression in
      if case .value(let value, _)? = (part as? _NSExpression)?.form { value } else { .value(part) }
    }
    self.init(.value(.list(parts), .aggregate))
  }
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
  ) { self.init(.block(block, arguments)) }

  open class func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.value(.path([]), .evaluatedObject)) }

  open var expressionType: ExpressionType {
    switch form {
    case .value(_, let type): type
    case .path: .keyPath
    case .function: .function
    case .block: .block
    }
  }
  open var keyPath: String {
    if case .value(.path(let keys), _) = form { keys.joined(separator: ".") } else { "" }
  }
  open var constantValue: Any? {
    if case .value(.value(let value), _) = form { value } else { nil }
  }
  open var variable: String {
    if case .value(.variable(let name), _) = form { name } else { "" }
  }
  open var function: String { if case .function(let name, _) = form { name } else { "" } }
  open var arguments: [_NSExpression]? {
    switch form {
    case .value, .path: nil
    case .function(_, let arguments): arguments
    case .block(_, let arguments): arguments
    }
  }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    switch form {
    case .value(let expression, _): return expression.value(for: object, variables)
    case .path(let value): return KeyValue.unwrap(value(object))
    case .block(let block, let arguments):
      return block(object, (arguments ?? []).compactMap { $0.expressionValue(with: object, context: context) }, context)
    case .function(let name, let arguments):
      let values = arguments.map { $0.expressionValue(with: object, context: context) }
      // A function of one list works on its elements, as `sum:` of a path to many does.
      return KeyValue.function(name, of: values.count == 1 ? KeyValue.elements(values[0]) ?? values : values)
    }
  }
}

extension KeyValue {
  /// The result of one of NSExpression's functions: `sum:`, `average:`, `count:`; nil for an unknown one, which is
  /// reported.
  public static func function(_ name: String, of values: [Any?]) -> Any? {
    let there = values.compactMap(unwrap)
    let numbers = there.compactMap(number)
    func pair(_ work: (Double, Double) -> Double) -> NSNumber? {
      numbers.count == 2 ? NSNumber(value: work(numbers[0], numbers[1])) : nil
    }
    func one(_ work: (Double) -> Double) -> NSNumber? { numbers.first.map { NSNumber(value: work($0)) } }
    switch name {
    case "sum:": return NSNumber(value: numbers.reduce(0, +))
    case "count:": return NSNumber(value: there.count)
    case "average:": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "min:": return there.min { order($0, $1) == .orderedAscending }
    case "max:": return there.max { order($0, $1) == .orderedAscending }
    case "add:to:": return pair(+)
    case "from:subtract:": return pair(-)
    case "multiply:by:": return pair(*)
    case "divide:by:": return pair(/)
    case "raise:toPower:": return pair(pow)
    case "abs:": return one(abs)
    case "sqrt:": return one { $0.squareRoot() }
    case "floor:": return one { $0.rounded(.down) }
    case "ceiling:": return one { $0.rounded(.up) }
    case "trunc:": return one { $0.rounded(.towardZero) }
    case "uppercase:": return there.first.flatMap(text)?.uppercased()
    case "lowercase:": return there.first.flatMap(text)?.lowercased()
    case "now", "now:": return Date()
    default:
      SDKNotice.say(.keyValueCoding, "the function '\(name)'")
      return nil
    }
  }
}
