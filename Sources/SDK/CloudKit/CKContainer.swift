@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available = 1
  case restricted = 2
  case noAccount = 3
  case temporarilyUnavailable = 4
}

public let CKErrorDomain = "CKErrorDomain"

public struct CKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case quotaExceeded = 25
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let notAuthenticated = Code.notAuthenticated
  public static let unknownItem = Code.unknownItem
}

/// The app's place in iCloud. There is no account here: everything fails, and it is said.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  private static let shared = CKContainer(identifier: Bundle.main.bundleIdentifier.map { "iCloud.\($0)" } ?? "iCloud")

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  open class func `default`() -> CKContainer { shared }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    SDKNotice.say(.cloudKit)
    completionHandler(.noAccount, nil)
  }
  open func accountStatus() async throws -> CKAccountStatus {
    SDKNotice.say(.cloudKit)
    return .noAccount
  }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    SDKNotice.say(.cloudKit)
    completionHandler(nil, CKError(.notAuthenticated))
  }
}

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: String
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: String, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }
}

/// Records of iCloud: they can't be reached here, and it is said.
open class CKDatabase: NSObject, @unchecked Sendable {
  private func refused() -> CKError {
    SDKNotice.say(.cloudKit)
    return CKError(.notAuthenticated)
  }

  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, refused())
  }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw refused() }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, refused()) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refused() }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, refused()) }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, refused()) }
  open func add(_ operation: CKDatabaseOperation) {
    let error = refused()
    operation.fail(error)
  }
}

open class CKDatabaseOperation: NSObject, @unchecked Sendable {
  func fail(_ error: any Error) {}
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject, @unchecked Sendable {}

  open var query: CKQuery?
  open var resultsLimit = 0
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public init(query: CKQuery) {
    self.query = query
    super.init()
  }
  override func fail(_ error: any Error) { queryCompletionBlock?(nil, error) }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
    (recordsToSave, recordIDsToDelete) = (records, recordIDs)
    super.init()
  }
  override func fail(_ error: any Error) { modifyRecordsCompletionBlock?(nil, nil, error) }
}
