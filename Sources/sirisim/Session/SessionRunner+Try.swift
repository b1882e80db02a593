import SimCatalog
import SimDiagnostics
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
    let trial = Trial(
      library: library, languages: try LanguageShelf.found(request.options.vocabulary),
      world: SessionWorld(handlerLifetime: request.options.handlerLifetime))
    var reports: [TrialReport] = []
    for source in sources {
      var report = TrialReport(
        app: source.app.displayName(in: header.locale), targets: [], intents: source.app.intents.map(\.rawValue),
        build: source.programs == nil ? .paper : .existing)
      do throws(Diagnostic) {
        report.entries = try trial.entries(for: source, locale: header.locale) { _ in }
      } catch {
        throw Failure([error])
      }
      if !asJSON { for line in TrialTable.lines(report) { Console.print(line) } }
      reports.append(report)
    }
    if asJSON { Console.print(TrialJSON.text(reports), terminator: "") }
    Console.warn(library.diagnostics)
    return reports.allSatisfy(\.isWell)
  }
}
