/// A point in what a store remembers of its changes: nothing here, so that nobody gets one.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
  case transactionsOnly = 3
  case changesOnly = 4
  case transactionsAndChanges = 5
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert = 0
  case update = 1
  case delete = 2
}

/// One object's change.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  public let changeID: Int64 = 0
  open weak var transaction: NSPersistentHistoryTransaction?
  open var tombstone: [AnyHashable: Any]? { nil }
  open var updatedProperties: Set<NSPropertyDescription>? { nil }

  init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) { (changedObjectID, changeType) = (id, type) }
}

/// What was saved at once.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  public let timestamp = Date()
  public let changes: [NSPersistentHistoryChange]? = nil
  public let transactionNumber: Int64 = 0
  public let storeID = ""
  public let bundleID = ""
  public let processID = ""
  public let contextName: String? = nil
  public let author: String? = nil
  public let token = NSPersistentHistoryToken()

  open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// Asks for what was changed since: always nothing here.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var token: NSPersistentHistoryToken?
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest { .init() }
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { .init() }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest { .init() }
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { .init() }

  /// What a store without a history has to answer.
  var answer: Any? {
    switch resultType {
    case .statusOnly: true
    case .count: 0
    case .objectIDs: [NSManagedObjectID]()
    case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
    case .changesOnly: [NSPersistentHistoryChange]()
    }
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ request: NSPersistentHistoryChangeRequest) {
    (result, resultType) = (request.answer, request.resultType)
    super.init()
  }
}

public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"

extension NSPersistentStoreCoordinator {
  /// No store here remembers its changes.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}
