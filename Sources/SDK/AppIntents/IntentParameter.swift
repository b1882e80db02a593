/// What an intent wants to know.
@propertyWrapper
public struct IntentParameter<Value>: @unchecked Sendable {
  private final class Kept { var value: Value? }
  private let kept = Kept()

  public var wrappedValue: Value {
    get {
      if let value = kept.value { return value }
      if let none = Optional<Any>.none as? Value { return none }
      fatalError("the parameter has no value")
    }
    nonmutating set { kept.value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { kept.value = value }

  public init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inclusiveRange: (Bound, Bound), requestValueDialog: IntentDialog? = nil
  ) { kept.value = value }

  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) { kept.value = value }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.notPerformed }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.notPerformed }
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.notPerformed
  }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { false }
}

enum AppIntentError: Error { case notPerformed }

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
}

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  func results() async throws -> Result
}

/// The sentence by which the Shortcuts app shows an intent.
public protocol ParameterSummary: Sendable {}
public struct EmptyParameterSummary: ParameterSummary { public init() {} }

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public struct Sentence: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
  }

  public init(_ sentence: Sentence, table: String? = nil) {}
  public init(_ sentence: Sentence, table: String? = nil, @ParameterSummaryPaths<Intent> _ others: () -> Void) {}
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}

@resultBuilder
public enum ParameterSummaryPaths<Intent> {
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  public static func buildBlock(_ parts: Void...) {}
}

@resultBuilder
public enum ParameterSummaryBuilder {
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
