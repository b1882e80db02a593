@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// What can be found on the phone; here items are taken, and nobody searches them.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Entities of App Intents are in no search here.
  public final func indexAppEntities<Entity>(_ entities: [Entity], priority: Int = 0) async throws {}
  public final func deleteAppEntities<Entity: Identifiable>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {}

  private static let only = CSSearchableIndex(name: "default")
  open class func `default`() -> CSSearchableIndex { only }
  open class func isIndexingAvailable() -> Bool { true }

  private let lock = NSLock()
  private var items: [String: CSSearchableItem] = [:]

  public init(name: String) { super.init() }

  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    SDKNotice.say(.spotlight)
    lock.withLock { for item in items { self.items[item.uniqueIdentifier] = item } }
    completionHandler?(nil)
  }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    indexSearchableItems(items, completionHandler: nil)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { for identifier in identifiers { items[identifier] = nil } }
    INSubmissions.give(.itemsDeleted(identifiers: identifiers))
    completionHandler?(nil)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let gone = lock.withLock {
      let gone = items.filter { domainIdentifiers.contains($0.value.domainIdentifier ?? "") }
      for identifier in gone.keys { items[identifier] = nil }
      return gone.keys.sorted()
    }
    INSubmissions.give(.itemsDeleted(identifiers: gone))
    completionHandler?(nil)
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    lock.withLock { items = [:] }
    INSubmissions.give(.itemsDeleted(identifiers: nil))
    completionHandler?(nil)
  }
}
