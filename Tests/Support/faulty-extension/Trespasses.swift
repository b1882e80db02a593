import Foundation

/// One function for each thing outside of its home that a program might reach for; each tells what the system says.
enum Trespasses {
  static func commit(_ what: String, _ object: String) -> String? {
    switch what {
    case "read": read(object)
    case "list": list(object)
    case "create": create(object)
    case "remove": outcome(unlink(object))
    case "connect": connect(port: object)
    case "socket": socket(of: object)
    case "pair": pair(of: object)
    case "contents":
      (try? String(contentsOfFile: object, encoding: .utf8)) ?? "nil"  // contents
    case "status": status(object)
    case "device": outcome(mknod(object, S_IFBLK | 0o600, 0x101))
    case "shared": outcome(shmget(key_t(object) ?? 0, 4096, 0))
    // The number of the session's keyring.
    case "keys": outcome(keyctl, 0, -3, 0, 0)
    case "limit": limit(of: object)
    case "link": outcome(Glibc.link(object, home + "/linked"))
    case "take": outcome(rename(object, home + "/taken"))
    case "follow":
      symlink(object, home + "/leading") == 0 ? read(home + "/leading") : outcome(-1)
    case "lead": lead(to: object)
    case "signal": outcome(kill(pid_t(object) ?? -1, 0))
    case "run": run("/bin/cat", object)
    default: nil
    }
  }

  private static func outcome(_ result: Int32) -> String { result >= 0 ? "done" : String(cString: strerror(errno)) }

  private static func read(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return outcome(file) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count < 0 ? outcome(-1) : "read"
  }

  private static func list(_ path: String) -> String {
    guard let folder = opendir(path) else { return outcome(-1) }
    closedir(folder)
    return "done"
  }

  private static func create(_ path: String) -> String {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return outcome(file) }
    defer { close(file) }
    return write(file, "x", 1) == 1 ? "done" : outcome(-1)
  }

  /// By the system's own call: the C library's is another one here.
  private static func connect(port: String) -> String {
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return outcome(descriptor) }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (UInt16(port) ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        outcome(Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)))
      }
    }
  }

  private static func socket(of family: String) -> String {
    let descriptor = Glibc.socket(Int32(family) ?? 0, Int32(SOCK_STREAM.rawValue), 0)
    defer { if descriptor >= 0 { close(descriptor) } }
    return outcome(descriptor)
  }

  private static func pair(of type: String) -> String {
    var ends: [Int32] = [0, 0]
    return outcome(socketpair(AF_UNIX, Int32(type) ?? 0, 0, &ends))
  }

  private static var home: String { NSHomeDirectory() }

  /// A line of what the system says of this process.
  private static func status(_ name: String) -> String {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
  }

  #if arch(x86_64)
    private static let (keyctl, prlimit) = (250, 302)
  #else
    private static let (keyctl, prlimit) = (219, 261)
  #endif

  /// A call of the system that the C library's headers don't show.
  private static func outcome(_ call: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> String {
    typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
    guard let address = dlsym(nil, "syscall") else { return "no call" }
    return outcome(unsafeBitCast(address, to: Call.self)(call, first, second, third, fourth) < 0 ? -1 : 0)
  }

  /// Asks for what is there, and sets nothing.
  private static func limit(of process: String) -> String {
    var limits = rlimit()
    return withUnsafeMutablePointer(to: &limits) {
      outcome(prlimit, Int(process) ?? 0, Int(RLIMIT_CPU.rawValue), 0, Int(bitPattern: $0))
    }
  }

  /// Lets the folder in which the host writes defaults lead to another one.
  private static func lead(to folder: String) -> String {
    try? FileManager.default.removeItem(atPath: home + "/.config")
    return outcome(symlink(folder, home + "/.config"))
  }

  private static func run(_ program: String, _ argument: String) -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: program)
    child.arguments = [argument]
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    do { try child.run() } catch { return "not run" }
    child.waitUntilExit()
    return "status \(child.terminationStatus)"
  }
}
