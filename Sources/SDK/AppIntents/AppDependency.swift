/// The dependencies that an app provides for its intents.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [AnyHashable: () -> Any] = [:]
  private var made: [AnyHashable: Any] = [:]

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var key: AnyHashable?
  }

  public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
    keep(key, dependency)
  }

  public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) { keep(key, dependency) }

  public func add<Value>(key: AnyHashable? = nil, dependency: @escaping @Sendable () async -> Value) {
    Task {
      let value = await dependency()
      keep(key, { value })
    }
  }

  private func keep<Value>(_ key: AnyHashable?, _ make: @escaping () -> Value) {
    lock.withLock { makers[Key(type: ObjectIdentifier(Value.self), key: key)] = make }
  }

  func value<Value>(_ type: Value.Type, key: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), key: key)
    if let value = lock.withLock({ made[key] }) as? Value { return value }
    guard let value = lock.withLock({ makers[key] })?() as? Value else { return nil }
    lock.withLock { made[key] = value }
    return value
  }
}

/// A dependency of an intent that its app provides.
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let fallback: (() -> Value)?

  public init(key: AnyHashable? = nil) {
    self.key = key
    fallback = nil
  }

  public init(key: AnyHashable? = nil, default value: @autoclosure @escaping () -> Value) {
    self.key = key
    fallback = value
  }

  public var wrappedValue: Value {
    if let value = AppDependencyManager.shared.value(Value.self, key: key) ?? fallback?() { return value }
    fatalError("AppDependency with type \(Value.self) was not initialized prior to access")
  }
  public var projectedValue: AppDependency<Value> { self }
}

/// The values that an intent has so far, for queries whose options depend on them.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  /// Whether each of the parameters has a value.
  private let isFilled: [(Intent) -> Bool]

  public init<each Value>(_ paths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var isFilled: [(Intent) -> Bool] = []
    repeat isFilled.append(Self.isFilled(each paths))
    self.isFilled = isFilled
  }

  private static func isFilled<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> (Intent) -> Bool {
    { $0[keyPath: path]._value != nil }
  }

  /// Nil if one of them has no value yet, or another intent is being filled.
  public var wrappedValue: Intent? {
    guard let intent = _IntentHosting.filling as? Intent, isFilled.allSatisfy({ $0(intent) }) else { return nil }
    return intent
  }
}
