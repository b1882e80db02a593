import CoreData
import Testing

@Suite("A managed object context")
struct ContextTests {
  @Test("fetches what a predicate holds for, sorted, from an offset up to a limit")
  func fetching() throws {
    let garden = try Garden()
    let bed = Bed(context: garden.context)
    bed.name = "South"
    for (index, name) in ["Fern", "Ash", "Moss", "Elm"].enumerated() {
      _ = garden.plant(name, height: Double(index), in: index < 2 ? bed : nil)
    }
    // What isn't saved is found too.
    #expect(try garden.names("bed.name == 'South'") == ["Ash", "Fern"])
    try garden.context.save()
    #expect(try garden.names(sortedBy: "height", ascending: false) == ["Elm", "Moss", "Ash", "Fern"])
    #expect(try garden.names("bed == nil AND height > 2") == ["Elm"])
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: true)]
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    #expect(try garden.context.fetch(request).map(\.name) == ["Elm", "Fern"])
    #expect(try garden.context.count(for: NSFetchRequest<Plant>(entityName: "Plant")) == 4)
    request.predicate = NSPredicate(format: "bed == %@", bed)
    request.fetchOffset = 0
    #expect(try garden.context.fetch(request).map(\.name) == ["Ash", "Fern"])
  }

  @Test("gives objects of the author's classes, those of entities below among them")
  func classes() throws {
    let garden = try Garden()
    _ = garden.plant("Fern")
    let tree = Tree(context: garden.context)
    (tree.name, tree.rings) = ("Oak", 300)
    try garden.context.save()
    garden.context.reset()
    let found = try garden.context.fetch(NSFetchRequest<Plant>(entityName: "Plant"))
    #expect(found.count == 2 && found.compactMap { ($0 as? Tree)?.rings } == [300])
    let request = NSFetchRequest<Plant>(entityName: "Plant")
    request.includesSubentities = false
    #expect(try garden.context.fetch(request).map(\.name) == ["Fern"])
    #expect(Tree.entity().name == "Tree")
    let bare = try garden.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Plant"))
    #expect(bare.compactMap { $0.value(forKey: "name") as? String }.sorted() == ["Fern", "Oak"])
  }

  @Test("works out what expressions ask for, over all objects or by groups")
  func expressions() throws {
    let garden = try Garden()
    let bed = Bed(context: garden.context)
    bed.name = "South"
    for (name, height) in [("Fern", 3.0), ("Ash", 2), ("Moss", 1)] {
      _ = garden.plant(name, height: height, in: name == "Moss" ? nil : bed)
    }
    func described(_ name: String, _ function: String) -> NSExpressionDescription {
      let description = NSExpressionDescription()
      description.name = name
      description.expression = _NSExpression(
        forFunction: function, arguments: [_NSExpression(forKeyPath: \Plant.height)])
      return description
    }
    let request = NSFetchRequest<NSDictionary>(entityName: "Plant")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [described("total", "sum:"), described("tallest", "max:")]
    let whole = try garden.context.fetch(request)
    #expect(whole.map { $0["total"] as? Double } == [6] && whole.map { $0["tallest"] as? Double } == [3])
    request.propertiesToGroupBy = ["bed"]
    #expect(Set(try garden.context.fetch(request).compactMap { $0["total"] as? Double }) == [5, 1])
    request.propertiesToFetch = ["name"]
    request.propertiesToGroupBy = nil
    #expect(Set(try garden.context.fetch(request).compactMap { $0["name"] as? String }) == ["Fern", "Ash", "Moss"])
  }

  @Test("has no history: a request for one answers that nothing was changed")
  func history() throws {
    let garden = try Garden()
    _ = garden.plant("Fern")
    try garden.context.save()
    let result = try garden.context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast))
    let transactions = (result as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction]
    #expect(transactions?.isEmpty == true)
  }

  @Test("answers identities, counts or dictionaries where a request wants them")
  func resultTypes() throws {
    let garden = try Garden()
    let fern = garden.plant("Fern", height: 3)
    try garden.context.save()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Plant")
    ids.resultType = .managedObjectIDResultType
    #expect(try garden.context.fetch(ids) == [fern.objectID])
    let rows = NSFetchRequest<NSDictionary>(entityName: "Plant")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["name"]
    #expect(try garden.context.fetch(rows) == [NSDictionary(dictionary: ["name": "Fern"])])
  }

  @Test("keeps both sides of a relationship, whichever is set")
  func inverses() throws {
    let garden = try Garden()
    let (south, north) = (Bed(context: garden.context), Bed(context: garden.context))
    let (fern, moss) = (garden.plant("Fern", in: south), garden.plant("Moss"))
    south.addToPlants(moss)
    #expect(moss.bed === south && south.plants?.array as? [Plant] == [fern, moss])
    north.insertIntoPlants(moss, at: 0)
    #expect(moss.bed === north && south.plants?.count == 1)
    south.removeFromPlants(NSOrderedSet(array: [fern]))
    #expect(fern.bed == nil)
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: garden.context)
    tag.mutableSetValue(forKey: "plants").add(fern)
    #expect(fern.tags == [tag])
    fern.tags = []
    #expect((tag.value(forKey: "plants") as? NSSet)?.count == 0)
    try garden.context.save()
    garden.context.reset()
    let again = try #require(try garden.context.fetch(NSFetchRequest<Plant>(entityName: "Plant")).last)
    #expect(again.name == "Moss" && again.bed?.plants?.array as? [Plant] == [again])
  }

  @Test("deletes as the model's rules say: with what is below it, and out of what is beside it")
  func deleting() throws {
    let garden = try Garden()
    let bed = Bed(context: garden.context)
    let (fern, moss) = (garden.plant("Fern", in: bed), garden.plant("Moss", in: bed))
    try garden.context.save()
    garden.context.delete(fern)
    #expect(fern.isDeleted && bed.plants?.array as? [Plant] == [moss])
    try garden.context.save()
    #expect(try garden.names() == ["Moss"])
    garden.context.delete(bed)
    try garden.context.save()
    #expect(try garden.names() == [])
  }

  @Test("doesn't save what lacks a required value, and says which")
  func validation() throws {
    let garden = try Garden()
    let plant = Plant(context: garden.context)
    #expect {
      try garden.context.save()
    } throws: { error in
      let error = error as NSError
      return error.code == NSValidationMissingMandatoryPropertyError
        && error.userInfo[NSValidationKeyErrorKey] as? String == "name"
    }
    #expect(garden.context.hasChanges)
    plant.name = "Fern"
    try garden.context.save()
  }

  @Test("takes changes back, and knows what is changed")
  func rollback() throws {
    let garden = try Garden()
    let fern = garden.plant("Fern", height: 1)
    #expect(garden.context.insertedObjects == [fern])
    try garden.context.save()
    fern.height = 9
    #expect(fern.changedValues()["height"] as? Double == 9)
    #expect(fern.committedValues(forKeys: ["height"])["height"] as? Double == 1)
    #expect(garden.context.updatedObjects == [fern])
    _ = garden.plant("Moss")
    garden.context.rollback()
    #expect(fern.height == 1 && !garden.context.hasChanges)
    #expect(try garden.names() == ["Fern"])
  }

  @Test("hands its changes to its parent, which saves them")
  func parents() throws {
    let garden = try Garden()
    let fern = garden.plant("Fern")
    try garden.context.save()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = garden.context
    let theirs = try #require(try child.existingObject(with: fern.objectID) as? Plant)
    theirs.name = "Moss"
    let new = Plant(context: child)
    new.name = "Oak"
    #expect(fern.name == "Fern")
    try child.save()
    #expect(fern.name == "Moss" && garden.context.hasChanges)
    #expect(try garden.names() == ["Moss", "Oak"])
    try garden.context.save()
    #expect(!new.objectID.isTemporaryID)
  }

  @Test("works in the background, and the view's context sees it when it wants to")
  func background() async throws {
    let garden = try Garden()
    let fern = garden.plant("Fern")
    try garden.context.save()
    garden.context.automaticallyMergesChangesFromParent = true
    let id = fern.objectID
    try await garden.container.performBackgroundTask { context in
      (try context.existingObject(with: id) as? Plant)?.name = "Moss"
      try context.save()
    }
    #expect(fern.name == "Moss")
    let name = garden.container.newBackgroundContext().performAndWait { "done" }
    #expect(name == "done")
  }
}
