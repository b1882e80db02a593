import SimAppFiles
package import SimCatalog
import SimDefinitions
package import SimDiagnostics
package import SimDialogue
package import SimLexicon
import SimPolling
import SimRecognition
package import SimShown
package import SimTranscripts
import Synchronization

/// Everything that conversations are made of: the apps that were found, the languages, the users.
package final class SessionLibrary: Sendable {
  /// Opens apps and vocabulary again; scripted, without the apps' programs.
  package typealias Opener = @Sendable (_ isScripted: Bool) throws(Problems) -> SessionLibrary

  /// The apps in the order in which they were named.
  package let apps: [AppSource]
  /// What was wrong in the files of apps and users that have been read so far.
  package var diagnostics: [Diagnostic] { problems.withLock { $0 } + LazyLanguage.problems + appLines.problems }

  /// SiriKit's intents, and those that the apps define.
  package let catalog: Catalog
  /// The catalogue without what the apps define, for which no language has phrases.
  private let languageCatalog: Catalog

  /// The words of all languages that a transcript may use, read on first use.
  package var notationWords: NotationWords {
    words.withLock { words in
      if let words { return words }
      var found: [Diagnostic] = []
      let read = NotationWords(of: vocabulary, diagnostics: &found)
      problems.withLock { $0 += found }
      words = read
      return read
    }
  }

  /// The words with which transcripts in the language of a locale are written.
  package func writtenWords(for locale: String) -> WrittenWords {
    vocabulary.language(for: locale).map { notationWords.written(in: $0) } ?? .none
  }

  /// What editors show about the notation's words.
  package func notationHelp() -> NotationHelp {
    var found: [Diagnostic] = []
    let help = vocabulary.notationHelp(problems: &found)
    problems.withLock { $0 += found }
    return help
  }

  private let words = Mutex<NotationWords?>(nil)
  private let interfaces = Mutex<[String: InterfaceWords]>([:])
  private let vocabulary: VocabularyFolder
  private let cache: LanguageCache?
  private let launches: LaunchMemory
  private let problems: Mutex<[Diagnostic]>
  private let appLines: AppLineCache

  init(
    apps: [AppSource], vocabulary: VocabularyFolder, catalog: Catalog, cache: LanguageCache? = nil,
    launches: LaunchMemory = LaunchMemory(), diagnostics: [Diagnostic]
  ) {
    self.launches = launches
    self.apps = apps
    var problems = diagnostics
    languageCatalog = catalog
    let catalog = Self.adding(apps.flatMap(\.definitions), to: catalog, &problems)
    self.catalog = catalog
    self.vocabulary = vocabulary
    self.cache = cache
    appLines = AppLineCache(catalog)
    self.problems = Mutex(problems)
  }

  /// A catalogue with what definitions add; conflicting definitions of another app are reported, and the first one
  /// counts.
  private static func adding(
    _ definitions: [IntentDefinition], to catalog: Catalog, _ problems: inout [Diagnostic]
  ) -> Catalog {
    var catalog = catalog
    for definition in definitions {
      var conflicts: [CatalogConflict] = []
      catalog = catalog.adding(definition.entries, conflicts: &conflicts)
      for conflict in conflicts {
        let name =
          switch conflict {
          case .intent(let name): name.rawValue
          case .enumeration(let name), .object(let name), .result(let name): name
          }
        problems.append(
          Diagnostic(
            .warning, "'\(name)' is defined otherwise by SiriKit or another definition, which holds",
            at: TextPlace(file: definition.file, line: 1)))
      }
    }
    return catalog
  }

  /// Finds the vocabulary and reads the apps; languages and users are read on demand.
  ///
  /// - Parameters:
  ///   - vocabulary: the folder `Vocabulary`; nil looks in the usual places.
  ///   - apps: folders of apps; empty for the sample apps.
  ///   - catalog: the intents that the apps may offer.
  ///   - environment: the process's variables.
  /// - Returns: the problems, if the vocabulary or a folder isn't there, or has no app.
  package static func open(
    vocabulary: String? = nil, apps paths: [String] = [], catalog: Catalog = .siriKit, environment: [String: String]
  ) -> Result<SessionLibrary, Diagnostic> {
    let folder: VocabularyFolder
    do {
      folder = try VocabularyFolder.find(explicit: vocabulary, environment: environment)
    } catch {
      return .failure(error)
    }
    var diagnostics: [Diagnostic] = []
    var sources: [AppSource] = []
    let samples = SamplePrograms(environment: environment)
    let cache = LanguageCache(environment: environment)
    if paths.isEmpty {
      let found = SampleAppCache(of: folder, catalog: catalog, cache: cache).apps { names in
        // They don't depend on each other, and the first prompt waits for all.
        BackgroundThread.map(names) { SampleApp($0, in: folder, catalog: catalog) }
      }
      let place = folder.path + "/Apps/"
      let defined = BackgroundThread.map(found.map(\.definitionPaths)) { paths in
        var problems: [Diagnostic] = []
        return (definitions: read(paths.map { place + $0 }, &problems), problems: problems)
      }
      for (sample, defined) in zip(found, defined) {
        diagnostics += sample.problems + defined.problems
        sources += sample.apps.map {
          AppSource(
            app: $0.app, programs: samples.commands(for: sample.name, hasExtension: $0.hasExtension),
            linePaths: $0.linePaths.mapValues { place + $0 }, definitions: defined.definitions)
        }
      }
    }
    let projects = BackgroundThread.map(paths) { ProjectReader.read($0, catalog: catalog) }
    for (path, project) in zip(paths, projects) {
      diagnostics += project.problems
      guard !project.apps.isEmpty else {
        let error = diagnostics.first { $0.severity == .error }
        return .failure(error ?? Diagnostic(.error, "'\(path)' holds no app with an Intents extension"))
      }
      let own = samples.commands(forFolder: path, of: folder)
      sources += project.apps.map { source(of: $0, at: path, programs: own, &diagnostics) }
    }
    return .success(
      SessionLibrary(
        apps: sources, vocabulary: folder, catalog: catalog, cache: cache, diagnostics: diagnostics))
  }

  /// An app of a project at a path.
  ///
  /// - Parameter programs: those that exist already; nil if they are to be built.
  private static func source(
    of plan: AppPlan, at path: String, programs: ProgramCommands?, _ diagnostics: inout [Diagnostic]
  ) -> AppSource {
    var plan = plan
    // A package's manifest names no definition: those in its folder are meant.
    let members = plan.definitionPaths
    var definitions = members.isEmpty ? definitions(below: path, &diagnostics) : read(members, &diagnostics)
    if let read = AppIntentDefinition.read(plan.loaded.appIntents, folder: plan.folder, diagnostics: &diagnostics) {
      definitions.append(read)
      plan.perform(read)
    }
    return AppSource(
      app: plan.loaded.app, programs: programs, plan: programs == nil && plan.hasSources ? plan : nil, path: path,
      linePaths: plan.loaded.linePaths, definitions: definitions)
  }

  /// One of the apps at a path as its files describe it now; nil if it is gone, or has nothing to build.
  static func source(at path: String, identifier: String, diagnostics: inout [Diagnostic]) -> AppSource? {
    let project = ProjectReader.read(path)
    diagnostics += project.problems
    for plan in project.apps where plan.loaded.app.identifier == identifier {
      let source = source(of: plan, at: path, programs: nil, &diagnostics)
      if source.plan != nil { return source }
    }
    return nil
  }

  /// Begins to read the language of a locale on another thread, for a sentence that is there already.
  package static func beginReading(
    _ locale: String, vocabulary: String?, catalog: Catalog = .siriKit, environment: [String: String]
  ) {
    guard let folder = try? VocabularyFolder.find(explicit: vocabulary, environment: environment),
      let name = folder.language(for: locale)
    else { return }
    let language = LazyLanguage.of(
      name, in: folder, catalog: catalog, cache: LanguageCache(environment: environment))
    BackgroundThread.run { _ = language.value }
  }

  /// The definitions in a folder; having none is no problem.
  private static func definitions(below folder: String, _ problems: inout [Diagnostic]) -> [IntentDefinition] {
    var unfound: [Diagnostic] = []
    return read(FileSearch.files([folder], ending: ".intentdefinition", diagnostics: &unfound), &problems)
  }

  private static func read(_ paths: [String], _ problems: inout [Diagnostic]) -> [IntentDefinition] {
    paths.compactMap { path in
      let (definition, diagnostics) = DefinitionReader.read(path)
      problems += diagnostics
      return definition
    }
  }

  /// The same library with other apps, or with the same apps in another state.
  ///
  /// - Parameter found: the problems of their files, if these were read again.
  package func with(apps: [AppSource], diagnostics found: [Diagnostic] = []) -> SessionLibrary {
    SessionLibrary(
      apps: apps, vocabulary: vocabulary, catalog: languageCatalog, cache: cache, launches: launches,
      diagnostics: problems.withLock { $0 } + found)
  }

  /// The same library, whose conversations remember launches from one run to the next; nil remembers them in this run
  /// alone.
  package func keepingLaunches(in files: LaunchFiles?) -> SessionLibrary {
    SessionLibrary(self, launches: LaunchMemory(kept: files))
  }

  private init(_ other: SessionLibrary, launches: LaunchMemory) {
    (apps, catalog, languageCatalog) = (other.apps, other.catalog, other.languageCatalog)
    (vocabulary, cache, appLines) = (other.vocabulary, other.cache, other.appLines)
    self.launches = launches
    problems = Mutex(other.problems.withLock { $0 })
  }

  /// The phrases and lines for a locale, read on first use; nil if there is no such language.
  ///
  /// - Parameter listener: is told how far the compilation is, if it has to be compiled.
  package func language(for locale: String, _ listener: LazyLanguage.Listener? = nil) -> SessionLanguage? {
    lazyLanguage(for: locale)?.value(listener)
  }

  /// The name of a locale's language that has to be compiled first, which takes seconds; nil if it is compiled, or isn't
  /// there.
  package func uncompiledLanguage(for locale: String) -> String? {
    guard let language = lazyLanguage(for: locale), !language.isCompiled else { return nil }
    return vocabulary.language(for: locale)
  }

  /// The language for a locale, still unread; nil if there is none.
  func lazyLanguage(for locale: String) -> LazyLanguage? {
    vocabulary.language(for: locale).map { LazyLanguage.of($0, in: vocabulary, catalog: languageCatalog, cache: cache) }
  }

  /// sirisim's own texts in the language of a locale, read without the rest of the language.
  package func interfaceWords(for locale: String) -> InterfaceWords {
    guard let language = vocabulary.language(for: locale), let path = vocabulary.interfaceFile(of: language) else {
      return .own
    }
    return interfaces.withLock { interfaces in
      if let known = interfaces[language] { return known }
      var found: [Diagnostic] = []
      let text = FileReader.text(of: path, diagnostics: &found) ?? ""
      let words = InterfaceWords(path: path, text: text, diagnostics: &found)
      if !found.isEmpty { problems.withLock { $0 += found } }
      interfaces[language] = words
      return words
    }
  }

  /// What starts an intent that apps define: its first title without a value in it, read when it is asked for.
  func titles(of sources: [AppSource], in locale: String) -> (IntentName) -> String? {
    { [appLines] intent in
      for source in sources where source.app.definedIntents.contains(intent) {
        let titles = appLines.lines(of: source, in: locale)?.titles ?? []
        let name = source.app.displayName(in: locale)
        for title in titles where title.intent == intent {
          if let text = title.spoken(of: name) { return text }
        }
      }
      return nil
    }
  }

  /// The phrases that start an app's App Intents, as they are said: with the app's name, and with a value for each
  /// parameter.
  ///
  /// - Parameter value: words for a value; for an enumeration the first case is taken. A phrase without words for one
  ///   is left out.
  package func phrases(
    of source: AppSource, in locale: String, value: (ParameterSchema, IntentName) -> String?
  ) -> [IntentName: [String]] {
    let read = source.readIntents
    guard !read.isEmpty else { return [:] }
    var phrases: [IntentName: [String]] = [:]
    for title in appLines.lines(of: source, in: locale)?.titles ?? []
    where read.contains(title.intent) && !title.startsNothing(in: source.app) {
      let said = title.spoken(of: source.app.displayName(in: locale)) { name in
        let parameter = catalog.schema(of: title.intent)?.parameter(name)
        return parameter.flatMap { source.firstCase(of: $0, in: locale) ?? value($0, title.intent) }
      }
      if let said { phrases[title.intent, default: []].append(said) }
    }
    return phrases
  }

  /// A locale with its language spelt out, where its own name doesn't say so: zh-TW is `zh-Hant-TW`.
  package func spelledOut(_ locale: String) -> String { vocabulary.spelledOut(locale) }

  /// Whether there is a language for a locale; the language isn't read.
  package func speaks(_ locale: String) -> Bool { lazyLanguage(for: locale) != nil }

  /// The languages that Siri speaks here.
  package var languageNames: [String] { vocabulary.languages }

  /// The users under `Vocabulary/Users`.
  package var userNames: [String] { vocabulary.users }

  /// The profile of a user by their name in `Vocabulary/Users`, or by the path of a plist.
  ///
  /// - Parameter locale: the language that the user speaks now.
  package func user(_ name: String, for locale: String = "") -> Result<UserProfile, Diagnostic> {
    guard
      let path = vocabulary.user(name, for: spelledOut(locale))
        ?? (name.contains("/") || name.hasSuffix(".plist") ? name : nil)
    else {
      return .failure(
        Diagnostic(
          .error,
          "no user is called '\(name)'; expected one of \(vocabulary.users.joined(separator: ", ")), or a plist",
          suggestion: nearestName(to: name, among: vocabulary.users)))
    }
    var found: [Diagnostic] = []
    let profile = UserOutline.read(path, diagnostics: &found)?.profile
    // The caller that asked for the user reports why it can't be read.
    guard let profile else {
      return .failure(found.first ?? Diagnostic(.error, "'\(path)' can't be read as a user's plist"))
    }
    problems.withLock { $0 += found }
    return .success(profile)
  }

  /// A session with the apps' own programs.
  ///
  /// - Parameters:
  ///   - persistence: keeps what is remembered of shortcuts; nil if that ends with the conversation.
  ///   - makePrograms: makes the programs of an app in place of its own.
  /// - Returns: the problem, if Siri doesn't speak the setting's language.
  package func session(
    _ setting: Setting, sources: [AppSource], world: SessionWorld, keepsHistory: Bool = true,
    persistence: ShortcutPersistence? = nil, programs makePrograms: (@Sendable (AppSource) -> any Programs)? = nil
  ) -> Result<Session, Diagnostic> {
    guard let language = lazyLanguage(for: setting.locale) else { return .failure(unspoken(setting.locale)) }
    var programs: [String: any Programs] = [:]
    for source in sources {
      if let makePrograms {
        programs[source.app.identifier] = makePrograms(source)
        continue
      }
      programs[source.app.identifier] = self.programs(of: source, setting: setting, world: world)
    }
    let session = Session(setting: setting, programs: programs, catalog: catalog, keepsHistory: keepsHistory) {
      [appLines] in appLines.adding(to: language.value, of: sources, in: setting.locale)
    }
    session.persistence = persistence
    return .success(session)
  }

  /// A language with the lines that apps have Siri say in it; nil if there is no such language.
  func language(for locale: String, with sources: [AppSource]) -> SessionLanguage? {
    language(for: locale).map { appLines.adding(to: $0, of: sources, in: locale) }
  }

  /// The lines that an app has Siri say in the language of a locale; nil if it has none.
  func lines(of source: AppSource, in locale: String) -> AppLines? { appLines.lines(of: source, in: locale) }

  /// An app's own programs, not yet started; nil if it answers on paper.
  func programs(of source: AppSource, setting: Setting, world: SessionWorld) -> ProcessPrograms? {
    source.programs.map { commands in
      ProcessPrograms(
        name: source.app.displayName(in: setting.locale), commands: commands, setting: setting, world: world,
        identifier: source.app.identifier, launches: launches)
    }
  }

  /// The problem that there is no such language.
  package func unspoken(_ locale: String) -> Diagnostic {
    Diagnostic(
      .error, "Siri does not speak '\(locale)' here; expected one of \(languageNames.joined(separator: ", "))",
      suggestion: nearestName(to: locale, among: languageNames))
  }
}
