import Foundation
import SimCatalog
import SimDialogue
import SimExtensionWire
import SimLexicon
import SimPolling
import TestPrograms
import Testing

@testable import SimSession

/// The app of `Tests/Support/faulty-extension`, which does at its launch what `AT_LAUNCH` says.
@Suite("A launch that is remembered")
struct LaunchMemoryTests {
  private let memory = LaunchMemory()

  private func programs(
    _ doing: String = "", in memory: LaunchMemory? = nil,
    _ change: (inout Setting, inout SessionWorld) -> Void = { _, _ in }
  ) throws -> ProcessPrograms {
    var setting = Worlds.setting()
    var world = SessionWorld(environment: doing.isEmpty ? [] : [UserInfoEntry(key: "AT_LAUNCH", value: doing)])
    change(&setting, &world)
    let commands = ProgramCommands(
      executable: try builtProgram("faulty-extension"), extensionArguments: [], appArguments: ["app"])
    return ProcessPrograms(
      name: "Pigeon", commands: commands, setting: setting, world: world, identifier: Worlds.app.identifier,
      launches: memory ?? self.memory)
  }

  /// What an app tells when it is launched, and whether it had to be run for that.
  private struct Told: Equatable {
    var launch: Launch?
    var logs: [String]
    var submissions: [AppSubmission]
  }

  private func answer(_ programs: ProcessPrograms, _ request: ProgramRequest) -> (answer: ProgramAnswer, isRun: Bool) {
    programs.begin(request)
    while true {
      if let answer = programs.advance() { return (answer, programs.hasNeededProcess) }
      _ = Poll.wait(for: [programs])
    }
  }

  private func launch(_ programs: ProcessPrograms) -> (told: Told, isRun: Bool) {
    let (answer, isRun) = answer(programs, .launch)
    let launch: Launch? = if case .launched(let launch) = answer { launch } else { nil }
    let logs = programs.takeLogs().map(\.text)
    return (Told(launch: launch, logs: logs, submissions: programs.takeSubmissions(listens: true)), isRun)
  }

  /// Launches an app in one conversation, which ends, and then in another.
  private func launchTwice(
    _ doing: String = "", _ change: (inout Setting, inout SessionWorld) -> Void = { _, _ in }
  ) throws -> (first: (told: Told, isRun: Bool), second: (told: Told, isRun: Bool)) {
    let first = try programs(doing)
    let told = launch(first)
    first.close()
    let second = try programs(doing, change)
    defer { second.close() }
    return (told, launch(second))
  }

  @Test("tells the same without being run")
  func remembered() throws {
    let (first, second) = try launchTwice()
    #expect(first.isRun && !second.isRun)
    #expect(first.told == second.told)
    #expect(first.told.launch?.vocabulary.first?.terms.map(\.spokenPhrase) == ["Biscuit"])
    #expect(first.told.logs.count == 2 && first.told.logs[0].hasPrefix("launched with"), "\(first.told.logs)")
    #expect(!first.told.submissions.isEmpty)
  }

  @Test("is run in another world")
  func otherWorlds() throws {
    #expect(try launchTwice { setting, _ in setting.clock.minute = 1 }.second.isRun)
    #expect(try launchTwice { setting, _ in setting.locale = "zh-Hans" }.second.isRun)
    #expect(try launchTwice { setting, _ in setting.appsWithoutSiri = [Worlds.app.identifier] }.second.isRun)
    #expect(try launchTwice { _, world in world.defaults = [UserInfoEntry(key: "name", value: "Ada")] }.second.isRun)
    #expect(try launchTwice { _, world in world.files = [WorldFile(path: "a", content: "b")] }.second.isRun)
    #expect(try launchTwice { _, world in world.handlerLifetime = .phase }.second.isRun)
    #expect(try launchTwice { _, world in world.isFenced = false }.second.isRun)
    #expect(try launchTwice { _, world in world.allowsNetwork = true }.second.isRun)
  }

  @Test("is run each time where it leaves something", arguments: ["file", "default", "thread", "exit"])
  func leaves(what: String) throws {
    let (first, second) = try launchTwice(what)
    #expect(first.isRun && second.isRun)
    #expect(first.told == second.told)
  }

  @Test("is run each time where the app goes on by itself")
  func goesOn() throws {
    let first = try programs("later")
    _ = launch(first)
    var logs: [String] = []
    while logs.isEmpty {
      logs = first.takeLogs().map(\.text)
      _ = Poll.wait(for: [TimerSource(.now + .milliseconds(10))])
    }
    #expect(logs == ["and another thing"])
    first.close()
    let second = try programs("later")
    defer { second.close() }
    #expect(launch(second).isRun)
  }

  @Test("the app is launched, unheard, when it is asked for something; what it does then is the same")
  func asked() throws {
    var entered: [(answer: ProgramAnswer, logs: [String], submissions: [AppSubmission])] = []
    for _ in 0..<2 {
      let programs = try programs()
      defer { programs.close() }
      _ = launch(programs)
      let answer = answer(programs, .enter(.open)).answer
      entered.append((answer, programs.takeLogs().map(\.text), programs.takeSubmissions(listens: true)))
    }
    #expect(entered[0] == entered[1])
    #expect(entered[0].logs.count == 1 && entered[0].logs[0].hasPrefix("active with"), "\(entered)")
    #expect(entered[0].submissions.isEmpty)
  }

  @Test("a conversation that goes back goes on as it did")
  func goesBack() throws {
    let programs = try programs()
    defer { programs.close() }
    _ = launch(programs)
    programs.beginKeepingFiles()
    var kept: ProgramSnapshot?
    while kept == nil {
      if case .kept(let snapshot) = programs.advance() { kept = snapshot } else { _ = Poll.wait(for: [programs]) }
    }
    _ = answer(programs, .enter(.open))
    let first = programs.takeLogs().map(\.text)
    programs.restore(try #require(kept))
    _ = answer(programs, .enter(.open))
    #expect(programs.takeLogs().map(\.text) == first)
  }

  @Test("is remembered in the next run")
  func kept() throws {
    let folder = try TemporaryFolder()
    let files = LaunchFiles(folder: folder.path + "/launches")
    let first = try programs(in: LaunchMemory(kept: files))
    let told = launch(first)
    first.close()
    let second = try programs(in: LaunchMemory(kept: files))
    defer { second.close() }
    let again = launch(second)
    #expect(told.isRun && !again.isRun)
    #expect(again.told == told.told)
    let other = try programs(in: LaunchMemory(kept: files)) { setting, _ in setting.clock.minute = 1 }
    defer { other.close() }
    #expect(launch(other).isRun)
  }

  @Test("a file that is damaged, or somebody else's, is none", arguments: ["", "{", "launches\n{}", "half"])
  func damaged(text: String) throws {
    let folder = try TemporaryFolder()
    let files = LaunchFiles(folder: folder.path)
    let first = try programs(in: LaunchMemory(kept: files))
    let told = launch(first)
    first.close()
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let path = folder.path + "/" + name
    let whole = try String(contentsOfFile: path, encoding: .utf8)
    let damaged = text == "half" ? String(whole.prefix(whole.count / 2)) : text
    try damaged.write(toFile: path, atomically: false, encoding: .utf8)
    let second = try programs(in: LaunchMemory(kept: files))
    defer { second.close() }
    let again = launch(second)
    #expect(again.isRun && again.told == told.told)
  }

  @Test("old files go where there are many")
  func tidy() throws {
    let folder = try TemporaryFolder()
    for number in 0..<600 { try Data().write(to: URL(filePath: "\(folder.path)/\(number)")) }
    LaunchFiles(folder: folder.path).tidy()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 250)
  }
}
