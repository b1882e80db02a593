/// A query that lets the editor of shortcuts filter and sort entities by their properties. Siri asks it for suggestions
/// and for entities by identifier, like any query; there is no such editor here, so its filters are never called.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype Entity
  associatedtype ComparatorMappingType
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Property = EntityQueryProperty
  public typealias QueryProperties = EntityQueryProperties
  public typealias Sort = EntityQuerySort
  public typealias SortableBy = EntityQuerySortableByProperty
  public typealias SortingOptions = EntityQuerySortingOptions

  public static var findIntentDescription: IntentDescription? { nil }
}

public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable { case ascending, descending }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

// MARK: Sorting

public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(@EntityQuerySortingOptionsBuilder<Entity> options: () -> [EntityQuerySortableByProperty<Entity>]) {}
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { option }
  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}

// MARK: Properties

public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
  fileprivate init() {}
}

public final class EntityQueryProperty<Entity: AppEntity, Value, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
{
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparator<
      Value, ComparatorMappingType
    >]
  ) {}
  public init<Subject>(
    _ keyPath: KeyPath<Subject, EntityProperty<Value>>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> [EntityQueryComparator<
      Value, ComparatorMappingType
    >]
  ) {}
}

public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryPropertyDeclaration<
      Entity, ComparatorMappingType
    >]
  ) {}
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression(
    _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

// MARK: Comparators

/// How a property may be compared: turns the value to compare with into what the query takes.
public class EntityQueryComparator<Value, ComparatorMappingType> {
  fileprivate init() {}
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
  public static func buildExpression(
    _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
  ) -> EntityQueryComparator<Value, ComparatorMappingType> { comparator }
  public static func buildBlock(
    _ comparators: EntityQueryComparator<Value, ComparatorMappingType>...
  ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { comparators }
}

public final class EqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class NotEqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class LessThanComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class LessThanOrEqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class GreaterThanComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class GreaterThanOrEqualToComparator<Value, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class IsBetweenComparator<Value, ComparatorMappingType>: EntityQueryComparator<
  Value, ComparatorMappingType
>
{
  public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) {}
}
public final class HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparator<
  Value, ComparatorMappingType
>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparator<
  Value, ComparatorMappingType
>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}
public final class ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
  public init<Element>(mappingTransform: @escaping (Element) -> ComparatorMappingType) where Value == [Element] {}
}
