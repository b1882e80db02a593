import Foundation
import Glibc

/// From the start of `sirisim` to its first answer through a pipe, and to its end with nothing to do.
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
    for _ in 0..<15 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: folder + "/sirisim")
      process.arguments = arguments
      let pipe = Pipe()
      process.standardInput = pipe
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let start = wallMicroseconds()
      guard (try? process.run()) != nil else { return }
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try? pipe.fileHandleForWriting.close()
      process.waitUntilExit()
      times.append((wallMicroseconds() - start) / 1000)
    }
    let result = Distribution(sorted: times.sorted(), allocations: 0)
    Table.row([name, Table.number(result.median), Table.number(result.p99)])
  }
}
