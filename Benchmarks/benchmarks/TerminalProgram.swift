@preconcurrency import Glibc

/// A program on a pseudo-terminal whose answers are timed by their bytes.
final class TerminalProgram {
  private let master: Int32
  private var child = pid_t()
  /// The bytes of the last answer.
  private(set) var answer: [UInt8] = []

  /// Starts it.
  init?(_ program: String, _ arguments: [String], columns: UInt16 = 120, rows: UInt16 = 40) {
    // What posix_openpt, unlockpt and ptsname do; Swift's C library module does not have them.
    let opened = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number) = (Int32(0), UInt32(0))
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard opened >= 0, ioctl(opened, setLock, &unlocked) == 0, ioctl(opened, getNumber, &number) == 0 else {
      return nil
    }
    master = opened
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(opened, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID: the terminal becomes the program's own.
    posix_spawnattr_setflags(&attributes, 0x80)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let variables = [
      "TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=/nonexistent", "INPUTRC=/dev/null", "PATH=/usr/bin:/bin",
    ]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for variable in environment { free(variable) } }
    guard posix_spawn(&child, program, &actions, &attributes, &words, &environment) == 0 else { return nil }
  }

  deinit {
    if child > 0 {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(master)
  }

  /// Types, while reading what comes, so that neither side waits for the other.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      var entry = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&entry, 1, 20_000) > 0 else { return }
      if entry.revents & Int16(POLLIN) != 0 { _ = readSome() }
      guard entry.revents & Int16(POLLOUT) != 0 else { continue }
      // No more than the terminal's driver keeps.
      let count = rest.prefix(1_000).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until the answer holds `text`.
  /// - Returns: false when it hasn't come after `seconds`.
  @discardableResult
  func wait(for text: String, seconds: Int32 = 20) -> Bool {
    let wanted = Array(text.utf8)
    answer = []
    var searched = 0
    while true {
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, seconds * 1_000) > 0, let count = readSome(), count > 0 else { return false }
      if let found = position(of: wanted, from: max(0, searched - wanted.count)) {
        answer.removeFirst(found + wanted.count)
        return true
      }
      searched = answer.count
    }
  }

  /// Reads until nothing has come for so long.
  func settle(milliseconds: Int32 = 30) {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, milliseconds) > 0, let count = readSome(), count > 0 { answer = [] }
  }

  /// The memory that the program holds, in megabytes.
  var residentMegabytes: Double {
    guard let file = fopen("/proc/\(child)/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 128)
    guard fgets(&buffer, 128, file) != nil else { return 0 }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 4_096 / 1_000_000 } ?? 0
  }

  private func readSome() -> Int? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return nil }
    answer += bytes[..<count]
    return count
  }

  private func position(of wanted: [UInt8], from start: Int) -> Int? {
    guard answer.count >= wanted.count else { return nil }
    return (start...(answer.count - wanted.count)).first { answer[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
