import SimAppFiles
import SimCatalog
import SimCommandLine
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimLinting
import SimSession
import SimTerminalUI
import SimTranscripts
import SimTrial

extension SessionRunner {
  func tryOut(_ request: ConversationRequest, asJSON: Bool) throws -> TrialVerdict {
    let library = try library(request.options, paths: request.paths)
    let sources = try Self.sources(of: library, app: request.options.app, locale: request.options.locale)
    let header = try Self.header(request.options)
    let locale = library.spelledOut(header.locale)
    let languages = try LanguageLibrary.found(request.options.vocabulary)
    var reports: [TrialReport] = []
    for app in BuildWaiting().build(sources, environment: ProcessVariables.all) {
      let source = app.source
      let (build, problems) = Self.state(of: app)
      var report = TrialReport(
        app: source.app.displayName(in: locale),
        extensions: Self.extensions(of: app), intents: source.app.intents.map(\.rawValue),
        build: build, problems: problems)
      let trial = Trial(
        library: library.with(apps: [source]), languages: languages,
        world: request.options.world)
      report.problems += trial.undefinedIntents(of: source).map {
        Diagnostic(.warning, "'\($0.rawValue)' isn't said: neither SiriKit nor a definition of the project has it")
      }
      let work = ShownWork("trying sentences")
      do throws(Diagnostic) {
        report.entries = try trial.entries(for: source, locale: locale) { work.show($0, of: $1) }
        work.end()
      } catch {
        work.end()
        throw Failure([error])
      }
      if !asJSON {
        Console.warn(report.problems)
        for line in TrialTable.lines(report) { Console.print(line) }
      }
      reports.append(report)
    }
    if asJSON { Console.print(TrialJSON.text(reports), terminator: "") }
    Console.warn(library.diagnostics)
    let handled = reports.flatMap(\.entries).filter { $0.outcome.reachesHandle && $0.outcome.isWell }
    return TrialVerdict(isWell: reports.allSatisfy(\.isWell), handled: handled.map(\.sentence.text))
  }

  private static func extensions(of app: BuildWaiting.BuiltApp) -> [TrialReport.Extension] {
    let missing = Set((app.result?.missing ?? []).map(\.target))
    return (app.source.plan?.extensions ?? []).map { plan in
      TrialReport.Extension(
        target: plan.target, intents: plan.intents,
        isBuilt: app.result?.isFailed == false && !plan.sources.isEmpty && !missing.contains(plan.target))
    }
  }

  /// Whether there is a program to talk to, and the problems of its build.
  private static func state(of app: BuildWaiting.BuiltApp) -> (TrialReport.Build, [Diagnostic]) {
    guard let result = app.result else {
      return (app.source.programs != nil ? .existing : app.source.isReadAlone ? .read : .paper, [])
    }
    guard !result.isFailed else { return (.failed(seconds: result.seconds), result.faults) }
    let state = TrialReport.Build.built(
      seconds: result.seconds, fixes: result.fixes.count, leftOut: result.leftOut.count)
    return (state, result.faults + result.leftOut + result.remarks)
  }
}

/// The result of a trial.
struct TrialVerdict {
  /// Whether everything ended as it should.
  var isWell: Bool
  /// The handled sentences, which can be said again.
  var handled: [String]
}
