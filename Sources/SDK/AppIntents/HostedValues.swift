/// A type that a parameter may have.
public protocol _HostedConvertible {
  static func _make(from value: _HostedValue) async throws -> Self?
  var _hosted: _HostedValue? { get }
}

/// Conversion between the author's values and the host's.
enum HostedValues {
  static func make<T>(_ type: T.Type, from value: _HostedValue) async throws -> T? {
    guard let convertible = type as? any _HostedConvertible.Type else { return nil }
    return try await convertible._make(from: value) as? T
  }

  static func hosted(_ value: some Any) -> _HostedValue? {
    (value as? any _HostedConvertible)?._hosted ?? (value as? any InstanceDisplayRepresentable)?.object
      ?? .string("\(value)")
  }

  /// Nil, if the type is optional.
  static func none<T>(_ type: T.Type) -> T? {
    guard let optional = type as? any ExpressibleByNilLiteral.Type else { return nil }
    func made<N: ExpressibleByNilLiteral>(_ type: N.Type) -> T { unsafeBitCast(N(nilLiteral: ()) as N, to: T.self) }
    return made(optional)
  }

  static func question(
    _ kind: _HostedQuestion.Kind, _ dialog: IntentDialog?, view: _HostedView = _HostedView(),
    snippet: (any _HostedIntent)? = nil, at place: _HostedPlace
  ) -> _HostedQuestion {
    _HostedQuestion(
      kind, dialog: dialog?.fullText, supporting: dialog?.supportingText, view: view, snippet: snippet, place: place)
  }

  /// Asks the user.
  ///
  /// - Throws: an error if the user cancels, or there is no host to ask.
  static func ask(
    _ kind: _HostedQuestion.Kind, _ dialog: IntentDialog?, view: _HostedView = _HostedView(),
    snippet: (any _HostedIntent)? = nil, at place: _HostedPlace
  ) async throws -> _HostedAnswer {
    guard let answer = await _IntentHosting.ask(question(kind, dialog, view: view, snippet: snippet, at: place)) else {
      throw AppIntentError.Unrecoverable.unsupportedOnDevice
    }
    if case .cancelled = answer { throw CancellationError() }
    return answer
  }

  // MARK: Options

  static func options<T>(of type: T.Type, matching term: String?) async throws -> _HostedOptions? {
    guard let entity = entityType(type) else { return nil }
    func found<E: AppEntity>(_ type: E.Type) async throws -> _HostedOptions? {
      try await options(of: E.defaultQuery, matching: term)
    }
    return try await found(entity)
  }

  static func options<P: DynamicOptionsProvider>(
    of provider: P, matching term: String?
  ) async throws -> _HostedOptions {
    if let term, let query = provider as? any EntityStringQuery {
      func found<Q: EntityStringQuery>(_ query: Q) async throws -> GivenItems {
        GivenItems(try await query.entities(matching: term))
      }
      let name = "entities(matching: \"\(term.replacingOccurrences(of: "\"", with: "'"))\")"
      return try await found(query).options(name, P.self)
    }
    // The system itself searches all entities.
    if let term, let query = provider as? any EnumerableEntityQuery {
      func found<Q: EnumerableEntityQuery>(_ query: Q) async throws -> GivenItems {
        GivenItems(try await query.allEntities(), like: term)
      }
      return try await found(query).options("allEntities()", P.self)
    }
    let name = provider is any EntityQuery ? "suggestedEntities()" : "results()"
    return GivenItems(try await provider.results()).options(name, P.self)
  }

  static func defaultResult<T>(of type: T.Type) async -> _HostedValue? {
    guard let entity = entityType(type) else { return nil }
    func found<E: AppEntity>(_ type: E.Type) async -> _HostedValue? { await defaultResult(of: E.defaultQuery) }
    return await found(entity)
  }

  static func defaultResult<P: DynamicOptionsProvider>(of provider: P) async -> _HostedValue? {
    await provider.defaultResult().flatMap { hosted($0) }
  }

  private static func entityType<T>(_ type: T.Type) -> (any AppEntity.Type)? {
    if let entity = type as? any AppEntity.Type { return entity }
    return (type as? any HostedWrapper.Type).flatMap { entityType(ofWrapper: $0) }
  }

  private static func entityType<W: HostedWrapper>(ofWrapper type: W.Type) -> (any AppEntity.Type)? {
    entityType(W.HostedElement.self)
  }
}

/// A type that wraps another one: an optional, a list.
protocol HostedWrapper {
  associatedtype HostedElement
}
extension Optional: HostedWrapper { typealias HostedElement = Wrapped }
extension Array: HostedWrapper { typealias HostedElement = Element }
extension Set: HostedWrapper { typealias HostedElement = Element }

// MARK: Foundation's

extension String: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> String? { value.text }
  public var _hosted: _HostedValue? { .string(self) }
}
extension AttributedString: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> AttributedString? {
    value.text.map { AttributedString($0) }
  }
  public var _hosted: _HostedValue? { .string(String(characters)) }
}
extension URL: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> URL? {
    value.text.flatMap { text in
      let text = text.filter { !$0.isWhitespace }
      return URL(string: text.contains(":") ? text : "https://" + text)
    }
  }
  public var _hosted: _HostedValue? { .string(absoluteString) }
}
extension Bool: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Bool? {
    if case .boolean(let truth) = value { truth } else { nil }
  }
  public var _hosted: _HostedValue? { .boolean(self) }
}
extension Date: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Date? {
    if case .date(let date) = value { date } else { nil }
  }
  public var _hosted: _HostedValue? { .date(self) }
}
extension DateComponents: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> DateComponents? {
    guard case .date(let date) = value else { return nil }
    return Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
  }
  public var _hosted: _HostedValue? { (date ?? Calendar.current.date(from: self)).map { .date($0) } }
}
extension Decimal: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Decimal? { value.number.map { Decimal($0) } }
  public var _hosted: _HostedValue? { .double((self as NSDecimalNumber).doubleValue) }
}
extension Measurement: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Measurement? {
    guard let number = value.number, let unit = (UnitType.self as? Dimension.Type)?.baseUnit() as? UnitType else {
      return nil
    }
    return Measurement(value: number, unit: unit)
  }
  public var _hosted: _HostedValue? { .string("\(value) \(unit.symbol)") }
}

extension _HostedConvertible where Self: BinaryInteger {
  public static func _make(from value: _HostedValue) async throws -> Self? {
    value.number.flatMap { Self(exactly: $0) }
  }
  public var _hosted: _HostedValue? { Int(exactly: self).map { .integer($0) } }
}
extension Int: _HostedConvertible {}
extension Int8: _HostedConvertible {}
extension Int16: _HostedConvertible {}
extension Int32: _HostedConvertible {}
extension Int64: _HostedConvertible {}
extension UInt: _HostedConvertible {}
extension UInt8: _HostedConvertible {}
extension UInt16: _HostedConvertible {}
extension UInt32: _HostedConvertible {}
extension UInt64: _HostedConvertible {}

extension Double: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Double? { value.number }
  public var _hosted: _HostedValue? { .double(self) }
}
extension Float: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Float? { value.number.map { Float($0) } }
  public var _hosted: _HostedValue? { .double(Double(self)) }
}
extension UUID: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> UUID? {
    value.text.flatMap { UUID(uuidString: $0) }
  }
  public var _hosted: _HostedValue? { .string(uuidString) }
}

extension Optional: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Wrapped?? {
    guard let made = try await HostedValues.make(Wrapped.self, from: value) else { return nil }
    return .some(.some(made))
  }
  public var _hosted: _HostedValue? { flatMap { HostedValues.hosted($0) } }
}
extension Array: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> [Element]? {
    var made: [Element] = []
    for element in value.elements {
      guard let one = try await HostedValues.make(Element.self, from: element) else { return nil }
      made.append(one)
    }
    return made
  }
  public var _hosted: _HostedValue? { .list(compactMap { HostedValues.hosted($0) }) }
}
extension Set: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> Set? {
    try await [Element]._make(from: value).map { Set($0) }
  }
  public var _hosted: _HostedValue? { .list(compactMap { HostedValues.hosted($0) }) }
}

extension _HostedValue {
  /// The text of the answer.
  var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .object(_, let identifier, let title): identifier ?? title
    case .boolean, .date, .enumeration, .list: nil
    }
  }

  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .string(let text): Double(text)
    case .boolean, .date, .enumeration, .object, .list: nil
    }
  }

  var elements: [_HostedValue] { if case .list(let values) = self { values } else { [self] } }
}
