@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Where a store lies and how it is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  open var timeout: TimeInterval = 240
  open var sqlitePragmas: [String: NSObject] { [:] }
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }

  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A model, its store and its contexts in one.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  /// With the model of this name in the bundle. Like Apple's, it goes on without one and says so in the log.
  public convenience init(name: String) {
    let url =
      Bundle.main.url(forResource: name, withExtension: "momd")
      ?? Bundle.main.url(forResource: name, withExtension: "mom")
    let model = url.flatMap(NSManagedObjectModel.init(contentsOf:))
    if model == nil { NSLog("Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public required init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
  }

  open class func defaultDirectoryURL() -> URL {
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/Application Support", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if description.cloudKitContainerOptions != nil { SDKNotice.say(.coreDataCloud) }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// Which iCloud container a store is kept in.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}

/// A container that iCloud keeps alike on all devices: here it is on this one alone, and it is said.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    SDKNotice.say(.coreDataCloud)
    super.loadPersistentStores(completionHandler: block)
  }

  open func initializeCloudKitSchema() throws { SDKNotice.say(.coreDataCloud) }
}
