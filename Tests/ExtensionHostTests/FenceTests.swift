import Glibc
import SimCatalog
import SimExtensionHost
import SimExtensionWire
import SimPolling
import Testing

/// What a program can't reach outside of its home, tried one after the other, and what it can where nothing keeps it.
@Suite("The fence around a program") struct FenceTests {
  /// A folder of the user's, in which something is that is nobody's business.
  private final class Outside {
    let path: String
    var file: String { path + "/secret" }

    init() throws {
      // Not where homes are made.
      var template = Array("/var/tmp/outside-XXXXXX".utf8CString)
      path = String(cString: try #require(mkdtemp(&template)))
      let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
      _ = write(descriptor, "secret", 6)
      close(descriptor)
    }

    deinit {
      unlink(file)
      unlink(path + "/new")
      unlink(path + "/.GlobalPreferences.plist")
      rmdir(path)
    }
  }

  private func world(fenced: Bool = true, network: Bool = false, environment: [String: String] = [:]) -> ProgramWorld {
    var world = FaultyProgram.world
    world.isFenced = fenced
    world.allowsNetwork = network
    world.environment = environment
    return world
  }

  /// Those that are forked, and those that are started from their file.
  static let environments = [[:], ["LD_UNUSED": "1"]]

  @Test(arguments: environments) func `files outside are neither read nor written nor removed`(
    _ environment: [String: String]
  ) throws {
    let outside = try Outside()
    let program = try FaultyProgram(world: world(environment: environment))
    let refused = "Permission denied"
    #expect(try program.report("read \(outside.file)") == refused)
    #expect(try program.report("list \(outside.path)") == refused)
    #expect(try program.report("create \(outside.file)") == refused)
    #expect(try program.report("create \(outside.path)/new") == refused)
    #expect(try program.report("remove \(outside.file)") == refused)
    // What it starts is kept in as well.
    #expect(try program.report("run \(outside.file)") == "status 1")
    // Nor are those of other homes, nor the terminal.
    let other = try HomeFolder.create(files: ["note": "another app's"])
    defer { other.remove() }
    #expect(try program.report("read \(other.path)/note") == refused)
    #expect(try program.report("create \(other.path)/note") == refused)
    #expect(try program.report("list /dev/pts") == refused)
    #expect(program.process.origin == (environment.isEmpty ? .forked : .started(.environment(variable: "LD_UNUSED"))))
  }

  @Test(arguments: environments) func `its home and the system are as they were`(_ environment: [String: String]) throws
  {
    let program = try FaultyProgram(world: world(environment: environment), files: ["Documents/note.txt": "a note"])
    #expect(try program.report("file Documents/note.txt") == "a note")
    #expect(try program.report("write new.txt") == "written")
    #expect(try program.report("create \(program.home.temporaryPath)/x") == "done")
    #expect(try program.report("remove \(program.home.temporaryPath)/x") == "done")
    #expect(try program.report("read /etc/passwd") == "read")
    #expect(try program.report("create /dev/null") == "done")
    #expect(try program.report("run /etc/passwd") == "status 0")
  }

  @Test(arguments: environments) func `what a root user may do and others may not isn't the program's`(
    _ environment: [String: String]
  ) throws {
    let program = try FaultyProgram(world: world(environment: environment))
    // CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH decide about files, which are fenced all the same.
    for set in ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"] {
      let held = try #require(UInt64(try program.report("status \(set)"), radix: 16))
      #expect(held & ~0b110 == 0, "\(set) \(String(held, radix: 16))")
    }
    #expect(try program.report("status NoNewPrivs") == "1")
    #expect(try program.report("device \(program.home.path)/disk") != "done")
  }

  @Test(arguments: environments) func `the environment of other processes isn't read`(_ environment: [String: String])
    throws
  {
    let program = try FaultyProgram(world: world(environment: environment))
    #expect(try program.report("read /proc/\(getpid())/environ") != "read")
    #expect(try program.report("read /proc/\(getpid())/maps") != "read")
    #expect(try program.report("read /proc/self/environ") == "read")
  }

  @Test func `no signal reaches other processes`() throws {
    let program = try FaultyProgram(world: world())
    #expect(try program.report("signal \(getpid())") == "Operation not permitted")
  }

  @Test func `no socket is made but pairs`() throws {
    let program = try FaultyProgram(world: world())
    for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, AF_PACKET] {
      #expect(try program.report("socket \(family)") == "Permission denied")
    }
    for type in [SOCK_STREAM, SOCK_SEQPACKET] {
      #expect(try program.report("pair \(Int32(type.rawValue))") == "done")
    }
    // Such a pair can be turned to any socket that has a name.
    for network in [true, false] {
      let program = try FaultyProgram(world: world(network: network))
      #expect(try program.report("pair \(Int32(SOCK_DGRAM.rawValue))") == "Permission denied")
    }
  }

  @Test(arguments: [true, false]) func `what it has started is waited for though the network is closed`(_ fenced: Bool)
    throws
  {
    let program = try FaultyProgram(world: world(fenced: fenced))
    #expect(try program.report("run /etc/passwd") == "status 0")
    // Foundation makes sockets of its own for it, and says where it can't; the author has asked for none.
    #expect(program.process.takeLogs() == [])
    #expect(program.process.takeSubmissions(listens: true).isEmpty)
  }

  @Test func `the network is other machines, not the user's own programs`() throws {
    let program = try FaultyProgram(world: world(network: true))
    for family in [AF_INET, AF_INET6] { #expect(try program.report("socket \(family)") == "done") }
    for family in [AF_UNIX, AF_PACKET] { #expect(try program.report("socket \(family)") == "Permission denied") }
  }

  @Test func `what other programs have without a file isn't reached`() throws {
    let program = try FaultyProgram(world: world())
    #expect(try program.report("shared 1") == "Permission denied")
    #expect(try program.report("keys all") == "Permission denied")
    #expect(try program.report("limit \(getpid())") == "Permission denied")
    #expect(try program.report("limit 0") == "done")
  }

  @Test func `no file outside comes in by a link or another name`() throws {
    let outside = try Outside()
    let program = try FaultyProgram(world: world())
    #expect(try program.report("link \(outside.file)") != "done")
    #expect(try program.report("take \(outside.file)") != "done")
    #expect(try program.report("follow \(outside.file)") == "Permission denied")
  }

  /// So many notices of a program's. To find their lines takes a while: they may come after the answer.
  private func notices(_ count: Int, of program: FaultyProgram) -> [ProgramNotice] {
    var reported: [ProgramNotice] = []
    let limit = ContinuousClock.now + .seconds(60)
    while true {
      for case .notice(let notice) in program.process.takeSubmissions(listens: true) { reported.append(notice) }
      guard reported.count < count, ContinuousClock.now < limit else { return reported }
      _ = Poll.wait(for: [program.process, TimerSource(limit)])
    }
  }

  @Test func `what is refused is reported, with its line where there is one`() throws {
    let outside = try Outside()
    let program = try FaultyProgram(world: world())
    #expect(try program.report("contents \(outside.file)") == "nil")
    #expect(try program.report("network") == "refused")
    let reported = notices(2, of: program)
    let file = try #require(reported.first { $0.happens.contains("--no-fence") }, "\(reported)")
    #expect(file.happens.contains(outside.file))
    #expect(file.place == (try FaultyProgram.place(of: "contents", in: "Trespasses.swift")))
    let network = reported.filter { $0.symbol == "URLSession" }
    #expect(network.count == 1, "\(reported)")
    #expect(network.first?.happens.contains("--network") == true)
  }

  @Test func `defaults are written at home, wherever a program has its folder lead`() throws {
    let outside = try Outside()
    let program = try FaultyProgram(world: world())
    #expect(try program.report("lead \(outside.path)") == "done")
    try program.home.write(defaults: ["name": "value"])
    #expect(access(outside.path + "/.GlobalPreferences.plist", F_OK) != 0)
    #expect(try program.report("default name") == "value")
  }

  @Test func `the network is there where it is allowed`() throws {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(server) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, length) == 0 && listen(server, 5) == 0 && getsockname(server, $0, &length) == 0
      }
    }
    try #require(isBound)
    let port = UInt16(bigEndian: address.sin_port)
    #expect(try FaultyProgram(world: world(network: true)).report("connect \(port)") == "done")
    #expect(try FaultyProgram(world: world()).report("connect \(port)") == "Permission denied")
    // Without a fence the C library's functions still refuse.
    #expect(try FaultyProgram(world: world(fenced: false)).report("connect \(port)") == "Network is unreachable")
  }

  @Test func `without a fence all of it is there`() throws {
    let outside = try Outside()
    let program = try FaultyProgram(world: world(fenced: false))
    #expect(try program.report("read \(outside.file)") == "read")
    #expect(try program.report("create \(outside.path)/new") == "done")
    #expect(try program.report("run \(outside.file)") == "status 0")
    #expect(try program.report("read /proc/\(getpid())/environ") == "read")
    #expect(try program.report("signal \(getpid())") == "done")
  }

  @Test func `a trap behind it is reported with its place`() throws {
    for environment in Self.environments {
      let program = try FaultyProgram(world: world(environment: environment))
      let failure = try program.failure("index")
      #expect(
        failure
          == ProcessFailure(
            fault: .trapped(message: "Index out of range"), place: try FaultyProgram.place(of: "element")))
    }
  }
}
