/// A lock that doesn't sleep long.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate var word: UInt32 = 0
  public init() {}
  public init(_os_unfair_lock_opaque: UInt32) {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The locks that lie in an author's own memory: one mutex for each place.
private final class PlacedLocks: @unchecked Sendable {
  static let shared = PlacedLocks()
  private let lock = NSLock()
  private var mutexes: [UnsafeMutableRawPointer: NSLock] = [:]

  func mutex(at place: os_unfair_lock_t) -> NSLock {
    lock.withLock {
      let key = UnsafeMutableRawPointer(place)
      if let found = mutexes[key] { return found }
      let made = NSLock()
      mutexes[key] = made
      return made
    }
  }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { PlacedLocks.shared.mutex(at: lock).lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { PlacedLocks.shared.mutex(at: lock).unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { PlacedLocks.shared.mutex(at: lock).try() }

/// A value behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(initialState: State) { storage = Storage(initialState) }
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<Result>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body() }
  }
}
