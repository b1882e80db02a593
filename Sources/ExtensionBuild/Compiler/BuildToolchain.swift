/// The compiler with what it compiles against, for one build.
struct BuildToolchain {
  var compiler: SwiftCompiler
  var kit: DevelopmentKit
  /// Where the compiler keeps what it makes of C headers.
  var moduleCache: String
  /// All that the compiler finds of an environment.
  var environment: [String: String]

  /// What may be imported beside the repository's own modules.
  var modules: Set<String> { kit.modules.union(compiler.modules) }

  /// Runs the compiler; not at all where something is among its arguments that may not be there.
  func run(_ arguments: CompilerArguments, _ isCancelled: () -> Bool) -> ChildProcess.Outcome {
    if let refused = arguments.refused.first {
      return ChildProcess.Outcome(
        status: 127, output: Array("error: '\(refused)' is no name and no path that the compiler may be given".utf8))
    }
    return ChildProcess.run(compiler.path, arguments.words, environment: environment, isCancelled: isCancelled)
  }
}
