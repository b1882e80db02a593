@_spi(Host) import SDKFoundation

// What `@NSManaged` declarations become here: the build gives them bodies that come to these.

extension NSManagedObject {
  /// A property that Core Data keeps.
  public subscript<Value>(managed key: String) -> Value {
    get {
      let value = value(forKey: key)
      if let found = value as? Value { return found }
      // What has no optional type in Swift and is missing.
      if value == nil {
        if let attribute = entity.attributesByName[key], let empty = attribute.emptyValue as? Value { return empty }
        if let empty = NSSet() as? Value { return empty }
        if let empty = NSOrderedSet() as? Value { return empty }
      }
      if let set = value as? NSOrderedSet, let found = set.array as? Value { return found }
      if let date = value as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
      fatalError(
        "'\(key)' of \(entity.name ?? "") is \(value.map { "a \(type(of: $0))" } ?? "nil"), not a \(Value.self)")
    }
    set {
      if entity.attributesByName[key]?.attributeType == .dateAttributeType, let seconds = newValue as? TimeInterval {
        setValue(Date(timeIntervalSinceReferenceDate: seconds), forKey: key)
      } else {
        setValue(KeyValue.unwrap(newValue), forKey: key)
      }
    }
  }

  /// A method that Core Data makes of a relationship's name: `addToPlans`, `removeFromPlans`, `insertIntoPlans`, `replacePlans`.
  public func managed(_ method: String, _ arguments: Any...) {
    let verbs = ["addTo", "removeFrom", "insertInto", "replace", "add", "remove"]
    for verb in verbs where method.hasPrefix(verb) {
      var name = String(method.dropFirst(verb.count))
      name = name.prefix(1).lowercased() + name.dropFirst()
      if entity.relationshipsByName[name] == nil, name.hasSuffix("Object") { name.removeLast("Object".count) }
      guard let relationship = entity.relationshipsByName[name] else { continue }
      return apply(verb, to: relationship, arguments)
    }
    fatalError("\(entity.name ?? "") has no relationship for '\(method)'")
  }

  private func apply(_ verb: String, to relationship: NSRelationshipDescription, _ arguments: [Any]) {
    var ids = objectIDs(forRelationshipNamed: relationship.name)
    let place = arguments.compactMap { $0 as? Int }.first
    let places = arguments.compactMap { $0 as? IndexSet }.first
    let objects = arguments.flatMap { argument -> [NSManagedObjectID] in
      if let object = argument as? NSManagedObject { return [object.objectID] }
      return (KeyValue.elements(argument) ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
    }
    switch verb {
    case "addTo", "add": ids += objects
    case "removeFrom", "remove":
      if let place { ids.remove(at: place) }
      if let places { for index in places.reversed() { ids.remove(at: index) } }
      let gone = Set(objects)
      ids.removeAll { gone.contains($0) }
    case "insertInto": ids.insert(contentsOf: objects, at: place ?? places?.first ?? ids.endIndex)
    default: for (index, id) in zip(place.map { IndexSet(integer: $0) } ?? places ?? [], objects) { ids[index] = id }
    }
    willChangeValue(forKey: relationship.name)
    link(relationship, to: ids)
    didChangeValue(forKey: relationship.name)
  }

  /// The objects of a relationship as a set that changes it.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(of: self, key) }
}

/// A set whose changes are changes of a relationship.
private final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init(capacity numItems: Int) { fatalError("a relationship's set belongs to an object") }
  required init?(coder: NSCoder) { nil }
  override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
    fatalError("a relationship's set belongs to an object")
  }

  private var now: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }
  private func change(_ body: (inout [NSManagedObject]) -> Void) {
    var objects = now.allObjects.compactMap { $0 as? NSManagedObject }
    body(&objects)
    owner.setValue(NSSet(array: objects), forKey: key)
  }

  override var count: Int { now.count }
  override func member(_ object: Any) -> Any? { now.member(object) }
  override func objectEnumerator() -> NSEnumerator { now.objectEnumerator() }
  override var allObjects: [Any] { now.allObjects }
  override func contains(_ anObject: Any) -> Bool { now.contains(anObject) }
  override func add(_ object: Any) { change { if let object = object as? NSManagedObject { $0.append(object) } } }
  override func remove(_ object: Any) { change { $0.removeAll { $0 === object as AnyObject } } }
}
