/// SwiftData so far that App Intents keep and find what they need: in memory, as long as the program runs.
@_exported import Observation
@_exported import SDKFoundation

/// A class whose objects are kept. `@Model` becomes it when the program is built.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {
  var _modelState: _ModelState { get }
}

/// What is known of an object that is kept.
public final class _ModelState: @unchecked Sendable {
  let identifier = UUID()
  fileprivate(set) weak var context: ModelContext?
  fileprivate(set) var isDeleted = false

  public init() {}

  func take(_ context: ModelContext?, isDeleted: Bool = false) {
    self.context = context
    self.isDeleted = isDeleted
  }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", identifier: _modelState.identifier)
  }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { _modelState.context }
  public var isDeleted: Bool { _modelState.isDeleted }
  public var hasChanges: Bool { modelContext?.hasChanges ?? false }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which object it is.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  public let entityName: String
  let identifier: UUID
  public var id: UUID { identifier }
  public var storeIdentifier: String? { nil }

  public static func < (a: Self, b: Self) -> Bool { a.identifier.uuidString < b.identifier.uuidString }
}
