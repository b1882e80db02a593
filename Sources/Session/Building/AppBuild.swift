import SimAppFiles
public import SimDiagnostics
public import SimExtensionBuild
public import SimPolling

/// The build of an app's programs, on a thread of its own.
public final class AppBuild: PollSource {
  /// What came of it.
  public struct Result: Sendable {
    /// The programs, when they are built.
    public var program: BuiltProgram?
    /// What keeps it from being built.
    public var faults: [Diagnostic] = []
    /// How long it took.
    public var seconds: Double
  }

  /// The app.
  public let source: AppSource
  /// How far it is.
  public let progress = BuildProgress()
  private let job: BackgroundJob<Result>

  /// Begins the build; nil for an app without sources.
  public init?(_ source: AppSource, tools: Swift.Result<BuildTools, Diagnostic>) {
    guard let plan = source.plan, let program = plan.extensions.first else { return nil }
    self.source = source
    let progress = progress
    job = BackgroundJob { isCancelled in
      let found: BuildTools
      switch tools {
      case .failure(let problem): return Result(faults: [problem], seconds: 0)
      case .success(let tools): found = tools
      }
      let build = ProgramBuild(
        plan: program, view: plan.view, compiler: found.compiler, kit: found.kit, cache: found.cache,
        environment: found.environment)
      switch build.run(progress, isCancelled: isCancelled) {
      case .built(let built): return Result(program: built, seconds: progress.seconds)
      case .failed(let faults): return Result(faults: faults, seconds: progress.seconds)
      case .cancelled: return Result(faults: [Diagnostic(.error, "the build was stopped")], seconds: progress.seconds)
      }
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
  /// The app as it is after a build: with its program, or on paper.
  public func with(_ result: AppBuild.Result) -> AppSource {
    var source = self
    if let program = result.program { source.use(program) } else { source.isBuildFailed = true }
    return source
  }
}
