import Foundation
import SwiftData
import Testing

/// As the pre-pass leaves a class with `@Model`.
private final class Pot: PersistentModel {
  let _modelState = _ModelState()
  var name: String
  var bowls: Int

  init(_ name: String, bowls: Int) {
    self.name = name
    self.bowls = bowls
  }
}

@Suite("A store of SwiftData")
struct ModelContextTests {
  private func container(_ name: String = "own", inMemory: Bool = true) throws -> ModelContainer {
    try ModelContainer(for: Pot.self, configurations: ModelConfiguration(name, isStoredInMemoryOnly: inMemory))
  }

  private func filled() throws -> ModelContext {
    let context = ModelContext(try container())
    for (name, bowls) in [("Leek", 2), ("Tomato", 9), ("Pea", 5)] { context.insert(Pot(name, bowls: bowls)) }
    return context
  }

  @Test("finds by predicate, in order, a part of them")
  func finding() throws {
    let context = try filled()
    #expect(try context.fetch(FetchDescriptor<Pot>()).map(\.name) == ["Leek", "Tomato", "Pea"])
    var descriptor = FetchDescriptor<Pot>(
      predicate: #Predicate { $0.bowls > 2 }, sortBy: [SortDescriptor(\.bowls, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Tomato", "Pea"])
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["Pea"])
    let identifiers = try context.fetchIdentifiers(descriptor)
    #expect((context.registeredModel(for: try #require(identifiers.first)) as Pot?)?.name == "Pea")
  }

  @Test("what one context saves another one finds")
  func saving() throws {
    let first = try filled()
    let second = ModelContext(first.container)
    #expect(first.hasChanges)
    #expect(try second.fetchCount(FetchDescriptor<Pot>()) == 0)
    try first.save()
    #expect(!first.hasChanges)
    let found = try second.fetch(FetchDescriptor<Pot>())
    #expect(found.count == 3)
    second.delete(found[0])
    #expect(found[0].isDeleted)
    #expect(try second.fetchCount(FetchDescriptor<Pot>()) == 2)
    #expect(try first.fetchCount(FetchDescriptor<Pot>()) == 3)
    second.rollback()
    #expect(!found[0].isDeleted)
    try second.delete(model: Pot.self, where: #Predicate { $0.bowls < 6 })
    try second.save()
    #expect(try first.fetch(FetchDescriptor<Pot>()).map(\.name) == ["Tomato"])
  }

  @Test("containers that are configured alike share their objects")
  func sharing() async throws {
    let name = UUID().uuidString
    let one = try container(name, inMemory: false)
    await MainActor.run { one.mainContext.insert(Pot("Leek", bowls: 1)) }
    #expect(try ModelContext(container(name, inMemory: false)).fetchCount(FetchDescriptor<Pot>()) == 1)
    #expect(try ModelContext(container(name)).fetchCount(FetchDescriptor<Pot>()) == 0)
    #expect(try ModelContext(container(name + "2", inMemory: false)).fetchCount(FetchDescriptor<Pot>()) == 0)
  }

  @Test("an object has its identity and its context")
  func identity() throws {
    let context = try filled()
    let pots = try context.fetch(FetchDescriptor<Pot>())
    #expect(Set(pots.map(\.persistentModelID)).count == 3)
    #expect(pots[0].modelContext === context)
    #expect(pots[0].persistentModelID.entityName == "Pot")
    #expect(Pot("New", bowls: 0).modelContext == nil)
  }
}
