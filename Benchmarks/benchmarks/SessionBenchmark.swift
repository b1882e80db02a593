import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimExtensionHost
import SimExtensionWire
import SimSession
import SimTranscripts

/// Where the programs of the main package's own build are: Benchmarks is a package of its own.
enum Programs {
  static var folder: String? {
    let variable = ProcessInfo.processInfo.environment["SIRISIM_PROGRAMS"]
    guard let variable, FileManager.default.isExecutableFile(atPath: variable + "/sirisim-samples") else {
      print("SIRISIM_PROGRAMS names no folder with sirisim and sirisim-samples; scripts/bench.sh sets it")
      return nil
    }
    return variable
  }
}

/// What a call into the extension's process costs, and a turn with two resolves.
enum SessionBenchmark {
  static func run() {
    guard let folder = Programs.folder, let home = try? HomeFolder.create() else { return }
    defer { home.remove() }
    Table.heading("the extension's process; wall time")
    Table.row(["what", "µs median", "µs p99"])
    let world = ProgramWorld(
      clock: CivilDateTime(year: 2026, month: 11, day: 20), zone: "UTC", languages: ["en-US"])
    let launch = ProgramLaunch(
      executable: folder + "/sirisim-samples", arguments: ["ZhiChat", "extension"], home: home, world: world)
    row("start to the first answer", 20) {
      let process = ExtensionProcess(launch)
      _ = process.call(.ping)
      process.end()
    }
    let process = ExtensionProcess(launch)
    defer { process.end() }
    row("ping", 2_000) { _ = process.call(.ping) }
    let person = Person(displayName: "Sam Lee", spokenPhrase: "Sam Lee")
    let intent = FilledIntent(
      name: "INSendMessageIntent",
      parameters: [
        Field(name: "recipients", value: .list([.person(person)])), Field(name: "content", value: .string("hello")),
      ])
    for method in [HandlerCall.Method.resolve(parameter: "recipients"), .resolve(parameter: "content"), .confirm] {
      row(method.name, 1_000) { _ = process.call(.call(HandlerCall(intent: intent, method: method))) }
    }
  }

  private static func row(_ name: String, _ count: Int, _ body: () -> Void) {
    var times: [Double] = []
    for _ in 0..<count {
      let start = wallMicroseconds()
      body()
      times.append(wallMicroseconds() - start)
    }
    let result = Distribution(sorted: times.sorted(), allocations: 0)
    Table.row([name, Table.number(result.median), Table.number(result.p99)])
  }
}
