import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimExtensionBuild
import SimLinting
import SimPolling
import SimSession
import SimTrial

/// What became of a repository's App Intents when they were built.
struct BuiltOutcome {
  var intents = 0
  var built = 0
  var said = 0
  var performed = 0
  /// Those of them that didn't fail.
  var succeeded = 0
  /// How many functions and declarations of the app are left out.
  var mended = 0
  /// What keeps a file with App Intents out, without what is only this repository's.
  var stops: [String] = []

  var line: String {
    let reasons = stops.isEmpty ? "" : "\t" + stops.joined(separator: "; ")
    return "\tbuilt \(built) of \(intents), \(mended) mends"
      + "\tperformed \(performed) of \(said) phrases, \(succeeded) with success\(reasons)"
  }
}

/// Builds the App Intents of a checkout, and says their phrases to what was built; where there is none, starts each by its name.
struct BuildTrial {
  let vocabulary: String
  let tools: Result<BuildTools, Diagnostic>
  private static let mostFaults = 5

  func run(_ path: String) -> BuiltOutcome {
    var outcome = BuiltOutcome()
    guard
      case .success(let library) = SessionLibrary.open(
        vocabulary: vocabulary, apps: [path], environment: ProcessVariables.all)
    else { return outcome }
    for source in library.apps {
      guard let performer = source.plan?.performer, let build = AppBuild(source, tools: tools) else { continue }
      while build.result == nil { _ = Poll.wait(for: [build]) }
      guard let result = build.result else { continue }
      outcome.intents += performer.performs.count
      outcome.built += result.programs.filter { $0.kind == .appIntents }.reduce(0) { $0 + $1.intents.count }
      outcome.mended += result.fixes.count
      let own = Set(performer.performs.map(\.file))
      let concerned = (result.leftOut + result.faults).filter { fault in
        fault.place?.file.map { file in own.contains { FilePath.name(of: $0) == FilePath.name(of: file) } } ?? false
      }
      // Where nothing is built, it may have been stopped by what lies elsewhere.
      outcome.stops += (concerned.isEmpty ? Array(result.faults.prefix(Self.mostFaults)) : concerned).map { reason in
        reason.message.firstRange(of: "here: ").map { String(reason.message[$0.upperBound...]) } ?? reason.message
      }
      say(source.with(result), of: library, &outcome)
    }
    return outcome
  }

  private func say(_ source: AppSource, of library: SessionLibrary, _ outcome: inout BuiltOutcome) {
    let languageLibrary = LanguageLibrary(
      VocabularyFolder(path: vocabulary), cache: LanguageCache(environment: ProcessVariables.all))
    let trial = Trial(library: library.with(apps: [source]), languages: languageLibrary, world: SessionWorld())
    guard let entries = try? trial.entries(for: source, locale: "en") else { return }
    let phrases = entries.filter { $0.sentence.source == .phrase }
    for entry in phrases.isEmpty ? entries.filter({ $0.sentence.source == .command }) : phrases {
      outcome.said += 1
      // One that is cancelled or throws was reached, too.
      guard case .handled(let code) = entry.outcome.ending, code != PerformFunction.notRun else { continue }
      outcome.performed += 1
      outcome.succeeded += code == "success" ? 1 : 0
    }
  }
}
