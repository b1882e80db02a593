import Synchronization

/// A pool of values that are costly to make: a sentence takes one, and gives it back for the next sentence.
public final class ReusePool<Value: Sendable>: Sendable {
  /// At most as many as were in use at the same time: one for each thread.
  private let values = Mutex<[Value]>([])
  private let room = 64

  /// An empty pool.
  public init() {}

  /// Takes the value that was put back last; nil where the pool is empty.
  public func take() -> Value? { values.withLock { $0.popLast() } }

  /// Puts a value back; it is dropped where the pool is full.
  public func put(_ new: consuming Value) {
    let new = new
    values.withLock { values in
      if values.count < room { values.append(new) }
    }
  }
}
