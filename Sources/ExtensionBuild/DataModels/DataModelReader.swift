import SimAppFiles
import SimDiagnostics

/// Reads a `.xcdatamodeld` (its current version) or a `.xcdatamodel`.
enum DataModelReader {
  static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") }

  /// - Returns: nil if nothing can be read, which is reported.
  static func read(_ path: String, _ problems: inout [Diagnostic]) -> DataModel? {
    var version = path
    if path.hasSuffix(".xcdatamodeld") {
      let versions = FileReader.entries(of: path).map(\.name).filter { $0.hasSuffix(".xcdatamodel") }
        .sorted { Files.stem(of: $0) < Files.stem(of: $1) }
      let named = PlistReader.root(of: path + "/.xccurrentversion")?["_XCCurrentVersionName"]?.plainText
      guard let current = versions.first(where: { $0 == named }) ?? versions.last else {
        problems.append(Diagnostic(.warning, "the data model has no version", at: TextPlace(file: path, line: 1)))
        return nil
      }
      version += "/" + current
    }
    let file = version + "/contents"
    let bytes: [UInt8]
    do { bytes = try FileReader.bytes(of: file) } catch {
      problems.append(Diagnostic(.warning, error.message, at: error.place))
      return nil
    }
    do throws(XMLElementReader.Fault) {
      let root = try XMLElementReader.read(bytes)
      return DataModel(
        name: Files.stem(of: path), version: Files.stem(of: version),
        entities: root.children(named: "entity").compactMap(entity))
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == Ascii.newline } + 1
      problems.append(
        Diagnostic(.warning, "the data model can't be read: \(error.message)", at: TextPlace(file: file, line: line)))
      return nil
    }
  }

  private static func entity(_ element: XMLElement) -> DataModel.Entity? {
    guard let name = element["name"] else { return nil }
    var entity = DataModel.Entity(name: name)
    // `Module.Class`, and `.Class` for the module in which it is compiled.
    entity.className = element["representedClassName"].flatMap { $0.split(separator: ".").last }.map(String.init)
    if entity.className == "NSManagedObject" { entity.className = nil }
    entity.parent = element["parentEntity"]
    entity.isAbstract = element.says("isAbstract")
    entity.generation =
      switch element["codeGenerationType"] {
      case "class": .classAndProperties
      case "category": .properties
      default: .nothing
      }
    entity.attributes = element.children(named: "attribute").compactMap(attribute)
    entity.relationships = element.children(named: "relationship").compactMap(relationship)
    entity.constraints = element.children(named: "uniquenessConstraints").flatMap(\.children).map { constraint in
      constraint.children(named: "constraint").compactMap { $0["value"] }
    }
    return entity
  }

  private static func attribute(_ element: XMLElement) -> DataModel.Attribute? {
    guard let name = element["name"], let type = element["attributeType"] else { return nil }
    return DataModel.Attribute(
      name: name, type: type, isOptional: element.says("optional"), isTransient: element.says("transient"),
      isScalar: element["usesScalarValueType"].map { $0 == "YES" } ?? (type != "Date"),
      defaultText: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
      valueClass: element["customClassName"])
  }

  private static func relationship(_ element: XMLElement) -> DataModel.Relationship? {
    guard let name = element["name"], let destination = element["destinationEntity"] else { return nil }
    return DataModel.Relationship(
      name: name, destination: destination, inverse: element["inverseName"],
      isToMany: element.says("toMany") || (element["maxCount"].map { $0 != "1" } ?? false),
      isOrdered: element.says("ordered"), isOptional: element.says("optional"),
      deletionRule: element["deletionRule"] ?? "No Action")
  }
}
