/// The base of intents, responses and SiriKit's value classes: properties by name.
///
/// Properties are looked up by name, as `@NSManaged` ones are on the phone, so that the host can fill an intent and
/// read it back without knowing its class. Cases of enumerations and option sets are kept as their raw values.
open class INStoredObject: NSObject, NSCopying, NSSecureCoding {
  /// The properties that are set. A value is never an `Optional`.
  @_spi(Host) public final var properties: [String: Any] = [:]

  /// The names that were read since `propertyNames(readBy:)` began; nil at any other time.
  private final var readNames: [String]?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? PropertyCoder { properties = coder.properties }
  }

  /// An instance of this class, or of the subclass it is called on, with these properties.
  @_spi(Host) public static func make(properties: [String: Any]) -> Self? {
    Self(coder: PropertyCoder(properties: properties))
  }

  /// A property by its name, as key-value coding gives it; a case of an enumeration as its raw value.
  open func value(forKey key: String) -> Any? { properties[key] }

  /// Sets a property by its name.
  open func setValue(_ value: Any?, forKey key: String) { properties[key] = value }

  open class var supportsSecureCoding: Bool { true }

  /// Writes nothing: no archive of these objects leaves the simulated device.
  open func encode(with coder: NSCoder) {}

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(coder: PropertyCoder(properties: properties)) ?? self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INStoredObject, type(of: other) == type(of: self) else { return false }
    guard properties.count == other.properties.count else { return false }
    return properties.allSatisfy { name, value in
      other.properties[name].map { Self.isSame(value, $0) } ?? false
    }
  }

  /// The class and the properties that are set: `<INSendMessageIntent> { content = hello; recipients = [Sam Lee] }`.
  open override var description: String {
    let names = properties.keys.sorted()
    guard !names.isEmpty else { return "<\(type(of: self))>" }
    let texts = names.map { name in "\(name) = \(properties[name].map(Self.text) ?? "nil")" }
    return "<\(type(of: self))> { \(texts.joined(separator: "; ")) }"
  }

  open override var debugDescription: String { description }

  /// A list as its elements, anything else as it prints itself.
  private static func text(_ value: Any) -> String {
    guard let list = value as? [Any] else { return "\(value)" }
    return "[" + list.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  /// Lists of objects are compared as such, whatever class they were declared with.
  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? [NSObject], let b = b as? [NSObject] { return a == b }
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(type(of: self)))
    for name in properties.keys.sorted() {
      hasher.combine(name)
      if let number = properties[name] as? NSDecimalNumber {
        // Foundation's own hash of such a number would never return here.
        hasher.combine(number.decimalValue)
      } else if let list = properties[name] as? [NSObject] {
        hasher.combine(list)
      } else if let value = properties[name] as? AnyHashable {
        hasher.combine(value)
      }
    }
    return hasher.finalize()
  }
}

@_spi(Host) extension INStoredObject {
  /// The names of the properties that a body reads, in order: Swift has no names for computed properties.
  public final func propertyNames(readBy body: () -> Void) -> [String] {
    readNames = []
    defer { readNames = nil }
    body()
    return readNames ?? []
  }

  private func read(_ name: String) -> Any? {
    readNames?.append(name)
    return properties[name]
  }

  /// A property that may be nil.
  public final func stored<T>(_ name: String) -> T? { read(name) as? T }

  /// A property that always has a value.
  public final func stored<T>(_ name: String, default value: @autoclosure () -> T) -> T {
    read(name) as? T ?? value()
  }

  /// A case of an enumeration.
  public final func storedCase<E: RawRepresentable>(_ name: String, default value: E) -> E {
    guard let raw = read(name) as? E.RawValue else { return value }
    return E(rawValue: raw) ?? value
  }

  /// A case of an enumeration that may be nil.
  public final func storedCase<E: RawRepresentable>(_ name: String) -> E? {
    (read(name) as? E.RawValue).flatMap(E.init(rawValue:))
  }

  /// Sets a property; nil removes it.
  public final func store<T>(_ value: T?, as name: String) { properties[name] = value }

  /// Sets a property to a case of an enumeration or to an option set.
  public final func storeCase<E: RawRepresentable>(_ value: E?, as name: String) { properties[name] = value?.rawValue }
}

/// Carries properties into `init(coder:)`, the one initialiser that every subclass has, the author's own included.
private final class PropertyCoder: NSCoder {
  let properties: [String: Any]

  init(properties: [String: Any]) { self.properties = properties }
}

extension INStoredObject: CustomReflectable {
  /// For `dump` and debuggers: the properties that are set, by name.
  public var customMirror: Mirror {
    let children = properties.sorted { $0.key < $1.key }.map { (label: Optional($0.key), value: $0.value) }
    return Mirror(self, children: children, displayStyle: .class, ancestorRepresentation: .suppressed)
  }
}
