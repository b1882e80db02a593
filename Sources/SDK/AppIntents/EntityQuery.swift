/// The result of a query or an options provider: a list, or one in sections.
public protocol ResultsCollection {
  associatedtype Result
  var _items: [Result] { get }
}

extension Array: ResultsCollection {
  public typealias Result = Element
  public var _items: [Element] { self }
}

public struct IntentItem<Result: Sendable>: Sendable, InstanceDisplayRepresentable {
  public let value: Result
  public var displayRepresentation: DisplayRepresentation
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
  public init(_ value: Result) {
    self.value = value
    displayRepresentation =
      (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      ?? DisplayRepresentation(stringLiteral: "\(value)")
  }
}

@resultBuilder
public enum IntentItemsBuilder<Result: Sendable> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  public static func buildExpression(_ item: Result) -> [IntentItem<Result>] { [IntentItem(item)] }
  public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
  public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
}

public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }
  public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Result]) {
    self.title = title
    self.items = items.map { IntentItem($0) }
  }
  public init(
    _ title: LocalizedStringResource? = nil, @IntentItemsBuilder<Result> items: () -> [IntentItem<Result>]
  ) {
    self.title = title
    self.items = items()
  }
}

@resultBuilder
public enum IntentItemSectionsBuilder<Result: Sendable> {
  public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [section] }
  public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    sections.flatMap { $0 }
  }
  public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
    sections ?? []
  }
}

public struct IntentItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  public let sections: [IntentItemSection<Result>]
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.sections = sections
  }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    sections = [IntentItemSection(items: items)]
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Result> sections: () -> [IntentItemSection<Result>]
  ) { self.sections = sections() }
  public static var empty: Self { Self(sections: []) }
  public var _items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

public typealias ItemCollection<Result: Sendable> = IntentItemCollection<Result>
public typealias ItemSection<Result: Sendable> = IntentItemSection<Result>

/// A type that offers values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias Dependency<Value> = AppDependency<Value>
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A type that finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}
extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query that knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  associatedtype Entity
  static var findIntentDescription: IntentDescription? { get }
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
