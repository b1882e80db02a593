import SimAppFiles

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

  /// Compiles, with what the kit has of C headers as long as the compiler finds no fault with it.
  ///
  /// What is made besides refers to it, and to no other kit's: it has a folder of its own.
  func compile(_ arguments: CompilerArguments, _ isCancelled: () -> Bool) -> ChildProcess.Outcome {
    if FileReader.isFolder(kit.compiledHeaders) {
      var key = ContentKey()
      key.add(kit.compiledHeaders)
      let besides = moduleCache + "-" + key.text
      var hopeful = arguments
      hopeful.add("-module-cache-path", path: besides)
      hopeful.add("-Xcc", "-fprebuilt-implicit-modules", "-Xcc")
      hopeful.add("-fprebuilt-module-path=", endingIn: kit.compiledHeaders)
      let outcome = run(hopeful, isCancelled)
      // After an update of the system's headers, or of the kit, each compiled one that is out of date is a fault that
      // names it.
      guard outcome.status != 0, !outcome.wasCancelled,
        String(decoding: outcome.output, as: UTF8.self).contains(".pcm'")
      else { return outcome }
      Files.remove(besides)
    }
    var arguments = arguments
    arguments.add("-module-cache-path", path: moduleCache)
    return run(arguments, isCancelled)
  }

  /// Runs the compiler, unless its arguments contain something forbidden.
  func run(_ arguments: CompilerArguments, _ isCancelled: () -> Bool) -> ChildProcess.Outcome {
    if let refused = arguments.refused.first {
      return ChildProcess.Outcome(
        status: 127, output: Array("error: '\(refused)' is no name and no path that the compiler may be given".utf8))
    }
    return ChildProcess.run(compiler.path, arguments.words, environment: environment, isCancelled: isCancelled)
  }
}
