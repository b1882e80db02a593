/// What an entity has: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open internal(set) weak var entity: NSEntityDescription?
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  public static let integer16 = integer16AttributeType
  public static let integer32 = integer32AttributeType
  public static let integer64 = integer64AttributeType
  public static let decimal = decimalAttributeType
  public static let double = doubleAttributeType
  public static let float = floatAttributeType
  public static let string = stringAttributeType
  public static let boolean = booleanAttributeType
  public static let date = dateAttributeType
  public static let binaryData = binaryDataAttributeType
  public static let uuid = UUIDAttributeType
  public static let uri = URIAttributeType
  public static let transformable = transformableAttributeType
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false

  public var type: NSAttributeType {
    get { attributeType }
    set { attributeType = newValue }
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// One for a relationship to one; nothing for no bound.
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
