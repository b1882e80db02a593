import SimAppFiles
import SimCatalog
import SimCommandLine
import SimCoverage
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimSession
import SimText
import SimTranscripts

extension SessionRunner {
  /// Builds the apps with counters, plays transcripts with them, and reports the lines that were never run.
  ///
  /// - Returns: whether as much was run as is asked for.
  func lineCoverage(_ request: CoverageRequest) throws -> Bool {
    guard !request.apps.isEmpty else {
      throw Failure("'--lines' builds the apps anew; expected --path and an app with its sources")
    }
    let counting: LineCounting
    do throws(Diagnostic) {
      counting = try LineCounting(environment: ProcessVariables.all)
    } catch {
      throw Failure([error])
    }
    let library = try libraryForTranscripts(
      ConversationSettings(vocabulary: request.vocabulary), apps: request.apps)
    let files = try files(of: request.paths, library)
    let results = played(files, library, TranscriptReplay.Options())
    let failed = results.count { !$0.holds(.facts) }
    let executables = library.apps.compactMap(\.programs).flatMap { commands in
      [commands.executable, commands.appExecutable].compactMap { $0 }
        + commands.furtherExtensions.compactMap(\.executable)
    }
    var seen: Set<String> = []
    let coverage: LineCoverage
    do throws(Diagnostic) {
      let counted = try counting.counted(executables.filter { seen.insert($0).inserted })
      guard let all = LineCoverage(export: counted.export) else {
        throw Diagnostic(.error, "'llvm-cov' writes something else than its export of version 2 or 3")
      }
      // Code that the build has added isn't in the author's sources.
      coverage = LineCoverage(
        sources: all.sources.compactMap { source in
          counted.origins[source.path].map { origin in
            LineCoverage.Source(
              path: origin.path,
              counts: source.counts.map {
                LineCoverage.LineCount(
                  number: origin.line(ofCopy: $0.number), count: $0.count, missesPart: $0.missesPart)
              })
          }
        })
    } catch {
      throw Failure([error])
    }
    if request.printsJSON {
      Console.print(JSONWriter.indented(coverage.json))
    } else {
      let here = FilePath.absolute(".") + "/"
      let lines = coverage.lines(missingAlone: request.showsMissingAlone) { path in
        path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
      }
      for line in lines { Console.print(line) }
    }
    if failed > 0 {
      Console.note("\(failed) of \(files.count) transcripts don't hold; 'sirisim replay' shows where", at: nil)
    }
    Console.warn(library.diagnostics)
    return coverage.percent >= request.threshold ?? 0
  }

  /// The apps that offer an intent, by their names.
  static func apps(of intent: String, in library: SessionLibrary, _ locale: String) -> [String] {
    library.apps.filter { $0.app.intents.contains { $0.rawValue == intent } }.map { $0.app.displayName(in: locale) }
  }

  /// Writes suggested transcripts into a folder, or prints them.
  func write(_ suggestions: [CoverageSuggestions.File], to place: String) throws {
    if place == "-" {
      for file in suggestions { Console.print(file.text) }
      return
    }
    guard FileReader.isFolder(place) else {
      throw Failure("there is no folder '\(place)' for what is suggested")
    }
    for file in suggestions {
      let name = file.app.map { $0.isLetter || $0.isNumber ? $0 : "-" }
      let path = "\(place)/\(String(name)).\(file.language).talk"
      // An existing file is never overwritten.
      guard !FileReader.exists(path) else {
        throw Failure("'\(path)' is there already; move it, or name another folder")
      }
      try write(file.text, to: path)
      Console.print(
        "\(SafeText.oneLine(path)): \(file.cells.count) \(file.cells.count == 1 ? "conversation" : "conversations")")
    }
  }
}
