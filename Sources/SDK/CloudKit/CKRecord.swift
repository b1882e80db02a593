@_exported import CoreLocation
@_exported import SDKFoundation

public protocol CKRecordValue {}
public typealias CKRecordValueProtocol = CKRecordValue

extension String: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Double: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValue {}
extension NSArray: CKRecordValue {}
extension CLLocation: CKRecordValue {}

/// Something that iCloud keeps: its values are kept, and reach nobody.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String

  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    open override var hash: Int { recordName.hashValue }
  }

  open class Reference: NSObject, CKRecordValue, @unchecked Sendable {
    public let recordID: ID
    public init(recordID: ID, action: CKRecordReferenceAction) {
      self.recordID = recordID
      super.init()
    }
    public convenience init(record: CKRecord, action: CKRecordReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  private var values: [String: Any] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }

  open func object(forKey key: String) -> (any CKRecordValue)? { values[key] as? any CKRecordValue }
  open func setObject(_ object: (any CKRecordValue)?, forKey key: String) { values[key] = object }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func allKeys() -> [String] { values.keys.sorted() }

  public subscript(key: String) -> (any CKRecordValue)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}

public enum CKRecordReferenceAction: UInt, Sendable {
  case none = 0
  case deleteSelf = 1
}

public typealias CKRecordID = CKRecord.ID
public typealias CKReference = CKRecord.Reference

open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public static let `default` = ID(zoneName: "_defaultZone")
    public init(zoneName: String, ownerName: String = "__defaultOwner__") {
      self.zoneName = zoneName
      super.init()
    }
  }

  public let zoneID: ID
  public init(zoneName: String) {
    zoneID = ID(zoneName: zoneName)
    super.init()
  }
}
