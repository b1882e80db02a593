@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// What would take changes back: kept, and never asked.
open class UndoManager: NSObject {}

/// A place in which objects are looked at and changed, until they are saved together.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set { ownCoordinator = newValue }
  }
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()

  private var ownCoordinator: NSPersistentStoreCoordinator?
  private let lock = NSRecursiveLock()
  private let queue: DispatchQueue

  /// Objects by their identities; a context keeps what it has seen.
  private(set) var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// What is to be saved, in the order of its first change.
  private var noted: [NSManagedObject] = []
  private var observer: (any NSObjectProtocol)?

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, self.automaticallyMergesChangesFromParent,
        let saved = notification.object as? NSManagedObjectContext,
        saved !== self, saved.parent === self.parent,
        saved.persistentStoreCoordinator === self.persistentStoreCoordinator
      else { return }
      self.mergeChanges(fromContextDidSave: notification)
    }
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: In turn

  @TaskLocal private static var running: NSManagedObjectContext?
  static var current: NSManagedObjectContext? { running }

  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { self.performAndWait(block) }
  }

  open func performAndWait(_ block: () -> Void) { inTurn(block) }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try inTurn(block) }

  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try inTurn(block) }

  private func inTurn<T>(_ block: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try Self.$running.withValue(self) { try block() }
  }

  // MARK: What is in it

  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  open var insertedObjects: Set<NSManagedObject> { Set(noted.filter { $0.isInserted && !$0.isDeleted }) }
  open var updatedObjects: Set<NSManagedObject> { Set(noted.filter(\.isUpdated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(noted.filter(\.isDeleted)) }
  open var hasChanges: Bool { noted.contains(where: \.hasChanges) }

  var changes: [NSManagedObject] { noted }

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    object.isInserted = true
    registered[object.objectID] = object
    note(object)
    object.awakeFromInsert()
  }

  /// An object is changed or about to be.
  func note(_ object: NSManagedObject) {
    if !noted.contains(where: { $0 === object }) { noted.append(object) }
  }

  func willChange(_ object: NSManagedObject) {
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsWillChange, object: self)
  }

  func register(_ object: NSManagedObject) {
    object.managedObjectContext = self
    registered[object.objectID] = object
  }

  func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }

  func clearNotes() { noted = [] }

  // MARK: Single objects

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] { return object }
    let object = objectID.entity.makeObject(insertInto: nil)
    object.objectID = objectID
    object.values = nil
    register(object)
    return object
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = present(objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [NSLocalizedDescriptionKey: "the object \(objectID) isn't in the store"])
  }

  /// An object that is there, and isn't deleted.
  func present(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object.isDeleted ? nil : object }
    guard storedValues(of: id) != nil else { return nil }
    return object(with: id)
  }

  /// What the parent or the store has of an object; nil where it isn't there.
  func storedValues(of id: NSManagedObjectID) -> StoredValues? {
    if let parent { return parent.present(id)?.loaded() }
    return persistentStoreCoordinator?.values(of: id)
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.isInserted, !object.isDeleted else { return }
    let (changed, mine) = (object.changedNames, object.values)
    object.turnIntoFault()
    if flag, !changed.isEmpty, let mine {
      var values = object.loaded()
      object.committed = values
      values.take(changed, of: mine)
      object.values = values
      object.changedNames = changed
    } else {
      noted.removeAll { $0 === object }
    }
  }

  open func refreshAllObjects() {
    for object in registered.values where !object.isInserted { refresh(object, mergeChanges: true) }
  }

  open func reset() {
    for object in registered.values {
      object.managedObjectContext = nil
      object.values = object.values ?? StoredValues()
    }
    registered = [:]
    noted = []
  }

  open func rollback() {
    for object in noted {
      if object.isInserted {
        object.isInserted = false
        forget(object)
      } else {
        object.isDeleted = false
        object.turnIntoFault()
      }
    }
    noted = []
  }

  open func processPendingChanges() {}
  open func undo() {}
  open func redo() {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { try persistentStoreCoordinator?.reserve(object.objectID) }
  }
}
