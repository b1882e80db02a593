import Glibc
import SimCatalog
import SimExtensionHost
import SimExtensionWire
import SimPolling
import Testing

/// Everything that a handler can do wrong is told with its place, and survived.
@Suite(.serialized) struct FaultTests {
  @Test(arguments: [
    ("fatalError", "handler exploded", "explode"), ("index", "Index out of range", "element"),
    ("unwrap", "Unexpectedly found nil while unwrapping an Optional value", "unwrapped"),
    ("overflow", "a trap of the Swift runtime", "doubled"),
  ])
  func aTrapIsReportedWithItsMessageAndPlace(fault: String, message: String, mark: String) throws {
    let program = try FaultyProgram()
    let failure = try program.failure(fault)
    #expect(failure == ProcessFailure(fault: .trapped(message: message), place: try FaultyProgram.place(of: mark)))
    #expect(try program.text("thread") == "from a thread", "the next call starts another process")
  }

  @Test func anExitIsReportedWithItsStatusAndPlace() throws {
    let program = try FaultyProgram()
    let failure = try program.failure("exit 3")
    #expect(failure.fault == .exited(status: 3))
    let leave = try FaultyProgram.place(of: "leave")
    #expect(failure.place == leave)
    #expect(program.process.takeLogs() == [LogLine(stream: .output, text: "leaving")])
    #expect(try program.text("main") == "main true")
  }

  @Test(arguments: [("loop", "loop"), ("mainLoop", "loop"), ("semaphore", "block")])
  func aHangEndsAtTheLimitAndIsReportedWithItsPlace(fault: String, mark: String) throws {
    let program = try FaultyProgram()
    let failure = try program.failure(fault, limit: .seconds(1))
    #expect(failure.fault == .timedOut(seconds: 1))
    let place = try FaultyProgram.place(of: mark)
    #expect(failure.place == place)
    #expect(try program.text("timer") == "timer")
  }

  /// A shell has what it runs in the background ignore the signal by which a program is asked for its stacks.
  @Test func aHangIsReportedWithItsPlaceWhateverSirisimWasStartedToIgnore() throws {
    let before = signal(SIGQUIT, SIG_IGN)
    defer { _ = signal(SIGQUIT, before) }
    // With a variable of the loader's it is started by itself, and not forked from one that was started before.
    var world = FaultyProgram.world
    world.environment["LD_BIND_NOW"] = "1"
    let failure = try FaultyProgram(world: world).failure("loop", limit: .seconds(1))
    let place = try FaultyProgram.place(of: "loop")
    #expect(failure == ProcessFailure(fault: .timedOut(seconds: 1), place: place))
  }

  @Test func aCompletionThatIsKeptIsATimeOut() throws {
    let program = try FaultyProgram()
    let failure = try program.failure("keep", limit: .seconds(3))
    #expect(failure.fault == .timedOut(seconds: 3))
    // No line of the handler is running, so its method is told.
    #expect(try failure.place == FaultyProgram.place(of: "method", in: "IntentHandler.swift"))
  }

  @Test func aCompletionThatIsDroppedIsReportedAtOnce() throws {
    let program = try FaultyProgram()
    let first = program.process.processIdentifier
    let failure = try program.failure("never")
    #expect(failure.fault == .neverCompleted)
    #expect(try failure.place == FaultyProgram.place(of: "method", in: "IntentHandler.swift"))
    #expect(first == nil)
    #expect(try program.text("main") == "main true")
  }

  @Test(arguments: ["twice", "twiceOnMain"])
  func ofTwoCompletionsTheFirstCounts(fault: String) throws {
    let program = try FaultyProgram()
    #expect(try program.text(fault) == "first")
    // It is told with the answer, so that nobody has to wait for it.
    let place = try FaultyProgram.place(of: "answerTwice")
    let text = "resolveContent called its completion again after it had answered (\(place.file):\(place.line))"
    #expect(program.process.takeLogs() == [LogLine(stream: .error, text: text)])
    #expect(try program.text("main") == "main true")
  }

  @Test func aSecondCompletionAfterTheAnswerIsLoggedWithItsPlace() throws {
    let program = try FaultyProgram()
    #expect(try program.text("twiceLate") == "first")
    var logs: [LogLine] = []
    let end = ContinuousClock.now + .seconds(5)
    while logs.isEmpty, .now < end {
      usleep(20_000)
      logs = program.process.takeLogs()
    }
    let place = try FaultyProgram.place(of: "answerTwiceLate")
    let text = "resolveContent called its completion again after it had answered (\(place.file):\(place.line))"
    #expect(logs == [LogLine(stream: .error, text: text)])
  }

  @Test func whoAnswersOnAndOnIsEndedAndBounded() throws {
    let program = try FaultyProgram()
    #expect(try program.text("onAndOn") == "first")
    var logs: [LogLine] = []
    // As a session does it between two turns.
    while program.process.processIdentifier != nil {
      _ = Poll.wait(for: [program.process, TimerSource(.now + .seconds(60))])
      logs += program.process.takeLogs()
    }
    #expect(logs.count == 22, "\(logs.count)")
    let last = "… (981 more answers to what was answered)"
    let ended = "the program was ended between two calls: it sent answers without end to what was answered"
    #expect(logs.suffix(2).map(\.text) == [last, ended])
    #expect(try program.text("main") == "main true")
  }

  @Test func whoHandsOverOnAndOnIsEnded() throws {
    let program = try FaultyProgram()
    let message = String(decoding: WireCodec.encode(.submitted(.vocabularyRemoved)).dropLast(), as: UTF8.self)
    let failure = try program.failure("wireOnAndOn " + message, limit: .seconds(120))
    #expect(failure.fault == .unreadable(message: "messages without end that nobody asked for"))
    #expect(program.process.takeSubmissions(listens: false).count == 10_000)
    #expect(try program.text("main") == "main true")
  }

  @Test func whatIsNoMessageIsReportedAndSurvived() throws {
    let program = try FaultyProgram()
    guard case .unreadable = try program.failure("garbage").fault else {
      Issue.record("not unreadable")
      return
    }
    #expect(try program.text("main") == "main true")
    #expect(try program.failure("close", limit: .seconds(3)).fault != .noHandler)
    #expect(try program.text("main") == "main true")
  }

  @Test func whoPrintsWithoutEndIsCutAtTheLimitAndBounded() throws {
    let program = try FaultyProgram()
    #expect(try program.failure("flood", limit: .seconds(1)).fault == .timedOut(seconds: 1))
    let logs = program.process.takeLogs().filter { $0.stream == .output }
    #expect(logs.count == 301)
    #expect(logs.first?.text == "line 0")
    let leftOut = logs[200].leftOut
    #expect(leftOut > 0 && logs[200].text == "… (\(leftOut) more lines printed and left out)")
    #expect(try program.text("main") == "main true")
  }

  @Test func aTrapAfterAFloodIsReportedWithItsPlace() throws {
    let program = try FaultyProgram()
    let failure = try program.failure("floodAndTrap")
    #expect(
      failure
        == ProcessFailure(fault: .trapped(message: "handler exploded"), place: try FaultyProgram.place(of: "explode")))
  }

  @Test func whatTheProgramStartedDiesWithIt() throws {
    let program = try FaultyProgram()
    _ = try program.failure("child")
    let child = try #require(program.process.takeLogs().lazy.compactMap { Int32($0.text) }.first)
    var isAlive = true
    for _ in 0..<100 where isAlive {
      usleep(20_000)
      isAlive = kill(child, 0) == 0
    }
    #expect(!isAlive)
  }

  private func hasDied(_ process: pid_t) -> Bool {
    for _ in 0..<500 {
      guard kill(process, 0) == 0 else { return true }
      usleep(20_000)
    }
    return false
  }

  @Test(arguments: [[:], ["LD_UNUSED": "1"]])
  func aDaemonThatTheProgramStartedDiesWithIt(environment: [String: String]) throws {
    var world = FaultyProgram.world
    world.environment = environment
    let program = try FaultyProgram(world: world)
    let daemon = try #require(Int32(try program.text("daemon stay")))
    #expect(kill(daemon, 0) == 0)
    #expect(getsid(daemon) == daemon)
    program.process.end()
    #expect(hasDied(daemon))
  }

  @Test func aDaemonOfAProgramThatTrappedDiesWithIt() throws {
    let program = try FaultyProgram()
    _ = try program.failure("daemon trap")
    let daemon = try #require(program.process.takeLogs().lazy.compactMap { Int32($0.text) }.first)
    #expect(hasDied(daemon))
  }

  @Test func aHandlerThatIsNoneIsReported() throws {
    let program = try FaultyProgram()
    #expect(
      try program.call(.handle, intent: "INSearchForMessagesIntent").get().outcome == .failed(.noHandler))
    #expect(
      try program.call(.handle, intent: "INSetMessageAttributeIntent").get().outcome
        == .failed(.wrongHandler(type: "String", expected: "INSetMessageAttributeIntentHandling")))
    #expect(
      try program.call(.handle, intent: "INPayBillIntent").get().outcome
        == .failed(.wrongHandler(type: "IntentHandler", expected: "INPayBillIntentHandling")))
  }

  @Test func aProgramThatIsNotThereIsReported() throws {
    let home = try HomeFolder.create()
    defer { home.remove() }
    let process = ExtensionProcess(
      ProgramLaunch(executable: home.path + "/nothing", home: home, world: FaultyProgram.world))
    guard case .failure(let failure) = process.call(.ping), case .notStarted(let message) = failure.fault else {
      Issue.record("it was started")
      return
    }
    #expect(message == "'\(home.path)/nothing' can't be started: No such file or directory")
  }

  @Test(arguments: [("/bin/false", "it exited with status 1 before it said hello"), ("/bin/cat", nil)])
  func aProgramThatIsNoExtensionIsReported(executable: String, message: String?) throws {
    let home = try HomeFolder.create()
    defer { home.remove() }
    let process = ExtensionProcess(
      ProgramLaunch(executable: executable, home: home, world: FaultyProgram.world))
    guard case .failure(let failure) = process.call(.ping, limit: .seconds(1)),
      case .notStarted(let found) = failure.fault
    else {
      Issue.record("it was started")
      return
    }
    if let message { #expect(found == message) }
  }
}
