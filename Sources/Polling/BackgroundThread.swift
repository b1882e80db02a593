import Glibc
import Synchronization

/// Work on a background thread: Foundation and Dispatch cost more to start than a thread does.
package enum BackgroundThread {
  /// A thread's work, passed through a C pointer.
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Phrases nest, and their readers recurse: the stack is as large as the main thread's.
  private static let stackSize = 8 << 20

  /// Runs the work on a new thread, or at once if the system has no thread left.
  @discardableResult
  package static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    start(body).map { pthread_detach($0) } != nil
  }

  /// Runs the work a number of times, each time on a thread of its own, and waits for all of them.
  package static func runAll(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (1..<max(1, count)).compactMap { _ in start(body) }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// The results for all items, in order; several are worked on at a time.
  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    map(items, jobs: processorCount(), work) { _, _ in true }.compactMap { $0 }
  }

  /// The same, with a number of jobs, until the caller stops it.
  ///
  /// - Parameters:
  ///   - jobs: at least one.
  ///   - each: receives the number of each item with its result, one after the other; false starts no further item.
  /// - Returns: nil for an item that wasn't started.
  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) -> Output,
    each: @escaping @Sendable (Int, Output) -> Bool
  ) -> [Output?] {
    let outputs = Mutex<(found: [Output?], goesOn: Bool)>((Array(repeating: nil, count: items.count), true))
    let taken = Atomic(0)
    runAll(min(items.count, max(1, jobs))) {
      while outputs.withLock({ $0.goesOn }) {
        let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let output = work(items[index])
        outputs.withLock { outputs in
          outputs.found[index] = output
          if !each(index, output) { outputs.goesOn = false }
        }
      }
    }
    return outputs.withLock { $0.found }
  }

  /// - Returns: nil if the work was done at once.
  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.takeRetainedValue().body()
      return nil
    }
    return thread
  }
}

/// How many threads can run at the same time here.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
