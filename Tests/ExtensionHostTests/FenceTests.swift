import Glibc
import SimCatalog
import SimExtensionHost
import SimExtensionWire
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

  /// The kernel lets root look at every process, by CAP_PERFMON: there is nothing to see then.
  @Test(.enabled(if: geteuid() != 0)) func `the environment of other processes isn't read`() throws {
    let program = try FaultyProgram(world: world())
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
    #expect(try program.report("pair 0") == "done")
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

  @Test func `a trap behind it is told with its place`() throws {
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
