import Glibc
import SimAppFiles
package import SimDiagnostics
import SimExtensionHost
import SimText

/// Counts how often the lines of an app's own sources are run.
///
/// Programs are built with counters (`-profile-generate -profile-coverage-mapping`) in a file that their processes map,
/// so that the counts survive however a process ends. LLVM's own tools of the same toolchain read it.
package struct LineCounting: Sendable {
  /// The variable that names the folder of the counters: it makes builds count, and programs write their counts there.
  package static let variable = "SIRISIM_COUNT_LINES"
  /// The ending of a file beside the copy of a source: which file the copy is of, and how its lines correspond.
  static let originEnding = ".origin"

  /// Where the counters lie.
  private let folder: String
  private let tools: String
  private let environment: [String: String]

  /// Makes the folder for the counters; whatever is built and started from then on counts there.
  ///
  /// - Throws: a diagnostic if a tool of the toolchain is missing.
  package init(environment: [String: String]) throws(Diagnostic) {
    self.environment = environment
    // A folder made as homes are is removed with this process, and programs may write in it.
    guard let home = try? HomeFolder.create() else {
      throw Diagnostic(.error, "no folder can be made for what is counted")
    }
    folder = home.path
    switch SwiftCompiler.find(environment: environment) {
    case .failure(let problem): throw problem
    case .success(let compiler): tools = compiler.tools
    }
    for tool in ["llvm-profdata", "llvm-cov"] where access("\(tools)/\(tool)", X_OK) != 0 {
      throw Diagnostic(.error, "'\(tools)' has no '\(tool)', which reads what was counted")
    }
    setenv(Self.variable, folder, 1)
  }

  /// A file of the developer's, and how often its lines were run.
  package struct Counted: Sendable {
    /// The output of `llvm-cov export`.
    package var export: [UInt8]
    /// By the path of a compiled copy: the developer's file, and for each line of the copy the line in that file.
    package var origins: [String: Origin]
  }

  /// The file that a source is a copy of.
  package struct Origin: Hashable, Sendable {
    /// The developer's file.
    package var path: String
    /// The line of the file for lines of the copy, from 1: each pair holds from its copy's line on.
    package var lines: [(copy: Int, file: Int)] {
      pairs.map { ($0.copy, $0.file) }
    }

    private struct Pair: Hashable, Sendable {
      var copy: Int
      var file: Int
    }
    private var pairs: [Pair]

    init(path: String, lines: [(copy: Int, file: Int)]) {
      self.path = path
      pairs = lines.map { Pair(copy: $0.copy, file: $0.file) }
    }

    /// The line of the file for a line of the copy.
    package func line(ofCopy line: Int) -> Int {
      guard let pair = pairs.last(where: { $0.copy <= line }) else { return line }
      return pair.file + line - pair.copy
    }
  }

  /// The counts so far in the programs of some executables.
  ///
  /// - Throws: the tools' errors, or that nothing was run.
  package func counted(_ executables: [String]) throws(Diagnostic) -> Counted {
    let profiles = FileReader.entries(of: folder).map(\.name).filter { $0.hasSuffix(".profraw") }
    guard !profiles.isEmpty, let first = executables.first else {
      throw Diagnostic(.error, "no program of the app was started, so that nothing was counted")
    }
    let merged = folder + "/all.profdata"
    try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + profiles.map { "\(folder)/\($0)" })
    let file = folder + "/export.json"
    let objects = executables.dropFirst().flatMap { ["-object", $0] }
    try run(
      "llvm-cov", ["export", "-format=text", "-skip-functions", "-instr-profile", merged, first] + objects, into: file)
    guard let bytes = Files.read(file, atMost: 1 << 30), !bytes.isEmpty else {
      throw Diagnostic(.error, "'llvm-cov' has written nothing")
    }
    var origins: [String: Origin] = [:]
    for source in Self.files(in: bytes) {
      guard let bytes = Files.read(source + Self.originEnding, atMost: 16 << 20),
        let json = try? JSONReader.read(bytes), let path = json["path"]?.text
      else { continue }
      let lines = (json["lines"]?.elements ?? []).compactMap { pair -> (copy: Int, file: Int)? in
        guard case .integer(let copy)? = pair.elements.first, case .integer(let file)? = pair.elements.last else {
          return nil
        }
        return (copy, file)
      }
      origins[source] = Origin(path: path, lines: lines)
    }
    return Counted(export: bytes, origins: origins)
  }

  private static func files(in export: [UInt8]) -> [String] {
    guard let json = try? JSONReader.read(export) else { return [] }
    return (json["data"]?.elements ?? []).flatMap { $0["files"]?.elements ?? [] }.compactMap { $0["filename"]?.text }
  }

  /// Runs a tool; its output goes to a file if one is given.
  private func run(_ tool: String, _ arguments: [String], into file: String? = nil) throws(Diagnostic) {
    var variables = environment
    variables["SIRISIM_OUTPUT"] = file ?? "/dev/null"
    let outcome = ChildProcess.run(
      "/bin/sh", ["-c", "exec \"$0\" \"$@\" > \"$SIRISIM_OUTPUT\"", "\(tools)/\(tool)"] + arguments,
      environment: variables
    ) { false }
    guard outcome.status == 0 else {
      let said = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw Diagnostic(
        .error, "'\(tool)' can't read what was counted: \(said ?? "it ended with status \(outcome.status)")")
    }
  }

  /// The contents of the file beside the copy of a source.
  static func origin(of copy: SourceCopy) -> [UInt8] {
    let bytes = copy.bytes
    let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var fileLine = 1
    var position = 0
    var pairs: [(copy: Int, file: Int)] = []
    for (index, start) in starts.enumerated() {
      let offset = copy.originalOffset(of: start)
      // Places only go forwards.
      while position < offset {
        if copy.original[position] == UInt8(ascii: "\n") { fileLine += 1 }
        position += 1
      }
      let expected = pairs.last.map { $0.file + index + 1 - $0.copy }
      if expected != fileLine { pairs.append((index + 1, fileLine)) }
    }
    return JSONWriter.write(
      .fields([
        ("path", .string(copy.path)),
        ("lines", .array(pairs.map { .array([.integer($0.copy), .integer($0.file)]) })),
      ]))
  }
}
