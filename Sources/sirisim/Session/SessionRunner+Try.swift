import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimLinting
import SimSession
import SimTerminalUI
import SimTranscripts
import SimTrial

extension SessionRunner {
  func tryOut(_ request: ConversationRequest, asJSON: Bool) throws -> Bool {
    let library = try library(request.options, paths: request.paths)
    let sources = try Self.sources(of: library, app: request.options.app)
    let header = try Self.header(request.options, sources)
    let languages = try LanguageShelf.found(request.options.vocabulary)
    let tools = BuildTools.find(environment: ProcessVariables.all)
    var reports: [TrialReport] = []
    for found in sources {
      let (source, build, problems) = built(found, tools)
      var report = TrialReport(
        app: source.app.displayName(in: header.locale),
        targets: source.plan?.extensions.map(\.target) ?? [], intents: source.app.intents.map(\.rawValue),
        build: build, problems: problems)
      let trial = Trial(
        library: library.with(apps: [source]), languages: languages,
        world: SessionWorld(handlerLifetime: request.options.handlerLifetime))
      do throws(Diagnostic) {
        report.entries = try trial.entries(for: source, locale: header.locale) { _ in }
      } catch {
        throw Failure([error])
      }
      if !asJSON {
        Console.warn(problems)
        for line in TrialTable.lines(report) { Console.print(line) }
      }
      reports.append(report)
    }
    if asJSON { Console.print(TrialJSON.text(reports), terminator: "") }
    Console.warn(library.diagnostics)
    return reports.allSatisfy(\.isWell)
  }

  /// The app with its programs, as far as they can be built.
  private func built(
    _ source: AppSource, _ tools: Result<BuildTools, Diagnostic>
  ) -> (AppSource, TrialReport.Build, [Diagnostic]) {
    guard let build = AppBuild(source, tools: tools) else {
      return (source, source.programs == nil ? .paper : .existing, [])
    }
    let result = BuildWaiting().wait(for: build)
    let source = source.with(result)
    guard let program = result.program else { return (source, .failed(seconds: result.seconds), result.faults) }
    let state = TrialReport.Build.built(
      seconds: result.seconds, mends: program.mends.count, leftOut: program.leftOut.count)
    return (source, state, program.leftOut + program.remarks)
  }
}
