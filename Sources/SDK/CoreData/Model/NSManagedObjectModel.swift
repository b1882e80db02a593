@_spi(Host) import SDKFoundation
import SimSDKFacts

/// The entities of an app's data.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  public override init() {
    super.init()
    Self.known.add(self)
  }

  /// Reads what the build has made of a data model: `Name.momd`, or a `.mom` in it.
  public convenience init?(contentsOf url: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    var file = url
    if isFolder.boolValue {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      guard let name = names.filter({ $0.hasSuffix(".mom") }).min() else { return nil }
      file = url.appendingPathComponent(name)
    }
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    self.init()
    entities = ModelFile.entities(list)
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
  }

  /// All models of the bundles in one; nil where they hold none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.main]).flatMap { bundle in
      (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [])
        + (bundle.urls(forResourcesWithExtension: "mom", subdirectory: nil) ?? [])
    }.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }
    return NSManagedObjectModel(byMerging: models)
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }
  open func setFetchRequestTemplate(_ template: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
    fetchRequestTemplatesByName[name] = template
  }

  // MARK: Here

  /// The models that are in use, for classes that ask for their entity.
  static let known = KnownModels()
}

/// Models by weak references, the last first.
final class KnownModels: @unchecked Sendable {
  private struct Entry { weak var model: NSManagedObjectModel? }
  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      entries.removeAll { $0.model == nil }
      entries.insert(Entry(model: model), at: 0)
    }
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { entries.compactMap(\.model) }
    for model in models {
      if let entity = model.entities.first(where: { $0.describes(type) }) { return entity }
    }
    return nil
  }
}
