import Glibc
import Testing

@testable import SimExtensionHost

/// A machine on which numbers are given anew as soon as they are let go of: whoever is signalled late hits a stranger.
private final class Machine: ProcessSystem {
  struct Inhabitant: Hashable {
    var session: pid_t
    var group: pid_t
    var isStranger = false
    var isAlive = true
  }

  enum Action: Hashable {
    case group(pid_t)
    case process(pid_t)
    case reap(pid_t)
  }

  var inhabitants: [pid_t: Inhabitant] = [:]
  var actions: [Action] = []
  /// What has come from a process, and left its session.
  var descendants: [pid_t: [pid_t]] = [:]
  /// What a process starts in the moment in which it is killed.
  var lastStarts: [pid_t: pid_t] = [:]

  func members(ofSession leader: pid_t) -> [pid_t] {
    inhabitants.filter { $0.value.session == leader && $0.key != leader }.keys.sorted()
  }

  func killDescendants(of leader: pid_t) {
    for number in descendants[leader] ?? [] { kill(number) }
  }

  func killGroup(ofLeader leader: pid_t) {
    actions.append(.group(leader))
    for (number, inhabitant) in inhabitants where inhabitant.group == leader { kill(number) }
  }

  func kill(_ process: pid_t, inSession leader: pid_t) {
    actions.append(.process(process))
    if inhabitants[process]?.session == leader { kill(process) }
  }

  func reap(_ process: pid_t) -> Int32 {
    actions.append(.reap(process))
    inhabitants[process] = Inhabitant(session: process, group: process, isStranger: true)
    return 9
  }

  private func kill(_ number: pid_t) {
    guard var inhabitant = inhabitants[number] else { return }
    #expect(!inhabitant.isStranger, "\(number) belongs to somebody else: \(actions)")
    inhabitant.isAlive = false
    inhabitants[number] = inhabitant
    if let child = lastStarts.removeValue(forKey: number) {
      inhabitants[child] = Inhabitant(session: inhabitant.session, group: child)
    }
  }
}

@Suite struct ProcessSessionTests {
  private func machine(leaderIsAlive: Bool) -> Machine {
    let machine = Machine()
    machine.inhabitants = [
      10: .init(session: 10, group: 10, isAlive: leaderIsAlive),
      // In the leader's group, in a group of its own, and somebody else's.
      11: .init(session: 10, group: 10), 12: .init(session: 10, group: 12),
      13: .init(session: 13, group: 13, isStranger: true),
    ]
    return machine
  }

  @Test(arguments: [true, false])
  func nobodyIsSignalledAfterTheLeaderIsReaped(leaderIsAlive: Bool) {
    let machine = machine(leaderIsAlive: leaderIsAlive)
    let status = ProcessSession(leader: 10, system: machine).end { machine.reap(10) }
    #expect(status == 9)
    #expect(machine.actions.first == .group(10))
    #expect(machine.actions.last == .reap(10))
    #expect(machine.actions.filter { $0 == .reap(10) }.count == 1)
    #expect(machine.inhabitants.filter { $0.value.isAlive }.keys.sorted() == [10, 13], "the new 10 is a stranger")
  }

  @Test func whatHangsTogetherIsFoundFromTheLeader() {
    let machine = machine(leaderIsAlive: true)
    machine.descendants = [10: [12]]
    var session = ProcessSession(leader: 10, system: machine)
    session.hangsTogether = true
    session.end { _ = machine.reap(10) }
    #expect(machine.actions == [.group(10), .reap(10)], "nobody else is looked for")
    #expect(machine.inhabitants.filter { $0.value.isAlive }.keys.sorted() == [10, 13])
  }

  @Test func nothingIsLookedForWhereAnHeirEndsIt() {
    let machine = machine(leaderIsAlive: true)
    machine.inhabitants[30] = .init(session: 30, group: 30)
    machine.descendants = [10: [30]]
    var session = ProcessSession(leader: 10, system: machine)
    session.hasHeir = true
    session.end { _ = machine.reap(10) }
    #expect(machine.actions == [.group(10), .reap(10)])
    #expect(machine.inhabitants[30]?.isAlive == true, "it is the heir's")
  }

  @Test func whatHasLeftTheSessionIsEndedToo() {
    let machine = machine(leaderIsAlive: true)
    machine.inhabitants[30] = .init(session: 30, group: 30)
    machine.descendants = [10: [30]]
    ProcessSession(leader: 10, system: machine).end { _ = machine.reap(10) }
    #expect(machine.inhabitants[30]?.isAlive == false)
  }

  @Test func whatIsStartedMeanwhileIsEndedToo() {
    let machine = machine(leaderIsAlive: true)
    machine.lastStarts = [12: 20, 20: 21]
    ProcessSession(leader: 10, system: machine).end { _ = machine.reap(10) }
    #expect(machine.inhabitants[20]?.isAlive == false && machine.inhabitants[21]?.isAlive == false)
  }
}

/// The same with the system's own processes.
@Suite struct StartedProcessTests {
  private func start(_ script: String) throws -> StartedProcess {
    try Spawn.start("/bin/sh", arguments: ["-c", script], environment: ["PATH=/usr/bin:/bin"], descriptors: []).get()
  }

  @Test func aDeadProcessKeepsItsNumberUntilItsEnd() throws {
    let process = try start("exit 3")
    let watched = try #require(process.watched)
    #expect(isReadable(watched, milliseconds: 10_000))
    #expect(process.hasDied)
    #expect(kill(process.identifier, 0) == 0, "it isn't reaped")
    #expect(process.end() >> 8 == 3)
    #expect(process.end() >> 8 == 3)
    #expect(kill(process.identifier, 0) != 0 || getsid(process.identifier) != process.identifier)
    // Goes to nobody.
    process.signal(SIGKILL)
  }

  @Test func whatItStartedEndsWithIt() throws {
    // The first ends by itself; the one that it has started would sleep on, in a group of its own.
    let process = try start("set -m; sleep 1000 & exit 0")
    #expect(isReadable(try #require(process.watched), milliseconds: 10_000))
    let left = LinuxProcesses().members(ofSession: process.identifier)
    #expect(left.count == 1)
    process.end()
    for member in left {
      // A killed process dies when the system gets to it.
      for _ in 0..<500 where isAlive(member, in: process.identifier) { usleep(10_000) }
      #expect(!isAlive(member, in: process.identifier))
    }
  }

  private func isAlive(_ process: pid_t, in session: pid_t) -> Bool {
    kill(process, 0) == 0 && getsid(process) == session && !isZombie(process)
  }

  private func isZombie(_ process: pid_t) -> Bool {
    var text = [UInt8](repeating: 0, count: 512)
    let file = open("/proc/\(process)/stat", O_RDONLY)
    defer { close(file) }
    let count = max(0, read(file, &text, text.count))
    let state = String(decoding: text.prefix(count), as: UTF8.self).split(separator: ")").last
    return state == nil || state?.hasPrefix(" Z") == true || state?.hasPrefix(" X") == true
  }
}
