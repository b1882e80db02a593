import SimCatalog
import SimExtensionHost
import Testing

/// A handler whose conformance belongs to the main actor is cast and called on the main thread.
@Suite(.serialized) struct MainActorTests {
  private func resolve(_ intent: IntentName, _ name: String, in program: FaultyProgram) throws -> HandlerAnswer {
    let name = Field(name: "workoutName", value: .speakable(SpeakableString(spokenPhrase: name)))
    return try program.call(.resolve(parameter: "workoutName"), intent: intent, fields: [name]).get()
  }

  private func phrase(_ answer: HandlerAnswer) -> String {
    guard case .resolved(let results) = answer.outcome, case .success(.speakable(let name)) = results.first else {
      return "\(answer)"
    }
    return name.spokenPhrase
  }

  private func code(_ answer: HandlerAnswer) -> String {
    guard case .responded(let response) = answer.outcome else { return "\(answer)" }
    return response.code
  }

  @Test(arguments: [
    ("INPauseWorkoutIntent", "run"), ("INPauseWorkoutIntent", "later"), ("INResumeWorkoutIntent", "run"),
  ])
  func isCalledThere(intent: String, name: String) throws {
    let program = try FaultyProgram()
    #expect(phrase(try resolve(IntentName(intent), name, in: program)) == "main true")
    #expect(code(try program.call(.handle, intent: IntentName(intent)).get()) == "success")
    #expect(try program.call(.confirm, intent: IntentName(intent)).get().outcome == .notImplemented)
  }

  @Test func owesItsAnswerAsAnyOther() throws {
    let program = try FaultyProgram()
    let never = try resolve("INPauseWorkoutIntent", "never", in: program)
    #expect(never.outcome == .failed(.neverCompleted))
    #expect(try never.place == FaultyProgram.place(of: "pauseName", in: "MainActorHandlers.swift"))
    let twice = try resolve("INPauseWorkoutIntent", "twice", in: program)
    #expect(twice.outcome == .resolved([.needsValue]))
    let line = try FaultyProgram.place(of: "pauseTwice", in: "MainActorHandlers.swift").line
    let logs = program.process.takeLogs().map(\.text)
    #expect(logs.count == 1 && logs.first?.hasSuffix("MainActorHandlers.swift:\(line))") == true, "\(logs)")
    #expect(phrase(try resolve("INPauseWorkoutIntent", "run", in: program)) == "main true")
  }
}
