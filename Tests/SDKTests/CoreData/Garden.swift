import CoreData

/// A model of the tests' own: beds with plants in order, each with tags, and a gardener.
final class Garden {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  /// - Parameter store: nil for one in memory.
  init(at store: URL? = nil, policy: Any = NSErrorMergePolicy) throws {
    container = NSPersistentContainer(name: "Garden", managedObjectModel: Self.model())
    let description = NSPersistentStoreDescription(url: store ?? URL(fileURLWithPath: "/dev/null"))
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    context.mergePolicy = policy
  }

  static func model() -> NSManagedObjectModel {
    let bed = entity("Bed", "SDKTests.Bed")
    let plant = entity("Plant", "SDKTests.Plant")
    let tree = entity("Tree", "SDKTests.Tree")
    let tag = entity("Tag", "NSManagedObject")
    plant.subentities = [tree]
    let plants = relationship("plants", to: plant, many: true, .cascadeDeleteRule)
    plants.isOrdered = true
    let home = relationship("bed", to: bed, many: false)
    (plants.inverseRelationship, home.inverseRelationship) = (home, plants)
    let tags = relationship("tags", to: tag, many: true)
    let tagged = relationship("plants", to: plant, many: true)
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    bed.properties = [attribute("name", .stringAttributeType), plants]
    plant.properties = [
      attribute("name", .stringAttributeType, isOptional: false),
      attribute("height", .doubleAttributeType, default: 0.5),
      attribute("count", .integer16AttributeType), attribute("isEdible", .booleanAttributeType),
      attribute("planted", .dateAttributeType), attribute("token", .UUIDAttributeType),
      attribute("link", .URIAttributeType), attribute("price", .decimalAttributeType),
      attribute("photo", .binaryDataAttributeType), attribute("notes", .transformableAttributeType), home, tags,
    ]
    tree.properties = [attribute("rings", .integer32AttributeType)]
    tag.properties = [attribute("name", .stringAttributeType), tagged]
    tag.uniquenessConstraints = [["name"]]
    let model = NSManagedObjectModel()
    model.entities = [bed, plant, tree, tag]
    return model
  }

  private static func entity(_ name: String, _ type: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (name, type)
    return entity
  }

  private static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, isOptional)
    attribute.defaultValue = value
    return attribute
  }

  private static func relationship(
    _ name: String, to entity: NSEntityDescription, many: Bool, _ rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity, relationship.deleteRule) = (name, entity, rule)
    relationship.maxCount = many ? 0 : 1
    return relationship
  }

  func plant(_ name: String, height: Double = 1, in bed: Bed? = nil) -> Plant {
    let plant = Plant(context: context)
    (plant.name, plant.height, plant.bed) = (name, height, bed)
    return plant
  }

  func names(_ format: String? = nil, sortedBy key: String = "name", ascending: Bool = true) throws -> [String] {
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: ascending)]
    return try context.fetch(request).map(\.name)
  }
}

// As the build makes them of `@NSManaged` declarations.

class Bed: NSManagedObject {
  var name: String? {
    get { self[managed: "name"] }
    set { self[managed: "name"] = newValue }
  }
  var plants: NSOrderedSet? {
    get { self[managed: "plants"] }
    set { self[managed: "plants"] = newValue }
  }
  func addToPlants(_ value: Plant) { managed("addToPlants", value) }
  func insertIntoPlants(_ value: Plant, at idx: Int) { managed("insertIntoPlants", value, idx) }
  func removeFromPlants(_ values: NSOrderedSet) { managed("removeFromPlants", values) }
}

class Plant: NSManagedObject {
  var name: String {
    get { self[managed: "name"] }
    set { self[managed: "name"] = newValue }
  }
  var height: Double {
    get { self[managed: "height"] }
    set { self[managed: "height"] = newValue }
  }
  var count: Int16 {
    get { self[managed: "count"] }
    set { self[managed: "count"] = newValue }
  }
  var isEdible: Bool {
    get { self[managed: "isEdible"] }
    set { self[managed: "isEdible"] = newValue }
  }
  var planted: Date? {
    get { self[managed: "planted"] }
    set { self[managed: "planted"] = newValue }
  }
  var token: UUID? {
    get { self[managed: "token"] }
    set { self[managed: "token"] = newValue }
  }
  var link: URL? {
    get { self[managed: "link"] }
    set { self[managed: "link"] = newValue }
  }
  var price: NSDecimalNumber? {
    get { self[managed: "price"] }
    set { self[managed: "price"] = newValue }
  }
  var photo: Data? {
    get { self[managed: "photo"] }
    set { self[managed: "photo"] = newValue }
  }
  var notes: [String]? {
    get { self[managed: "notes"] }
    set { self[managed: "notes"] = newValue }
  }
  var bed: Bed? {
    get { self[managed: "bed"] }
    set { self[managed: "bed"] = newValue }
  }
  var tags: Set<NSManagedObject> {
    get { self[managed: "tags"] }
    set { self[managed: "tags"] = newValue }
  }

  class func fetchRequest() -> NSFetchRequest<Plant> { NSFetchRequest<Plant>(entityName: "Plant") }
}

final class Tree: Plant {
  var rings: Int32 {
    get { self[managed: "rings"] }
    set { self[managed: "rings"] = newValue }
  }
}
