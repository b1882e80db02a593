import SimAppFiles
package import SimDiagnostics

/// What builds need of the machine: the compiler, the kit, and a place to keep what they make.
package struct BuildTools: Sendable {
  /// The compiler.
  package let compiler: SwiftCompiler
  /// What is compiled against.
  package let kit: DevelopmentKit
  /// Where builds are kept.
  package let cache: BuildCache
  /// The process's variables.
  package let environment: [String: String]

  /// Finds them; fails with what is missing, and what to do about it.
  ///
  /// - Parameter programPath: the program beside which the kit is looked for.
  package static func find(
    environment: [String: String], programPath: String? = VocabularyFolder.programPath()
  ) -> Result<BuildTools, Diagnostic> {
    let kit = DevelopmentKit.find(environment: environment, programPath: programPath)
    return switch (SwiftCompiler.find(environment: environment), kit) {
    case (.failure(let problem), _), (_, .failure(let problem)): .failure(problem)
    case (.success(let compiler), .success(let kit)):
      .success(
        BuildTools(
          compiler: compiler, kit: kit, cache: BuildCache(environment: environment) ?? .temporary(environment),
          environment: environment))
    }
  }

  /// Tools that are known.
  package init(compiler: SwiftCompiler, kit: DevelopmentKit, cache: BuildCache, environment: [String: String]) {
    self.compiler = compiler
    self.kit = kit
    self.cache = cache
    self.environment = environment
  }
}
