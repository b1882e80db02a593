import SimCatalog
import SimExtensionHost
import SimExtensionWire
import Testing

@Suite(.serialized) struct CallTests {
  @Test func answersComeFromEveryThread() throws {
    let program = try FaultyProgram()
    #expect(try program.text("thread") == "from a thread")
    #expect(try program.text("main") == "main true")
    #expect(try program.text("timer") == "timer")
    #expect(try program.text("wait") == "waited", "a handler may wait for the main queue")
  }

  @Test func anAnswerKnowsItsPlaceSpellingAndTime() throws {
    let program = try FaultyProgram()
    let answer = try program.resolve("main").get()
    #expect(answer.place?.file == "faulty_extension/Faults.swift")
    #expect(answer.spelling == "resolveContent(for:with:)")
    #expect((answer.microseconds ?? -1) > 0)
  }

  @Test func anUnwrittenMethodIsNotImplemented() throws {
    let program = try FaultyProgram()
    #expect(try program.call(.resolve(parameter: "speakableGroupName")).get().outcome == .notImplemented)
  }

  /// Nothing has been done where there is nothing to do it.
  @Test func anUnwrittenHandleIsAFault() throws {
    let program = try FaultyProgram()
    let intent: IntentName = "INEndWorkoutIntent"
    #expect(
      try program.call(.resolve(parameter: "workoutName"), intent: intent).get().outcome == .resolved([.notRequired]))
    #expect(try program.call(.confirm, intent: intent).get().outcome == .notImplemented)
    #expect(
      try program.call(.handle, intent: intent).get().outcome
        == .failed(.unreadable(message: "WithoutHandle has no 'handle(intent:completion:)'")))
  }

  @Test func aResponseCarriesItsActivity() throws {
    let program = try FaultyProgram()
    guard case .responded(let response) = try program.call(.handle, "hi").get().outcome else {
      Issue.record("no response")
      return
    }
    #expect(response.code == "success")
    #expect(
      response.userActivity
        == UserActivity(activityType: "sent", userInfo: [UserInfoEntry(key: "content", value: "hi")]))
  }

  @Test func tenThousandOptionsArrive() throws {
    let program = try FaultyProgram()
    guard case .resolved(let results) = try program.call(.resolve(parameter: "recipients")).get().outcome,
      case .disambiguation(let options) = results.first
    else {
      Issue.record("no disambiguation")
      return
    }
    #expect(options.count == 10_000)
    guard case .person(let last) = options.last else {
      Issue.record("no person")
      return
    }
    #expect(last.displayName == "Person 9999")
  }

  @Test func aLongSentenceArrives() throws {
    let program = try FaultyProgram()
    let long = "hi " + String(repeating: "很长", count: 500_000)
    #expect(try program.resolve(long).get().outcome == .resolved([.needsValue]))
  }

  @Test func theTwoStreamsAreKeptApart() throws {
    let program = try FaultyProgram()
    #expect(try program.text("print") == "printed")
    var logs = program.process.takeLogs()
    #expect(logs.filter { $0.stream == .output }.map(\.text) == ["to the output", "知了 \u{1B}[31mred"])
    program.process.end()
    logs = logs.filter { $0.stream == .error }
    #expect(logs == [LogLine(stream: .error, text: "to the error stream")])
  }

  @Test func aHandlerIsNewForEveryCallUnlessToldOtherwise() throws {
    let new = try FaultyProgram()
    #expect(try [new.text("calls"), new.text("calls")] == ["1 of 1", "1 of 2"])
    for lifetime in [HandlerLifetime.phase, .request] {
      let kept = try FaultyProgram(lifetime: lifetime)
      #expect(try [kept.text("calls"), kept.text("calls")] == ["1 of 1", "2 of 1"])
      _ = kept.call(.handle)
      #expect(try kept.text("calls") == (lifetime == .phase ? "1 of 3" : "1 of 2"))
    }
  }

  @Test func theViewShowsTheStep() throws {
    let program = try FaultyProgram()
    func view(_ content: String?) -> Result<WireReply, ProcessFailure> {
      let fields = content.map { [Field(name: "content", value: .string($0))] } ?? []
      return program.process.call(
        .configureView(
          Interaction(
            intent: FilledIntent(name: "INSendMessageIntent", parameters: fields),
            response: IntentResponse(code: "ready"), status: "ready")))
    }
    #expect(try view("hello").get() == .view(["hello ready"]))
    #expect(try view(nil).get() == .view(nil))
  }

  @Test func eventsComeToALoopThatPolls() throws {
    let program = try FaultyProgram()
    let intent = FilledIntent(
      name: "INSendMessageIntent", parameters: [Field(name: "content", value: .string("print"))])
    var events = program.process.send(
      .call(HandlerCall(intent: intent, method: .resolve(parameter: "content"))), limit: .seconds(20))
    let end = ContinuousClock.now + .seconds(20)
    func isAnswered(_ event: ProcessEvent) -> Bool { if case .replied = event { true } else { false } }
    while !events.contains(where: isAnswered), .now < end { events += program.process.advance() }
    guard case .started(let hello, let origin) = events.first else {
      Issue.record("it did not start first: \(events)")
      return
    }
    #expect(hello.principalClass == "faulty_extension.IntentHandler")
    #expect(Int(hello.processIdentifier) == program.process.processIdentifier)
    #expect(events.contains(.printed(LogLine(stream: .output, text: "to the output"))))
    #expect(origin == .forked && program.process.origin == .forked)
    #expect(program.process.watched.count == 4, "the process, its socket, and its two streams")
    #expect(program.process.deadline == nil)
  }
}
