import Synchronization

/// What one sentence has used and the next one can use again.
public final class ReusePool<Value: Sendable>: Sendable {
  /// As many as have been used at the same time, which is once for each thread.
  private let values = Mutex<[Value]>([])
  private let room = 64

  /// An empty one.
  public init() {}

  /// Takes down what was put there last; nil when nothing is left.
  public func take() -> Value? { values.withLock { $0.popLast() } }

  /// Puts something there, unless there is enough.
  public func put(_ new: consuming Value) {
    let new = new
    values.withLock { values in
      if values.count < room { values.append(new) }
    }
  }
}
