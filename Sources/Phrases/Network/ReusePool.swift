import Synchronization

/// A pool of values that are costly to make: a sentence takes one, and returns it for the next sentence.
public final class ReusePool<Value: Sendable>: Sendable {
  /// At most as many as were in use at once: one per thread.
  private let values = Mutex<[Value]>([])
  private let room = 64

  /// An empty pool.
  public init() {}

  /// Takes the value that was returned last; nil where the pool is empty.
  public func take() -> Value? { values.withLock { $0.popLast() } }

  /// Returns a value; it is dropped where the pool is full.
  public func put(_ new: consuming Value) {
    let new = new
    values.withLock { values in
      if values.count < room { values.append(new) }
    }
  }
}
