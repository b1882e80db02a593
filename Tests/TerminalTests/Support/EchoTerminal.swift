import Glibc
import Testing

/// The line mode on a pseudo-terminal, talking with a session that repeats what it hears.
struct EchoTerminal {
  let terminal: PseudoTerminal
  let home: TemporaryFolder

  /// - Parameter names: what completion offers.
  init(
    names: [String] = [], options: [String] = [], home: TemporaryFolder? = nil, environment: [String: String] = [:],
    columns: UInt16 = 80
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    let standard = [
      "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "INPUTRC": "/dev/null", "NO_COLOR": "1",
    ]
    terminal = try PseudoTerminal(
      program: Self.program(), arguments: options + names,
      environment: standard.merging(environment) { $1 }.filter { !$0.value.isEmpty }, columns: columns)
    try terminal.waitFor("# echo")
    try terminal.waitFor("> ")
  }

  /// Types a line and waits for the answer's end.
  func say(_ keys: String, expecting answer: String) throws {
    terminal.type(keys + "\r")
    try terminal.waitFor(answer)
    try terminal.waitFor("> ")
  }

  /// Ends the conversation and gives its status.
  func quit() throws -> Int32 {
    terminal.type("\u{04}")
    return try terminal.end()
  }

  /// The program stands beside the bundle of tests.
  static func program() throws -> String {
    let bundle = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    return bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/line-mode-echo"
  }
}

/// A folder that goes away with its last user.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/sirisim-terminal-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { Self.remove(path) }

  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) {
    let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    close(file)
  }

  func read(_ name: String) -> String? {
    let file = open(path + "/" + name, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = Glibc.read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }

  private static func remove(_ path: String) {
    guard let folder = opendir(path) else {
      unlink(path)
      return
    }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }
}
