import CSystemCalls
import Glibc

/// The connections of a program with its host: both ends of each.
struct ProgramLines {
  /// The host's ends. Reading or writing them never blocks.
  struct Host {
    /// The socket for messages.
    var socket: Int32
    var output: Int32
    var error: Int32
    /// Swift's backtracer writes into it when the program traps.
    var report: Int32
  }

  let host: Host
  /// The program's ends in the order in which it gets them: socket, output, error, report. They stay open here until
  /// `close`.
  let program: [Int32]

  /// The descriptor of the report in every program: beyond those that a program expects, and below those that it opens.
  static let report: Int32 = 9

  /// Makes them. Programs that are started meanwhile don't inherit them.
  static func open() -> Result<ProgramLines, SpawnError> {
    var ends: [Int32] = []
    func fail(_ what: String) -> Result<ProgramLines, SpawnError> {
      let error = SpawnError(what, errno)
      for end in ends { Glibc.close(end) }
      return .failure(error)
    }
    func pair(_ make: (UnsafeMutablePointer<Int32>) -> Int32) -> Bool {
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2) { pair in
        guard let first = pair.baseAddress, make(first) == 0 else { return false }
        ends += pair
        return true
      }
    }
    guard pair({ socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, $0) }) else {
      return fail("no socket")
    }
    guard pair(sirisim_closed_pipe), pair(sirisim_closed_pipe) else { return fail("no pipe") }
    let report = sirisim_memory_file("backtrace")
    guard report >= 0 else { return fail("no memory file") }
    for end in [ends[0], ends[2], ends[4]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return .success(
      ProgramLines(
        host: Host(socket: ends[0], output: ends[2], error: ends[4], report: report),
        program: [ends[1], ends[3], ends[5], report]))
  }

  /// Closes the host's ends of a program that isn't started.
  func closeHostsEnds() { for end in [host.socket, host.output, host.error, host.report] { Glibc.close(end) } }

  /// Closes the program's ends here, once the program has them. The report's end is the host's, too.
  func closeProgramsEnds() { for end in program.dropLast() { Glibc.close(end) } }
}
