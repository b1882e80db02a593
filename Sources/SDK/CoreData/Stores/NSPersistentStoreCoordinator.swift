/// Brings contexts and stores together.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    do {
      let store = try NSPersistentStore(
        managedObjectModel, type: storeType, configuration: configuration, url: storeURL, options: options)
      persistentStores.append(store)
      return store
    } catch let fault as SQLiteFault {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
        userInfo: [
          NSLocalizedDescriptionKey: "The store '\(storeURL?.path ?? "")' can't be opened: \(fault.message)",
          "NSSQLiteErrorDomain": fault.code,
        ])
    }
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    persistentStores.removeAll { $0.url == url }
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    if let url = store.url, url != URL { try FileManager.default.copyItem(at: url, to: URL) }
    try remove(store)
    return try addPersistentStore(ofType: storeType, configurationName: nil, at: URL, options: options)
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let row = Int64(parts[1].dropFirst()),
      let entity = managedObjectModel.entitiesByName[String(parts[0])],
      let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() })
    else { return nil }
    return store.id(row, entity)
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  // MARK: Here

  func values(of id: NSManagedObjectID) -> StoredValues? { try? id.persistentStore?.values(of: id) }

  func rows(of entities: [NSEntityDescription]) throws -> [(NSManagedObjectID, StoredValues)] {
    do {
      return try persistentStores.flatMap { store in
        try entities.filter { !$0.isAbstract }.flatMap { try store.rows(of: $0) }
      }
    } catch let fault as SQLiteFault {
      throw Self.error(fault)
    }
  }

  func commit(_ changes: StoreChanges, policy: NSMergePolicy? = nil) throws {
    guard let first = persistentStores.first(where: { !$0.isReadOnly }) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores."])
    }
    do {
      for store in persistentStores where !store.isReadOnly {
        let isHome = { (id: NSManagedObjectID) in (id.persistentStore ?? first) === store }
        let theirs = StoreChanges(
          inserted: changes.inserted.filter { isHome($0.id) }, updated: changes.updated.filter { isHome($0.id) },
          deleted: changes.deleted.filter(isHome))
        if theirs.isEmpty { continue }
        try store.commit(theirs, policy?.mergeType ?? .errorMergePolicyType)
      }
    } catch let fault as SQLiteFault {
      throw Self.error(fault)
    }
  }

  func reserve(_ id: NSManagedObjectID) throws {
    do { try persistentStores.first { !$0.isReadOnly }?.reserve(id) } catch let fault as SQLiteFault {
      throw Self.error(fault)
    }
  }

  private static func error(_ fault: SQLiteFault) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
      userInfo: [NSLocalizedDescriptionKey: fault.message, "NSSQLiteErrorDomain": fault.code])
  }
}

extension StoreChanges {
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
