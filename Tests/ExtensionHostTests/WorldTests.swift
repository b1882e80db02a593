import SimCatalog
import SimExtensionHost
import SimExtensionWire
import Testing

/// What the header says holds in the process.
@Suite(.serialized) struct WorldTests {
  @Test func theWallClockStandsStill() throws {
    let program = try FaultyProgram()
    #expect(try program.report("date") == "2026-11-20 10:05:00 +0000")
    #expect(try program.report("clocks") == "1795169100 1795169100 1795169100 1795169100.0")
    #expect(try program.report("formatted") == "2026年11月20日 星期五 18:05")
  }

  @Test func theWallClockMovesWhenItIsTold() throws {
    let program = try FaultyProgram()
    _ = try program.report("date")
    let new = CivilDateTime(year: 2030, month: 1, day: 2, hour: 3, minute: 4, second: 5)
    #expect(program.process.call(.setClock(new, zone: "America/New_York")) == .success(.done))
    #expect(try program.report("date") == "2030-01-02 08:04:05 +0000")
    #expect(try program.report("zone") == "America/New_York America/New_York")
  }

  @Test(arguments: ["sleep", "condition", "semaphore"])
  func waitingStillTakesItsTime(how: String) throws {
    #expect(try FaultyProgram().report(how) == (how == "sleep" ? "slept" : "waited"))
  }

  @Test func zoneAndLanguagesHold() throws {
    let program = try FaultyProgram()
    #expect(try program.report("zone") == "Asia/Shanghai Asia/Shanghai")
    #expect(
      try program.report("locale") == #"zh_Hans_CN zh_Hans_CN ["zh-Hans-CN", "en-US"] zh-Hans-CN"#)
  }

  /// Foundation makes its current locale anew each time, and lets go of the one it had.
  @Test(arguments: 1...12)
  func languagesHoldHoweverOftenTheClockMoves(times: Int) throws {
    let program = try FaultyProgram()
    for day in 1...times {
      let clock = CivilDateTime(year: 2030, month: 1, day: day, hour: 3)
      #expect(program.process.call(.setClock(clock, zone: "Asia/Shanghai")) == .success(.done))
    }
    #expect(try program.report("locale") == #"zh_Hans_CN zh_Hans_CN ["zh-Hans-CN", "en-US"] zh-Hans-CN"#)
    #expect(program.process.origin == .forked)
  }

  @Test func randomNumbersAndHashesAreTheSameInEveryProcess() throws {
    let first = try FaultyProgram()
    let second = try FaultyProgram()
    let random = try first.report("random")
    #expect(try second.report("random") == random)
    #expect(try first.report("random") != random, "another call, other numbers")
    #expect(try first.report("hash") == second.report("hash"))
    var world = FaultyProgram.world
    world.seed = 2
    #expect(try FaultyProgram(world: world).report("random") != random)
  }

  @Test func randomNumbersFollowTheCallNotTheProcess() throws {
    let steady = try FaultyProgram()
    let restarted = try FaultyProgram()
    let first = try [steady.report("random"), steady.report("random")]
    _ = try restarted.report("random")
    restarted.process.end()
    #expect(try restarted.report("random") == first[1])
    restarted.process.end()
    restarted.process.callNumber = 0
    #expect(try restarted.report("random") == first[0])
  }

  @Test func homeAndEnvironmentAreTheProgramsOwn() throws {
    let program = try FaultyProgram(files: ["Documents/note.txt": "a note"])
    #expect(try program.report("home") == "true true true")
    #expect(try program.report("environment") == "GREETING")
    #expect(try program.report("file Documents/note.txt") == "a note")
    #expect(try program.report("write new.txt") == "written")
    #expect(try program.report("siri") == "authorized")
  }

  @Test func theNetworkIsRefused() throws {
    #expect(try FaultyProgram().report("network") == "refused")
  }

  @Test func defaultsHoldForStandardAndSuites() throws {
    let program = try FaultyProgram(defaults: ["signedIn": "yes", "name": "Sam & <Pat>"])
    #expect(try program.report("default signedIn") == "yes")
    #expect(try program.report("suite name") == "Sam & <Pat>")
    #expect(try program.report("boolean signedIn") == "true")
    #expect(try program.report("default missing") == "nil")
  }

  @Test func aDefaultChangesInARunningProcess() throws {
    let program = try FaultyProgram(defaults: ["signedIn": "yes"])
    #expect(try program.report("boolean signedIn") == "true")
    #expect(program.process.call(.setDefault(key: "signedIn", value: "no")) == .success(.done))
    #expect(try program.report("boolean signedIn") == "false")
    #expect(try program.report("suite signedIn") == "no")
  }

  @Test func whatTheHandlerStoresOutlivesTheProcessUntilItIsSetAnew() throws {
    let program = try FaultyProgram(defaults: ["key": "header"])
    #expect(try program.report("set key") == "set")
    program.process.end()
    #expect(try program.report("default key") == "by the handler")
    #expect(try program.report("suite key") == "by the handler")
    #expect(program.process.call(.setDefault(key: "key", value: "event")) == .success(.done))
    #expect(try program.report("default key") == "event")
    #expect(try program.report("suite key") == "event")
    program.process.end()
    #expect(try program.report("suite key") == "event")
  }

  @Test func aHomeIsKeptAndRestored() throws {
    let program = try FaultyProgram(defaults: ["key": "before"])
    #expect(try program.report("default key") == "before")
    let kept = try program.home.snapshot()
    _ = try program.report("set key")
    _ = try program.report("write new.txt")
    program.process.end()
    try program.home.restore(kept)
    #expect(try program.report("default key") == "before")
    #expect(try program.report("file new.txt") == "nil")
  }

  @Test(arguments: ["../outside", "a/../../b", "", "/"])
  func aFileMayNotLieOutsideOfTheHome(path: String) throws {
    #expect(throws: HomeFolderError.leadsOutside(path: path)) { try HomeFolder.create(files: [path: ""]) }
  }
}
