/// What an object has, as it is kept: of a relationship the other objects' identities.
struct StoredValues {
  var attributes: [String: Any] = [:]
  var one: [String: NSManagedObjectID] = [:]
  var many: [String: [NSManagedObjectID]] = [:]

  /// The values of an object that is made.
  static func defaults(of entity: NSEntityDescription) -> StoredValues {
    var values = StoredValues()
    for (name, attribute) in entity.attributesByName {
      values.attributes[name] = attribute.defaultValue.flatMap { attribute.normalised($0) }
    }
    return values
  }

  /// The values of some properties alone.
  func only(_ names: Set<String>) -> StoredValues {
    StoredValues(
      attributes: attributes.filter { names.contains($0.key) }, one: one.filter { names.contains($0.key) },
      many: many.filter { names.contains($0.key) })
  }

  /// Takes some properties of others; what isn't there is nothing.
  mutating func take(_ names: Set<String>, of values: StoredValues) {
    for name in names {
      attributes[name] = values.attributes[name]
      one[name] = values.one[name]
      many[name] = values.many[name]
    }
  }
}

extension NSAttributeDescription {
  /// A value as objects keep it; nil for one of another type.
  func normalised(_ value: Any) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      value as? NSNumber
    case .decimalAttributeType:
      value as? NSDecimalNumber ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
    case .stringAttributeType: value as? String
    case .dateAttributeType: value as? Date
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: value
    }
  }

  /// What a property that has no optional type reads where there is nothing.
  var emptyValue: Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType:
      NSNumber(value: 0)
    case .booleanAttributeType: NSNumber(value: false)
    case .stringAttributeType: ""
    default: nil
    }
  }
}
