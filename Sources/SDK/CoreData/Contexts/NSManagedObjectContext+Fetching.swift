@_spi(Host) import SDKFoundation

extension NSManagedObjectContext {
  /// The objects that a request asks for.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try objects(of: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    case .dictionaryResultType:
      var seen: Set<NSDictionary> = []
      return Self.rows(of: objects, request).filter { !request.returnsDistinctResults || seen.insert($0).inserted }
        .compactMap {
          ($0 as? T) ?? (($0 as? [String: Any]) as? T)
        }
    default:
      return objects.compactMap { $0 as? T }
    }
  }

  /// What a fetch of dictionaries answers: one for each object, or for each group where something takes several together.
  private static func rows<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
    let wanted = request.propertiesToFetch
    let expressions = wanted?.compactMap { $0 as? NSExpressionDescription } ?? []
    let names = wanted?.filter { !($0 is NSExpressionDescription) }.compactMap(name)
    var groups = objects.map { [$0] }
    if let by = request.propertiesToGroupBy?.compactMap(name) {
      var indices: [NSDictionary: Int] = [:]
      groups = []
      for object in objects {
        let key = NSDictionary(dictionary: values(of: object, by))
        if let index = indices[key] {
          groups[index].append(object)
        } else {
          indices[key] = groups.count
          groups.append([object])
        }
      }
    } else if expressions.contains(where: \.isCollective) {
      groups = [objects]
    }
    return groups.map { group in
      let first = group.first.map { values(of: $0, names ?? Array($0.entity.attributesByName.keys)) } ?? [:]
      let all = NSMutableDictionary()
      all.addEntries(from: first)
      for expression in expressions {
        if let value = expression.value(of: group) { all.setObject(value, forKey: expression.name as NSString) }
      }
      return all
    }
  }

  private static func name(_ property: Any) -> String? {
    (property as? String) ?? (property as? NSPropertyDescription)?.name
  }

  private static func values(of object: NSManagedObject, _ names: [String]) -> [String: Any] {
    let pairs = names.compactMap { name in object.value(forKey: name).map { (name, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(of: request).count }

  func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let name = request.entityName ?? (T.self as? NSManagedObject.Type)?.entity().name,
      let entity = request.entity ?? model?.entitiesByName[name]
    else {
      fatalError("executeFetchRequest:error: A fetch request must have an entity.")
    }
    let wanted = request.includesSubentities ? entity.family : [entity]
    var objects = try storedObjects(of: wanted).filter { !$0.isDeleted }
    if request.includesPendingChanges {
      let here = Set(objects)
      objects += changes.filter { object in
        object.isInserted && !object.isDeleted && !here.contains(object)
          && wanted.contains { $0 === object.entity }
      }
    }
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors { objects = objects.hostSorted(by: descriptors) }
    objects = Array(objects.dropFirst(max(0, request.fetchOffset)))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  /// All objects of some entities that the parent or the store has, in the order in which they were saved.
  private func storedObjects(of entities: [NSEntityDescription]) throws -> [NSManagedObject] {
    if let parent {
      let theirs = try parent.storedObjects(of: entities)
      let added = parent.changes.filter { object in
        object.isInserted && !object.isDeleted && !theirs.contains { $0 === object }
          && entities.contains { $0 === object.entity }
      }
      return (theirs + added).filter { !$0.isDeleted }.map { object(with: $0.objectID) }
    }
    guard let coordinator = persistentStoreCoordinator else { return [] }
    return try coordinator.rows(of: entities).map { id, values in
      let object = object(with: id)
      // Somebody else may have saved meanwhile.
      if object.changedNames.isEmpty, !object.isDeleted {
        let wasFault = object.isFault
        object.values = values
        if wasFault { object.awakeFromFetch() }
      }
      return object
    }
  }

  /// Does something to the store itself.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let history = request as? NSPersistentHistoryChangeRequest { return NSPersistentHistoryResult(history) }
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let ids = try request.find(self).filter { !$0.isTemporaryID }
    try persistentStoreCoordinator?.commit(StoreChanges(deleted: ids))
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
    }
  }
}
