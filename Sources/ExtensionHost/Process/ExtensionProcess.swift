import Glibc
package import SimCatalog
package import SimExtensionWire
package import SimPolling

/// One of an app's programs, run in a process of its own whenever it is needed.
///
/// A process is started by the first request and answers one request at a time. When it traps, exits or keeps a request
/// waiting beyond its limit, the request fails with a place in the author's code, and the next request starts another
/// process.
///
/// A loop that polls uses `send`, waits for it, and calls `advance` until the request is answered. Other callers use
/// `call`.
package final class ExtensionProcess: PollSource {
  /// How it is started; a change takes effect at the next start.
  package var launch: ProgramLaunch
  /// How many requests that run the author's code were sent. Random numbers follow from it and the seed; when a
  /// conversation goes back, it must be set back, too.
  package var callNumber = 0
  /// How long a process may take to greet the host when no request waits for it.
  package var startLimit = Duration.seconds(10)

  /// Whether one of its processes wasn't forked: something that it has started may live on after a sudden end.
  package private(set) var wasStartedFromFile = false

  private var running: RunningProcess? {
    didSet { if case .started = running?.origin { wasStartedFromFile = true } }
  }
  private var pending: Pending?
  private var printed = Printed()
  private var logs: [LogLine] = []
  private var submissions: [AppSubmission] = []
  private var noticed: Set<ProgramNotice> = []
  /// The events of the moment when `begin` sent its request.
  private var begun: [ProcessEvent] = []

  /// A request that isn't answered yet.
  struct Pending {
    var line: [UInt8]
    var isSent = false
    /// Whether the program must have greeted first; messages before that wait in the socket until it reads.
    var waitsForHello = true
    var limit: Duration
    var deadline: ContinuousClock.Instant
  }

  /// What was printed since it was last taken, bounded for each stream.
  struct Printed {
    var output = PrintedLines()
    var error = PrintedLines()
  }

  /// A program that starts with its first call.
  package init(_ launch: ProgramLaunch) { self.launch = launch }

  deinit { running?.kill() }

  /// Loads a program before anything is asked of it, without waiting for that: a later start only has to fork.
  package static func load(_ launch: ProgramLaunch) {
    if launch.reasonNotToFork == nil { ForkServers.load(ProgramFile(of: launch)) }
  }

  // MARK: For a loop that polls

  /// Starts the process if none runs, without waiting for it.
  ///
  /// - Returns: the system's error.
  @discardableResult
  package func start() -> ProcessFailure? {
    guard running == nil else { return nil }
    switch RunningProcess.start(launch, callNumber: callNumber, limit: startLimit) {
    case .success(let process):
      running = process
      return nil
    case .failure(let error):
      return ProcessFailure(fault: .notStarted(message: error.message))
    }
  }

  /// Sends a request, for which a process is started if none runs. One request at a time: a second one fails.
  ///
  /// - Parameter limit: how long the answer may take, the process's start included.
  /// - Returns: the events meanwhile; the request has failed if one of them says so.
  package func send(_ request: ProgramRequest, limit: Duration) -> [ProcessEvent] {
    guard pending == nil else {
      return [.failed(ProcessFailure(fault: .notStarted(message: "another request is under way")))]
    }
    // A process may have ended since the last request, which isn't this request's fault.
    var events = running == nil ? [] : advance()
    if let failure = start() { return events + [.failed(failure)] }
    pending = Pending(line: WireCodec.encode(request), limit: limit, deadline: .now + limit)
    if request.runsAuthorsCode { callNumber += 1 }
    events += advance()
    return events
  }

  /// The descriptors to poll, and for which of reading and writing.
  package var watched: [Watched] { running?.watched ?? [] }

  /// When `advance` must be called even if nothing is ready.
  package var deadline: ContinuousClock.Instant? { running?.deadline(pending) }

  /// Takes what has arrived, without waiting, and returns the events.
  package func advance() -> [ProcessEvent] {
    guard var process = running else { return [] }
    let events = process.advance(&pending, &printed)
    running = process
    if process.isGone { running = nil }
    return events
  }

  // MARK: Blocking calls

  /// Sends a request and waits for its answer. What the program prints meanwhile is kept for `takeLogs`.
  package func call(_ request: ProgramRequest, limit: Duration = .seconds(10)) -> Result<WireReply, ProcessFailure> {
    begin(request, limit: limit)
    return finish()
  }

  /// Sends a request whose answer `finish` awaits; the program works meanwhile.
  package func begin(_ request: ProgramRequest, limit: Duration = .seconds(10)) {
    begun = send(request, limit: limit)
    // The caller may not come back until the answer is wanted.
    pending?.waitsForHello = false
    begun += advance()
  }

  /// Waits for the answer to the request that `begin` has sent.
  package func finish() -> Result<WireReply, ProcessFailure> {
    while true {
      if let answer = answer() { return answer }
      _ = Poll.wait(for: [self, TimerSource(.now + .seconds(1))])
    }
  }

  /// Takes what has arrived, without waiting.
  ///
  /// - Returns: the answer to the request that `begin` has sent; nil as long as there is none.
  package func answer() -> Result<WireReply, ProcessFailure>? {
    guard pending != nil || !begun.isEmpty else {
      return .failure(ProcessFailure(fault: .notStarted(message: "no request is under way")))
    }
    let events = begun + (pending == nil ? [] : advance())
    begun = []
    keepLogs(events)
    for event in events {
      switch event {
      case .replied(let reply): return .success(reply)
      case .failed(let failure): return .failure(failure)
      case .started, .late, .submitted, .printed, .ended: continue
      }
    }
    return nil
  }

  /// What the program printed since the last time, and its faults after it had answered.
  package func takeLogs() -> [LogLine] {
    keepLogs(advance())
    if var process = running {
      keepLogs(process.takeLastPrinted(&printed))
      running = process
    }
    defer {
      logs = []
      printed.output.restart()
      printed.error.restart()
    }
    return logs
  }

  /// What the program handed over since the last time, in order.
  ///
  /// - Parameter listens: whether what it has sent since the last answer is taken as well.
  package func takeSubmissions(listens: Bool) -> [AppSubmission] {
    if listens { keepLogs(advance()) }
    defer { submissions = [] }
    return submissions
  }

  /// Ends the process. The next request starts another one.
  package func end() {
    running?.kill()
    running = nil
    pending = nil
    begun = []
  }

  /// The process number of the running process.
  package var processIdentifier: Int? { (running?.identifier).map(Int.init) }

  /// Whether a process runs, or is being started.
  package var isRunning: Bool { running != nil }

  /// Whether its process does nothing by itself: it only has the threads that wait for requests.
  package var isAtRest: Bool {
    guard let identifier = running?.identifier else { return false }
    var status = stat()
    // The folder has a subfolder for each thread, and two entries of its own.
    return stat("/proc/\(identifier)/task", &status) == 0 && Int(status.st_nlink) - 2 <= Self.idleThreads
  }

  /// The main thread, the one that reads requests, and Dispatch's manager.
  private static let idleThreads = 3

  /// The origin of the running process; nil if none runs.
  package var origin: ProcessOrigin? { running?.origin }

  private func keepLogs(_ events: [ProcessEvent]) {
    for event in events {
      switch event {
      case .printed(let line): logs.append(line)
      case .submitted(.notice(let notice)):
        // Once for each place, however often the process is restarted.
        if noticed.insert(notice).inserted { submissions.append(.notice(notice)) }
      case .submitted(let submission): submissions.append(submission)
      case .late(let late): logs.append(LogLine(stream: .error, text: late.sentence))
      case .ended(let failure): logs.append(LogLine(stream: .error, text: failure.sentence))
      case .started, .replied, .failed: continue
      }
    }
  }
}

extension ProgramRequest {
  fileprivate var runsAuthorsCode: Bool {
    switch self {
    case .call, .observe, .stopObserving, .giveUp, .configureView, .launch, .enter: true
    case .setClock, .setDefault, .setVoiceShortcuts, .ping: false
    }
  }
}

extension ProcessFailure {
  fileprivate var sentence: String {
    let what =
      switch fault {
      case .trapped(let message): "trapped between two calls: \(message)"
      case .exited(let status): "exited between two calls with status \(status)"
      case .unreadable(let message): "was ended between two calls: it sent \(message)"
      default: "ended between two calls"
      }
    return "the program \(what)" + (place.map { " (\($0.file):\($0.line))" } ?? "")
  }
}
