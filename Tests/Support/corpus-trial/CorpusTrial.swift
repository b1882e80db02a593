import Foundation

/// What `sirisim try --json` said of a checkout.
struct CorpusTrial: Decodable {
  struct App: Decodable {
    struct Build: Decodable { var state: String }
    struct Problem: Decodable {
      var severity: String
      var message: String
    }

    struct Part: Decodable {
      var target: String
      var intents: [String]
      var built: Bool
    }

    struct Sentence: Decodable {
      var sentence: String
      var intent: String
      var reachesHandle: Bool
      var answered: Bool
      var ending: String
      var standing: String
      var code: String?
      var method: String?
      var fault: String?
      var file: String?
      var line: Int?
      var says: String?
      var unsettled: String?
      var differences: [String]?
      var missingDefaults: [String]?
    }

    var app: String
    var extensions: [Part]
    var build: Build
    var problems: [Problem]
    var sentences: [Sentence]
  }

  var apps: [App]
  /// Why there is nothing, when there is nothing.
  var failure = ""

  private enum CodingKeys: String, CodingKey { case apps }

  /// Longer than a compiler may take.
  private static let limit = 240.0

  static func run(_ program: String, _ path: String) -> CorpusTrial {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["try", path, "--json", "--no-chat"]
    let files = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appendingPathComponent("trial-\(getpid()).\($0)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try? FileHandle(forWritingTo: files[0])
    process.standardError = try? FileHandle(forWritingTo: files[1])
    do { try process.run() } catch { return CorpusTrial(apps: [], failure: error.localizedDescription) }
    let end = Date().addingTimeInterval(limit)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
      return CorpusTrial(apps: [], failure: "longer than \(Int(limit)) s")
    }
    let output = (try? Data(contentsOf: files[0])) ?? Data()
    if let trial = try? JSONDecoder().decode(CorpusTrial.self, from: output) { return trial }
    let said = (try? String(contentsOf: files[1], encoding: .utf8)) ?? ""
    let first = said.split(separator: "\n").first.map(String.init) ?? "no output"
    return CorpusTrial(apps: [], failure: "status \(process.terminationStatus): \(first)")
  }
}
