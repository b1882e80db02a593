import Glibc
import SimCatalog
import SimExtensionWire
import Testing

@testable import SimExtensionHost

/// A program's process is forked from its first one, and finds nothing in it of another conversation.
@Suite(.serialized) struct ForkTests {
  /// A first process that serves many has got more ready.
  @Test(arguments: [false, true]) func nothingOfOneConversationReachesAnother(isOneOfMany: Bool) throws {
    // What a fresh start finds.
    let own = [
      "default key", "suite key", "file new.txt", "keep a", "random", "zone", "locale", "date", "variable MINE",
    ]
    let questions = own + ["hash", "home", "environment", "siri", "formatted", "boolean signedIn", "descriptors"]
    func answers(_ program: FaultyProgram) throws -> [String] { try questions.map { try program.report($0) } }
    var fresh = FaultyProgram.world
    // A variable of the loader's, which no fork can have.
    fresh.environment["LD_BIND_NOT"] = "1"
    let alone = try FaultyProgram(world: fresh)
    let expected = try answers(alone)
    #expect(alone.process.origin == .started(.environment(variable: "LD_BIND_NOT")))

    // One that changes all it can, in another world.
    var world = FaultyProgram.world
    world.clock = CivilDateTime(year: 1999, month: 12, day: 31, hour: 23, minute: 59)
    world.zone = "America/New_York"
    world.languages = ["en-US"]
    world.seed = 7
    world.siriAuthorization = .denied
    world.environment = ["MINE": "other", "GREETING": "good bye"]
    let other = try FaultyProgram(
      world: world, defaults: ["signedIn": "yes", "key": "theirs"], isOneOfMany: isOneOfMany)
    _ = try answers(other)
    _ = try ["set key", "write new.txt", "keep b", "keep c", "contend", "task"].map { try other.report($0) }
    #expect(other.process.origin == .forked)
    #expect(try other.report("date") == "2000-01-01 04:59:00 +0000")
    #expect(try other.report("variable MINE") == "other")

    // While it lives, and when it is gone.
    for _ in 0..<2 {
      let program = try FaultyProgram(isOneOfMany: isOneOfMany)
      let found = try answers(program)
      #expect(program.process.origin == .forked)
      for (question, pair) in zip(questions, zip(found, expected)) {
        guard question == "descriptors" else {
          #expect(pair.0 == pair.1, "\(question)")
          continue
        }
        // What a thread has open for a moment on a busy machine goes by itself; a fork must have nothing besides.
        let open = Self.numbers(in: pair.1)
        var still = Self.numbers(in: pair.0)
        for _ in 0..<50 where !still.isSubset(of: open) {
          usleep(100_000)
          still = Self.numbers(in: try program.report(question))
        }
        #expect(still.isSubset(of: open), "\(pair.0) and not \(pair.1)")
      }
      other.process.end()
    }
  }

  private static func numbers(in text: String) -> Set<String> {
    Set(text.split { !$0.isNumber }.map(String.init))
  }

  @Test func queuesTasksAndTheMainThreadWork() throws {
    for _ in 0..<20 {
      let program = try FaultyProgram()
      let (counted, added) = (try program.report("contend"), try program.report("task"))
      #expect(counted == "10000")
      #expect(added == "4951")
      #expect(try program.text("timer") == "timer")
      #expect(program.process.origin == .forked)
    }
  }

  @Test func hundredsOfConversationsBeginAndEnd() throws {
    var seen: Set<String> = []
    for _ in 0..<200 {
      let program = try FaultyProgram()
      seen.insert(try program.report("random"))
      #expect(program.process.origin == .forked)
    }
    #expect(seen.count == 1)
  }

  @Test(arguments: [
    ("--with-threads", ProcessOrigin.Reason.hasThreads(2)), ("--of-before", .doesNotFork),
    ("--ends-when-asked", .serverEnded),
  ])
  func whatCanNotForkIsStartedAfresh(argument: String, reason: ProcessOrigin.Reason) throws {
    // The first time that is found out, then it is known.
    for _ in 0..<2 {
      let program = try FaultyProgram(arguments: [argument])
      #expect(try program.text("main") == "main true")
      #expect(program.process.origin == .started(reason))
    }
  }

  @Test func severalProgramsOfOneFileAreLoadedOnce() throws {
    let programs = try ["soup", "bread and butter"].map { name in
      try FaultyProgram(arguments: [name, "extension"], sharesFirstProcess: true)
    }
    #expect(try programs.map { try $0.report("arguments") } == ["soup extension", "bread and butter extension"])
    #expect(programs.map(\.process.origin) == [.forked, .forked])
    let parents = try programs.map { try $0.report("parent") }
    #expect(parents[0] == parents[1], "\(parents)")
    #expect(try programs[0].report("variable SIRISIM_ARGUMENTS") == "nil")
    // Without one in common each has its own, and where no process can be forked, its arguments are those of its start.
    let own = try FaultyProgram(arguments: ["soup"])
    #expect(try own.report("arguments") == "soup")
    #expect(try own.report("parent") != parents[0])
    var world = FaultyProgram.world
    world.environment["LD_BIND_NOT"] = "1"
    let fresh = try FaultyProgram(world: world, arguments: ["soup", "extension"], sharesFirstProcess: true)
    #expect(try fresh.report("arguments") == "soup extension")
  }

  @Test func twoProcessesOfOneProgramLiveSideBySide() throws {
    let first = try FaultyProgram()
    let second = try FaultyProgram()
    #expect(try first.report("keep 1").hasSuffix(" 1"))
    #expect(try second.report("keep 2").hasSuffix("Shanghai 2"))
    #expect(try first.failure("fatalError").fault == .trapped(message: "handler exploded"))
    #expect(try second.report("keep 3").hasSuffix("Shanghai 2 3"))
    let numbers = [first, second].compactMap(\.process.processIdentifier)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func aProcessThatEndsBeforeItIsThereIsEnded() throws {
    for _ in 0..<20 {
      let program = try FaultyProgram()
      program.process.start()
      program.process.end()
      #expect(program.process.processIdentifier == nil)
    }
  }
}
