public import SimAppFiles
public import SimDiagnostics
public import SimExtensionBuild
public import SimPolling

/// The build of an app's programs, on a thread of its own.
public final class AppBuild: PollSource {
  /// What came of it.
  public struct Result: Sendable {
    /// The program, when it is built.
    public var program: BuiltProgram?
    /// What keeps it from being built.
    public var faults: [Diagnostic] = []
    /// What the app consists of, where it was read anew.
    public var plan: AppPlan?
    /// Nobody wanted it any more.
    public var wasStopped = false
    /// How long it took.
    public var seconds = 0.0
  }

  /// The app.
  public let source: AppSource
  /// How far it is.
  public let progress = BuildProgress()
  private let job: BackgroundJob<Result>

  /// Begins the build; nil for an app without sources.
  ///
  /// - Parameter readsPlan: whether it is looked up first what the app consists of now.
  public init?(_ source: AppSource, tools: Swift.Result<BuildTools, Diagnostic>, readsPlan: Bool = false) {
    guard source.plan != nil else { return nil }
    self.source = source
    let progress = progress
    job = BackgroundJob { isCancelled in
      var result = Result()
      let plan = readsPlan ? source.planAnew() : nil
      result.plan = plan
      switch (tools, (plan ?? source.plan)?.built) {
      case (.failure(let problem), _): result.faults = [problem]
      case (_, nil): result.faults = [Diagnostic(.error, "the app has no extension with Swift files any more")]
      case (.success(let tools), let program?):
        let build = ProgramBuild(
          plan: program, view: (plan ?? source.plan)?.view, compiler: tools.compiler, kit: tools.kit,
          cache: tools.cache, environment: tools.environment)
        switch build.run(progress, isCancelled: isCancelled) {
        case .built(let built): result.program = built
        case .failed(let faults): result.faults = faults
        case .cancelled: result.wasStopped = true
        }
      }
      result.seconds = progress.seconds
      return result
    }
  }

  /// What came of it; nil as long as it goes on.
  public var result: Result? { job.output }

  /// Ends it; its result counts no more.
  public func cancel() { job.cancel() }

  /// Readable when it is done.
  public var watched: [Watched] { job.watched }

  /// When to look again.
  public var deadline: ContinuousClock.Instant? { job.deadline }
}

extension AppSource {
  /// The app as it is after a build: with its program; one that fails leaves the last good one.
  public func with(_ result: AppBuild.Result) -> AppSource {
    var source = self
    if let plan = result.plan { source.plan = plan }
    if let program = result.program {
      source.use(program)
    } else if source.programs == nil {
      source.isBuildFailed = true
    }
    return source
  }
}

extension AppPlan {
  /// The extension that is built: the first one with Swift files.
  var built: ProgramPlan? { extensions.first { !$0.sources.isEmpty } }

  /// Whether there is something to build.
  var hasSources: Bool { built != nil }

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
