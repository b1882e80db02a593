import Foundation
public import Intents
@_spi(Host) import SDKFoundation
public import SimCatalog
public import SimExtensionWire
import Synchronization

/// An extension's code, called in the process that asks, so that breakpoints and coverage reach it.
///
/// The world is the process's own: its clock, its user defaults, its files. Only one call runs at a time, so that what
/// the code hands over meanwhile belongs to it.
public final class InProcessExtension: Sendable {
  /// The result of a request, and what the code handed over until then.
  public struct Outcome: Sendable {
    /// The reply, or why there is none.
    public var reply: Result<WireReply, Failure>
    /// In the order in which it came.
    public var submissions: [AppSubmission]
    /// Faults after an earlier call was answered.
    public var late: [LateFault]
  }

  /// A request without a reply.
  public struct Failure: Error, Hashable, Sendable {
    /// What went wrong.
    public var fault: HandlerFault
  }

  private let program: ExtensionProgram
  private let limit: Duration?
  private let late = Mutex<[LateFault]>([])

  /// - Parameters:
  ///   - principal: the extension's principal class.
  ///   - bindings: the intents that it may be asked for.
  ///   - lifetime: how long a handler object lives.
  ///   - limit: how long a call may take; nil waits for ever, for use with a debugger.
  public init(
    _ principal: INExtension.Type, bindings: IntentBindings = .siriKit, lifetime: HandlerLifetime = .call,
    limit: Duration?
  ) {
    DecimalNumbers.patch()
    program = ExtensionProgram(
      name: String(reflecting: principal), principal: { ObjectMaker.make(principal) }, viewController: nil,
      lifetime: lifetime, bindings: bindings)
    self.limit = limit
  }

  /// Sends a request, and waits for the answer.
  public func answer(_ request: ProgramRequest) -> Outcome {
    Self.oneAtATime.withLock { _ in
      let given = Given()
      SubmissionRelay.begin(program.bindings) { given.take($0) }
      let program = program
      Self.workers.run {
        MethodCaller.$executor.withValue(Self.executor) {
          program.answer(request, reply: { given.take($0) }, late: { [weak self] fault in self?.take(fault) })
        }
      }
      let reply = given.reply(within: limit)
      let late = late.withLock { late in
        defer { late = [] }
        return late
      }
      return Outcome(
        reply: reply.map(Result.success) ?? .failure(Failure(fault: .timedOut(seconds: seconds))),
        submissions: given.submissions, late: late)
    }
  }

  private func take(_ fault: LateFault) { late.withLock { $0.append(fault) } }

  private var seconds: Int { limit.map { Int(($0 / .seconds(1)).rounded(.up)) } ?? 0 }

  private static let oneAtATime = Mutex(())
  private static let workers = Workers()
  /// The threads that all tasks share may be blocked by waiting tests.
  private static let executor = WorkerExecutor(workers)
}

/// Runs tasks on workers.
private final class WorkerExecutor: TaskExecutor {
  private let workers: Workers

  init(_ workers: Workers) { self.workers = workers }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    workers.run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// What one call hands over, from any thread.
private final class Given: Sendable {
  private struct State {
    var reply: WireReply?
    var submissions: [AppSubmission] = []
  }

  private let state = Mutex(State())
  private let isThere = DispatchSemaphore(value: 0)

  var submissions: [AppSubmission] { state.withLock { $0.submissions } }

  func take(_ reply: WireReply) {
    state.withLock { $0.reply = reply }
    isThere.signal()
  }

  func take(_ submission: AppSubmission) { state.withLock { $0.submissions.append(submission) } }

  /// Waits for the reply; nil when it isn't there in time.
  func reply(within limit: Duration?) -> WireReply? {
    if let limit {
      let nanoseconds = Int((limit / .nanoseconds(1)).rounded())
      guard isThere.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success else { return nil }
    } else {
      isThere.wait()
    }
    return state.withLock { $0.reply }
  }
}
