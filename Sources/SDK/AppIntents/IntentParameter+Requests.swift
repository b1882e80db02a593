extension IntentParameter {
  func ask(
    _ kind: _HostedQuestion.Kind, _ dialog: IntentDialog?, _ place: _HostedPlace
  ) async throws -> _HostedAnswer { try await HostedValues.ask(kind, dialog, at: place) }

  func requested<Asked>(
    _ type: Asked.Type, _ dialog: IntentDialog?, _ place: _HostedPlace
  ) async throws -> Asked {
    guard case .value(let value) = try await ask(.value(parameter: _name), dialog, place),
      let made = try await HostedValues.make(Asked.self, from: value)
    else { throw CancellationError() }
    return made
  }

  func chosen<Asked>(
    among values: [Asked], _ dialog: IntentDialog?, _ place: _HostedPlace
  ) async throws -> Asked {
    let options = values.map { HostedValues.hosted($0) ?? .string("\($0)") }
    switch try await ask(.disambiguation(parameter: _name, options: options), dialog, place) {
    case .choice(let index) where values.indices.contains(index): return values[index]
    case .value(let value):
      guard let made = try await HostedValues.make(Asked.self, from: value) else { throw CancellationError() }
      return made
    default: throw CancellationError()
    }
  }

  func agreed(
    _ value: some Any, _ dialog: IntentDialog?, _ place: _HostedPlace
  ) async throws -> Bool {
    let hosted = HostedValues.hosted(value)
    let answer = try await ask(.parameterConfirmation(parameter: _name, value: hosted), dialog, place)
    return if case .yes = answer { true } else { false }
  }

  /// Asks, and continues with the answer.
  public func requestValue(_ dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line) async throws
    -> Value
  {
    try await requested(Value.self, dialog, _HostedPlace(file, line))
  }

  /// An error that, when thrown, asks and restarts with the answer.
  public func requestValue(_ dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line) -> any Error {
    needsValueError(dialog, file: file, line: line)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line)
    -> AppIntentError
  {
    AppIntentError(
      .asks(HostedValues.question(.value(parameter: _name), dialog, at: _HostedPlace(file, line))))
  }

  public func requestDisambiguation(
    among values: [Value], dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> Value {
    try await chosen(among: values, dialog, _HostedPlace(file, line))
  }

  public func needsDisambiguationError(
    among values: [Value], dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) -> AppIntentError {
    disambiguationError(values, dialog, _HostedPlace(file, line))
  }

  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> Bool {
    try await agreed(value, dialog, _HostedPlace(file, line))
  }

  func disambiguationError<Asked>(
    _ values: [Asked], _ dialog: IntentDialog?, _ place: _HostedPlace
  ) -> AppIntentError {
    let options = values.map { HostedValues.hosted($0) ?? .string("\($0)") }
    return AppIntentError(
      .asks(
        HostedValues.question(.disambiguation(parameter: _name, options: options), dialog, at: place)))
  }
}

extension IntentParameter where Value: _OptionalValue {
  public func requestValue(_ dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line) async throws
    -> Value.Wrapped
  {
    try await requested(Value.Wrapped.self, dialog, _HostedPlace(file, line))
  }

  public func requestDisambiguation(
    among values: [Value.Wrapped], dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> Value.Wrapped {
    try await chosen(among: values, dialog, _HostedPlace(file, line))
  }

  public func needsDisambiguationError(
    among values: [Value.Wrapped], dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) -> AppIntentError {
    disambiguationError(values, dialog, _HostedPlace(file, line))
  }

  public func requestConfirmation(
    for value: Value.Wrapped, dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> Bool {
    try await agreed(value, dialog, _HostedPlace(file, line))
  }
}
