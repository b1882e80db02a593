extension IntentParameter {
  func ask(_ kind: _HostedQuestion.Kind, _ dialog: IntentDialog?) async throws -> _HostedAnswer {
    try await HostedValues.ask(kind, dialog)
  }

  func requested<Asked>(_ type: Asked.Type, _ dialog: IntentDialog?) async throws -> Asked {
    guard case .value(let value) = try await ask(.value(parameter: _name), dialog),
      let made = try await HostedValues.make(Asked.self, from: value)
    else { throw CancellationError() }
    return made
  }

  func chosen<Asked>(among values: [Asked], _ dialog: IntentDialog?) async throws -> Asked {
    let options = values.map { HostedValues.hosted($0) ?? .string("\($0)") }
    switch try await ask(.disambiguation(parameter: _name, options: options), dialog) {
    case .choice(let index) where values.indices.contains(index): return values[index]
    case .value(let value):
      guard let made = try await HostedValues.make(Asked.self, from: value) else { throw CancellationError() }
      return made
    default: throw CancellationError()
    }
  }

  func agreed(_ value: some Any, _ dialog: IntentDialog?) async throws -> Bool {
    let hosted = HostedValues.hosted(value)
    if case .yes = try await ask(.parameterConfirmation(parameter: _name, value: hosted), dialog) { return true }
    return false
  }

  /// Asks, and goes on with the answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    try await requested(Value.self, dialog)
  }

  /// What is thrown to ask, and to begin again with the answer.
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.asks(HostedValues.question(.value(parameter: _name), dialog)))
  }

  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    try await chosen(among: values, dialog)
  }

  public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
    disambiguationError(values, dialog)
  }

  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    try await agreed(value, dialog)
  }

  func disambiguationError<Asked>(_ values: [Asked], _ dialog: IntentDialog?) -> AppIntentError {
    let options = values.map { HostedValues.hosted($0) ?? .string("\($0)") }
    return AppIntentError(
      .asks(HostedValues.question(.disambiguation(parameter: _name, options: options), dialog)))
  }
}

extension IntentParameter where Value: _OptionalValue {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.Wrapped {
    try await requested(Value.Wrapped.self, dialog)
  }

  public func requestDisambiguation(
    among values: [Value.Wrapped], dialog: IntentDialog? = nil
  ) async throws -> Value.Wrapped {
    try await chosen(among: values, dialog)
  }

  public func needsDisambiguationError(among values: [Value.Wrapped], dialog: IntentDialog? = nil) -> AppIntentError {
    disambiguationError(values, dialog)
  }

  public func requestConfirmation(for value: Value.Wrapped, dialog: IntentDialog? = nil) async throws -> Bool {
    try await agreed(value, dialog)
  }
}
