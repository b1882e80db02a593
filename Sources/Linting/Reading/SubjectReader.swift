import SimAppFiles
import SimCatalog
import SimDefinitions
package import SimDiagnostics
import SimDialogue
import SimLexicon
import SimRecognition
package import SimSchema
import SimTranscripts

/// Finds and reads the files to check.
package struct SubjectReader {
  private var subject: Subject
  /// The words of languages in transcripts, once one has been read.
  private var notationWords: NotationWords?

  /// A reader of files that are checked against these languages.
  package init(languages: LanguageLibrary) { subject = Subject(languages: languages) }

  /// Reads `Vocabulary`: Siri's languages, the sample apps as one set, and the users.
  package static func vocabulary(_ languages: LanguageLibrary) -> Subject {
    var reader = SubjectReader(languages: languages)
    reader.readSiri()
    reader.readFolder(languages.folder.path + "/Apps")
    for name in languages.folder.users {
      if let path = languages.folder.user(name) { reader.readUser(path) }
    }
    for path in ProjectScan(languages.folder.path + "/Tours").talks { reader.readTalk(path) }
    return reader.finished()
  }

  /// Reads some paths as one set: apps, folders of apps, bundles, projects, single files.
  ///
  /// - Returns: a diagnostic when there is nothing to check.
  package static func read(_ paths: [String], languages: LanguageLibrary) -> Result<Subject, Diagnostic> {
    var reader = SubjectReader(languages: languages)
    for path in paths {
      if let problem = paths.count == 1 ? reader.read(path) : reader.readAlone(path) { return .failure(problem) }
    }
    return .success(reader.finished())
  }

  /// Reads a developer's project with the sources of its programs.
  ///
  /// - Parameters:
  ///   - path: what `ProjectReader` takes.
  ///   - schema: SiriKit's intents.
  /// - Returns: a diagnostic when there is nothing that Siri could talk to.
  package static func project(
    _ path: String, languages: LanguageLibrary, schema: SchemaModel
  ) -> Result<Subject, Problems> {
    let plan = ProjectReader.read(path, catalog: languages.catalog)
    guard !plan.apps.isEmpty else { return .failure(Problems(plan.problems)) }
    var reader = SubjectReader(languages: languages)
    reader.read(plan, schema)
    return .success(reader.subject)
  }

  /// Reads the sources of one app's programs.
  static func app(_ plan: AppPlan, languages: LanguageLibrary, schema: SchemaModel) -> Subject {
    var reader = SubjectReader(languages: languages)
    reader.read(ProjectPlan(apps: [plan]), schema)
    return reader.subject
  }

  private mutating func read(_ plan: ProjectPlan, _ schema: SchemaModel) {
    subject.plans = plan.apps
    for app in plan.apps {
      add(app.loaded, projects: [])
    }
    let lists = Set(subject.files)
    // Rules report the loader's problems of lists in more detail.
    for problem in plan.problems where !(problem.place?.file.map(lists.contains) ?? false) { note(.project, problem) }
    var files = ProgramFileCache()
    for (index, app) in plan.apps.enumerated() {
      for program in app.extensions + [app.view, app.app].compactMap({ $0 }) {
        let outline = files.outline(of: program, app: index, schema)
        subject.programs.append(outline)
      }
    }
    for problem in files.problems { note(.project, problem) }
    subject.files += files.paths
  }

  /// Reads the only path that is checked: for a file in an `.lproj`, also the app around it.
  private mutating func read(_ path: String) -> Diagnostic? {
    if FileReader.isFile(path), path.hasSuffix(".intentdefinition") || path.hasSuffix(".swift") {
      readShortcuts(around: path)
      subject.focus = path
      return nil
    }
    guard FileReader.isFile(path), !path.hasSuffix(".talk"), let (app, scan) = app(of: path) else {
      return readAlone(path)
    }
    add(app, projects: scan.projects)
    for file in app.lineFiles { readLines(file.path) }
    // The other files were only read for what they say about this one.
    subject.focus = path
    return nil
  }

  private mutating func readAlone(_ path: String) -> Diagnostic? {
    if FileReader.isFolder(path) {
      let before = subject.files.count
      if Self.isProject(path) { readProject(path) } else { readFolder(path) }
      guard subject.files.count == before else { return nil }
      return Diagnostic(
        .error,
        "nothing below '\(path)' can be checked; expected an Info.plist, an AppIntentVocabulary.plist, an "
          + ".intentdefinition or a transcript",
        at: TextPlace(file: path, line: 1))
    }
    guard FileReader.isFile(path) else {
      var found: [Diagnostic] = []
      _ = FileSearch.files([path], ending: ".plist", diagnostics: &found)
      return found.first ?? Diagnostic(.error, "there is no '\(path)'")
    }
    return readFile(path)
  }

  private func finished() -> Subject {
    var subject = subject
    subject.trials = ExampleTrial.all(of: subject)
    return subject
  }

  // MARK: Folders

  private mutating func readFolder(_ folder: String) {
    let scan = ProjectScan(folder)
    if let warning = scan.warning(of: folder) { note(.siri, warning) }
    for app in AppLoader.load(scan, of: folder, catalog: subject.languages.catalog).apps {
      add(app, projects: scan.projects)
    }
    for path in scan.infoPlists { readBundle(path) }
    for file in scan.vocabularies { readVocabulary(file.path, locale: file.locale) }
    for file in scan.strings { readStrings(file.path, locale: file.locale) }
    for file in scan.lines { readLines(file.path) }
    for path in scan.talks { readTalk(path) }
    readShortcuts(scan, of: folder)
  }

  private static func isProject(_ path: String) -> Bool {
    let name = FilePath.name(of: FilePath.normalised(path))
    return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Reads a project or a workspace: the files of its targets, and no others of the folder around it.
  private mutating func readProject(_ path: String) {
    let around = FilePath.folder(of: FilePath.normalised(path))
    let plan = ProjectReader.read(path, catalog: subject.languages.catalog)
    // Even without an app that Siri could talk to, there may be definitions to check.
    guard !plan.apps.isEmpty else { return readFolder(around) }
    let scan = ProjectScan(FilePath.absolute(around))
    for app in plan.apps {
      add(app.loaded, projects: scan.projects)
      for file in app.loaded.lineFiles { readLines(file.path) }
    }
    let programs = plan.apps.flatMap { $0.extensions + [$0.view, $0.app].compactMap { $0 } }
    let own = Set(
      programs.flatMap { $0.sources + $0.definitions + $0.modules.flatMap { $0.sources + $0.definitions } })
    let survey = ShortcutSurvey(scan, of: FilePath.absolute(around), bundles: subject.bundles)
    let definitions = survey.definitions.filter { own.contains($0.file) }
    let sources = survey.sources.filter { own.contains($0.file) }
    subject.definitions += definitions
    subject.shortcuts += sources
    subject.files += definitions.map(\.file) + sources.map(\.file)
    for problem in survey.problems where problem.place.map({ own.contains($0.file ?? "") }) ?? true {
      note(.project, problem)
    }
  }

  private mutating func readShortcuts(_ scan: ProjectScan, of folder: String) {
    let survey = ShortcutSurvey(scan, of: folder, bundles: subject.bundles)
    subject.definitions += survey.definitions
    subject.shortcuts += survey.sources
    subject.files += survey.definitions.map(\.file) + survey.sources.map(\.file)
    for problem in survey.problems { note(.project, problem) }
  }

  /// Reads a definition or a source by itself, with the project around it for its languages and intents.
  private mutating func readShortcuts(around path: String) {
    let whole = FilePath.absolute(path)
    let folder = AppBounds.root(around: path) ?? FilePath.folder(of: whole)
    var reader = SubjectReader(languages: subject.languages)
    let scan = ProjectScan(folder)
    for plist in scan.infoPlists { reader.readBundle(plist) }
    reader.readShortcuts(scan, of: folder)
    // Findings name the file by the path that the user gave.
    for var outline in reader.subject.definitions {
      if outline.file == whole {
        let (definition, problems) = DefinitionReader.read(path)
        for problem in problems { note(.project, problem) }
        if let definition { outline.definition = definition }
      }
      subject.definitions.append(outline)
    }
    subject.shortcuts += reader.subject.shortcuts.filter { $0.file != whole }
    if path.hasSuffix(".swift") {
      guard let outline = ShortcutOutline(file: path) else {
        subject.unread.append(FileFault(.malformed(unreadable(path)), of: path))
        return
      }
      subject.shortcuts.append(outline)
      let appIntents = AppIntentFiles(sources: [path])
      if !appIntents.declaresNothing { readAppIntents(appIntents) }
    } else if !subject.definitions.contains(where: { $0.file == path }) {
      for problem in DefinitionReader.read(path).diagnostics { note(.project, problem) }
    }
    subject.files.append(path)
  }

  private func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' can't be read", at: TextPlace(file: path, line: 1))
  }

  /// The app that a file in an `.lproj` belongs to; one with an Info.plist is preferred to an extension alone.
  private func app(of file: String) -> (app: LoadedApp, scan: ProjectScan)? {
    let whole = FilePath.absolute(file)
    var extensionAlone: (app: LoadedApp, scan: ProjectScan)?
    for folder in AppBounds.folders(around: file) {
      let scan = ProjectScan(folder)
      for var app in AppLoader.load(scan, of: folder, catalog: subject.languages.catalog).apps {
        guard app.renameFile(whole, to: file, subject.languages.catalog) else { continue }
        if app.infoPlist != nil { return (app, scan) }
        extensionAlone = extensionAlone ?? (app, scan)
      }
    }
    return extensionAlone
  }

  private mutating func add(_ loaded: LoadedApp, projects: [String]) {
    for bundle in loaded.bundles where isNew(bundle.file) { subject.bundles.append(bundle) }
    for vocabulary in loaded.vocabularies where isNew(vocabulary.file) { subject.vocabularies.append(vocabulary) }
    let newStrings = Set(loaded.strings.map(\.file).filter { isNew($0) })
    subject.strings += loaded.strings.filter { newStrings.contains($0.file) }
    let build = BuildNames(
      projects: projects.filter { project in
        loaded.root.isEmpty || (project + "/").hasPrefix(loaded.root + "/") || loaded.root == "."
      })
    let appIntents = subject.appIntents.count
    readAppIntents(loaded.appIntents)
    // A catalogue of strings is one file of many languages.
    let ownStrings = Set(loaded.strings.map(\.file))
    func indices(of files: [String], among all: [String]) -> [Int] { files.compactMap(all.firstIndex(of:)) }
    subject.apps.append(
      Subject.App(
        loaded: loaded, name: loaded.app.displayName(in: loaded.developmentRegion), possibleNames: build.names,
        hasUsageInBuildSettings: loaded.hasUsageInBuildSettings || build.hasUsageDescription,
        bundles: indices(of: loaded.bundles.map(\.file), among: subject.bundles.map(\.file)),
        vocabularies: indices(of: loaded.vocabularies.map(\.file), among: subject.vocabularies.map(\.file)),
        strings: subject.strings.indices.filter { ownStrings.contains(subject.strings[$0].file) },
        appIntents: appIntents < subject.appIntents.count ? appIntents : nil))
  }

  /// Whether a file is read for the first time; notes it as read.
  private mutating func isNew(_ path: String) -> Bool {
    guard !subject.files.contains(path) else { return false }
    subject.files.append(path)
    return true
  }

  /// Reads App Intents with their translations.
  private mutating func readAppIntents(_ files: AppIntentFiles) {
    guard !files.isEmpty else { return }
    var found: [Diagnostic] = []
    let contents = files.read(diagnostics: &found)
    subject.appIntents.append(contents)
    let paths = files.sources + (files.phrases + files.texts).map(\.path)
    subject.files += paths.filter { !subject.files.contains($0) }
    for problem in found + contents.outline.remarks.filter({ $0.severity > .note }) { note(.project, problem) }
  }

  // MARK: Files

  /// Reads a single file.
  private mutating func readFile(_ path: String) -> Diagnostic? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = path.hasSuffix("/" + name) ? String(path.dropLast(name.count + 1)) : "."
    let parent = folder.split(separator: "/").last ?? ""
    let locale = parent.hasSuffix(".lproj") ? LocaleName.normalised(String(parent.dropLast(6))) : ""
    if name.hasSuffix(".strings") || name == "InfoPlist.xcstrings" {
      readStrings(path, locale: locale)
      return nil
    }
    if name.hasSuffix(".talk") {
      readTalk(path)
      return nil
    }
    if name.hasSuffix(".lines") {
      readLines(path)
      return nil
    }
    if name.hasSuffix(".intentdefinition") || name.hasSuffix(".swift") {
      readShortcuts(around: path)
      return nil
    }
    guard isNew(path), let document = document(path) else { return nil }
    let keys = Set(document.root.pairs.map(\.key))
    if name == "AppIntentVocabulary.plist" || !keys.isDisjoint(with: ["IntentPhrases", "ParameterVocabularies"]) {
      subject.vocabularies.append(
        VocabularyOutline(document, locale: locale, catalog: subject.languages.catalog))
    } else if name.hasSuffix("Info.plist") || !keys.isDisjoint(with: ["NSExtension", "CFBundleIdentifier"]) {
      subject.bundles.append(BundleOutline(document, catalog: subject.languages.catalog))
    } else if !keys.isDisjoint(with: ["Contacts", "Relations", "Places", "Vocabulary", "NameLists"]) {
      subject.users.append(UserOutline(document))
    } else if !document.faults.isEmpty {
      subject.unread += document.faults
    } else {
      return Diagnostic(
        .error,
        "'\(path)' is a property list that Siri doesn't read; expected an Info.plist, an AppIntentVocabulary.plist or a "
          + "user's profile", at: TextPlace(file: path, line: 1))
    }
    return nil
  }

  private mutating func readBundle(_ path: String) {
    guard isNew(path), let document = document(path) else { return }
    subject.bundles.append(BundleOutline(document, catalog: subject.languages.catalog))
  }

  private mutating func readVocabulary(_ path: String, locale: String) {
    guard isNew(path) else { return }
    subject.vocabularies.append(VocabularyOutline(path, locale: locale, catalog: subject.languages.catalog))
  }

  /// A property list; nil if nothing can be read of it, which is noted as a fault.
  private mutating func document(_ path: String) -> PlistDocument? {
    let (document, faults) = PlistReader.list(path)
    if document == nil { subject.unread += faults }
    return document
  }

  /// A file's text; nil if it can't be read, which is noted, as is a wrong encoding.
  private mutating func text(_ path: String) -> String? {
    var found: [Diagnostic] = []
    let text = FileReader.text(of: path, diagnostics: &found)
    let isRead = text != nil
    subject.unread += found.map { FileFault(isRead ? .encoding($0) : .malformed($0), of: path) }
    return text
  }

  /// Reads the lines that an app has Siri say.
  private mutating func readLines(_ path: String) {
    guard isNew(path), let text = text(path) else { return }
    var found: [Diagnostic] = []
    let catalog = subject.languages.catalog
    let lines = AppLines(app: "", files: [(path, text)], catalog: catalog, diagnostics: &found)
    for problem in found + lines.problems(in: catalog) { note(.lines, problem) }
  }

  private mutating func readTalk(_ path: String) {
    guard isNew(path), let text = text(path) else { return }
    if notationWords == nil {
      var ignored: [Diagnostic] = []
      // Problems of the lists are reported when Siri's own files are checked.
      notationWords = NotationWords(of: subject.languages.folder, diagnostics: &ignored)
    }
    let talk = TalkFile.parse(
      text, file: path, catalog: subject.languages.catalog, words: notationWords ?? .none)
    subject.talks.append(TalkOutline(talk, text: text, file: path))
  }

  private mutating func readStrings(_ path: String, locale: String) {
    if isNew(path) { subject.strings += StringsOutline.all(of: path, locale: locale) }
  }

  private mutating func readUser(_ path: String) {
    if isNew(path), let document = document(path) { subject.users.append(UserOutline(document)) }
  }

  // MARK: Siri

  private mutating func readSiri() {
    let folder = subject.languages.folder
    var found: [Diagnostic] = []
    if folder.languages.isEmpty {
      found.append(Diagnostic(.error, "there is no language", at: TextPlace(file: folder.path + "/Siri", line: 1)))
    }
    subject.siriLanguages = folder.languages
    for name in folder.languages {
      let (vocabulary, problems) = subject.languages.vocabulary(name)
      found += problems
      vocabulary.language.checkExamples(diagnostics: &found)
      // A file that a language takes from another one belongs to that one.
      let files = subject.languages.files(of: name).filter { $0.path.hasPrefix(name + "/") }
      subject.files += files.map { "\(folder.path)/Siri/\($0.path)" }
      found += vocabulary.missingLines.map { identifier in
        Diagnostic(
          .error, "no line '\(identifier)' in '\(name)'", at: TextPlace(file: name + "/lines", line: 1))
      }
    }
    _ = PronunciationSpellings(subject.languages, diagnostics: &found)
    subject.files += folder.transcriptListPaths
    _ = NotationWords(of: folder, diagnostics: &found)
    folder.checkLocales(diagnostics: &found)
    // A problem of a file occurs in every language that takes it.
    var reported: Set<Diagnostic> = []
    for var problem in found where reported.insert(problem).inserted {
      // Siri's files are named by their paths below her folder.
      if let file = problem.place?.file, !file.hasPrefix(folder.path) {
        problem.place?.file = "\(folder.path)/Siri/\(file)"
      }
      note(.siri, problem)
    }
  }

  private mutating func note(_ kind: Subject.Problem.Kind, _ diagnostic: Diagnostic) {
    subject.problems.append(Subject.Problem(kind: kind, diagnostic: diagnostic))
  }
}

extension LoadedApp {
  /// Gives one of its localised files the path that the user named, by which findings name it.
  ///
  /// - Returns: whether the file is one of them.
  fileprivate mutating func renameFile(_ path: String, to name: String, _ catalog: Catalog) -> Bool {
    if let index = vocabularies.firstIndex(where: { $0.file == path }) {
      vocabularies[index] = VocabularyOutline(name, locale: vocabularies[index].locale, catalog: catalog)
    } else if let index = strings.firstIndex(where: { $0.file == path }) {
      let read = StringsOutline.all(of: name, locale: strings[index].locale)
      strings.removeAll { $0.file == path }
      strings.insert(contentsOf: read, at: min(index, strings.count))
    } else if let index = lineFiles.firstIndex(where: { $0.path == path }) {
      lineFiles[index].path = name
    } else {
      return false
    }
    return true
  }
}
