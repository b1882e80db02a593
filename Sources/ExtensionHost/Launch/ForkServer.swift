import CSystemCalls
import Glibc
import Synchronization

/// A program's first process: it has loaded everything and stays with one thread, and forks a child for each
/// conversation.
///
/// It runs `sirisim_world_serve_forks` in Sources/CFixedWorld/ForkServer.c, where the protocol is described.
final class ForkServer: Sendable {
  /// A fork that was asked for.
  struct Order {
    let server: ForkServer
    /// The server's messages about this child arrive on it.
    let line: Int32
  }

  /// The state of an order.
  enum Progress {
    case waiting
    case forked(StartedProcess)
    case failed(ProcessOrigin.Reason)
  }

  private struct State {
    var process: StartedProcess?
    /// Why it no longer serves.
    var verdict: ProcessOrigin.Reason?
    var hasServed = false
  }

  /// Orders are sent on it. The server only writes on it if it can't serve.
  private let control: Int32
  private let state: Mutex<State>

  private init(_ process: sending StartedProcess, control: Int32) {
    self.control = control
    state = Mutex(State(process: process))
  }

  deinit {
    // All its children are gone, because each of them holds it.
    close(control)
  }

  /// Why it can't serve; nil as long as it can.
  var verdict: ProcessOrigin.Reason? { state.withLock { $0.verdict } }

  /// Whether its process lives.
  var isAlive: Bool { state.withLock { $0.process.map { !$0.hasDied } ?? false } }

  /// Whether it has ever forked a child.
  var hasServed: Bool { state.withLock { $0.hasServed } }

  /// Starts the program's first process. It learns nothing of any conversation.
  static func start(_ program: ProgramFile) -> Result<ForkServer, SpawnError> {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      return .failure(SpawnError("no socket", errno))
    }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      close(ends[1])
      close(nowhere)
    }
    let control = ends[1]
    let started = Spawn.start(
      program.executable, arguments: program.arguments, environment: ProgramEnvironment.variables(ofServer: program),
      descriptors: [(nowhere, 1), (nowhere, 2), (control, 3), (nowhere, ProgramLines.report)], behind: program.fence)
    switch started {
    case .success(let process): return .success(ForkServer(process, control: ends[0]))
    case .failure(let error):
      close(ends[0])
      return .failure(error)
    }
  }

  /// Asks for a child, without waiting for it.
  ///
  /// - Parameters:
  ///   - environment: the child's whole environment.
  ///   - descriptors: the child's ends of its connections; they may be closed here afterwards.
  func order(environment: [String], descriptors: [Int32]) -> Result<Order, ProcessOrigin.Failure> {
    if let verdict { return .failure(ProcessOrigin.Failure(reason: verdict)) }
    var line: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &line) == 0 else {
      return .failure(ProcessOrigin.Failure(reason: .refused(message: String(cString: strerror(errno)))))
    }
    defer { close(line[1]) }
    var bytes: [UInt8] = []
    for variable in environment {
      bytes += variable.utf8
      bytes.append(0)
    }
    let sent = sirisim_send_descriptors(
      control, bytes, bytes.count, descriptors + [line[1]], Int32(descriptors.count + 1))
    if sent == bytes.count { return .success(Order(server: self, line: line[0])) }
    let error = errno
    close(line[0])
    let reason: ProcessOrigin.Reason
    switch error {
    case EMSGSIZE: reason = .largeEnvironment(bytes: bytes.count)
    case EPIPE, ECONNRESET, ENOTCONN:
      // It may have said why before it ended.
      reason = listen() ?? .serverEnded
      give(up: reason)
    default: reason = .refused(message: String(cString: strerror(error)))
    }
    return .failure(ProcessOrigin.Failure(reason: reason))
  }

  /// The state of an order, without waiting. Must not be called again after any result but `waiting`.
  func progress(of order: Order) -> Progress {
    // The child's process number, or the system's error.
    var answer: (process: Int32, error: Int32) = (0, 0)
    var descriptor: Int32 = -1
    let count = sirisim_receive_descriptor(order.line, &answer, MemoryLayout.size(ofValue: answer), &descriptor)
    if count < 0, errno == EAGAIN || errno == EINTR {
      if listen() == nil { return .waiting }
    } else if count == MemoryLayout.size(ofValue: answer), answer.process > 0, descriptor >= 0 {
      state.withLock { $0.hasServed = true }
      ExitCleanup.add(leader: answer.process)
      return .forked(StartedProcess(answer.process, parent: .server(self, line: order.line), descriptor: descriptor))
    } else if count > 0 {
      if descriptor >= 0 { close(descriptor) }
      close(order.line)
      return .failed(.refused(message: String(cString: strerror(answer.error))))
    } else {
      _ = listen()
      give(up: .serverEnded)
    }
    close(order.line)
    return .failed(verdict ?? .serverEnded)
  }

  /// Ends it, because it doesn't serve as it should.
  func give(up reason: ProcessOrigin.Reason) {
    let process = state.withLock { state in
      if state.verdict == nil { state.verdict = reason }
      defer { state.process = nil }
      return state.process
    }
    process?.end()
  }

  /// What to wait for while an order is under way.
  func watched(for order: Order) -> [Int32] { [order.line, control] }

  /// Reads the server's own messages: why it doesn't serve. A program without support for forking sends its greeting on
  /// it.
  private func listen() -> ProcessOrigin.Reason? {
    if let verdict { return verdict }
    var words = [UInt8](repeating: 0, count: 256)
    var count = recv(control, &words, words.count, Int32(MSG_DONTWAIT))
    // If the server ended with an order unread, the system first reports that, once, before the server's last message.
    if count < 0, errno == ECONNRESET { count = recv(control, &words, words.count, Int32(MSG_DONTWAIT)) }
    if count < 0 { return nil }
    let text = String(decoding: words.prefix(count), as: UTF8.self)
    let parts = text.split(separator: " ")
    let reason: ProcessOrigin.Reason =
      if count == 0 { .serverEnded } else if parts.first == "threads", let number = parts.last.flatMap({ Int($0) }) {
        .hasThreads(number)
      } else { .doesNotFork }
    give(up: reason)
    return reason
  }
}

extension ProcessOrigin {
  struct Failure: Error { var reason: Reason }
}
