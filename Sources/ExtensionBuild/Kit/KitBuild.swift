import Glibc
import SimAppFiles
package import SimDiagnostics

/// Builds the kit that extensions are compiled against, if sirisim runs from its sources and has none yet.
package struct KitBuild: Sendable {
  /// The folder with the package.
  let checkout: String
  /// `debug` or `release`, as the program itself was built.
  let configuration: String

  /// - Parameter programPath: `CHECKOUT/.build/<platform>/<configuration>/sirisim`.
  /// - Returns: nil for any other path: an installed program has its kit beside it.
  package init?(programPath: String?) {
    guard let programPath else { return nil }
    let folder = FilePath.folder(of: programPath)
    let checkout = (0..<3).reduce(folder) { path, _ in FilePath.folder(of: path) }
    let configuration = FilePath.name(of: folder)
    guard ["debug", "release"].contains(configuration), FileReader.isFile(checkout + "/Package.swift"),
      FileReader.isFolder(checkout + "/Sources/SDK")
    else { return nil }
    self.checkout = checkout
    self.configuration = configuration
  }

  /// The command that builds it: SwiftPM's, which is beside the compiler.
  func command(_ compiler: SwiftCompiler) -> (path: String, arguments: [String]) {
    (
      FilePath.folder(of: compiler.path) + "/swift",
      ["build", "--package-path", checkout, "-c", configuration, "--product", "SirisimSDK"]
    )
  }

  /// Builds it, and waits for that on this thread.
  ///
  /// - Returns: why it could not be built; nil if it could, or if the build was cancelled.
  package func run(
    _ compiler: SwiftCompiler, environment: [String: String], _ progress: BuildProgress, isCancelled: () -> Bool
  ) -> Diagnostic? {
    progress.step = .preparing
    let (path, arguments) = command(compiler)
    let outcome = ChildProcess.run(path, arguments, environment: environment, isCancelled: isCancelled)
    guard outcome.status != 0, !outcome.wasCancelled else { return nil }
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    let said = lines.first { $0.contains("error:") } ?? lines.last ?? ""
    return Diagnostic(
      .error,
      "the modules that an extension imports can't be built ('\(([path] + arguments).joined(separator: " "))'): "
        + String(said.prefix(300)))
  }
}

extension BuildTools {
  /// Finds the tools; in a checkout whose kit isn't built yet, builds it first.
  package static func findOrMake(
    environment: [String: String], _ progress: BuildProgress, isCancelled: () -> Bool
  ) -> Result<BuildTools, Diagnostic> {
    let found = find(environment: environment)
    guard case .failure = found, environment["SIRISIM_SDK"]?.isEmpty ?? true,
      let build = KitBuild(programPath: VocabularyFolder.programPath()),
      case .success(let compiler) = SwiftCompiler.find(environment: environment)
    else { return found }
    if let problem = build.run(compiler, environment: environment, progress, isCancelled: isCancelled) {
      return .failure(problem)
    }
    return find(environment: environment)
  }
}
