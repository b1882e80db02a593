package import SimCatalog
package import SimDiagnostics
package import SimLexicon
package import SimText

/// An app that was found, with its files as they were read.
package struct LoadedApp: Sendable {
  /// The app as its folder describes it.
  package var app: InstalledApp
  /// The app's Info.plist; nil where only the extension's was found.
  @Boxed package var infoPlist: BundleOutline? = nil
  /// The Info.plist of each Intents extension.
  package var extensionPlists: [BundleOutline]
  /// The Info.plist of the Intents UI extension, when there is one.
  @Boxed package var interfacePlist: BundleOutline? = nil
  /// Every AppIntentVocabulary.plist that belongs to it; of several for one locale the first one is read.
  package var vocabularies: [VocabularyOutline] = []
  /// Its InfoPlist.strings files, and the languages of its InfoPlist.xcstrings.
  package var strings: [StringsOutline] = []
  /// What it has Siri say, by language; of several files for one language the first one holds.
  package var lineFiles: [ProjectScan.Localised] = []
  /// CFBundleDevelopmentRegion, which `Base.lproj` and files outside of any `.lproj` are written in.
  package var developmentRegion = usualRegion
  /// The development language of a project that says none, as Xcode has it.
  package static let usualRegion = "en"
  /// Whether a file, possibly the project's, has the display name; else it was guessed from the folder's name.
  package var isNameWritten = true
  /// Whether the bundle identifier is; else it was made from the app's name.
  package var isIdentifierWritten = true
  /// Whether the project's build settings bring an NSSiriUsageDescription.
  package var hasUsageInBuildSettings = false
  /// The systems that each extension is for, by the path of its Info.plist.
  package var systems: [String: Set<AppleSystem>] = [:]
  /// The app's outermost folder.
  package var root = ""
  /// The places of its App Intents.
  package var appIntents = AppIntentFiles()
}

extension LoadedApp {
  /// Its property lists: its own, those of its extensions, that of its Intents UI extension.
  package var bundles: [BundleOutline] {
    [infoPlist].compactMap { $0 } + extensionPlists + [interfacePlist].compactMap { $0 }
  }

  /// What a conversation reports about its files; property lists that can't be read are reported by the survey.
  var diagnostics: [Diagnostic] {
    let faults =
      bundles.map { $0.faults.filter { !$0.isOfReading } } + strings.map(\.faults) + vocabularies.map(\.faults)
    return faults.flatMap(\.diagnostics)
  }

  /// The paths of its files of lines by locale; the key "" is the one outside of any `.lproj`.
  package var linePaths: [String: String] {
    Dictionary(lineFiles.map { ($0.locale, $0.path) }) { first, _ in first }
  }
}

/// Reads an app's Info.plist files and vocabularies: `Vocabulary/Apps/<App>`, or a folder of an Xcode project.
package enum AppLoader {
  /// Finds every app with an Intents extension below a folder.
  ///
  /// What is malformed is reported and left out; the rest is read.
  ///
  /// - Parameter catalog: the intents that the files may name.
  package static func load(
    _ folder: String, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> [LoadedApp] {
    guard FileReader.isFolder(folder) else {
      diagnostics.append(Diagnostic(.error, "there is no folder '\(folder)'", at: TextPlace(file: folder, line: 1)))
      return []
    }
    let (apps, problems) = load(ProjectScan(folder), of: folder, catalog: catalog)
    diagnostics += problems
    return apps
  }

  /// The apps of a folder that was searched, and all that is wrong in their files.
  ///
  /// - Parameter catalog: the intents that the files may name.
  package static func load(
    _ scan: ProjectScan, of folder: String, catalog: Catalog = .siriKit
  ) -> (apps: [LoadedApp], problems: [Diagnostic]) {
    var problems = [scan.warning(of: folder)].compactMap { $0 }
    let projects = scan.projects.compactMap { XcodeProject($0) }
    let survey = AppSurvey(scan, projects: projects, catalog: catalog, diagnostics: &problems)
    let apps = survey.layout.groups.compactMap { survey.assemble($0, diagnostics: &problems) }
    if apps.isEmpty { problems.append(scan.withoutApps(in: folder)) }
    return (apps, problems)
  }
}
