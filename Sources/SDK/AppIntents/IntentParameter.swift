import UniformTypeIdentifiers

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value>: _HostedParameter, @unchecked Sendable {
  /// Whether it has a value.
  public enum ValueState {
    case set(Value)
    case unset
  }

  /// The source of a value in the Shortcuts app.
  public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }
  public enum ControlStyle: Sendable { case field, stepper, slider }
  public enum Kind: Sendable { case date, time, dateTime }

  private var kept: Value?
  public var _name = ""
  let provider: (any DynamicOptionsProvider)?
  public let title: LocalizedStringResource?

  public var wrappedValue: Value {
    get {
      if let kept { return kept }
      if let none = HostedValues.none(Value.self) { return none }
      fatalError("the parameter '\(_name)' has no value")
    }
    set { kept = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  public var valueState: ValueState { kept.map { .set($0) } ?? .unset }
  public var isOptional: Bool { HostedValues.none(Value.self) != nil }

  /// Puts a number that was said without a unit into the parameter's own.
  private var inItsUnit: ((Value) -> Value)?

  private init(_ value: Value?, _ title: LocalizedStringResource?, _ provider: (any DynamicOptionsProvider)? = nil) {
    kept = value
    self.title = title
    self.provider = provider
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: ControlStyle, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    controlStyle: ControlStyle = .field, inclusiveRange: (Bound, Bound), requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    kind: Kind, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(nil, title) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(nil, title) }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) { self.init(value, title, optionsProvider) }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Provider
  ) { self.init(value, title, query) }

  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    self.init(value, title)
    inItsUnit = { Measurement(value: $0.value, unit: defaultUnit) }
  }

  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    self.init(value, title)
    inItsUnit = { $0.map { Measurement(value: $0.value, unit: defaultUnit) } }
  }

  // MARK: Its host

  public var _value: _HostedValue? { kept.flatMap { HostedValues.hosted($0) } }

  public func _take(_ value: _HostedValue) async throws -> Bool {
    guard let made = try await HostedValues.make(Value.self, from: value) else { return false }
    kept = inItsUnit.map { $0(made) } ?? made
    return true
  }

  public func _options(matching term: String?) async throws -> _HostedOptions? {
    if let provider { return try await HostedValues.options(of: provider, matching: term) }
    return try await HostedValues.options(of: Value.self, matching: term)
  }

  public func _default() async -> _HostedValue? {
    if let provider { return await HostedValues.defaultResult(of: provider) }
    return await HostedValues.defaultResult(of: Value.self)
  }
}

extension String {
  /// How a text is entered.
  public struct IntentInputOptions: Sendable {
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
      case twitter, webSearch, asciiCapableNumberPad
    }

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// The names of true and false.
  public struct IntentDisplayName: Sendable {
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
  }
}

/// How many values a parameter takes.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {}
  public init(min: Int, max: Int) {}
}

/// A text that may be nil.
public protocol _OptionalValue {
  associatedtype Wrapped
}
extension Optional: _OptionalValue {}
