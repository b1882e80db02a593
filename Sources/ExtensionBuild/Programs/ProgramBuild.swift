import Glibc
package import SimAppFiles
import SimDiagnostics

/// Makes a program that can talk from an extension's sources.
///
/// 1. The sources are read, and made into copies that Linux's compiler accepts (`PrePass`).
/// 2. A program with the same compiler, kit and contents is taken from the cache.
/// 3. The repository's own modules are compiled, then the Intents UI, then the extension (`ModuleCompilation`).
/// 4. All is linked, and laid out as a bundle (`BundleWriter`), which is put into the cache whole.
///
/// Nothing of the project is run, and nothing in its folders is written.
package struct ProgramBuild: Sendable {
  /// The extension, or another program.
  package var plan: ProgramPlan
  /// Its Intents UI, which lives in the same process here.
  package var view: ProgramPlan?
  /// The compiler.
  package var compiler: SwiftCompiler
  /// What is compiled against.
  package var kit: DevelopmentKit
  /// Where builds are kept.
  package var cache: BuildCache
  /// The process's variables.
  package var environment: [String: String]

  /// A build of an extension.
  package init(
    plan: ProgramPlan, view: ProgramPlan? = nil, compiler: SwiftCompiler, kit: DevelopmentKit, cache: BuildCache,
    environment: [String: String]
  ) {
    // A target may have the name of a module that it imports: on the phone their places distinguish them.
    let taken = kit.modules.union(compiler.modules)
    self.plan = plan.named(avoiding: taken)
    self.view = view?.named(avoiding: taken)
    self.compiler = compiler
    self.kit = kit
    self.cache = cache
    self.environment = environment
  }

  /// Builds, and waits for the compiler on this thread.
  ///
  /// - Parameters:
  ///   - progress: receives how far the build is.
  ///   - isCancelled: is asked some times a second.
  package func run(_ progress: BuildProgress = BuildProgress(), isCancelled: @escaping @Sendable () -> Bool)
    -> BuildOutcome
  {
    let limit = BuildLimit(environment)
    let deadline = ContinuousClock.now + limit.time
    do throws(ModuleCompilation.Failure) {
      return .built(try build(progress) { isCancelled() || deadline <= .now })
    } catch {
      switch error {
      case .cancelled: return isCancelled() ? .cancelled : .failed([limit.diagnostic(of: plan)])
      case .faults(let faults): return .failed(faults)
      }
    }
  }

  // MARK: Steps

  private func build(
    _ progress: BuildProgress, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(ModuleCompilation.Failure) -> BuiltProgram {
    let toolchain = BuildToolchain(
      compiler: compiler, kit: kit, moduleCache: cache.moduleCache, environment: compilerEnvironment)
    let parts = try ProgramParts.read(plan, view: view, modules: toolchain.modules)
    let key = parts.key(plan, view: view, compiler: compiler, kit: kit)
    if let built = finished(key, parts.problems) { return built }
    if let faults = failed(key) { throw .faults(faults) }
    let code = cache.makeReady()
    guard code == 0 else { return try buildElsewhere(code, progress, isCancelled) }
    do throws(ModuleCompilation.Failure) {
      return try build(parts, key, toolchain, progress, isCancelled)
    } catch {
      guard case .faults(let faults) = error else { throw error }
      // Errors of a compiler that can't write aren't faults of the sources.
      guard cache.isFull else {
        keep(faults, key)
        throw error
      }
      return try buildElsewhere(ENOSPC, progress, isCancelled)
    }
  }

  private func build(
    _ parts: ProgramParts, _ key: String, _ toolchain: BuildToolchain, _ progress: BuildProgress,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(ModuleCompilation.Failure) -> BuiltProgram {
    let work = cache.workFolder(workKey)
    var build = ProgramAssembly(parts: parts, plan: plan, toolchain: toolchain, folder: work.path)
    let executable = try build.run(progress, isCancelled)
    var report = ProgramReport(
      executable: Self.bundleName(plan) + "/" + executableName, fixes: build.fixes, leftOut: build.leftOut,
      remarks: build.remarks)
    report.cutTypes = build.cutTypes
    report.cutIntents = build.cutIntents
    try keep(key, executable: executable, parts, report: report)
    cache.tidy()
    guard let built = finished(key, parts.problems) else {
      throw .faults([Diagnostic(.error, "the program of '\(plan.target)' can't be kept in '\(cache.folder)'")])
    }
    return built
  }

  /// Builds in the system's folder for temporary files, because the cache can't be written to.
  private func buildElsewhere(
    _ code: Int32, _ progress: BuildProgress, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(ModuleCompilation.Failure) -> BuiltProgram {
    let other = BuildCache.temporary(environment)
    let problem = "'\(cache.folder)' can't be written: \(Files.reason(code))"
    if other.isSomebodyElses {
      throw .faults([
        Diagnostic(
          .error,
          "'\(other.folder)' is somebody else's, who could put programs there: remove it, or name another folder with "
            + "TMPDIR or XDG_CACHE_HOME")
      ])
    }
    guard other.folder != cache.folder, other.makeReady() == 0 else { throw .faults([Diagnostic(.error, problem)]) }
    var build = self
    build.cache = other
    var built = try build.build(progress, isCancelled)
    built.remarks.insert(Diagnostic(.warning, "\(problem); the build lies in '\(other.folder)'"), at: 0)
    return built
  }

  /// Puts the finished bundle into the cache, whole or not at all.
  private func keep(
    _ key: String, executable: String, _ parts: ProgramParts, report: ProgramReport
  ) throws(ModuleCompilation.Failure) {
    let draft = "\(cache.program(key)).\(getpid()).\(UInt32.random(in: .min ... .max)).part"
    defer { Files.remove(draft) }
    var report = report
    let bundle = draft + "/" + Self.bundleName(plan)
    let writer = BundleWriter(folder: bundle, executable: executableName)
    let problems = writer.write(plan, parts)
    if problems.haveErrors { throw .faults(problems) }
    report.remarks += problems
    guard rename(executable, bundle + "/" + executableName) == 0 else {
      throw .faults([Diagnostic(.error, "'\(bundle)' can't be written: \(Files.reason(errno))")])
    }
    let code = Files.write(report.json, to: draft + "/" + ProgramReport.file)
    if code != 0 { throw .faults([Diagnostic(.error, "'\(draft)' can't be written: \(Files.reason(code))")]) }
    // Another process may have put the same one there meanwhile.
    guard rename(draft, cache.program(key)) == 0 || FileReader.isFolder(cache.program(key)) else {
      throw .faults([Diagnostic(.error, "'\(cache.program(key))' can't be written: \(Files.reason(errno))")])
    }
  }

  /// Why the program of this key couldn't be built: an app is large, and one that needs what isn't here must not cost
  /// time at every start. Once its author mends anything in it, it has another key.
  private func failed(_ key: String) -> [Diagnostic]? {
    guard !cache.isSomebodyElses else { return nil }
    return ProgramReport(in: cache.program(key + Self.failure)).map(\.remarks)
  }

  private func keep(_ faults: [Diagnostic], _ key: String) {
    // An error without a place may mean that the compiler itself was ended.
    guard faults.filter({ $0.severity == .error }).allSatisfy({ $0.place?.file != nil }) else { return }
    let folder = cache.program(key + Self.failure)
    guard FileWriter.makeFolder(folder) == 0 else { return }
    _ = Files.write(
      ProgramReport(executable: "", fixes: [], leftOut: [], remarks: faults).json, to: "\(folder)/\(ProgramReport.file)"
    )
    cache.tidy()
  }

  private static let failure = "-failed"

  /// The program of a key, where the cache has it.
  private func finished(_ key: String, _ problems: [Diagnostic]) -> BuiltProgram? {
    let folder = cache.program(key)
    guard !cache.isSomebodyElses, let lock = FolderLock(folder, isShared: true), let report = ProgramReport(in: folder),
      access(folder + "/" + report.executable, X_OK) == 0
    else { return nil }
    utimensat(AT_FDCWD, folder, nil, 0)
    return BuiltProgram(
      executable: folder + "/" + report.executable, bundle: folder + "/" + Self.bundleName(plan), target: plan.target,
      intents: plan.kind == .appIntents
        ? plan.performs.filter { !$0.isLeftOut(report.leftOut, report.cutTypes) }.map(\.name) : plan.intents,
      kind: plan.kind, module: plan.module, leftOut: report.leftOut + report.cutIntents,
      fixes: report.fixes, remarks: problems + report.remarks, lock: lock)
  }

  // MARK: Names

  /// A key for all builds of a target.
  private var workKey: String {
    var key = ContentKey()
    for text in [
      "\(plan.kind)", plan.target, plan.module, plan.place.file ?? "", plan.infoPath ?? "", compiler.mark, kit.mark,
    ] {
      key.add(text)
    }
    return key.text
  }

  private var executableName: String { Self.safe(plan.target) }

  private static func bundleName(_ plan: ProgramPlan) -> String { safe(plan.target) + ".appex" }

  /// A name that is safe for a file.
  private static func safe(_ name: String) -> String {
    let kept = name.unicodeScalars.map { scalar -> Character in
      scalar.value < 0x20 || scalar == "/" || scalar == "\0" ? "-" : Character(scalar)
    }
    let text = String(String(kept).prefix(60))
    return text.isEmpty || text.hasPrefix(".") ? "Extension" + text : text
  }

  /// The only user variables that the compiler gets: those that name places.
  private var compilerEnvironment: [String: String] {
    var variables = ["LC_ALL": "C.UTF-8"]
    for name in ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR", "TOOLCHAINS"] {
      variables[name] = environment[name]
    }
    return variables
  }
}

extension ProgramPlan {
  /// The plan, with a module name that isn't taken.
  fileprivate func named(avoiding taken: Set<String>) -> ProgramPlan {
    guard taken.contains(module) else { return self }
    var plan = self
    plan.module = module + "_"
    if let principal = principalClass, principal.hasPrefix(module + ".") {
      plan.principalClass = plan.module + principal.dropFirst(module.count)
    }
    return plan
  }
}
