import Glibc
import SimCatalog
import SimExtensionWire
import SimPolling
import SimText

/// A process that runs, from its start until its last byte is read.
struct RunningProcess {
  /// Why it is being ended.
  private enum EndReason {
    /// The limit is over. It was asked for its stack, and is writing it.
    case timedOut(seconds: Int, ReportWait)
    /// The limit is over while it dies of a trap and writes its stack: that time doesn't count against its answer.
    case trapped(ReportWait)
    /// It didn't greet in time.
    case silent
    /// It sent something unreadable.
    case unreadable(message: String)
  }

  /// The largest message; without an end by then, it isn't one.
  private static let messageLimit = 64 << 20
  /// How many messages, and bytes, may come from one request to the next that don't answer it: no app hands over more,
  /// and one that goes on sending is ended.
  private static let unaskedLimit = (messages: 10_000, bytes: 64 << 20)
  /// How many faults after an answer are reported, and how many are counted before the process is ended.
  private static let lateLimit = (reported: 20, all: 1_000)
  /// How much is read of a stream before the others get their turn.
  private static let readLimit = 256 << 10
  /// How long a process may live after it has closed its socket.
  private static let closingTime = Duration.seconds(2)
  /// How often the progress of a report is checked.
  private static let reportPause = Duration.milliseconds(50)

  /// Where the process comes from.
  private enum ProcessStart {
    case awaited(ForkServer.Order)
    case here(StartedProcess)
  }

  private let launch: ProgramLaunch
  private let callNumber: Int
  private var processStart: ProcessStart
  private(set) var origin: ProcessOrigin
  private let startDeadline: ContinuousClock.Instant
  private var socket: ReadEnd
  private var messages = LineBuffer()
  private var output: ReadEnd
  private var error: ReadEnd
  private var report: Int32
  private var outgoing: [UInt8] = []
  private var hello: Hello?
  private var endReason: EndReason?
  /// When a process that has closed its socket is killed.
  private var closingDeadline: ContinuousClock.Instant?
  /// The place of the method that is awaited, once it takes long.
  private var silentPlace: CodePlace?
  /// Why it ended itself, as it said before.
  private var exit: ProcessFailure?
  /// The last lines of the error stream, in which the runtime's message is looked for.
  private var lastErrors: [String] = []
  /// The signal whose place Swift's backtracer has said that it looks for.
  private var backtraced: Int32?
  /// Whether the last line of the standard error was blank, and isn't reported yet.
  private var hasBlankLine = false
  /// Messages since the last request that don't answer it.
  private var unasked = (messages: 0, bytes: 0)
  private var lateFaults = 0
  private(set) var isGone = false

  /// Starts a program: forked from one that has loaded it, or else from its file.
  static func start(
    _ launch: ProgramLaunch, callNumber: Int, limit: Duration
  ) -> Result<RunningProcess, SpawnError> {
    ProgramLines.open().flatMap { lines in
      defer { lines.closeProgramsEnds() }
      return begin(launch, callNumber: callNumber, lines).map { processStart, origin in
        RunningProcess(
          launch, callNumber: callNumber, processStart: processStart, origin: origin, lines: lines.host,
          startDeadline: .now + limit)
      }
    }
  }

  private static func begin(
    _ launch: ProgramLaunch, callNumber: Int, _ lines: ProgramLines
  ) -> Result<(ProcessStart, ProcessOrigin), SpawnError> {
    switch order(launch, callNumber: callNumber, lines) {
    case .success(let order): .success((.awaited(order), .forked))
    case .failure(let failure): begin(launch, callNumber: callNumber, lines, afresh: failure.reason)
    }
  }

  private static func begin(
    _ launch: ProgramLaunch, callNumber: Int, _ lines: ProgramLines, afresh reason: ProcessOrigin.Reason
  ) -> Result<(ProcessStart, ProcessOrigin), SpawnError> {
    let started = Spawn.start(
      launch.executable, arguments: launch.arguments,
      environment: ProgramEnvironment.variables(of: launch, callNumber: callNumber),
      descriptors: zip(lines.program, [3, 1, 2, ProgramLines.report]).map { ($0, $1) }, behind: Fence(around: launch))
    if case .failure = started { lines.closeHostsEnds() }
    return started.map { (.here($0), .started(reason)) }
  }

  private static func order(
    _ launch: ProgramLaunch, callNumber: Int, _ lines: ProgramLines
  ) -> Result<ForkServer.Order, ProcessOrigin.Failure> {
    if let reason = launch.reasonNotToFork { return .failure(ProcessOrigin.Failure(reason: reason)) }
    return ForkServers.server(of: ProgramFile(of: launch)).flatMap { server in
      server.order(
        environment: ProgramEnvironment.variables(of: launch, callNumber: callNumber), descriptors: lines.program)
    }
  }

  private init(
    _ launch: ProgramLaunch, callNumber: Int, processStart: ProcessStart, origin: ProcessOrigin,
    lines: ProgramLines.Host,
    startDeadline: ContinuousClock.Instant
  ) {
    self.launch = launch
    self.callNumber = callNumber
    self.processStart = processStart
    self.origin = origin
    self.startDeadline = startDeadline
    socket = ReadEnd(descriptor: lines.socket)
    output = ReadEnd(descriptor: lines.output)
    error = ReadEnd(descriptor: lines.error)
    report = lines.report
  }

  /// The process's number, as soon as it is known.
  var identifier: pid_t? {
    guard case .here(let process) = processStart else { return nil }
    return process.identifier
  }

  var watched: [Watched] {
    var list: [Watched] = []
    switch processStart {
    case .awaited(let order): list += order.server.watched(for: order).map { Watched($0) }
    case .here(let process): if let descriptor = process.watched { list.append(Watched(descriptor)) }
    }
    if socket.isOpen { list.append(Watched(socket.descriptor, forWriting: !outgoing.isEmpty)) }
    if output.isOpen { list.append(Watched(output.descriptor)) }
    if error.isOpen { list.append(Watched(error.descriptor)) }
    return list
  }

  func deadline(_ pending: ExtensionProcess.Pending?) -> ContinuousClock.Instant? {
    switch endReason {
    case .timedOut, .trapped: return .now + Self.reportPause
    case .silent, .unreadable: return .now
    case nil: return closingDeadline ?? pending?.deadline ?? (hello == nil ? startDeadline : nil)
    }
  }

  mutating func advance(
    _ pending: inout ExtensionProcess.Pending?, _ printed: inout ExtensionProcess.Printed
  ) -> [ProcessEvent] {
    var events: [ProcessEvent] = []
    checkStart(&pending)
    // Checked before its streams, so that these contain all that it has written.
    let isDead = if case .here(let process) = processStart { process.hasDied } else { false }
    socket.read(atMost: isDead ? .max : RunningProcess.messageLimit / 16) { messages.append($0) }
    // Read after the socket, so that what was printed before an answer comes with it.
    readPrinted(&printed, &events)
    while endReason == nil, let line = messages.next() {
      take(line, &pending, &printed, &events)
    }
    if endReason == nil, messages.waiting > RunningProcess.messageLimit {
      endReason = .unreadable(message: "a message of more than \(RunningProcess.messageLimit) bytes")
    }
    if endReason == nil, var request = pending, hello != nil || !request.waitsForHello {
      if !request.isSent {
        outgoing += request.line
        request.isSent = true
        pending = request
        reportLeftOutFaults(&events)
        unasked = (0, 0)
      }
    }
    flush()
    if !socket.isOpen, closingDeadline == nil { closingDeadline = .now + RunningProcess.closingTime }
    if isDead || checkTime(pending, printed) { finish(&pending, &printed, &events) }
    return events
  }

  /// The last lines printed since a request ended.
  mutating func takeLastPrinted(_ printed: inout ExtensionProcess.Printed) -> [ProcessEvent] {
    var events: [ProcessEvent] = []
    reportLast(&printed, &events)
    return events
  }

  /// Ends the process at once, and all that it started.
  mutating func kill() {
    guard !isGone else { return }
    _ = endProcess()
    closeAll()
  }

  // MARK: The beginning

  /// Checks whether the requested process is there. One that can't be forked is started from its file.
  private mutating func checkStart(_ pending: inout ExtensionProcess.Pending?) {
    guard case .awaited(let order) = processStart else { return }
    switch order.server.progress(of: order) {
    case .waiting: return
    case .forked(let process): processStart = .here(process)
    case .failed(let reason): startAfresh(reason, &pending)
    }
  }

  private mutating func startAfresh(_ reason: ProcessOrigin.Reason, _ pending: inout ExtensionProcess.Pending?) {
    let started = ProgramLines.open().flatMap { lines in
      defer { lines.closeProgramsEnds() }
      return RunningProcess.begin(launch, callNumber: callNumber, lines, afresh: reason).map { ($0, lines.host) }
    }
    switch started {
    case .success(let ((processStart, origin), lines)):
      closeEnds()
      self.processStart = processStart
      self.origin = origin
      socket = ReadEnd(descriptor: lines.socket)
      output = ReadEnd(descriptor: lines.output)
      error = ReadEnd(descriptor: lines.error)
      report = lines.report
      outgoing = []
      pending?.isSent = false
    case .failure(let failure):
      lastErrors.append(failure.message)
      endReason = .silent
    }
  }

  // MARK: Messages

  private mutating func take(
    _ line: [UInt8], _ pending: inout ExtensionProcess.Pending?, _ printed: inout ExtensionProcess.Printed,
    _ events: inout [ProcessEvent]
  ) {
    let reply: WireReply
    do throws(WireError) {
      reply = try WireCodec.decodeReply(line)
    } catch {
      endReason = .unreadable(message: error.description)
      return
    }
    // It greets whenever it is ready.
    if case .hello = reply, hello == nil {} else { unasked = (unasked.messages + 1, unasked.bytes + line.count) }
    guard unasked.messages <= Self.unaskedLimit.messages, unasked.bytes <= Self.unaskedLimit.bytes else {
      endReason = .unreadable(message: "messages without end that nobody asked for")
      return
    }
    switch reply {
    case .hello(let hello):
      guard hello.protocolVersion == WireCodec.protocolVersion else {
        endReason = .unreadable(
          message: "the program speaks version \(hello.protocolVersion) of the protocol, "
            + "sirisim version \(WireCodec.protocolVersion): build it again")
        return
      }
      self.hello = hello
      events.append(.started(hello, origin))
    case .late(let fault):
      // This call is still awaited, but when its limit is over, its place can no longer be asked for.
      if pending != nil, fault.fault == .neverCompleted {
        silentPlace = fault.place
      } else {
        lateFaults += 1
        if lateFaults <= Self.lateLimit.reported { events.append(.late(fault)) }
        if lateFaults > Self.lateLimit.all {
          endReason = .unreadable(message: "answers without end to what was answered")
        }
      }
    case .submitted(let submission): events.append(.submitted(submission))
    case .exiting(let status, let place): exit = ProcessFailure(fault: .exited(status: status), place: place)
    case .handler, .view, .launched, .app, .done, .refused:
      guard pending != nil else {
        endReason = .unreadable(message: "an answer that nobody asked for")
        return
      }
      pending = nil
      silentPlace = nil
      reportLast(&printed, &events)
      events.append(.replied(reply))
    }
  }

  private mutating func reportLeftOutFaults(_ events: inout [ProcessEvent]) {
    let count = lateFaults - Self.lateLimit.reported
    lateFaults = 0
    guard count > 0 else { return }
    events.append(
      .printed(LogLine(stream: .error, text: "… (\(count.counted("more answer")) to what was answered)")))
  }

  private mutating func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      outgoing.removeFirst(count)
    }
  }

  // MARK: What it prints

  private mutating func readPrinted(_ printed: inout ExtensionProcess.Printed, _ events: inout [ProcessEvent]) {
    output.read(atMost: RunningProcess.readLimit) { printed.output.append($0) }
    error.read(atMost: RunningProcess.readLimit) { printed.error.append($0) }
    reportFirst(&printed, &events)
  }

  private mutating func reportFirst(_ printed: inout ExtensionProcess.Printed, _ events: inout [ProcessEvent]) {
    for line in printed.output.takeFirst() { events.append(.printed(LogLine(stream: .output, text: line))) }
    for line in printed.error.takeFirst() { reportError(line, &events) }
    if let line = printed.error.lastLine(prefix: backtracersWord) { backtraced = signal(inBacktracersWord: line) }
  }

  /// If a program prints more than is reported, the last lines are reported at the end of a request.
  private mutating func reportLast(_ printed: inout ExtensionProcess.Printed, _ events: inout [ProcessEvent]) {
    let (outputs, errors) = (printed.output.takeLast(), printed.error.takeLast())
    if outputs.leftOut > 0 { events.append(.printed(.leftOut(outputs.leftOut, of: .output))) }
    for line in outputs.lines { events.append(.printed(LogLine(stream: .output, text: line))) }
    if errors.leftOut > 0 { events.append(.printed(.leftOut(errors.leftOut, of: .error))) }
    for line in errors.lines { reportError(line, &events) }
  }

  private mutating func reportError(_ text: String, _ events: inout [ProcessEvent]) {
    // The backtracer announces itself between two blank lines; its report is read from a file.
    if text.hasPrefix(backtracersWord) {
      backtraced = signal(inBacktracersWord: text)
      hasBlankLine = false
      return
    }
    if backtraced != nil, text.isEmpty { return }
    // Its first blank line may come by itself: a blank line waits for the next one.
    if text.isEmpty, !hasBlankLine { return hasBlankLine = true }
    if hasBlankLine {
      hasBlankLine = false
      events.append(.printed(LogLine(stream: .error, text: "")))
    }
    // The program works without it; a trap then has the place in its own message.
    if text == "swift runtime: unable to locate swift-backtrace; disabling backtracing." { return }
    lastErrors.append(text)
    if lastErrors.count > 200 { lastErrors.removeFirst(100) }
    events.append(.printed(LogLine(stream: .error, text: text)))
  }

  // MARK: The end

  /// Checks the time limits.
  ///
  /// - Returns: true if the process must be ended.
  private mutating func checkTime(
    _ pending: ExtensionProcess.Pending?, _ printed: ExtensionProcess.Printed
  ) -> Bool {
    switch endReason {
    case .timedOut(let seconds, var wait):
      let isOver = wait.isOver(at: .now, reportProgress) || isReportWhole
      endReason = .timedOut(seconds: seconds, wait)
      return isOver
    case .trapped(var wait):
      let isOver = wait.isOver(at: .now, reportProgress)
      endReason = .trapped(wait)
      return isOver
    case .silent, .unreadable: return true
    case nil: break
    }
    if let closingDeadline, closingDeadline <= .now { return true }
    if let pending, pending.deadline <= .now {
      let seconds = Int(pending.limit.components.seconds)
      guard case .here(let process) = processStart else {
        endReason = .silent
        return true
      }
      let wait = ReportWait(from: .now, reportProgress)
      if isTrapping(printed) {
        endReason = .trapped(wait)
        return false
      }
      // The runner passes this signal on to the author's thread; Swift's backtracer writes the stacks.
      process.signal(SIGQUIT)
      endReason = .timedOut(seconds: seconds, wait)
    } else if pending == nil, hello == nil, startDeadline <= .now {
      endReason = .silent
      return true
    }
    return false
  }

  /// Whether it is dying of a trap: Swift's backtracer is at work, or will be after the runtime's message.
  private func isTrapping(_ printed: ExtensionProcess.Printed) -> Bool {
    if backtraced != nil || reportProgress.work != nil { return true }
    return (printed.error.lastLine(prefix: "") ?? lastErrors.last).flatMap { TrapMessage(line: $0) } != nil
  }

  private mutating func finish(
    _ pending: inout ExtensionProcess.Pending?, _ printed: inout ExtensionProcess.Printed,
    _ events: inout [ProcessEvent]
  ) {
    let status = endProcess()
    // What it wrote before it was killed; more than a pipe holds only comes if a process outside of its session goes on
    // writing.
    readPrinted(&printed, &events)
    printed.output.end()
    printed.error.end()
    reportFirst(&printed, &events)
    reportLast(&printed, &events)
    reportLeftOutFaults(&events)

    let failure = failure(status: status)
    closeAll()
    if pending != nil {
      pending = nil
      events.append(.failed(failure))
    } else {
      events.append(.ended(failure))
    }
  }

  /// Ends the process and what it started; a server that has forked it then reaps it.
  ///
  /// - Returns: how it ended, as `wait` reports it.
  private func endProcess() -> Int32 {
    switch processStart {
    case .here(let process): return process.end()
    case .awaited(let order):
      // It will be forked soon, or never.
      let deadline = ContinuousClock.now + .seconds(2)
      while .now < deadline {
        switch order.server.progress(of: order) {
        case .waiting: _ = isReadable(order.line, milliseconds: 20)
        case .forked(let process): return process.end()
        case .failed: return 0
        }
      }
      order.server.give(up: .serverEnded)
      close(order.line)
      return 0
    }
  }

  private func failure(status: Int32) -> ProcessFailure {
    let stack = stackPlace()
    let trap = TrapMessage.find(in: lastErrors)?.trap
    switch endReason {
    case .timedOut(let seconds, _):
      // A real trap came before the signal that asks for the stack.
      if let backtraced, backtraced != SIGQUIT { return trapped(of: backtraced, trap, stack) }
      if backtraced == nil, let last = lastErrors.last.flatMap({ TrapMessage(line: $0) }) {
        return trapped(of: SIGILL, last, stack)
      }
      return ProcessFailure(fault: .timedOut(seconds: seconds), place: stack ?? silentPlace)
    case .trapped: return trapped(of: backtraced ?? SIGILL, trap, stack)
    case .silent:
      return ProcessFailure(fault: .notStarted(message: "it did not say hello in time" + lastWords))
    case .unreadable(let message): return ProcessFailure(fault: .unreadable(message: message))
    case nil: break
    }
    if let exit, hello != nil { return exit }
    let signal = status & 0x7F
    let code = Int(status >> 8 & 0xFF)
    guard hello != nil else {
      let how = signal == 0 ? "it exited with status \(code)" : "it died of \(signalName(signal))"
      return ProcessFailure(
        fault: .notStarted(message: how + " before it said hello" + lastWords), place: trap?.place ?? stack)
    }
    if signal == 0 { return ProcessFailure(fault: .exited(status: code), place: stack) }
    return trapped(of: signal, trap, stack)
  }

  private func trapped(of signal: Int32, _ trap: TrapMessage?, _ stack: CodePlace?) -> ProcessFailure {
    ProcessFailure(fault: .trapped(message: trap?.message ?? signalName(signal)), place: trap?.place ?? stack)
  }

  private var lastWords: String { lastErrors.last.map { ": \($0)" } ?? "" }

  /// Whether the backtracer has written its whole report.
  private var isReportWhole: Bool { backtraced != nil && reportText.contains("Backtrace took ") }

  private var reportProgress: ReportWait.Progress {
    var facts = stat()
    let written = fstat(report, &facts) == 0 ? Int(facts.st_size) : 0
    return ReportWait.Progress(work: identifier.flatMap(Backtracer.work(inSession:)), written: written)
  }

  private func stackPlace() -> CodePlace? {
    guard let hello else { return nil }
    let module = hello.principalClass.split(separator: ".").first.map(String.init) ?? hello.principalClass
    return Backtrace(report: reportText).place(module: module, runner: hello.ownSources.first) { path in
      // Code generated to start the program is of no interest to the author.
      hello.ownSources.contains { path.hasPrefix($0) } || path.hasSuffix("/SirisimMain.swift")
        || access(path, F_OK) != 0
    }
  }

  /// What Swift's backtracer has written so far.
  private var reportText: String {
    var text: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { space in
      while true {
        let count = pread(report, space.baseAddress, space.count, text.count)
        guard count > 0 else { return }
        text += UnsafeRawBufferPointer(rebasing: space[..<count])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func closeEnds() {
    socket.close()
    output.close()
    error.close()
    close(report)
  }

  private mutating func closeAll() {
    closeEnds()
    isGone = true
  }
}

/// How the backtracer announces itself: `*** Signal 4: Backtracing from 0x…`, and ` done ***` at the end.
private let backtracersWord = "*** Signal "

private func signal(inBacktracersWord line: String) -> Int32? {
  Int32(line.dropFirst(backtracersWord.count).prefix(while: \.isNumber)) ?? 0
}

/// The name of a signal in a message.
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
