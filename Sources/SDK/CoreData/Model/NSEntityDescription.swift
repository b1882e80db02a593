/// A kind of objects: its class, its properties, its parent.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  private var ownProperties: [NSPropertyDescription] = []

  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// Its own properties and those of the entities above it.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue.filter { $0.entity == nil || $0.entity === self }
      for property in ownProperties { property.entity = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || (superentity?.isKindOf(entity: entity) ?? false)
  }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Like Apple's, it stops the program where there is no such entity.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return entity.makeObject(insertInto: context)
  }

  open override var description: String { "(<NSEntityDescription>) name \(name ?? "nil")" }

  // MARK: Here

  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of its objects: the author's, where it can be found by its name.
  var objectClass: NSManagedObject.Type {
    guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
    return NSClassFromString(name) as? NSManagedObject.Type ?? NSManagedObject.self
  }

  func makeObject(insertInto context: NSManagedObjectContext?) -> NSManagedObject {
    objectClass.init(entity: self, insertInto: context)
  }

  /// Whether it is the entity of a class: by the name as the compiler has it, or by its last part.
  func describes(_ type: NSManagedObject.Type) -> Bool {
    guard let name = managedObjectClassName else { return false }
    let full = String(reflecting: type)
    return full == name || full.split(separator: ".").last == name.split(separator: ".").last
  }
}
