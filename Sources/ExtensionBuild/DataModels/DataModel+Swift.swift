import SimAppFiles

extension DataModel {
  /// The classes and properties that Xcode would generate; nil where it would generate none.
  ///
  /// - Parameter isPublic: whether other modules import them. In a program an author's own class may be internal.
  func swift(isPublic: Bool) -> ProgramParts.GeneratedSource? {
    let access = isPublic ? "public " : ""
    var text = "import CoreData\nimport Foundation\n"
    let byName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    var hasSome = false
    for entity in entities where entity.generation != .nothing {
      guard let type = entity.className, Self.isName(type) else { continue }
      hasSome = true
      if entity.generation == .classAndProperties {
        let above = entity.parent.flatMap { byName[$0]?.className } ?? "NSManagedObject"
        text += "\n\(access)class \(type): \(above) {}\n"
      }
      text += "\nextension \(type) {\n"
      text += "  \(access)class func fetchRequest() -> NSFetchRequest<\(type)> {\n"
      text += "    NSFetchRequest<\(type)>(entityName: \"\(entity.name)\")\n  }\n"
      for attribute in entity.attributes where Self.isName(attribute.name) {
        text += "  \(access)\(Self.property(attribute.name, attribute.swiftType))\n"
      }
      for relationship in entity.relationships where Self.isName(relationship.name) {
        text += Self.members(relationship, of: byName[relationship.destination]?.className ?? "NSManagedObject", access)
      }
      text += "}\n"
      let isBelowAnother = entity.parent.flatMap { byName[$0] }.map { $0.generation != .nothing } ?? false
      if !isBelowAnother { text += "\nextension \(type): Identifiable {}\n" }
    }
    return hasSome ? ProgramParts.GeneratedSource(name: "SirisimDataModel-\(name).swift", text: text) : nil
  }

  private static func property(_ name: String, _ type: String) -> String {
    "var `\(name)`: \(type) { get { self[managed: \"\(name)\"] } set { self[managed: \"\(name)\"] = newValue } }"
  }

  private static func members(_ relationship: Relationship, of type: String, _ access: String) -> String {
    guard relationship.isToMany else { return "  \(access)\(property(relationship.name, type + "?"))\n" }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    var text = "  \(access)\(property(relationship.name, set + "?"))\n"
    for verb in ["addTo", "removeFrom"] {
      for argument in ["value: \(type)", "values: \(set)"] {
        let parameter = argument.split(separator: ":")[0]
        text += "  \(access)func \(verb)\(name)(_ \(argument)) { managed(\"\(verb)\(name)\", \(parameter)) }\n"
      }
    }
    if relationship.isOrdered {
      text +=
        "  \(access)func insertInto\(name)(_ value: \(type), at idx: Int) { managed(\"insertInto\(name)\", value, idx) }\n"
      text += "  \(access)func removeFrom\(name)(at idx: Int) { managed(\"removeFrom\(name)\", idx) }\n"
    }
    return text
  }

  /// Whether a text can be a name in Swift: a model's texts aren't trusted.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !Ascii.isDigit(first) else { return false }
    return text.utf8.allSatisfy(Ascii.isName)
  }
}

extension DataModel.Attribute {
  /// The type that Xcode's generator writes.
  var swiftType: String {
    switch type {
    case "String": "String?"
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: valueClass.flatMap { $0.split(separator: ".").last }.map { "\($0)?" } ?? "NSObject?"
    }
  }
}
