import Foundation

/// One function for each thing outside of its home that a program might reach for; each tells what the system says.
enum Trespasses {
  static func commit(_ what: String, _ object: String) -> String? {
    switch what {
    case "read": read(object)
    case "list": list(object)
    case "create": create(object)
    case "remove": told(unlink(object))
    case "connect": connect(port: object)
    case "socket": socket(of: object)
    case "pair": pair()
    case "signal": told(kill(pid_t(object) ?? -1, 0))
    case "run": run("/bin/cat", object)
    default: nil
    }
  }

  private static func told(_ result: Int32) -> String { result >= 0 ? "done" : String(cString: strerror(errno)) }

  private static func read(_ path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return told(file) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count < 0 ? told(-1) : "read"
  }

  private static func list(_ path: String) -> String {
    guard let folder = opendir(path) else { return told(-1) }
    closedir(folder)
    return "done"
  }

  private static func create(_ path: String) -> String {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return told(file) }
    defer { close(file) }
    return write(file, "x", 1) == 1 ? "done" : told(-1)
  }

  /// By the system's own call: the C library's is another one here.
  private static func connect(port: String) -> String {
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return told(descriptor) }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (UInt16(port) ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        told(Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)))
      }
    }
  }

  private static func socket(of family: String) -> String {
    let descriptor = Glibc.socket(Int32(family) ?? 0, Int32(SOCK_STREAM.rawValue), 0)
    defer { if descriptor >= 0 { close(descriptor) } }
    return told(descriptor)
  }

  private static func pair() -> String {
    var ends: [Int32] = [0, 0]
    return told(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends))
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
