/// Gives bindings to the properties of an observed object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public init(wrappedValue: Value) { object = wrappedValue }
  public init(_ wrappedValue: Value) { object = wrappedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(get: { object[keyPath: keyPath] }, set: { [object] in object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Sendable where Value: Sendable {}

/// Where the focus is: nowhere.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    let none: Value
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }

  private let none: Value

  public init() where Value == Bool { none = false }
  public init<Field: Hashable>() where Value == Field? { none = nil }

  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(none: none) }
}

/// Tells views of one place from those of others.
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}

  public init() {}
  public var wrappedValue: ID { ID() }
}

/// A number that grows with the user's text size, which is the usual one here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// What lasts as long as a gesture, of which there is none.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}

/// What a scene keeps: nothing, as there is none.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}
