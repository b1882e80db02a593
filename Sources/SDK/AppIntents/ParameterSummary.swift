/// The sentence by which the Shortcuts app shows an intent. It is never spoken.
public protocol ParameterSummary: Sendable {}
public struct EmptyParameterSummary: ParameterSummary { public init() {} }

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public struct Sentence: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init() {}
  public init(_ sentence: Sentence, table: String? = nil) {}
  public init(_ sentence: Sentence, table: String? = nil, @ParameterSummaryPaths<Intent> _ others: () -> Void) {}
  public init(@ParameterSummaryPaths<Intent> _ others: () -> Void) {}
}

/// How a value is compared.
public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, oneOf
}
public enum ParameterSummaryPresence: Sendable { case hasAnyValue, hasNoValue }

public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
{
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) {}
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) {}
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ values: [Value],
    @ParameterSummaryBuilder _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder otherwise: () -> Otherwise
  ) {}
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder _ whenTrue: () -> WhenTrue
  ) {}
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder _ whenTrue: () -> WhenTrue
  ) {}
}

public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Void
  ) {}
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  public init(_ value: Value, @ParameterSummaryBuilder _ content: () -> Content) {}
  public init(_ values: [Value], @ParameterSummaryBuilder _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  public init(@ParameterSummaryBuilder _ content: () -> Content) {}
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
    Self, WhenTrue, Otherwise
  >
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}

@resultBuilder
public enum ParameterSummaryPaths<Intent> {
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  public static func buildBlock(_ parts: Void...) {}
}

@resultBuilder
public enum ParameterSummaryBuilder {
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content>(_ part: ParameterSummaryCaseCondition<Intent, Value, Content>) {}
  public static func buildExpression<Content>(_ part: ParameterSummaryDefaultCaseCondition<Intent, Content>) {}
  public static func buildBlock(_ parts: Void...) {}
}
