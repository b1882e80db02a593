import Foundation
import Testing

@Suite("What real extensions use of Apple's modules")
struct SymbolTests {
  @Test("is there, as the list says, or known to be missing")
  func nothingUnknownIsMissing() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = root.appending(path: "scripts/check-sdk.sh")
    let pipe = Pipe()
    process.standardOutput = pipe
    var environment = ProcessInfo.processInfo.environment
    environment["SIRISIM_BUILD"] = buildFolder
    process.environment = environment
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }

  /// Beside the test program, whichever configuration built it: SwiftPM can't be asked while it runs the tests.
  private var buildFolder: String {
    guard let program = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) else {
      return Bundle.main.bundlePath
    }
    return URL(fileURLWithPath: program).deletingLastPathComponent().path
  }
}
