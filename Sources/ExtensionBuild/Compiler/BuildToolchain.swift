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

  func run(_ arguments: [String], _ isCancelled: () -> Bool) -> ChildProcess.Outcome {
    ChildProcess.run(compiler.path, arguments, environment: environment, isCancelled: isCancelled)
  }
}
