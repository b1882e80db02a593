import Glibc
import Synchronization

/// Work on a thread of its own, for which nobody waits: Foundation and Dispatch cost more to begin with than a thread does.
package enum BackgroundThread {
  /// A thread's work, as it travels through a C pointer.
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Phrases nest, and what reads them goes down into them: as much room as the main thread has.
  private static let stackSize = 8 << 20

  /// Runs the work on a new thread, or at once where the system has no thread left.
  @discardableResult
  package static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    start(body).map { pthread_detach($0) } != nil
  }

  /// Runs the work as often as asked, each time on a thread of its own, and waits for all of them.
  package static func runAll(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (1..<max(1, count)).compactMap { _ in start(body) }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// What comes of each item, in their order; several are worked on at a time.
  package static func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    map(items, jobs: processorCount(), work) { _, _ in true }.compactMap { $0 }
  }

  /// The same, with so many at a time, as long as somebody wants to go on.
  ///
  /// - Parameters:
  ///   - jobs: at least one.
  ///   - each: is told the number of each item with what came of it, one after the other; false begins no other one.
  /// - Returns: nil for an item that wasn't begun.
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

  /// - Returns: nil when the work was done at once.
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
