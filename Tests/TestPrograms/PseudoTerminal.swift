import Glibc

/// A program on a pseudo-terminal: types keys, and waits for what is shown; nothing here depends on how long anything takes.
///
/// `waitFor` looks at what is written, one piece after the other; `waitUntil` at the screen that comes of it.
package final class PseudoTerminal {
  /// As many seconds may a program take to show something before the test fails; `TEST_PATIENCE` says others.
  package static let patience = getenv("TEST_PATIENCE").flatMap { Double(String(cString: $0)) } ?? 60

  private var master: Int32
  /// The program's side.
  private let name: String
  private var child: pid_t = 0
  package private(set) var shown = ""
  /// What the terminal shows of what has been read.
  package private(set) var screen: TerminalScreen
  private var unread = ""
  private var tail: [UInt8] = []
  package let modesBefore: TerminalModes

  /// - Parameters:
  ///   - program: the path of the program.
  ///   - environment: the whole of it.
  ///   - answers: what the terminal says when it is asked.
  package init(
    program: String, arguments: [String], environment: [String: String], columns: UInt16 = 80, rows: UInt16 = 24,
    answers: TerminalScreen.Answers = TerminalScreen.Answers(isAnswering: false)
  ) throws {
    // What posix_openpt, unlockpt and ptsname do; Swift's C library module does not have them.
    let opened = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var (unlocked, number) = (Int32(0), UInt32(0))
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard opened >= 0, ioctl(opened, setLock, &unlocked) == 0, ioctl(opened, getNumber, &number) == 0 else {
      throw Failure.noTerminal(errno)
    }
    master = opened
    screen = TerminalScreen(columns: Int(columns), rows: Int(rows), answers: answers)
    name = "/dev/pts/\(number)"
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
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
    hangUp()
    if child > 0 {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
  }

  package enum Failure: Error, CustomStringConvertible {
    case noTerminal(Int32)
    case notStarted(String, Int32)
    case notShown(String, instead: String)
    case notEnded

    package var description: String {
      switch self {
      case .noTerminal(let number): "no pseudo-terminal: error \(number)"
      case .notStarted(let program, let number): "'\(program)' can't be started: error \(number)"
      case .notShown(let what, let instead): "waited in vain for \(what); there was:\n\(instead)"
      case .notEnded: "the program has not ended"
      }
    }
  }

  /// Types text or the bytes of keys.
  package func type(_ keys: String) { type(bytes: Array(keys.utf8)) }

  /// Types bytes that need not be text.
  ///
  /// What the program shows is read meanwhile: one that waits for its output to be read reads no keys, and both would wait for ever.
  package func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var entry = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&entry, 1, Int32(Self.patience * 1_000)) > 0 else { return }
      let ready = Int32(entry.revents)
      if ready & POLLIN != 0 { _ = readMore(until: 0) }
      guard ready & POLLOUT != 0 else {
        if ready & (POLLHUP | POLLERR | POLLNVAL) != 0 { return }
        continue
      }
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN || errno == EINTR {
        poll(nil, 0, 1)
        continue
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until `text` is shown after what was waited for last.
  package func waitFor(_ text: String) throws {
    let deadline = Self.now() + Self.patience
    while true {
      if let range = unread.ranges(of: text).first {
        unread = String(unread[range.upperBound...])
        return
      }
      guard Self.now() < deadline, readMore(until: deadline) else {
        throw Failure.notShown(text.debugDescription, instead: unread)
      }
    }
  }

  /// Waits until the screen is as the condition wants it.
  /// - Parameters:
  ///   - what: what is waited for, for the report.
  ///   - patience: in seconds.
  package func waitUntil(
    _ what: String, patience: Double = patience, _ condition: (TerminalScreen) -> Bool
  ) throws {
    let deadline = Self.now() + patience
    // All that lies ready is read first: a half-drawn screen is seldom what is meant.
    while readMore(until: 0) {}
    while !condition(screen) {
      guard Self.now() < deadline, readMore(until: deadline) else {
        throw Failure.notShown(what, instead: screen.picture)
      }
      while readMore(until: 0) {}
    }
  }

  /// Waits until the screen shows the text.
  package func waitForScreen(containing text: String) throws {
    try waitUntil(text.debugDescription) { $0.contains(text) }
  }

  /// Waits until the screen shows the text no longer.
  package func waitForScreen(without text: String) throws {
    try waitUntil("\(text.debugDescription) to go") { !$0.contains(text) }
  }

  package func send(_ signal: Int32) { kill(child, signal) }

  /// Waits until the program has taken what was sent: two signals of a kind that wait together are one.
  package func waitUntilTaken(_ signal: Int32) throws {
    let deadline = Self.now() + Self.patience
    while isPending(signal) {
      guard Self.now() < deadline else {
        throw Failure.notShown("signal \(signal) to be taken", instead: screen.picture)
      }
      poll(nil, 0, 1)
    }
  }

  /// Waits until the program has read what was typed; what it shows meanwhile is shown.
  package func waitUntilRead() throws {
    let deadline = Self.now() + Self.patience
    let side = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard side >= 0 else { throw Failure.notStarted(name, errno) }
    defer { close(side) }
    var waiting: Int32 = 0
    while ioctl(side, UInt(FIONREAD), &waiting) == 0, waiting > 0 {
      while readMore(until: 0) {}
      guard isAlive, Self.now() < deadline else {
        throw Failure.notShown("\(waiting) bytes to be read", instead: screen.picture)
      }
      poll(nil, 0, 1)
    }
    while readMore(until: 0) {}
  }

  /// The program has not ended.
  package var isAlive: Bool {
    let file = open("/proc/\(child)/stat", O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = read(file, &bytes, bytes.count)
    // The state stands behind the name, which is in brackets.
    let behind = String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: ")").last ?? ""
    return !behind.hasPrefix(" Z")
  }

  private func isPending(_ signal: Int32) -> Bool {
    let file = open("/proc/\(child)/status", O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(file, &bytes, bytes.count)
    let lines = String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: "\n")
    let masks = lines.filter { $0.hasPrefix("ShdPnd:") || $0.hasPrefix("SigPnd:") }
      .compactMap { $0.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } }
    return masks.contains { $0 & (1 << UInt64(signal - 1)) != 0 }
  }

  /// Sends a signal to the program that has the terminal, where that is a shell's child.
  package func sendToForeground(_ signal: Int32) {
    let group = tcgetpgrp(master)
    if group > 0 { killpg(group, signal) }
  }

  package func resize(columns: UInt16, rows: UInt16? = nil) {
    let rows = rows ?? UInt16(screen.rows)
    // As a terminal does it: first itself, then the program is told.
    screen.resize(columns: Int(columns), rows: Int(rows))
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal's side, as a window that is closed does.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Waits for the program's end.
  /// - Returns: its status as a shell would say it.
  package func end() throws -> Int32 {
    let deadline = Self.now() + Self.patience
    while master >= 0, Self.now() < deadline, readMore(until: deadline) {}
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

  package var modes: TerminalModes { TerminalModes(of: master) }

  /// False when the program's side is closed or nothing came in time.
  private func readMore(until deadline: Double) -> Bool {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(max(0, deadline - Self.now()) * 1_000)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.feed(Array(bytes[..<count]))
    if let replies = screen.takeReplies() { type(replies) }
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
