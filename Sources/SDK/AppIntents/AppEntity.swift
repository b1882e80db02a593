/// A type of the app's objects that an intent may be about.
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable,
  PersistentlyIdentifiable, Sendable, _HostedConvertible
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

/// An entity that no query finds.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable,
  Sendable
{
  init()
}

/// An entity that may be in the device's search.
public protocol IndexedEntity: AppEntity {}

public protocol FileEntity: AppEntity {}
public protocol SyncableEntity: AppEntity {}

/// A type for identifiers of entities.
public protocol EntityIdentifierConvertible: Hashable {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}
extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  public var entityIdentifierString: String { rawValue.description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue(entityIdentifierString).flatMap { Self(rawValue: $0) }
  }
}
extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int32: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension UInt64: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}
extension URL: EntityIdentifierConvertible {
  public var entityIdentifierString: String { absoluteString }
  public static func entityIdentifier(for text: String) -> URL? { URL(string: text) }
}

/// An entity by its type and identifier.
public struct EntityIdentifier: Hashable, Sendable {
  public let identifier: String
  let type: String
  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.init(type: "\(type)", identifier: identifier.entityIdentifierString)
  }
  init(type: String, identifier: String) {
    self.type = type
    self.identifier = identifier
  }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>

  /// Looks it up by its identifier, as stored values are; nil if it is gone.
  public static func _make(from value: _HostedValue) async throws -> Self? {
    guard let text = value.text else { return nil }
    func entities<Q: EntityQuery>(_ query: Q) async throws -> [Self] {
      guard let identifier = Q.Entity.ID.entityIdentifier(for: text) else { return [] }
      return try await query.entities(for: [identifier]).compactMap { $0 as? Self }
    }
    return try await entities(defaultQuery).first
  }

  public var _hosted: _HostedValue? {
    let identifier = id.entityIdentifierString
    let title = String(localized: displayRepresentation.title)
    // Entities without a title couldn't be distinguished.
    let isUntitled = title.allSatisfy(\.isWhitespace)
    return .object(
      type: "\(Self.self)", identifier: identifier, title: isUntitled ? "\(Self.self) \(identifier)" : title)
  }
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

/// A property of an entity that other parts of the system may see.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var kept: Value?

  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource? = nil, identifier: String) {}
  public init<Entity, Indexed>(title: LocalizedStringResource? = nil, indexingKey: KeyPath<Entity, Indexed>) {}
  public init<Entity, Indexed>(title: LocalizedStringResource? = nil, customIndexingKey: KeyPath<Entity, Indexed>) {}

  public var projectedValue: EntityProperty<Value> { self }
  public var title: LocalizedStringResource? { nil }
  public var wrappedValue: Value {
    get {
      if let kept { return kept }
      if let none = HostedValues.none(Value.self) { return none }
      fatalError("the property has no value")
    }
    set { kept = newValue }
  }
}
