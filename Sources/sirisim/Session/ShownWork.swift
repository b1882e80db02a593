import Glibc
import SimLinting
import SimPolling
import SimSession
import Synchronization

/// Work that may take long. From its second second on, a terminal shows what is done, how much of it, and for how long.
final class ShownWork: Sendable {
  private struct State {
    var what: String
    var done = 0
    var count: Int?
    var note = ""
    /// How many use the terminal for something else at the moment.
    var pauses = 0
    var isVisible = false
    var isOver = false
  }

  private static let patience = Duration.seconds(1)
  private static let interval: useconds_t = 100_000

  private let line = ProgressLine()
  private let begun = ContinuousClock.now
  private let state: Mutex<State>

  /// Work that begins now.
  ///
  /// - Parameters:
  ///   - what: what is done, such as "replaying".
  ///   - count: how many parts it has; nil where that isn't known.
  init(_ what: String, of count: Int? = nil) {
    state = Mutex(State(what: what, count: count))
    guard line.isShown else { return }
    let caller = pthread_self()
    BackgroundThread.run { [self] in
      // Without a thread nothing is shown: the caller is the one that works.
      guard pthread_equal(pthread_self(), caller) == 0 else { return }
      while draw() { usleep(Self.interval) }
    }
  }

  /// Does work that is shown.
  static func run<Output>(
    _ what: String, of count: Int? = nil, _ body: (ShownWork) throws -> Output
  ) rethrows -> Output {
    let work = ShownWork(what, of: count)
    defer { work.end() }
    return try body(work)
  }

  /// One more part is done.
  ///
  /// - Parameter note: what is shown behind the number, such as ", 2 failed".
  func advance(_ note: String = "") {
    state.withLock { state in
      state.done += 1
      state.note = note
    }
  }

  /// So many parts are done.
  func show(_ done: Int, of count: Int) {
    state.withLock { state in
      state.done = done
      state.count = count
    }
  }

  /// What was read is checked, by one rule after the other.
  func show(_ step: Checker.Step) {
    state.withLock { state in
      state.what = "checking by rules"
      state.done = step.done
      state.count = step.count
    }
  }

  /// Clears the line while something else is printed.
  func paused<Output>(_ body: () throws -> Output) rethrows -> Output {
    state.withLock { state in
      state.pauses += 1
      clear(&state)
    }
    defer { state.withLock { $0.pauses -= 1 } }
    return try body()
  }

  /// Removes the line for good.
  func end() {
    state.withLock { state in
      state.isOver = true
      clear(&state)
    }
  }

  private func clear(_ state: inout State) {
    if state.isVisible { line.show("") }
    state.isVisible = false
  }

  /// - Returns: false when the work is over.
  private func draw() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      let time = ContinuousClock.now - begun
      guard time > Self.patience, state.pauses == 0 else { return true }
      let part = state.count.map { ": \(state.done) of \($0)" } ?? ""
      line.show("\(state.what)\(part)\(state.note)", ", \(BuildNotice.seconds(time / .seconds(1)))")
      state.isVisible = true
      return true
    }
  }
}
