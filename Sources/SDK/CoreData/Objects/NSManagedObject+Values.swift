extension NSManagedObject {
  /// The values, read from the store where they aren't here.
  func loaded() -> StoredValues {
    if let values { return values }
    guard let context = managedObjectContext else { return StoredValues() }
    guard let stored = context.storedValues(of: objectID) else {
      fatalError("CoreData could not fulfill a fault for '\(objectID)': the object was deleted")
    }
    values = stored
    awakeFromFetch()
    return stored
  }

  /// The property of a name. Like Apple's, it stops the program where there is none.
  func known(_ key: String) -> NSPropertyDescription {
    guard let property = entity.propertiesByName[key] else {
      fatalError("the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }
    return property
  }

  /// A value as the author sees it.
  func exposed(_ name: String, in values: StoredValues) -> Any? {
    guard let relationship = entity.propertiesByName[name] as? NSRelationshipDescription else {
      return values.attributes[name]
    }
    func object(_ id: NSManagedObjectID) -> NSManagedObject? { managedObjectContext?.present(id) }
    guard relationship.isToMany else { return values.one[name].flatMap(object) }
    let objects = (values.many[name] ?? []).compactMap(object)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  func set(_ value: Any?, of attribute: NSAttributeDescription) {
    var values = loaded()
    if let value, !(value is NSNull) {
      guard let normal = attribute.normalised(value) else {
        fatalError(
          "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; "
            + "given type = \(type(of: value)); value = \(value).")
      }
      values.attributes[attribute.name] = normal
    } else {
      values.attributes[attribute.name] = nil
    }
    change(attribute.name, to: values)
  }

  func set(_ value: Any?, of relationship: NSRelationshipDescription) {
    if relationship.isToMany {
      let objects: [NSManagedObject] =
        switch value {
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let array as [NSManagedObject]: array
        default: []
        }
      link(relationship, to: objects.map(\.objectID))
    } else {
      guard value == nil || value is NSManagedObject else {
        fatalError("Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\".")
      }
      link(relationship, to: (value as? NSManagedObject).map { [$0.objectID] } ?? [])
    }
  }

  /// Gives a relationship other objects, and tells those that leave and those that come.
  func link(_ relationship: NSRelationshipDescription, to new: [NSManagedObjectID]) {
    let name = relationship.name
    var values = loaded()
    let old = values.many[name] ?? values.one[name].map { [$0] } ?? []
    var seen: Set<NSManagedObjectID> = []
    let wanted = new.filter { seen.insert($0).inserted }
    guard old != wanted else { return }
    if relationship.isToMany { values.many[name] = wanted } else { values.one[name] = wanted.first }
    change(name, to: values)
    guard let inverse = relationship.inverseRelationship, let context = managedObjectContext else { return }
    let (before, after) = (Set(old), Set(wanted))
    for id in old where !after.contains(id) { context.present(id)?.unlink(inverse, from: objectID) }
    for id in wanted where !before.contains(id) { context.present(id)?.link(inverse, with: objectID) }
  }

  /// The other side of a relationship that was taken away.
  private func unlink(_ relationship: NSRelationshipDescription, from id: NSManagedObjectID) {
    var values = loaded()
    if relationship.isToMany {
      values.many[relationship.name]?.removeAll { $0 === id }
    } else if values.one[relationship.name] === id {
      values.one[relationship.name] = nil
    }
    change(relationship.name, to: values)
  }

  /// The other side of a relationship that was made: one that it had with somebody else ends.
  private func link(_ relationship: NSRelationshipDescription, with id: NSManagedObjectID) {
    let name = relationship.name
    var values = loaded()
    if relationship.isToMany {
      guard !(values.many[name] ?? []).contains(where: { $0 === id }) else { return }
      values.many[name, default: []].append(id)
    } else {
      guard values.one[name] !== id else { return }
      if let former = values.one[name], let inverse = relationship.inverseRelationship {
        managedObjectContext?.present(former)?.unlink(inverse, from: objectID)
      }
      values.one[name] = id
    }
    change(name, to: values)
  }

  private func change(_ name: String, to values: StoredValues) {
    if changedNames.isEmpty, !isInserted { committed = self.values }
    self.values = values
    changedNames.insert(name)
    managedObjectContext?.note(self)
  }

  /// Forgets what was read: it is read again when it is asked for.
  func turnIntoFault() {
    willTurnIntoFault()
    values = nil
    committed = nil
    changedNames = []
    didTurnIntoFault()
  }
}
