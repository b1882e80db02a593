public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public struct Image: Sendable {
    public init(named name: String) {}
    public init(systemName: String) {}
  }

  public let title: LocalizedStringResource
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    self.title = title
  }
}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
  public let name: LocalizedStringResource
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  public init(name: LocalizedStringResource) { self.name = name }
}

public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// Something of the app's that an intent may be about.
public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
}

public protocol TransientAppEntity: InstanceDisplayRepresentable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity
  init()
  func entities(for identifiers: [String]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  // An entity's identifier may be of another type than text: its own method takes this one's place.
  public func entities(for identifiers: [String]) async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// A choice that an intent offers.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

@propertyWrapper
public struct EntityProperty<Value>: @unchecked Sendable {
  private final class Kept { var value: Value? }
  private let kept = Kept()

  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get {
      guard let value = kept.value else { fatalError("the property has no value") }
      return value
    }
    nonmutating set { kept.value = newValue }
  }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}
