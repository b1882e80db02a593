/// Who an object is. Each object of a store has one of these alone, so that they can be compared by identity.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// The row; nil as long as the object isn't saved.
  var row: Int64?

  init(_ entity: NSEntityDescription, store: NSPersistentStore? = nil, row: Int64? = nil) {
    self.entity = entity
    persistentStore = store
    self.row = row
    super.init()
  }

  open var isTemporaryID: Bool { row == nil }

  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      row.map { "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\($0)" }
      ?? "x-coredata:///\(name)/t\(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { uriRepresentation().absoluteString }
}
