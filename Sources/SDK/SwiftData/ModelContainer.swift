@_spi(Host) import SDKFoundation
import SimSDKFacts
import Synchronization

/// Where objects are kept, and of which classes.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public var migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: ModelStore
  @MainActor public private(set) lazy var mainContext: ModelContext = {
    let context = ModelContext(self)
    context.autosaveEnabled = true
    return context
  }()

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    store = ModelStore.store(of: configurations.first)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }

  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}

/// How objects are kept: containers that are configured alike share them, as they share a file on a phone.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String
    public static let none = GroupContainer(identifier: "")
    public static let automatic = GroupContainer(identifier: "automatic")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(identifier: name) }
  }

  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static let none = CloudKitDatabase(name: "")
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var id: String { name + url.path }
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  public init(
    _ name: String?, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL.applicationSupportDirectory.appending(path: self.name + ".store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
  }

  public init(
    schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      nil, schema: schema, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave,
      groupContainer: groupContainer, cloudKitDatabase: cloudKitDatabase)
  }

  @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// The objects of one store, in the order in which they came.
final class ModelStore: Sendable {
  private struct Contents: @unchecked Sendable { var objects: [any PersistentModel] = [] }

  private static let shared = Mutex<[URL: ModelStore]>([:])
  private let contents = Mutex(Contents())

  static func store(of configuration: ModelConfiguration?) -> ModelStore {
    SDKNotice.say(.modelStore)
    let configuration = configuration ?? ModelConfiguration()
    guard !configuration.isStoredInMemoryOnly else { return ModelStore() }
    return shared.withLock { stores in
      if let store = stores[configuration.url] { return store }
      let store = ModelStore()
      stores[configuration.url] = store
      return store
    }
  }

  var objects: [any PersistentModel] { contents.withLock { $0 }.objects }

  func change(inserting inserted: [any PersistentModel], deleting deleted: [any PersistentModel]) {
    let gone = Set(deleted.map { ObjectIdentifier($0) })
    let added = Contents(objects: inserted)
    contents.withLock { contents in
      let known = Set(contents.objects.map { ObjectIdentifier($0) })
      contents.objects += added.objects.filter { !known.contains(ObjectIdentifier($0)) }
      contents.objects.removeAll { gone.contains(ObjectIdentifier($0)) }
    }
  }

  func removeAll() { contents.withLock { $0 = Contents() } }
}
