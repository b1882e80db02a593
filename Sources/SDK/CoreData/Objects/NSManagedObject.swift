@_spi(Host) import SDKFoundation
import SimSDKFacts

/// An object of the app's data.
open class NSManagedObject: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  open internal(set) var objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open internal(set) var faultingState = 0

  /// Nil for a fault: they are read when one of them is asked for.
  var values: StoredValues?
  /// As the store has them, where something is changed.
  var committed: StoredValues?
  var changedNames: Set<String> = []

  /// Makes an object; in a context it is saved with the others.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    values = StoredValues.defaults(of: entity)
    super.init()
    context?.insert(self)
  }

  /// Like Apple's, it stops the program for a class of which no model has an entity.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = type(of: self)
    let entity = moc.model?.entities.first { $0.describes(type) } ?? type.entity()
    self.init(entity: entity, insertInto: moc)
  }

  open class func entity() -> NSEntityDescription {
    guard let entity = NSManagedObjectModel.known.entity(of: self) else {
      fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
    }
    return entity
  }

  /// The one that a class of an entity declares for itself goes before it.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: State

  open var isUpdated: Bool { !isInserted && !isDeleted && !changedNames.isEmpty }
  open var hasChanges: Bool { isInserted || isDeleted || !changedNames.isEmpty }
  open var hasPersistentChangedValues: Bool {
    changedNames.contains { entity.propertiesByName[$0]?.isTransient == false }
  }
  open var isFault: Bool { values == nil }

  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedNames.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let stored = committed ?? (isInserted ? StoredValues() : loaded())
    let names = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in exposed(name, in: stored).map { (name, $0) } })
  }

  // MARK: For subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}

  /// What has to be there and isn't.
  private func validate() throws {
    let values = loaded()
    for (name, property) in entity.propertiesByName where !property.isOptional && !property.isTransient {
      let isMissing =
        if let relationship = property as? NSRelationshipDescription {
          relationship.isToMany ? values.many[name]?.isEmpty ?? true : values.one[name] == nil
        } else {
          values.attributes[name] == nil
        }
      guard isMissing else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSLocalizedDescriptionKey: "\(entity.name ?? "").\(name) is a required value.",
          NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: name,
        ])
    }
  }

  // MARK: Values by their names

  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) {
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValue.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  open func primitiveValue(forKey key: String) -> Any? {
    _ = known(key)
    return exposed(key, in: loaded())
  }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    switch known(key) {
    case let attribute as NSAttributeDescription: set(value, of: attribute)
    case let relationship as NSRelationshipDescription: set(value, of: relationship)
    default: break
    }
  }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { managedObjectContext?.willChange(self) }
  open func didChangeValue(forKey key: String) {}

  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    let values = loaded()
    return values.many[key] ?? values.one[key].map { [$0] } ?? []
  }

  open override var description: String {
    let shown = values.map { values in
      entity.propertiesByName.keys.sorted().map { name in
        let value = exposed(name, in: values)
        if let other = value as? NSManagedObject { return "    \(name) = \"\(other.objectID)\";" }
        if value is NSSet || value is NSOrderedSet {
          return "    \(name) = (\((values.many[name] ?? []).map { "\"\($0)\"" }.joined(separator: ", ")));"
        }
        return "    \(name) = \(value.map { "\($0)" } ?? "nil");"
      }.joined(separator: "\n")
    }
    let data = shown.map { "data: {\n\($0)\n}" } ?? "data: <fault>"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); \(data))"
  }
}

@_spi(Host) extension NSManagedObject: SDKKeyValueCoding {
  public func hostValue(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    return value(forKey: key)
  }
}

public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSManagedObjectConstraintMergeError = 133_021
public let NSPersistentStoreOpenError = 134_080
public let NSPersistentStoreSaveError = 134_030
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSDetailedErrorsKey = "NSDetailedErrors"
