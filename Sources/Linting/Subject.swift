package import SimAppFiles
package import SimDiagnostics
import SimLexicon

/// Everything that is checked at once: the files that were found, and the apps that they make up.
package struct Subject: Sendable {
  /// A problem of reading a file other than one of an app's own lists.
  package struct Problem: Hashable, Sendable {
    /// The reader that found it.
    package enum Kind: Hashable, Sendable {
      /// Lines of an app that can't be read, or that name something that isn't there.
      case lines
      /// Siri's own files, whose reader sets the severity.
      case siri
      /// A project, a file of settings or a definition, whose reader sets the severity.
      case project
    }

    /// The reader that found it.
    package var kind: Kind
    /// The problem with its place.
    package var diagnostic: Diagnostic
  }

  /// An app, and which of the files are its own.
  package struct App: Sendable {
    /// The app as it was assembled from its files.
    package var loaded: LoadedApp
    /// Its name in messages.
    package var name: String
    /// What it may be called where no file says its display name.
    package var possibleNames: [String]
    /// Whether a build setting has the description that the Info.plist may leave out.
    package var hasUsageInBuildSettings: Bool
    /// Indices of `bundles`: its Info.plist first.
    package var bundles: [Int]
    /// Indices of `vocabularies`.
    package var vocabularies: [Int]
    /// Indices of `strings`.
    package var strings: [Int]
    /// The index of its `appIntents`; nil where it has none.
    package var appIntents: Int?

    /// Whether the two are one app at two times, as a tutorial's folders hold it: never both on one device.
    func isStage(of other: App) -> Bool {
      if loaded.app.identifier == other.loaded.app.identifier { return true }
      guard !loaded.isIdentifierWritten || !other.loaded.isIdentifierWritten, name == other.name else { return false }
      // A copy keeps the names of its folders.
      func tail(_ app: App) -> ArraySlice<Substring> {
        (app.loaded.bundles.first?.file ?? "").split(separator: "/").suffix(2)
      }
      return tail(self) == tail(other)
    }
  }

  /// The AppIntentVocabulary.plists.
  package var vocabularies: [VocabularyOutline] = []
  /// The Info.plists.
  package var bundles: [BundleOutline] = []
  /// The InfoPlist.strings, and the languages of the InfoPlist.xcstrings.
  package var strings: [StringsOutline] = []
  /// The definitions of custom intents.
  package var definitions: [DefinitionOutline] = []
  /// What Swift files hand over to Siri, those that hand nothing over left out.
  package var shortcuts: [ShortcutOutline] = []
  /// The App Intents of each app that has some.
  package var appIntents: [AppIntentFiles.Contents] = []
  /// The transcripts.
  package var talks: [TalkOutline] = []
  /// The users' profiles.
  package var users: [UserOutline] = []
  /// The apps that the files make up.
  package var apps: [App] = []
  /// What a developer's path holds, with its programs; empty where only what Siri reads is checked.
  package var plans: [AppPlan] = []
  /// The programs of `plans`: Intents extensions, Intents UI extensions, apps.
  package var programs: [ProgramOutline] = []
  /// The problems of their builds; empty if nothing was built.
  package var buildProblems: [BuildProblem] = []
  /// The problems of other readers.
  package var problems: [Problem] = []
  /// What is wrong with files of which nothing more is known.
  var unread: [FileFault] = []
  /// The languages whose own files are checked; empty where only apps and users are.
  package var siriLanguages: [String] = []
  /// The result of every example phrase that was tried.
  package var trials: [ExampleTrial] = []
  /// The languages that examples are tried in.
  package let languages: LanguageLibrary
  /// The only file whose findings are reported; nil for all.
  package var focus: String?
  /// Every file that was read.
  package var files: [String] = []

  /// A subject without a file.
  package init(languages: LanguageLibrary) { self.languages = languages }

  /// The app that a vocabulary belongs to.
  func app(ofVocabulary index: Int) -> App? { apps.first { $0.vocabularies.contains(index) } }

  func vocabularies(of app: App) -> [VocabularyOutline] { app.vocabularies.map { vocabularies[$0] } }

  /// The Info.plists of an app: its own, or those of its extensions of a kind.
  func bundles(of app: App, _ kind: BundleOutline.Kind) -> [BundleOutline] {
    app.bundles.map { bundles[$0] }.filter { bundle in
      kind == .app ? bundle.file == app.loaded.infoPlist?.file : bundle.kind == kind
    }
  }

  /// The faults of apps' files; for users' profiles, only whether they can be read.
  var faults: [FileFault] {
    // A framework, a test or a program without Siri may have keys that look like Siri's.
    let mains = Set(apps.compactMap(\.loaded.infoPlist?.file))
    let others = bundles.filter { $0.part?.meant == nil && !mains.contains($0.file) }.flatMap(\.faults)
    let own = bundles.filter { $0.part?.meant != nil || mains.contains($0.file) }.flatMap(\.faults)
    return unread + vocabularies.flatMap(\.faults) + own + strings.flatMap(\.faults)
      + (others + users.flatMap(\.faults)).filter(\.isOfReading)
  }

  func strings(of app: App) -> [StringsOutline] { app.strings.map { strings[$0] } }
}
