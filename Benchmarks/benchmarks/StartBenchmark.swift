@preconcurrency import Glibc

/// From the start of `sirisim` to its end with nothing to do, and with one sentence to answer, through a pipe.
enum StartBenchmark {
  static func run() {
    guard let folder = Programs.folder else { return }
    Table.heading("the start of sirisim, through a pipe; wall time of the whole process")
    Table.row(["what", "ms median", "ms p99"])
    row("version", folder, ["--version"], input: "")
    row("first prompt (nothing is said)", folder, ["chat"], input: "")
    row("first answer (declined)", folder, ["chat"], input: "what's the weather\n")
    row("first answer (a handler asked)", folder, ["chat"], input: "ZhiChat send a message to Sam\n")
    row("the same in Chinese", folder, ["chat", "--locale", "zh-Hans"], input: "知了发信息给宏昌\n")
  }

  private static func row(_ name: String, _ folder: String, _ arguments: [String], input: String) {
    var times: [Double] = []
    for _ in 0..<25 {
      guard let time = milliseconds(folder + "/sirisim", arguments, input: input) else { return }
      times.append(time)
    }
    let result = Distribution(sorted: times.sorted(), allocations: 0)
    Table.row([name, Table.number(result.median), Table.number(result.p99)])
  }

  /// Runs a program to its end. Foundation's way of waiting for one looks every 50 ms, so this is the system's own.
  private static func milliseconds(_ program: String, _ arguments: [String], input: String) -> Double? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let start = wallMicroseconds()
    var child = pid_t()
    guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
    close(ends[0])
    let bytes = Array(input.utf8)
    _ = write(ends[1], bytes, bytes.count)
    close(ends[1])
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return (wallMicroseconds() - start) / 1000
  }
}
