import CoreData
import Testing

@Suite("Core Data's store")
struct StoreTests {
  private func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("sirisim-garden-\(UUID().uuidString).sqlite")
  }

  @Test("has every kind of value again when another program opens it")
  func values() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let (token, day) = (UUID(), Date(timeIntervalSinceReferenceDate: 12_345.678))
    do {
      let garden = try Garden(at: file)
      let plant = garden.plant("Köhl 'x\"", height: 1.25)
      (plant.count, plant.isEdible, plant.planted, plant.token) = (-3, true, day, token)
      (plant.link, plant.price) = (URL(string: "https://example.com/a?b=c"), NSDecimalNumber(string: "19.99"))
      (plant.photo, plant.notes) = (Data([0, 255, 7]), ["wet", "shady"])
      _ = garden.plant("nothing else")
      try garden.context.save()
      #expect(!garden.context.hasChanges)
    }
    let garden = try Garden(at: file)
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    request.predicate = NSPredicate(format: "token == %@", token as CVarArg)
    let plant = try #require(try garden.context.fetch(request).first)
    #expect(plant.name == "Köhl 'x\"" && plant.height == 1.25 && plant.count == -3 && plant.isEdible)
    #expect(plant.planted == day && plant.token == token && plant.link?.query == "b=c")
    #expect(plant.price == NSDecimalNumber(string: "19.99") && plant.photo == Data([0, 255, 7]))
    #expect(plant.notes == ["wet", "shady"])
    request.predicate = NSPredicate(format: "name BEGINSWITH 'nothing'")
    let other = try #require(try garden.context.fetch(request).first)
    #expect(other.planted == nil && other.count == 0 && !other.isEdible && other.notes == nil && other.tags.isEmpty)
    #expect(other.value(forKey: "count") == nil && other.value(forKey: "height") as? Double == 1)
  }

  @Test("keeps what a newer model adds beside what was there")
  func models() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let old = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Plant"
    let name = NSAttributeDescription()
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    entity.properties = [name]
    old.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: old)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file, options: nil)
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let plant = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: context)
    plant.setValue("Fern", forKey: "name")
    try context.save()

    let garden = try Garden(at: file)
    let fern = try #require(try garden.context.fetch(NSFetchRequest<Plant>(entityName: "Plant")).first)
    #expect(fern.name == "Fern" && fern.height == 0 && fern.bed == nil)
    fern.height = 2
    try garden.context.save()
    #expect(try Garden(at: file).names("height == 2") == ["Fern"])
  }

  @Test("cannot be opened in a folder that isn't there, and says why")
  func failure() {
    let garden = try? Garden(at: URL(fileURLWithPath: "/nonexistent/folder/a.sqlite"))
    #expect(garden == nil)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Garden.model())
    #expect {
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: "/nonexistent/a.sqlite"))
    } throws: { error in
      (error as NSError).code == NSPersistentStoreOpenError
        && error.localizedDescription.contains("/nonexistent/a.sqlite")
    }
  }

  @Test("is the same store for two containers at once, and an identity leads back to its object")
  func sharing() throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let (app, intents) = (try Garden(at: file), try Garden(at: file))
    let plant = app.plant("Fern")
    #expect(plant.objectID.isTemporaryID)
    try app.context.save()
    #expect(!plant.objectID.isTemporaryID)
    #expect(try intents.names() == ["Fern"])
    let uri = plant.objectID.uriRepresentation()
    let id = try #require(intents.container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri))
    let found = try #require(try intents.context.existingObject(with: id) as? Plant)
    #expect(found.name == "Fern")
    found.name = "Moss"
    try intents.context.save()
    #expect(try app.names() == ["Moss"])
  }

  @Test("takes one object of each unique value, as the merge policy says")
  func constraints() throws {
    func save(_ policy: Any) throws -> Int {
      let garden = try Garden(policy: policy)
      for _ in 0..<2 {
        let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: garden.context)
        tag.setValue("spring", forKey: "name")
        try garden.context.save()
      }
      return try garden.context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tag"))
    }
    #expect(throws: NSError.self) { try save(NSErrorMergePolicy) }
    #expect(try save(NSMergeByPropertyObjectTrumpMergePolicy) == 1)
  }

  @Test("deletes many at once")
  func batchDelete() throws {
    let garden = try Garden()
    for name in ["a", "b", "c"] { _ = garden.plant(name, height: name == "b" ? 5 : 1) }
    try garden.context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Plant")
    request.predicate = NSPredicate(format: "height < 3")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeCount
    let result = try garden.context.execute(deletion) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try garden.names() == ["b"])
  }
}
