/// Attributes as columns, which a person may read with any tool for SQLite.
extension NSAttributeDescription {
  func column(_ value: Any?) throws -> SQLiteValue {
    guard let value else { return .null }
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
      return (value as? NSNumber).map { .integer($0.int64Value) } ?? .null
    case .doubleAttributeType, .floatAttributeType:
      return (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
    case .decimalAttributeType: return (value as? NSDecimalNumber).map { .text($0.stringValue) } ?? .null
    case .stringAttributeType: return (value as? String).map { .text($0) } ?? .null
    // Seconds since 2001, as Apple's stores have them.
    case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
    case .binaryDataAttributeType: return (value as? Data).map { .blob($0) } ?? .null
    case .UUIDAttributeType: return (value as? UUID).map { .text($0.uuidString) } ?? .null
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .null
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType:
      return .blob(try archived(value))
    }
  }

  func value(of column: SQLiteValue) -> Any? {
    switch (column, attributeType) {
    case (.null, _): nil
    case (.integer(let number), .booleanAttributeType): NSNumber(value: number != 0)
    case (.integer(let number), _): NSNumber(value: number)
    case (.real(let number), .dateAttributeType): Date(timeIntervalSinceReferenceDate: number)
    case (.real(let number), _): NSNumber(value: number)
    case (.text(let text), .decimalAttributeType): NSDecimalNumber(string: text)
    case (.text(let text), .UUIDAttributeType): UUID(uuidString: text)
    case (.text(let text), .URIAttributeType): URL(string: text)
    case (.text(let text), _): text
    case (.blob(let data), .transformableAttributeType), (.blob(let data), .undefinedAttributeType): unarchived(data)
    case (.blob(let data), _): data
    }
  }

  /// In whatever way a transformer would: nobody but this reads it.
  private func archived(_ value: Any) throws -> Data {
    if let object = value as? NSObject {
      return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
    if let array = value as? NSArray {
      return try NSKeyedArchiver.archivedData(withRootObject: array, requiringSecureCoding: false)
    }
    if let dictionary = value as? NSDictionary {
      return try NSKeyedArchiver.archivedData(withRootObject: dictionary, requiringSecureCoding: false)
    }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
      userInfo: [NSLocalizedDescriptionKey: "'\(name)' can't be archived: it is a \(Swift.type(of: value))"])
  }

  private func unarchived(_ data: Data) -> Any? {
    try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}
