package import SimAppFiles
import SimDefinitions
package import SimDiagnostics
package import SimExtensionBuild
package import SimPolling

/// The build of an app's programs, on a thread of its own.
package final class AppBuild: PollSource {
  /// The result of a build.
  package struct Result: Sendable {
    /// The programs that are built, one for each extension, in the project's order.
    package var programs: [BuiltProgram] = []
    /// The extensions that can't be built.
    package var missing: [ProgramPlan] = []
    /// What keeps them from being built.
    package var faults: [Diagnostic] = []
    /// Remarks on the sources that change nothing in the build.
    package var findings: [Diagnostic] = []
    /// The app as its files describe it now, if they were read again, and what is wrong in them.
    package var reread: (source: AppSource, problems: [Diagnostic])?
    /// Whether it was cancelled.
    package var wasStopped = false
    /// How long it took.
    package var seconds = 0.0

    /// Whether there is nothing to talk with.
    package var isFailed: Bool { programs.isEmpty }
    /// Whether every extension is built.
    package var isWhole: Bool { !isFailed && missing.isEmpty }
    /// The App Intents that run.
    var performed: Set<String> { programs.performed }
    /// What was changed in the build's own copies of the sources.
    package var fixes: [Diagnostic] { programs.flatMap(\.fixes) }
    /// What was left out, and why.
    package var leftOut: [Diagnostic] { programs.flatMap(\.leftOut) }
    /// Further remarks.
    package var remarks: [Diagnostic] { programs.flatMap(\.remarks) }
  }

  /// The app.
  package let source: AppSource
  /// How far it is.
  package let progress = BuildProgress()
  private let job: BackgroundJob<Result>

  /// Begins the build; nil for an app without sources.
  ///
  /// - Parameter readsAnew: whether the app's files are read again first.
  package init?(_ source: AppSource, tools: Swift.Result<BuildTools, Diagnostic>, readsAnew: Bool = false) {
    guard source.plan != nil else { return nil }
    self.source = source
    let progress = progress
    job = BackgroundJob { isCancelled in
      var result = Result()
      if readsAnew {
        var problems: [Diagnostic] = []
        result.reread = source.reread(diagnostics: &problems).map { ($0, problems) }
      }
      result.take(result.reread?.source.plan ?? source.plan, of: source, tools, progress, isCancelled)
      result.seconds = progress.seconds
      return result
    }
  }

  /// The result; nil while the build is running.
  package var result: Result? { job.output }

  /// Ends it; its result counts no more.
  package func cancel() { job.cancel() }

  /// Readable when it is done.
  package var watched: [Watched] { job.watched }

  /// When to look again.
  package var deadline: ContinuousClock.Instant? { job.deadline }
}

extension Swift.Result<BuildTools, Diagnostic> {
  /// The tools; if they weren't found, they are looked for again, and the kit is built where that is possible.
  fileprivate func orMade(_ progress: BuildProgress, _ isCancelled: () -> Bool) -> Self {
    guard case .failure = self else { return self }
    return BuildTools.findOrMake(environment: ProcessVariables.all, progress, isCancelled: isCancelled)
  }
}

extension AppBuild.Result {
  /// Builds the programs of the app, as many at a time as there are processors.
  fileprivate mutating func take(
    _ plan: AppPlan?, of source: AppSource, _ tools: Swift.Result<BuildTools, Diagnostic>, _ progress: BuildProgress,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    let tool: BuildTools
    switch tools.orMade(progress, isCancelled) {
    case .success(let found): tool = found
    case .failure(let problem):
      faults = [problem]
      missing = plan?.built ?? []
      return
    }
    guard let plan, !plan.built.isEmpty else {
      faults = [Diagnostic(.error, "the app has no extension with Swift files any more")]
      return
    }
    let outcomes = BackgroundThread.map(plan.built) { program in
      ProgramBuild(
        plan: program, view: plan.view, compiler: tool.compiler, kit: tool.kit, cache: tool.cache,
        environment: tool.environment
      ).run(progress, isCancelled: isCancelled)
    }
    for (program, outcome) in zip(plan.built, outcomes) {
      switch outcome {
      case .built(let built): programs.append(built)
      case .failed(let found):
        missing.append(program)
        faults += found
      case .cancelled:
        wasStopped = true
        return
      }
    }
    if let inspect = source.inspect { take(inspect(plan, source.path), plan) }
  }

  /// Takes the findings in the sources, except those of programs that don't compile: the compiler has reported these,
  /// and half-written sources show nothing.
  private mutating func take(_ found: [BuildFinding], _ plan: AppPlan) {
    let uncompiled = Set(missing.map(\.target))
    let found = found.filter { uncompiled.isDisjoint(with: $0.targets) }
    findings = found.filter { !$0.stopsBuild }.map(\.diagnostic)
    faults += found.filter(\.stopsBuild).map(\.diagnostic)
    let unsound = Set(found.filter(\.stopsBuild).flatMap(\.targets))
    missing += plan.built.filter { unsound.contains($0.target) }
    programs.removeAll { unsound.contains($0.target) }
  }
}

extension [BuiltProgram] {
  /// The App Intents that they run.
  var performed: Set<String> { Set(filter { $0.kind == .appIntents }.flatMap(\.intents)) }
}

extension AppSource {
  /// The app as it is after a build: with its programs; if one fails that was there before, the last good ones
  /// continue.
  package func with(_ result: AppBuild.Result) -> AppSource {
    var source = self
    if let reread = result.reread?.source {
      source.plan = reread.plan
      // A half-written source lacks the words behind the gap: as long as there is a program, the old words are kept.
      if takes(result) || programs == nil { source.take(wordsOf: reread) }
    }
    if takes(result) {
      source.use(result.programs, missing: result.missing)
    } else if source.programs == nil {
      source.isBuildFailed = true
    }
    return source
  }
}

extension AppPlan {
  /// The programs that are built: the extensions with Swift files that support what none before them does, and the app
  /// if it handles intents itself. Any other app only has screens, for which a stand-in is used.
  var built: [ProgramPlan] {
    var supported: Set<String> = []
    let own = [app].compactMap { $0 }.filter { !$0.intents.isEmpty }
    let handling = (extensions + own).filter { program in
      guard !program.sources.isEmpty else { return false }
      let isFirst = supported.isEmpty
      let others = Set(program.intents).subtracting(supported)
      supported.formUnion(others)
      return isFirst || !others.isEmpty
    }
    return handling + [performer].compactMap { $0 }.filter { !$0.performs.isEmpty }
  }

  /// Notes the names of its App Intents, so that they can be performed.
  mutating func perform(_ definition: IntentDefinition) {
    let performs = definition.intents.compactMap { intent -> ProgramPlan.PerformedIntent? in
      guard let facts = intent.appIntent, !facts.isConfiguration, let file = intent.place.file else { return nil }
      return ProgramPlan.PerformedIntent(
        name: intent.className, type: facts.typeName, file: file, learned: facts.learnedParameters)
    }
    performer?.performs = performs
    performer?.intents = performs.map(\.name)
  }

  /// Whether there is something to build.
  var hasSources: Bool { !built.isEmpty }

  /// The definitions of all its targets, each once.
  var definitionPaths: [String] {
    var paths: [String] = []
    for program in extensions + [view, app].compactMap({ $0 }) {
      for path in program.definitions + program.modules.flatMap(\.definitions) where !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }
}
