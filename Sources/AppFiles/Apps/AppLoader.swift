public import SimCatalog
public import SimDiagnostics
public import SimLexicon

/// An app that was found, with what the session needs to start its programs.
public struct LoadedApp: Hashable, Sendable {
  /// The app as its folder describes it.
  public var app: InstalledApp
  /// The app's Info.plist; nil where only the extension's was found.
  public var infoPlist: String?
  /// The Info.plist of each Intents extension.
  public var extensionPlists: [String]
  /// NSExtensionPrincipalClass of each extension, as it is written: `$(PRODUCT_MODULE_NAME).IntentHandler`.
  public var principalClasses: [String]
  /// The same of the Intents UI extension, when there is one.
  public var interfaceClass: String?
  /// NSUserActivityTypes.
  public var activityTypes: [String]
  /// The Info.plist of the Intents UI extension, when there is one.
  public var interfacePlist: String?
  /// Every AppIntentVocabulary.plist that belongs to it; of several for one locale the first one is read.
  public var vocabularyFiles: [ProjectScan.Localised] = []
  /// Its InfoPlist.strings files.
  public var stringsFiles: [ProjectScan.Localised] = []
  /// What it has Siri say, by language; of several files for one language the first one holds.
  public var lineFiles: [ProjectScan.Localised] = []
  /// CFBundleDevelopmentRegion, which `Base.lproj` and files outside of any `.lproj` are written in.
  public var developmentRegion = usualRegion
  /// The development language of a project that says none, as Xcode has it.
  public static let usualRegion = "en"
  /// Whether the display name is written in a file, be it the project's; else it was guessed from the folder's name.
  public var isNameWritten = true
  /// Whether the bundle identifier is; else it was made from the app's name.
  public var isIdentifierWritten = true
  /// Whether the project's build settings bring an NSSiriUsageDescription.
  public var hasUsageInBuildSettings = false
  /// The systems that each extension is for, by the path of its Info.plist.
  public var systems: [String: Set<AppleSystem>] = [:]
  /// The folder outside of which nothing is the app's.
  public var root = ""
  /// Where its App Intents stand.
  public var appIntents = AppIntentFiles()
}

extension LoadedApp {
  /// The paths of its files of lines by locale; the key "" is the one outside of any `.lproj`.
  public var linePaths: [String: String] {
    Dictionary(lineFiles.map { ($0.locale, $0.path) }) { first, _ in first }
  }
}

/// Reads an app's Info.plist files and vocabularies: `Vocabulary/Apps/<App>`, or a folder of an Xcode project.
public enum AppLoader {
  /// Finds every app with an Intents extension below a folder.
  ///
  /// What is malformed is reported and left out; the rest is read.
  ///
  /// - Parameter catalog: the intents that the files may name.
  public static func load(
    _ folder: String, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> [LoadedApp] {
    guard FileReader.isFolder(folder) else {
      diagnostics.append(Diagnostic(.error, "there is no folder '\(folder)'", at: TextPlace(file: folder, line: 1)))
      return []
    }
    return load(ProjectScan(folder), of: folder, catalog: catalog, diagnostics: &diagnostics)
  }

  /// The apps of a folder that was searched.
  ///
  /// - Parameter catalog: the intents that the files may name.
  public static func load(
    _ scan: ProjectScan, of folder: String, catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) -> [LoadedApp] {
    if let warning = scan.warning(of: folder) { diagnostics.append(warning) }
    // What is wrong with a project is told where it is built.
    var unheard: [Diagnostic] = []
    let projects = scan.projects.compactMap { XcodeProject($0, problems: &unheard) }
    let survey = AppSurvey(scan, projects: projects, catalog: catalog, diagnostics: &diagnostics)
    let apps = survey.layout.groups.compactMap { survey.assemble($0, diagnostics: &diagnostics) }
    if apps.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error,
          "no Intents extension and no App Intents below '\(folder)'; expected an Info.plist whose "
            + "NSExtensionPointIdentifier is 'com.apple.intents-service', an app's with NSUserActivityTypes, or a Swift file "
            + "with an AppIntent", at: TextPlace(file: folder, line: 1))
      )
    }
    return apps
  }
}
