import SimSDKFacts

/// What an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation, which lasts as long as it is kept.
public class NSKeyValueObservation: NSObject {
  private let stop: () -> Void
  private let lock = NSLock()
  private var isOver = false

  fileprivate init(stop: @escaping () -> Void) {
    self.stop = stop
    super.init()
  }

  public func invalidate() {
    let ends = lock.withLock {
      defer { isOver = true }
      return !isOver
    }
    if ends { stop() }
  }

  deinit { invalidate() }
}

/// A class whose values can be observed by key path: only UserDefaults changes here without its owner's doing.
public protocol NSKeyValueObservable: AnyObject {}

extension UserDefaults: NSKeyValueObservable {}

extension NSKeyValueObservable where Self: UserDefaults {
  /// Calls the handler when the value has changed: Foundation on Linux doesn't report changes, so they are looked for
  /// when the host's next call begins.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observed = ObservedValue(self, keyPath, options, changeHandler)
    if options.contains(.initial) { observed.tellFirst() }
    SDKNotice.say(.defaultsObserving)
    let number = KeyValueObservations.add { observed.look() }
    return NSKeyValueObservation { KeyValueObservations.remove(number) }
  }
}

/// The current observations.
@_spi(Host) public enum KeyValueObservations {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var looks: [Int: () -> Void] = [:]
  nonisolated(unsafe) private static var last = 0

  /// Reports changed values to their observers.
  public static func look() {
    let all = lock.withLock { looks.sorted { $0.key < $1.key } }
    for look in all { look.value() }
  }

  fileprivate static func add(_ look: @escaping () -> Void) -> Int {
    lock.withLock {
      last += 1
      looks[last] = look
      return last
    }
  }

  fileprivate static func remove(_ number: Int) { lock.withLock { looks[number] = nil } }
}

/// A value as it was last seen.
private final class ObservedValue<Root: AnyObject, Value>: @unchecked Sendable {
  private weak var root: Root?
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
  private let lock = NSLock()
  private var last: Value

  init(
    _ root: Root, _ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.root = root
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    last = root[keyPath: keyPath]
  }

  func tellFirst() {
    guard let root else { return }
    tell(root, old: nil, new: lock.withLock { last })
  }

  func look() {
    guard let root else { return }
    let now = root[keyPath: keyPath]
    let before: Value? = lock.withLock {
      if Self.equal(last, now) { return nil }
      defer { last = now }
      return last
    }
    if let before { tell(root, old: before, new: now) }
  }

  private func tell(_ root: Root, old: Value?, new: Value) {
    handler(
      root,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: false))
  }

  private static func equal(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return String(describing: left) == String(describing: right)
  }
}
