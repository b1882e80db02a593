/// Objects as one part of the program sees them: what it has put in or taken out is another one's when it is saved.
public class ModelContext: Equatable, @unchecked Sendable {
  public let container: ModelContainer
  /// Whether each change is saved at once.
  public var autosaveEnabled = false
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  public var changedModelsArray: [any PersistentModel] { [] }
  public var undoManager: AnyObject?
  public var author: String?

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public var hasChanges: Bool { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }

  // MARK: Changes

  public func insert<T: PersistentModel>(_ model: T) {
    deletedModelsArray.removeAll { $0 === model }
    guard !insertedModelsArray.contains(where: { $0 === model }) else { return }
    insertedModelsArray.append(model)
    model._modelState.take(self)
    saveAtOnce()
  }

  public func delete<T: PersistentModel>(_ model: T) {
    insertedModelsArray.removeAll { $0 === model }
    deletedModelsArray.append(model)
    model._modelState.take(self, isDeleted: true)
    saveAtOnce()
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
  }

  public func save() throws {
    container.store.change(inserting: insertedModelsArray, deleting: deletedModelsArray)
    insertedModelsArray = []
    deletedModelsArray = []
  }

  public func rollback() {
    for model in insertedModelsArray { model._modelState.take(nil) }
    for model in deletedModelsArray { model._modelState.take(self) }
    insertedModelsArray = []
    deletedModelsArray = []
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public func processPendingChanges() {}

  private func saveAtOnce() { if autosaveEnabled { try? save() } }

  // MARK: Finding

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.store.objects.compactMap { $0 as? T }
    if descriptor.includePendingChanges {
      let pending = insertedModelsArray.compactMap { $0 as? T }
      found += pending.filter { model in !found.contains { $0 === model } }
    }
    found.removeAll { model in deletedModelsArray.contains { $0 === model } }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    for model in found where model.modelContext == nil { model._modelState.take(self) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix(max(0, $0)) } ?? rest)
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    (container.store.objects + insertedModelsArray).lazy.compactMap { $0 as? T }
      .first { $0.persistentModelID == identifier }
  }

  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard
      let model = (container.store.objects + insertedModelsArray).first(where: { $0.persistentModelID == identifier })
    else { fatalError("no object of the store has this identifier") }
    return model
  }
}

/// Which objects are wanted, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// What an actor works with that keeps objects.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that keeps objects. `@ModelActor` becomes it when the program is built.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
