import SwiftUI

/// What a view would show of a store: nothing, because nothing puts a store into a view here.
@propertyWrapper
public struct Query<Element: PersistentModel, Result> {
  public let wrappedValue: Result
  public init(wrappedValue: Result) { self.wrappedValue = wrappedValue }
}

extension Query where Result == [Element] {
  public init() { self.init(wrappedValue: []) }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { self.init(wrappedValue: []) }
  public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation = .default)
  {
    self.init(wrappedValue: [])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init(wrappedValue: []) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init(wrappedValue: []) }
}

extension EnvironmentValues {
  public var modelContext: ModelContext { fatalError("nothing of SwiftUI is shown here") }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View { AnyView(self) }
  public func modelContainer(for types: any PersistentModel.Type..., inMemory: Bool = false) -> some View {
    AnyView(self)
  }
  public func modelContext(_ context: ModelContext) -> some View { AnyView(self) }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(for types: any PersistentModel.Type..., inMemory: Bool = false) -> some Scene { self }
}
