/// What a fetch may answer.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private let name: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?

  public override init() {
    name = nil
    super.init()
  }

  public init(entityName: String) {
    name = entityName
    super.init()
  }

  open var entityName: String? { entity?.name ?? name }

  /// In the context in which `performAndWait` runs on this thread.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      fatalError("execute() is for a block that a context performs")
    }
    return try context.fetch(self)
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}

/// Deletes in the store, past the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let find: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  public init<ResultType>(fetchRequest fetch: NSFetchRequest<ResultType>) {
    find = { try $0.objects(of: fetch).map(\.objectID) }
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    find = { _ in objects }
    super.init()
  }
}
