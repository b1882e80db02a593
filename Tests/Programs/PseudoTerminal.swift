import Glibc

/// A program on a pseudo-terminal: types keys, and waits for what is shown; nothing here depends on how long anything takes.
public final class PseudoTerminal {
  /// As long may a program take to show something before the test fails.
  public static let patience = 20.0

  private let master: Int32
  private var child: pid_t = 0
  public private(set) var shown = ""
  private var unread = ""
  private var tail: [UInt8] = []
  public let modesBefore: TerminalModes

  /// - Parameters:
  ///   - program: the path of the program.
  ///   - environment: the whole of it.
  public init(program: String, arguments: [String], environment: [String: String], columns: UInt16 = 80) throws {
    // What posix_openpt, unlockpt and ptsname do; Swift's C library module does not have them.
    let opened = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number) = (Int32(0), UInt32(0))
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard opened >= 0, ioctl(opened, setLock, &unlocked) == 0, ioctl(opened, getNumber, &number) == 0 else {
      throw Failure.noTerminal(errno)
    }
    master = opened
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(opened, UInt(TIOCSWINSZ), &size)
    modesBefore = TerminalModes(of: opened)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a new session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID, which the C library declares for its own extensions only; the signals as a shell gives them.
    posix_spawnattr_setflags(&attributes, Int16(0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let words = CStrings([program] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
    let status = posix_spawn(&child, program, &actions, &attributes, words.pointers, variables.pointers)
    guard status == 0 else { throw Failure.notStarted(program, status) }
  }

  deinit {
    close(master)
    if child > 0 {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
  }

  public enum Failure: Error {
    case noTerminal(Int32)
    case notStarted(String, Int32)
    case notShown(String, instead: String)
    case notEnded
  }

  /// Types text or the bytes of keys.
  public func type(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until `text` is shown after what was waited for last.
  public func waitFor(_ text: String) throws {
    let deadline = Self.now() + Self.patience
    while true {
      if let range = unread.ranges(of: text).first {
        unread = String(unread[range.upperBound...])
        return
      }
      guard Self.now() < deadline, readMore(until: deadline) else { throw Failure.notShown(text, instead: unread) }
    }
  }

  public func send(_ signal: Int32) { kill(child, signal) }

  public func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Waits for the program's end.
  /// - Returns: its status as a shell would say it.
  public func end() throws -> Int32 {
    let deadline = Self.now() + Self.patience
    while Self.now() < deadline, readMore(until: deadline) {}
    var status: Int32 = 0
    // A program that doesn't end must fail its test, not hang all the others.
    var ended = waitpid(child, &status, WNOHANG)
    while ended == 0, Self.now() < deadline {
      poll(nil, 0, 5)
      ended = waitpid(child, &status, WNOHANG)
    }
    guard ended == child else {
      kill(child, SIGKILL)
      throw Failure.notEnded
    }
    child = 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  public var modes: TerminalModes { TerminalModes(of: master) }

  /// False when the program's side is closed or nothing came in time.
  private func readMore(until deadline: Double) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(max(0, deadline - Self.now()) * 1_000)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    tail += bytes[..<count]
    // A character may be cut in two by the end of a read.
    var whole = tail.count
    while whole > 0, tail.count - whole < 3, tail[whole - 1] & 0xC0 == 0x80 { whole -= 1 }
    if whole > 0, tail[whole - 1] >= 0xC0, !isComplete(tail[(whole - 1)...]) { whole -= 1 } else { whole = tail.count }
    let text = String(decoding: tail[..<whole], as: UTF8.self)
    tail.removeFirst(whole)
    shown += text
    unread += text
    return true
  }

  private func isComplete(_ character: ArraySlice<UInt8>) -> Bool {
    guard let first = character.first else { return true }
    return character.count >= (first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The modes of a terminal, to be compared.
public struct TerminalModes: Equatable {
  let flags: [tcflag_t]
  let keys: [UInt8]

  init(of descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    keys = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
