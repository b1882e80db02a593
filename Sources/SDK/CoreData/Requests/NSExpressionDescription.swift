@_spi(Host) import SDKFoundation

/// What a fetch of dictionaries works out.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: _NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  public var resultType: NSAttributeType {
    get { expressionResultType }
    set { expressionResultType = newValue }
  }

  /// Whether it takes all objects of a group together.
  var isCollective: Bool {
    guard let expression else { return false }
    return ["sum:", "count:", "average:", "min:", "max:"].contains(expression.function)
  }

  /// Of some objects together, or of the first.
  func value(of objects: [NSManagedObject]) -> Any? {
    guard let expression else { return nil }
    guard isCollective, let argument = expression.arguments?.first else {
      return expression.expressionValue(with: objects.first, context: nil)
    }
    let values = objects.map { argument.expressionValue(with: $0, context: nil) }
    return KeyValue.function(expression.function, of: values)
  }
}
