/// What an intent's code answers.
public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
  @unchecked Sendable
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { IntentResultContainer(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { IntentResultContainer(value: nil) }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
}
