/// The compiler with what it compiles against, for one build.
struct BuildToolchain {
  var compiler: SwiftCompiler
  var kit: DevelopmentKit
  /// Where the compiler keeps what it makes of C headers.
  var moduleCache: String
  /// The environment that the compiler gets.
  var environment: [String: String]

  /// The modules that may be imported in addition to the repository's own.
  var modules: Set<String> { kit.modules.union(compiler.modules) }

  /// Runs the compiler, unless its arguments contain something forbidden.
  func run(_ arguments: CompilerArguments, _ isCancelled: () -> Bool) -> ChildProcess.Outcome {
    if let refused = arguments.refused.first {
      return ChildProcess.Outcome(
        status: 127, output: Array("error: '\(refused)' is no name and no path that the compiler may be given".utf8))
    }
    return ChildProcess.run(compiler.path, arguments.words, environment: environment, isCancelled: isCancelled)
  }
}
