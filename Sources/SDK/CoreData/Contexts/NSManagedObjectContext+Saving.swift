/// What a save brings to the store or the parent.
struct StoreChanges {
  var inserted: [(id: NSManagedObjectID, values: StoredValues)] = []
  var updated: [(id: NSManagedObjectID, names: Set<String>, values: StoredValues)] = []
  var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
  /// Deletes an object when the context is saved, and does to others what the model's rules say.
  public func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, object.managedObjectContext === self else { return }
    object.prepareForDeletion()
    let values = object.loaded()
    note(object)
    for (name, relationship) in object.entity.relationshipsByName {
      let ids = values.many[name] ?? values.one[name].map { [$0] } ?? []
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        // It is taken for deleted first, so that a circle ends.
        object.isDeleted = true
        for id in ids { present(id).map(delete) }
        object.isDeleted = false
      case .nullifyDeleteRule: object.link(relationship, to: [])
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    object.isDeleted = true
  }

  /// Saves what is changed, in one transaction: to the parent, or to the store.
  public func save() throws {
    let objects = changes.filter(\.hasChanges)
    guard !objects.isEmpty else { return clearNotes() }
    for object in objects { object.willSave() }
    try validate()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    var saved = StoreChanges()
    for object in changes {
      if object.isDeleted {
        if !object.isInserted { saved.deleted.append(object.objectID) }
      } else if object.isInserted {
        saved.inserted.append((object.objectID, object.loaded()))
      } else if !object.changedNames.isEmpty {
        saved.updated.append((object.objectID, object.changedNames, object.loaded()))
      }
    }
    let userInfo: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects,
    ]
    if let parent {
      parent.take(saved)
    } else {
      guard let coordinator = persistentStoreCoordinator else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores."])
      }
      try coordinator.commit(saved, policy: mergePolicy as? NSMergePolicy)
    }
    settle()
    for object in objects where !object.isDeleted { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: userInfo)
  }

  private func validate() throws {
    for object in changes where object.hasChanges {
      if object.isDeleted {
        try object.validateForDelete()
        for (name, relationship) in object.entity.relationshipsByName where relationship.deleteRule == .denyDeleteRule {
          let others = object.objectIDs(forRelationshipNamed: name).compactMap(present)
          if others.isEmpty { continue }
          throw NSError(
            domain: NSCocoaErrorDomain, code: NSValidationRelationshipDeniedDeleteError,
            userInfo: [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: name])
        }
      } else if object.isInserted {
        try object.validateForInsert()
      } else {
        try object.validateForUpdate()
      }
    }
  }

  /// Everything is as the store has it now.
  private func settle() {
    for object in changes {
      if object.isDeleted {
        object.isInserted = false
        forget(object)
      } else {
        object.isInserted = false
        object.changedNames = []
        object.committed = nil
      }
    }
    clearNotes()
  }

  /// A child's save.
  private func take(_ saved: StoreChanges) {
    for (id, values) in saved.inserted {
      let object = object(with: id)
      object.values = values
      object.isInserted = true
      note(object)
    }
    for (id, names, values) in saved.updated {
      let object = object(with: id)
      var mine = object.loaded()
      if object.changedNames.isEmpty, !object.isInserted { object.committed = mine }
      mine.take(names, of: values)
      object.values = mine
      object.changedNames.formUnion(names)
      note(object)
    }
    for id in saved.deleted { present(id).map(delete) }
  }

  /// Takes what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID)
    }
    performAndWait {
      for id in ids(NSUpdatedObjectsKey) { registered[id].map { refresh($0, mergeChanges: true) } }
      for id in ids(NSDeletedObjectsKey) { registered[id].map(forget) }
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: notification.userInfo)
  }

  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let ids = changeNotificationData.values.flatMap { $0 as? [NSManagedObjectID] ?? [] }
    for context in contexts {
      context.performAndWait {
        for id in ids {
          guard let object = context.registered[id] else { continue }
          if context.storedValues(of: id) == nil {
            context.forget(object)
          } else {
            context.refresh(object, mergeChanges: true)
          }
        }
      }
    }
  }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange =
    NSNotification.Name("NSObjectsChangedInManagingContextNotification")
  static let NSManagedObjectContextObjectsWillChange = NSNotification.Name("NSObjectsWillChangeInManagingContext")
  public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange =
    NSNotification.Name("_NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// Who is right where the store already has an object that should be the only one of its kind.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
