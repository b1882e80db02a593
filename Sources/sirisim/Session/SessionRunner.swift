import FoundationEssentials
import Glibc
import SimAppFiles
import SimCatalog
import SimCommandLine
import SimCoverage
import SimDefinitions
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimSchema
import SimSession
import SimShown
import SimTerminalUI
import SimText
import SimTranscripts

/// Runs conversations on the session.
struct SessionRunner {
  /// The user of the sample apps if none is named.
  private static let guest = "guest"

  func conversation(_ request: ConversationRequest) throws -> ChatConversation {
    let library = try library(request.options, paths: request.paths)
      .keepingLaunches(in: LaunchFiles(environment: ProcessVariables.all))
    let sources = try Self.sources(of: library, app: request.options.app, locale: request.options.locale)
    if let place = request.options.localePlace, let locale = request.options.locale, !library.speaks(locale) {
      var problem = library.unspoken(locale)
      problem.place = place
      throw Failure([problem])
    }
    var header = try Self.header(request.options)
    // Without a named user, the sample apps talk to a guest whom they all know.
    if request.paths.isEmpty, header.user == nil, library.userNames.contains(Self.guest) {
      header.user = HeaderText(Self.guest, at: TextPlace(file: nil, line: 1))
    }
    Self.compileLanguage(of: header.locale, library)
    let waiting = BuildWaiting()
    let watch = waiting.begin(sources, environment: ProcessVariables.all, hearsSaves: request.watches)
    // A person at a keyboard may begin at once. Input from a pipe, and a recording, wait for the programs, however long
    // they take.
    let isAtKeyboard = request.isTyped && request.recording == nil && isatty(STDIN_FILENO) == 1
    let apps =
      watch.map {
        waiting.wait(for: $0, of: sources, until: isAtKeyboard ? .now + BuildWaiting.moment : nil)
      } ?? sources.map { BuildWaiting.BuiltApp(source: $0) }
    if request.reportsBuilds { Self.reportFailures(of: apps) }
    let conversation: ChatConversation
    do throws(Problems) {
      conversation = try ChatConversation(
        library: library, sources: apps.map(\.source), header: header, news: apps.flatMap(\.news),
        offered: request.offered,
        world: request.options.world,
        persistence: ShortcutFile.persistence(request, environment: ProcessVariables.all), watch: watch,
        onDiagnostics: { Console.warn($0) })
    } catch {
      throw Failure(error.diagnostics)
    }
    conversation.warn()
    conversation.redaction = request.redaction
    if let path = request.recording {
      let reply = conversation.record(path)
      if let failed = reply.errors.first {
        conversation.close()
        throw Failure(failed)
      }
    }
    return conversation
  }

  func accept(_ request: AcceptRequest) throws -> Bool {
    try ContinuousIntegration.refuseToWrite(for: "accept")
    let library = try libraryForTranscripts(request.options, apps: request.apps, isScripted: request.isScripted)
    let options = request.options.replay(isScripted: request.isScripted)
    var allHold = true
    for (file, result) in try results(of: request.paths, library, options) {
      guard let path = file.file else { continue }
      let text = Self.accepted(result, by: file, wordingAlone: request.isWordingAlone)
      if text != file.text {
        try write(text, to: path)
        Console.print("rewrote \(SafeText.oneLine(path))")
      }
      let stillWrong = result.problems.contains { $0.severity == .error }
      if stillWrong || (request.isWordingAlone && !result.holds(.facts)) {
        allHold = false
        Console.print(result.report(), terminator: "")
      }
    }
    Console.warn(library.diagnostics)
    return allHold
  }

  /// The text of a transcript with the actual lines in place of the expected ones.
  static func accepted(_ result: TranscriptResult, by file: TalkFile, wordingAlone: Bool) -> String {
    file.accepting(result.turns, wordingAlone ? .wording : .all, fillsUnchecked: !wordingAlone)
  }

  func stub(_ request: StubRequest) throws {
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: request.file, diagnostics: &problems) else { throw Failure(problems) }
    let folder = try VocabularyFolder.found(request.vocabulary)
    let library = try library(ConversationSettings(vocabulary: request.vocabulary), paths: request.apps)
    let file = TalkFile.parse(text, file: request.file, catalog: library.catalog, words: library.notationWords)
    let stub = Rehearsal(file, library: library).stub(catalog: library.catalog)
    // Intents that aren't SiriKit's are App Intents, which ask only what the transcript shows.
    let appIntents = AppIntentStub(file, library: library)
    Console.warn(appIntents.remarks)
    if stub.isEmpty, let text = appIntents.text { return Console.print(text, terminator: "") }
    if stub.isEmpty {
      throw Failure(
        problems + file.problems.filter { $0.severity == .error } + [
          Diagnostic(
            .error, "nothing that the transcript says leads to a call of a handler; is its app there? (--path PATH)")
        ])
    }
    do {
      let model = try SchemaReader(folder: URL(filePath: folder.path + "/Siri/schema")).read()
      var interfaces = model.interfaces
      interfaces.merge(DefinitionSchema(library.apps.flatMap(\.definitions)).model.interfaces) { own, _ in own }
      Console.print(stub.text(interfaces, objects: model.objectInterfaces, style: request.style), terminator: "")
      if let text = appIntents.text { Console.print("\n" + text, terminator: "") }
    } catch {
      throw Failure("the schema can't be read: \(error)")
    }
  }

  func coverage(_ request: CoverageRequest) throws -> Bool {
    let options = ConversationSettings(vocabulary: request.vocabulary)
    let library = try library(options, paths: request.apps)
    let files = try files(of: request.paths, library)
    let folder = try VocabularyFolder.found(request.vocabulary)
    let excuses = try excuses(request)
    let report = ShownWork.run("counting what \(files.count.counted("transcript")) reach") { _ in
      CoverageReport(
        of: files, catalog: library.catalog, excuses: excuses,
        language: { folder.language(for: $0) ?? $0 }, intents: { library.apps(in: $0).flatMap(\.app.intents) })
    }
    if let place = request.suggestions {
      let suggestions = CoverageSuggestions(
        of: files, catalog: library.catalog, language: { folder.language(for: $0) ?? $0 })
      try write(suggestions.files(for: report) { Self.apps(of: $0, in: library, $1) }, to: place)
    } else if request.printsJSON {
      Console.print(report.json)
    } else {
      for line in report.lines(missingAlone: request.showsMissingAlone) { Console.print(line) }
    }
    Console.warn(report.diagnostics)
    return report.diagnostics.isEmpty && report.percent >= request.threshold ?? 0
  }

  /// The excuses that a request names, or those in its first folder.
  private func excuses(_ request: CoverageRequest) throws -> CoverageExcuses {
    let beside = request.paths.first { FileReader.isFolder($0) }.map { $0 + "/coverage.excuses" }
    guard let path = request.excuses ?? beside.flatMap({ FileReader.isFile($0) ? $0 : nil }) else {
      return CoverageExcuses()
    }
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: path, diagnostics: &problems) else { throw Failure(problems) }
    let excuses = CoverageExcuses(text, file: path, diagnostics: &problems)
    if problems.haveErrors { throw Failure(problems) }
    return excuses
  }

  func write(_ text: String, to path: String) throws {
    do {
      try FileWriter.write(text, to: path)
    } catch {
      throw Failure([error])
    }
  }

  // MARK: Builds

  /// The library for playing transcripts.
  ///
  /// - Parameter isScripted: whether the traces answer, so that nothing has to be built.
  func libraryForTranscripts(
    _ options: ConversationSettings, apps: [String], isScripted: Bool = false
  ) throws -> SessionLibrary {
    let library = try library(options, paths: apps)
    return isScripted ? library : try built(library)
  }

  /// The library with the apps' programs built, for a command that shows no opening.
  ///
  /// - Throws: `Failure` if one can't be built, because a paper handler's answers aren't the app's.
  private func built(_ library: SessionLibrary) throws -> SessionLibrary {
    guard library.apps.contains(where: { $0.plan != nil }) else { return library }
    let apps = BuildWaiting().build(library.apps, environment: ProcessVariables.all)
    Self.reportFailures(of: apps)
    // An App Intent that isn't built is read, and says that it didn't run.
    let isHandled = { (app: BuildWaiting.BuiltApp) in app.result?.missing.contains { $0.kind != .appIntents } == true }
    if let missing = apps.first(where: isHandled) {
      throw Failure("'\(missing.source.app.displayName(in: ""))' isn't built, and nothing is replayed without it")
    }
    return library.with(apps: apps.map(\.source))
  }

  private static func reportFailures(of apps: [BuildWaiting.BuiltApp]) {
    let lines = apps.filter { $0.result.map { !$0.isWhole } ?? false }.flatMap(\.news).map(\.text)
    if !lines.isEmpty { Console.write(lines.map { "sirisim: \($0)\n" }.joined(), to: STDERR_FILENO) }
  }

  // MARK: What a command names

  /// Begins to read the language while the apps are read.
  static func beginReading(_ options: ConversationSettings) {
    SessionLibrary.beginReading(
      options.locale ?? TalkHeader().locale, vocabulary: options.vocabulary, environment: ProcessVariables.all)
  }

  /// Compiles a language that no one has needed yet, and shows that it does; later starts find it compiled.
  static func compileLanguage(of locale: String, _ library: SessionLibrary) {
    guard let name = library.uncompiledLanguage(for: locale) else { return }
    ShownWork.run("compiling Siri's language \(name), once") { work in
      _ = library.language(for: locale) { work.show($0, of: $1) }
    }
  }

  func library(_ options: ConversationSettings, paths: [String]) throws -> SessionLibrary {
    try SessionLibrary.found(options.vocabulary, apps: paths)
  }

  static func sources(of library: SessionLibrary, app: String?, locale: String? = nil) throws -> [AppSource] {
    guard let app else { return library.apps }
    let named = library.apps.filter { $0.isNamed(app) }
    guard named.isEmpty else { return named }
    let names = library.apps.flatMap { $0.app.displayNames.values }.sorted()
    if FileReader.isFolder(app) { throw Failure("no app is called '\(app)'; a folder is named with --path '\(app)'") }
    let known = library.apps.map { $0.app.displayName(in: library.spelledOut(locale ?? TalkHeader().locale)) }
    throw Failure(
      "no app is called '\(app)'; expected one of \(known.joined(separator: ", "))",
      suggestion: nearestName(to: app, among: names))
  }

  static func header(_ options: ConversationSettings) throws -> TalkHeader {
    var entries: [(name: String, value: String, option: String)] = []
    if let locale = options.locale { entries.append(("Locale", locale, "--locale")) }
    if let clock = options.clock { entries.append(("Clock", clock, options.clockOption)) }
    if let place = options.place { entries.append(("Place", place, "--place")) }
    var problems: [Diagnostic] = []
    var header = TalkHeader(
      entries.map { entry in
        let place = TextPlace(file: entry.option, line: 1)
        return HeaderEntry(name: entry.name, place: place, values: [HeaderText(entry.value, at: place)])
      }, problems: &problems)
    guard problems.isEmpty else {
      throw Failure(
        problems.map { Diagnostic(.error, "\($0.place?.file ?? ""): \($0.message)", suggestion: $0.suggestion) })
    }
    let nowhere = TextPlace(file: nil, line: 1)
    header.user = options.user.map { HeaderText($0, at: options.userPlace ?? nowhere) }
    header.network = options.allowsNetwork ? .on : .off
    return header
  }

  private func results(
    of paths: [String], _ library: SessionLibrary, _ options: TranscriptReplay.Options
  ) throws -> [(TalkFile, TranscriptResult)] {
    let files = try files(of: paths, library)
    return Array(zip(files, played(files, library, options)))
  }

  /// Plays transcripts, and shows how many are played.
  func played(
    _ files: [TalkFile], _ library: SessionLibrary, _ options: TranscriptReplay.Options
  ) -> [TranscriptResult] {
    ShownWork.run("playing", of: files.count) { work in
      TranscriptReplay(library: library, options: options).run(files, jobs: nil) { _, _ in
        work.advance()
        return true
      }
      .compactMap { $0 }
    }
  }

  func files(of paths: [String], _ library: SessionLibrary) throws -> [TalkFile] {
    let words = library.notationWords
    var problems: [Diagnostic] = []
    let paths = FileSearch.files(paths, ending: ".talk", diagnostics: &problems)
    let read = ShownWork.run("reading transcripts", of: paths.count) { work in
      BackgroundThread.map(paths) { path in
        defer { work.advance() }
        var found: [Diagnostic] = []
        let text = FileReader.text(of: path, keepingMark: true, diagnostics: &found)
        return (
          file: text.map { TalkFile.parse($0, file: path, catalog: library.catalog, words: words) }, problems: found
        )
      }
    }
    problems += read.flatMap(\.problems)
    let files = read.compactMap(\.file)
    if problems.haveErrors { throw Failure(problems) }
    Console.warn(problems)
    return files
  }
}

extension ConversationSettings {
  /// The options for replaying transcripts.
  ///
  /// - Parameter isScripted: whether they play from their traces, without any handler.
  func replay(isScripted: Bool) -> TranscriptReplay.Options {
    TranscriptReplay.Options(handlerLifetime: handlerLifetime, isFenced: isFenced, usesScript: isScripted)
  }

  /// The world of a conversation that no transcript describes.
  var world: SessionWorld {
    SessionWorld(allowsNetwork: allowsNetwork, isFenced: isFenced, handlerLifetime: handlerLifetime)
  }
}
