import Glibc
import SimAppFiles
package import SimDiagnostics
import SimText

/// The installed Swift compiler.
package struct SwiftCompiler: Hashable, Sendable {
  /// The path of `swiftc`.
  package let path: String
  /// A mark that differs from another compiler's, and changes with an update.
  let mark: String
  /// The folder of the toolchain's programs.
  var tools = ""
  /// Whether programs count how often their lines are run (`LineCounting`).
  var countsLines = false
  /// Whether LLVM's linker, the fastest one, comes with it.
  let hasLinker: Bool
  /// The modules that come with it.
  let modules: Set<String>

  /// Looks at `SWIFT_EXEC`, then along `PATH`.
  ///
  /// - Returns: advice on what to do if there is none.
  package static func find(environment: [String: String]) -> Result<SwiftCompiler, Diagnostic> {
    let named = environment["SWIFT_EXEC"].map { [$0] } ?? []
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/swiftc" }
    guard let path = (named + folders).first(where: { $0.hasPrefix("/") && access($0, X_OK) == 0 }),
      let real = realPath(path)
    else {
      return .failure(
        Diagnostic(
          .error,
          "no 'swiftc' on the path: an extension is built with Swift 6.3 (https://www.swift.org/install/linux/); "
            + "without it the paper handler talks"))
    }
    let tools = toolchain(of: real) ?? toolchainItSays(path, environment)
    guard let tools else {
      return .failure(Diagnostic(.error, "'\(path)' doesn't say where its modules are; is it Swift's compiler?"))
    }
    var modules: Set = ["Swift", "_Concurrency", "_StringProcessing"]
    for entry in FileReader.entries(of: tools + "/lib/swift/linux") {
      if entry.name.hasSuffix(".swiftmodule") { modules.insert(String(entry.name.dropLast(12))) }
    }
    let countsLines = getenv(LineCounting.variable) != nil
    return .success(
      SwiftCompiler(
        path: path, mark: mark(of: tools + "/bin/swift-frontend") + (countsLines ? " counting lines" : ""),
        tools: tools + "/bin", countsLines: countsLines,
        hasLinker: access(tools + "/bin/ld.lld", X_OK) == 0, modules: modules))
  }

  /// `swiftc` is a link to the driver, beside which the compiler itself lies.
  private static func toolchain(of real: String) -> String? {
    let folder = FilePath.folder(of: real)
    return access(folder + "/swift-frontend", X_OK) == 0 ? FilePath.folder(of: folder) : nil
  }

  /// Asks a wrapper, which represents one of several compilers, for its toolchain.
  private static func toolchainItSays(_ path: String, _ environment: [String: String]) -> String? {
    let outcome = ChildProcess.run(path, ["-print-target-info"], environment: environment) { false }
    guard outcome.status == 0, let said = try? JSONReader.read(outcome.output),
      let resources = said["paths"]?["runtimeResourcePath"]?.text
    else { return nil }
    // …/lib/swift
    return FilePath.folder(of: FilePath.folder(of: resources))
  }

  private static func mark(of path: String) -> String { "\(path) \(Files.mark(of: path))" }

  /// Its arguments for linking.
  var linkerArguments: CompilerArguments {
    var arguments = hasLinker ? CompilerArguments("-use-ld=lld") : CompilerArguments()
    if countsLines { arguments.add("-profile-generate") }
    return arguments
  }

  /// The path without symbolic links; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
