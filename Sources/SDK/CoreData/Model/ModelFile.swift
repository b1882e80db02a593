/// Reads the property list that a build makes of a data model.
enum ModelFile {
  static func entities(_ list: [String: Any]) -> [NSEntityDescription] {
    let entries = list["entities"] as? [[String: Any]] ?? []
    let entities = entries.map(entity)
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    for (entry, entity) in zip(entries, entities) {
      if let parent = (entry["parent"] as? String).flatMap({ byName[$0] }), !parent.isKindOf(entity: entity) {
        parent.subentities.append(entity)
      }
      for relationship in entry["relationships"] as? [[String: Any]] ?? [] {
        guard let name = relationship["name"] as? String,
          let description = entity.relationshipsByName[name],
          let destination = (relationship["destination"] as? String).flatMap({ byName[$0] })
        else { continue }
        description.destinationEntity = destination
      }
    }
    // Inverses stand in the destination, or in an entity above it.
    for (entry, entity) in zip(entries, entities) {
      for relationship in entry["relationships"] as? [[String: Any]] ?? [] {
        guard let name = relationship["name"] as? String, let inverse = relationship["inverse"] as? String,
          let description = entity.relationshipsByName[name]
        else { continue }
        description.inverseRelationship = description.destinationEntity?.relationshipsByName[inverse]
      }
    }
    return entities
  }

  private static func entity(_ entry: [String: Any]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = entry["name"] as? String
    entity.managedObjectClassName = entry["class"] as? String ?? "NSManagedObject"
    entity.isAbstract = entry["abstract"] as? Bool ?? false
    entity.uniquenessConstraints = entry["unique"] as? [[String]] ?? []
    entity.properties =
      (entry["attributes"] as? [[String: Any]] ?? []).map(attribute)
      + (entry["relationships"] as? [[String: Any]] ?? []).map(relationship)
    return entity
  }

  private static func attribute(_ entry: [String: Any]) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = entry["name"] as? String ?? ""
    attribute.isOptional = entry["optional"] as? Bool ?? false
    attribute.isTransient = entry["transient"] as? Bool ?? false
    attribute.attributeType = types[entry["type"] as? String ?? ""] ?? .undefinedAttributeType
    attribute.valueTransformerName = entry["transformer"] as? String
    attribute.attributeValueClassName = entry["valueClass"] as? String
    attribute.defaultValue = (entry["default"] as? String).flatMap { defaultValue($0, attribute.attributeType) }
    return attribute
  }

  private static func relationship(_ entry: [String: Any]) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = entry["name"] as? String ?? ""
    relationship.isOptional = entry["optional"] as? Bool ?? false
    relationship.isOrdered = entry["ordered"] as? Bool ?? false
    relationship.maxCount = entry["toMany"] as? Bool ?? false ? 0 : 1
    relationship.deleteRule = rules[entry["deletion"] as? String ?? ""] ?? .nullifyDeleteRule
    return relationship
  }

  /// As Xcode writes them.
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
    "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]
  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule,
    "Deny": .denyDeleteRule,
  ]

  private static func defaultValue(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    // Seconds since 2001, as Xcode keeps them.
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
