/// The classes whose objects a store keeps.
public final class Schema: Hashable, @unchecked Sendable {
  public struct Version: Hashable, Comparable, Codable, Sendable {
    private let numbers: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    public static func < (a: Self, b: Self) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }

  /// What a relationship does when its object is deleted.
  public struct Relationship {
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  let types: [any PersistentModel.Type]
  public let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func == (a: Schema, b: Schema) -> Bool { a.names == b.names && a.version == b.version }
  public func hash(into hasher: inout Hasher) { hasher.combine(names) }
  private var names: [String] { types.map { "\($0)" }.sorted() }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How an older store becomes a newer one: there never is an older one here.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

public struct SwiftDataError: Error, Hashable, Sendable {
  let name: String
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
}
