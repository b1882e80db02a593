import Glibc
import SimCatalog
import SimExtensionWire

/// A process that runs, from its start until its last byte is read.
struct RunningProcess {
  /// Why it is being ended.
  private enum Dying {
    /// The limit is over. It was asked for its stack; when it hasn't died by then it is killed.
    case timedOut(seconds: Int, killAt: ContinuousClock.Instant)
    /// It did not say hello in time.
    case silent
    /// It sent what can't be read.
    case unreadable(message: String)
  }

  /// A message of this size without an end is no message.
  private static let messageLimit = 64 << 20

  let spawned: SpawnedProcess
  private let crashReport: String
  private let startDeadline: ContinuousClock.Instant
  private var socket: ReadEnd
  private var output: ReadEnd
  private var error: ReadEnd
  private var outgoing: [UInt8] = []
  private var hello: Hello?
  private var dying: Dying?
  /// Where the method stands that is waited for, once it takes long.
  private var silentPlace: CodePlace?
  /// What it said before it ended itself.
  private var exit: ProcessFailure?
  /// The last lines of the error stream, in which the runtime's message is looked for.
  private var lastErrors: [String] = []
  private var isBacktracing = false
  private(set) var isGone = false

  static func start(
    _ launch: ProgramLaunch, callNumber: Int, limit: Duration
  ) -> Result<RunningProcess, SpawnError> {
    // Beside the home, and not the report of another program over the same home.
    let crashReport = "\(launch.home.path).crash-\(getpid())-\(UInt64.random(in: .min ... .max))"
    let environment = ProgramEnvironment.variables(of: launch, crashReport: crashReport, callNumber: callNumber)
    return Leftovers.adding {
      SpawnedProcess.start(launch.executable, arguments: launch.arguments, environment: environment)
    }.map {
      RunningProcess($0, crashReport: crashReport, startDeadline: .now + limit)
    }
  }

  private init(_ spawned: SpawnedProcess, crashReport: String, startDeadline: ContinuousClock.Instant) {
    self.spawned = spawned
    self.crashReport = crashReport
    self.startDeadline = startDeadline
    socket = ReadEnd(descriptor: spawned.socket)
    output = ReadEnd(descriptor: spawned.output)
    error = ReadEnd(descriptor: spawned.error)
  }

  var watched: [(descriptor: Int32, forWriting: Bool)] {
    var list: [(descriptor: Int32, forWriting: Bool)] = []
    if socket.isOpen { list.append((socket.descriptor, !outgoing.isEmpty)) }
    if output.isOpen { list.append((output.descriptor, false)) }
    if error.isOpen { list.append((error.descriptor, false)) }
    return list
  }

  func nextDeadline(_ pending: ExtensionProcess.Pending?) -> ContinuousClock.Instant? {
    switch dying {
    // Its report is looked for until it is whole.
    case .timedOut(_, let killAt): return min(killAt, .now + .milliseconds(20))
    case .silent, .unreadable: return .now
    case nil: return pending?.deadline ?? (hello == nil ? startDeadline : nil)
    }
  }

  mutating func advance(_ pending: inout ExtensionProcess.Pending?) -> [ProcessEvent] {
    var events: [ProcessEvent] = []
    socket.fill()
    // After the socket: what was printed before an answer is then here with it.
    printLines(&events)
    while dying == nil, let line = socket.nextLine() {
      take(line, &pending, &events)
    }
    if dying == nil, socket.waiting > RunningProcess.messageLimit {
      dying = .unreadable(message: "a message of more than \(RunningProcess.messageLimit) bytes")
    }
    if dying == nil, var request = pending, hello != nil || !request.waitsForHello {
      if !request.isSent {
        outgoing += request.line
        request.isSent = true
        pending = request
      }
    }
    flush()
    if !socket.isOpen || checkTime(pending) { finish(&pending, &events) }
    return events
  }

  /// Ends the process at once, and all that it started.
  mutating func kill() {
    guard !isGone else { return }
    Leftovers.forget(leader: spawned.identifier)
    Glibc.kill(spawned.identifier, SIGKILL)
    ProcessSession.kill(spawned.identifier)
    var status: Int32 = 0
    while waitpid(spawned.identifier, &status, 0) < 0, errno == EINTR {}
    closeAll()
  }

  // MARK: Messages

  private mutating func take(
    _ line: [UInt8], _ pending: inout ExtensionProcess.Pending?, _ events: inout [ProcessEvent]
  ) {
    let reply: WireReply
    do throws(WireError) {
      reply = try WireCodec.decodeReply(line)
    } catch {
      dying = .unreadable(message: error.description)
      return
    }
    switch reply {
    case .hello(let hello):
      guard hello.protocolVersion == WireCodec.protocolVersion else {
        dying = .unreadable(
          message: "the program speaks version \(hello.protocolVersion) of the protocol, "
            + "sirisim version \(WireCodec.protocolVersion): build it again")
        return
      }
      self.hello = hello
      events.append(.started(hello))
    case .late(let fault):
      // A call that is still waited for: nobody can be asked any more when its limit is over.
      if pending != nil, fault.fault == .neverCompleted {
        silentPlace = fault.place
      } else {
        events.append(.late(fault))
      }
    case .exiting(let status, let place): exit = ProcessFailure(fault: .exited(status: status), place: place)
    case .handler, .view, .launched, .app, .done, .refused:
      guard pending != nil else {
        dying = .unreadable(message: "an answer that nobody asked for")
        return
      }
      pending = nil
      silentPlace = nil
      events.append(.replied(reply))
    }
  }

  private mutating func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        send(spawned.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      outgoing.removeFirst(count)
    }
  }

  private mutating func printLines(_ events: inout [ProcessEvent]) {
    output.fill()
    error.fill()
    while let line = output.nextLine() { events.append(.printed(LogLine(stream: .output, text: text(line)))) }
    while let line = error.nextLine() { printError(text(line), &events) }
  }

  private mutating func printError(_ text: String, _ events: inout [ProcessEvent]) {
    // The backtracer says that it is at work, between two blank lines; its report is read from a file.
    if text.hasPrefix("*** Signal ") {
      isBacktracing = true
      if events.last == .printed(LogLine(stream: .error, text: "")) { events.removeLast() }
      return
    }
    if isBacktracing, text.isEmpty { return }
    // The program runs as well without; a trap then has the place that its own message names.
    if text == "swift runtime: unable to locate swift-backtrace; disabling backtracing." { return }
    lastErrors.append(text)
    if lastErrors.count > 200 { lastErrors.removeFirst(100) }
    events.append(.printed(LogLine(stream: .error, text: text)))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: The end

  /// Looks at the clock.
  ///
  /// - Returns: true when the process must not live any longer.
  private mutating func checkTime(_ pending: ExtensionProcess.Pending?) -> Bool {
    switch dying {
    case .timedOut(_, let killAt): return killAt <= .now || isReportWhole
    case .silent, .unreadable: return true
    case nil: break
    }
    if let pending, pending.deadline <= .now {
      let seconds = Int(pending.limit.components.seconds)
      // The runner passes this signal on to the author's thread; Swift's backtracer writes the stacks.
      Glibc.kill(spawned.identifier, SIGQUIT)
      dying = .timedOut(seconds: seconds, killAt: .now + .seconds(3))
    } else if pending == nil, hello == nil, startDeadline <= .now {
      dying = .silent
      return true
    }
    return false
  }

  private mutating func finish(_ pending: inout ExtensionProcess.Pending?, _ events: inout [ProcessEvent]) {
    Leftovers.forget(leader: spawned.identifier)
    let status = reap()
    ProcessSession.kill(spawned.identifier)
    printLines(&events)
    let rest = output.takeRest()
    if !rest.isEmpty { events.append(.printed(LogLine(stream: .output, text: text(rest)))) }
    let restOfErrors = error.takeRest()
    if !restOfErrors.isEmpty { printError(text(restOfErrors), &events) }
    closeAll()

    let failure = failure(status: status)
    unlink(crashReport)
    if pending != nil {
      pending = nil
      events.append(.failed(failure))
    } else {
      events.append(.ended(failure))
    }
  }

  /// Waits until the process is gone; kills it when it has only let go of the socket.
  private func reap() -> Int32 {
    var status: Int32 = 0
    let mustDie = dying != nil && socket.isOpen
    if mustDie { Glibc.kill(-spawned.identifier, SIGKILL) }
    let killAt = ContinuousClock.now + .seconds(2)
    while true {
      let result = waitpid(spawned.identifier, &status, mustDie ? 0 : WNOHANG)
      if result == spawned.identifier { return status }
      if result < 0, errno != EINTR { return status }
      if result == 0 {
        if killAt <= .now { Glibc.kill(-spawned.identifier, SIGKILL) }
        usleep(500)
      }
    }
  }

  private func failure(status: Int32) -> ProcessFailure {
    let stack = stackPlace()
    switch dying {
    case .timedOut(let seconds, _):
      return ProcessFailure(fault: .timedOut(seconds: seconds), place: stack ?? silentPlace)
    case .silent:
      return ProcessFailure(fault: .notStarted(message: "it did not say hello in time" + lastWords))
    case .unreadable(let message): return ProcessFailure(fault: .unreadable(message: message))
    case nil: break
    }
    if let exit, hello != nil { return exit }
    let signal = status & 0x7F
    let code = Int(status >> 8 & 0xFF)
    let trap = TrapMessage.find(in: lastErrors)?.trap
    guard hello != nil else {
      let how = signal == 0 ? "it exited with status \(code)" : "it died of \(signalName(signal))"
      return ProcessFailure(
        fault: .notStarted(message: how + " before it said hello" + lastWords), place: trap?.place ?? stack)
    }
    if signal == 0 { return ProcessFailure(fault: .exited(status: code), place: stack) }
    return ProcessFailure(
      fault: .trapped(message: trap?.message ?? signalName(signal)), place: trap?.place ?? stack)
  }

  private var lastWords: String { lastErrors.last.map { ": \($0)" } ?? "" }

  /// Whether the backtracer has written all that it has to say.
  private var isReportWhole: Bool { isBacktracing && readFile(crashReport)?.contains("Backtrace took ") == true }

  private func stackPlace() -> CodePlace? {
    guard let hello, let report = readFile(crashReport) else { return nil }
    let module = hello.principalClass.split(separator: ".").first.map(String.init) ?? hello.principalClass
    return Backtrace(report: report).place(module: module, runner: hello.ownSources.first) { path in
      hello.ownSources.contains { path.hasPrefix($0) } || access(path, F_OK) != 0
    }
  }

  private mutating func closeAll() {
    socket.close()
    output.close()
    error.close()
    isGone = true
  }
}

/// What a signal is called in a message.
private func signalName(_ signal: Int32) -> String {
  switch signal {
  case SIGILL, SIGTRAP: "a trap of the Swift runtime"
  case SIGSEGV, SIGBUS: "an access to memory that isn't there"
  case SIGABRT: "abort()"
  case SIGFPE: "an arithmetic fault"
  case SIGKILL: "a kill signal"
  default: "signal \(signal)"
  }
}

private func readFile(_ path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  var end = ReadEnd(descriptor: descriptor)
  defer { end.close() }
  end.fill()
  var text = ""
  while let line = end.nextLine() { text += String(decoding: line, as: UTF8.self) + "\n" }
  return text + String(decoding: end.takeRest(), as: UTF8.self)
}
