public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSXMLStoreType = "XML"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreUbiquitousContentNameKey = "PersistentStoreUbiquitousContentNameKey"

/// A file with objects, or a place in memory.
///
/// Each entity has a table of its name, with a column for each attribute and each relationship to one; what a model has more than
/// the file is added to it, what it has less stays in the file and is read no more.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public let type: String
  public let configurationName: String
  open var url: URL?
  public let options: [AnyHashable: Any]?
  public let isReadOnly: Bool
  open private(set) var identifier: String! = ""
  open var metadata: [String: Any]! { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""] }

  let connection: SQLiteConnection
  private let lock = NSRecursiveLock()
  private var ids: [Int64: NSManagedObjectID] = [:]

  init(
    _ model: NSManagedObjectModel, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?
  ) throws {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    connection = try SQLiteConnection(path: isInMemory ? ":memory:" : url?.path ?? "", isReadOnly: isReadOnly)
    super.init()
    if !isReadOnly { try prepare(model) }
    try connection.run("SELECT value FROM sirisim_store WHERE key = 'identifier'") { row in
      identifier = row["value"]?.text
    }
  }

  func inTurn<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Makes what the model needs and the file hasn't.
  private func prepare(_ model: NSManagedObjectModel) throws {
    try connection.execute(
      """
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS sirisim_store(key TEXT PRIMARY KEY, value TEXT);
      CREATE TABLE IF NOT EXISTS sirisim_object(id INTEGER PRIMARY KEY AUTOINCREMENT, entity TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS sirisim_relationship(
        object INTEGER NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL, target INTEGER NOT NULL,
        PRIMARY KEY(object, name, place)) WITHOUT ROWID;
      INSERT OR IGNORE INTO sirisim_store VALUES('identifier', '\(UUID().uuidString)');
      """)
    for entity in model.entities {
      let table = Self.quoted(entity.name ?? "")
      try connection.execute("CREATE TABLE IF NOT EXISTS \(table)(sirisim_id INTEGER PRIMARY KEY)")
      var present: Set<String> = []
      try connection.run("PRAGMA table_info(\(table))") { row in
        if let name = row["name"]?.text { present.insert(name.lowercased()) }
      }
      for name in Self.columns(of: entity).sorted() where present.insert(name.lowercased()).inserted {
        try connection.execute("ALTER TABLE \(table) ADD COLUMN \(Self.quoted(name))")
      }
    }
    try connection.execute("COMMIT")
  }

  static func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  /// What stands in an entity's table.
  static func columns(of entity: NSEntityDescription) -> [String] {
    entity.propertiesByName.values.filter { property in
      !property.isTransient && !((property as? NSRelationshipDescription)?.isToMany ?? false)
    }.map(\.name)
  }

  /// The one identity of a row.
  func id(_ row: Int64, _ entity: NSEntityDescription) -> NSManagedObjectID {
    if let id = ids[row] { return id }
    let id = NSManagedObjectID(entity, store: self, row: row)
    ids[row] = id
    return id
  }

  /// An identity has got its row.
  func settle(_ id: NSManagedObjectID, _ row: Int64) {
    id.row = row
    id.persistentStore = self
    ids[row] = id
  }

  func unsettle(_ id: NSManagedObjectID) {
    if let row = id.row { ids[row] = nil }
    id.row = nil
    id.persistentStore = nil
  }
}
