/// A value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: {
        var value = wrappedValue
        value[keyPath: keyPath] = $0
        wrappedValue = value
      })
  }
}

/// Where a view's value is kept.
private final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper
public struct State<Value> {
  private let kept: Kept<Value>

  public init(wrappedValue value: Value) { kept = Kept(value) }
  public init(initialValue value: Value) { kept = Kept(value) }

  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { kept.value }, set: { [kept] in kept.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  public let wrappedValue: ObjectType
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { wrappedValue = thunk() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(get: { object[keyPath: keyPath] }, set: { [object] in object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: MissingInView {
  public init() {}
  var isMissing: Bool { true }
  public var wrappedValue: ObjectType { fatalError("nothing of SwiftUI is shown here") }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

/// What holds for a view and all in it.
public struct EnvironmentValues {
  public init() {}
  public var colorScheme: ColorScheme { .light }
  public var locale: Locale { .current }
  public var calendar: Calendar { .current }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

@propertyWrapper
public struct Environment<Value>: MissingInView {
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  /// An object of the app's, which nothing puts into a view here.
  public init(_ type: Value.Type) where Value: AnyObject { keyPath = nil }
  var isMissing: Bool { keyPath == nil }
  public var wrappedValue: Value {
    guard let keyPath else { fatalError("nothing of SwiftUI is shown here") }
    return EnvironmentValues()[keyPath: keyPath]
  }
}

/// A value in the user defaults.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults
  private let initial: Value

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    self.store = store ?? .standard
    initial = wrappedValue
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? initial }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
