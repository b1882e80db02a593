import Foundation
import SimCatalog
import Testing

@testable import SimExtensionHost

/// What becomes of a trap whose place is looked for when the limit of its call is over.
@Suite struct SlowReportTests {
  /// A backtracer that waits until it may go on.
  private final class SlowBacktracer {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("slow-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Its name is what it is known by.
      let script = folder.appendingPathComponent("swift-backtrace")
      try Data(
        """
        #!/bin/sh
        : > '\(folder.path)/began'
        while [ ! -e '\(folder.path)/go' ]; do sleep 0.05; done
        exec '\(SlowReportTests.backtracer())' "$@"

        """.utf8
      ).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var world: ProgramWorld {
      var world = FaultyProgram.world
      // It lies elsewhere than Swift's, and writes there.
      world.isFenced = false
      world.environment["SWIFT_BACKTRACE"] =
        "\(ProgramEnvironment.backtraceOptions),swift-backtrace=\(folder.path)/swift-backtrace"
      return world
    }

    var hasBegun: Bool { FileManager.default.fileExists(atPath: folder.path + "/began") }

    func letGo() { _ = FileManager.default.createFile(atPath: folder.path + "/go", contents: nil) }
  }

  /// Swift's own, beside the libraries with which the tests run.
  private static func backtracer() throws -> String {
    // The system's files have no size, by which Foundation goes.
    let maps = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard let start = text.firstIndex(of: "/"), let end = text.range(of: "/lib/swift/") else { continue }
      return text[start..<end.lowerBound] + "/libexec/swift/linux/swift-backtrace"
    }
    throw CocoaError(.fileNoSuchFile)
  }

  @Test func theTimeInWhichItsPlaceIsLookedForIsNotItsAnswers() throws {
    let backtracer = try SlowBacktracer()
    let program = try FaultyProgram(world: backtracer.world)
    #expect(try program.text("main") == "main true")

    program.begin("fatalError", limit: .seconds(2))
    let limit = ContinuousClock.now + .seconds(2)
    while ContinuousClock.now < limit {
      #expect(program.process.answer() == nil)
      usleep(50_000)
    }
    #expect(backtracer.hasBegun)
    for _ in 0..<5 { #expect(program.process.answer() == nil) }

    backtracer.letGo()
    let explosion = try FaultyProgram.place(of: "explode")
    #expect(
      program.process.finish()
        == .failure(ProcessFailure(fault: .trapped(message: "handler exploded"), place: explosion)))
  }
}
