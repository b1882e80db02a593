/// The only entity of its type.
public protocol UniqueAppEntity: AppEntity {
  associatedtype ID = String
  init()
}

extension UniqueAppEntity {
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  public var id: String { Self.persistentIdentifier }
}

/// A query of the only entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery {
  associatedtype Entity
  func entity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await entity()] }
}
extension UniqueAppEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [try await entity()] }
}

/// A query that makes the only entity of its type anew.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public init() {}
  public func entity() async throws -> Entity { Entity() }
}
