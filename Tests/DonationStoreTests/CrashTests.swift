import Foundation
import SimShortcuts
import TestPrograms
import Testing

@testable import SimDonationStore

@Suite("Sessions that end in the midst of writing, and beside each other")
struct CrashTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/donations.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  private func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try builtProgram("donation-writer"))
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    // Whoever runs as nobody may write there.
    process.environment = ["TMPDIR": "/tmp", "PATH": "/usr/bin:/bin"]
    try process.run()
    return (process, output)
  }

  private func lines(_ output: Pipe) -> [String] {
    String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  /// What was said to be kept is there, in order, and at most one more that couldn't be said any more.
  @Test(arguments: [0.05, 0.15, 0.3, 0.6, 0.9]) func aKilledSessionLosesNothingThatItSaidItKept(seconds: Double) throws
  {
    let (process, output) = try start(["write", path, "killed", "1000000"])
    Thread.sleep(forTimeInterval: seconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let said = lines(output).count
    let phone = Phone(path)
    #expect(phone.troubles.isEmpty)
    #expect(phone.identifiers.count == said || phone.identifiers.count == said + 1)
    #expect(phone.identifiers == (0..<phone.identifiers.count).map { "killed \($0 + 1)" })
    phone.hand(donated("after it"))
    #expect(phone.troubles.isEmpty)
  }

  @Test func twoSessionsWriteAtOnce() throws {
    let writers = try ["one", "two"].map { try start(["write", path, $0, "150"]) }
    for (process, output) in writers {
      #expect(lines(output) == (1...150).map(String.init))
      process.waitUntilExit()
    }
    let all = Phone(path).identifiers
    for session in ["one", "two"] {
      #expect(all.filter { $0.hasPrefix(session) } == (1...150).map { "\(session) \($0)" })
    }
    #expect(all.count == 300)
  }

  @Test func aFullDiskIsSaidOnceAndCostsNothingElse() throws {
    let (process, output) = try start(["limit", path, "1000000", "3000"])
    let said = lines(output)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(said.count { $0.hasPrefix("notKept") } == 1)
    #expect(said.last?.contains("full") == true)
    #expect(said.count > 10)
    let phone = Phone(path)
    #expect(phone.identifiers.count == said.count - 1)
    #expect(phone.troubles.isEmpty)
  }

  @Test func aStoreInAFolderThatCantBeWrittenIsReadAndNotKept() throws {
    for index in 1...3 { Phone(path).hand(donated("\(index)")) }
    chmod(folder.path, 0o555)
    chmod(path, 0o444)
    defer { chmod(folder.path, 0o755) }
    let (process, output) = try start(["read", path])
    let said = lines(output)
    process.waitUntilExit()
    #expect(said.first == "3 false")
    #expect(said.count == 2)
    #expect(said.last?.contains("readOnly") == true)
  }

  @Test func aFileThatMayNotBeReadIsSetAside() throws {
    Phone(path).hand(donated("1"))
    chmod(folder.path, 0o777)
    for file in [path, path + ".lock"] { chmod(file, file == path ? 0 : 0o666) }
    let (process, output) = try start(["read", path])
    let said = lines(output)
    process.waitUntilExit()
    #expect(said.first == "0 true")
    #expect(said.count == 2)
    #expect(said.last?.contains("unreadable") == true)
  }

  @Test func aFolderThatCantBeMadeIsSaid() {
    let phone = Phone("/proc/none/donations.sqlite")
    phone.hand(donated("1"))
    phone.hand(donated("2"))
    #expect(phone.troubles == [.notKept(path: "/proc/none/donations.sqlite", .readOnly)])
    #expect(phone.identifiers == ["1", "2"])
  }
}
