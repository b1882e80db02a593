public import SimDiagnostics
public import SimLexicon

/// An app that was found, with what the session needs to start its programs.
public struct LoadedApp: Hashable, Sendable {
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
  /// CFBundleDevelopmentRegion, which `Base.lproj` and files outside of any `.lproj` are written in.
  public var developmentRegion = "en"
  /// Whether the display name is written in a file; else it was guessed from the folder's name.
  public var isNameWritten = true
}

/// Reads an app's Info.plist files and vocabularies: `Vocabulary/Apps/<App>`, or a folder of an Xcode project.
public enum AppLoader {
  /// Finds every app with an Intents extension below a folder.
  ///
  /// What is malformed is reported and left out; the rest is read.
  public static func load(_ folder: String, diagnostics: inout [Diagnostic]) -> [LoadedApp] {
    guard FileReader.isFolder(folder) else {
      diagnostics.append(Diagnostic(.error, "there is no folder '\(folder)'", at: TextPlace(file: folder, line: 1)))
      return []
    }
    let scan = ProjectScan(folder)
    if scan.isIncomplete {
      diagnostics.append(
        Diagnostic(
          .warning, "the search below '\(folder)' was cut short; name the project's own folder",
          at: TextPlace(file: folder, line: 1)))
    }
    let bundles = scan.infoPlists.compactMap { path -> BundleInfo? in
      guard var document = PlistReader.read(path, diagnostics: &diagnostics) else { return nil }
      let info = BundleInfo(&document)
      diagnostics += document.diagnostics
      return info
    }
    let project = ProjectLayout(bundles: bundles)
    let apps = project.groups.compactMap { group -> LoadedApp? in
      AppAssembly(group: group, project: project, scan: scan).assemble(&diagnostics)
    }
    if apps.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error,
          "no Intents extension below '\(folder)'; expected an Info.plist whose NSExtensionPointIdentifier is "
            + "'com.apple.intents-service'", at: TextPlace(file: folder, line: 1)))
    }
    return apps
  }
}

/// Which Info.plist files belong together.
struct ProjectLayout {
  struct Group {
    var app: BundleInfo?
    var extensions: [BundleInfo]
    var interface: BundleInfo?
  }

  let bundles: [BundleInfo]
  private(set) var groups: [Group] = []

  init(bundles: [BundleInfo]) {
    self.bundles = bundles
    let apps = bundles.filter { $0.kind == .app }
    var byApp: [Int: Group] = [:]
    for bundle in bundles where bundle.kind == .intents {
      guard let index = Self.nearest(bundle, among: apps) else {
        groups.append(Group(app: nil, extensions: [bundle], interface: nil))
        continue
      }
      byApp[index, default: Group(app: apps[index], extensions: [], interface: nil)].extensions.append(bundle)
    }
    for bundle in bundles where bundle.kind == .intentsUI {
      if let index = Self.nearest(bundle, among: apps), byApp[index] != nil { byApp[index]?.interface = bundle }
    }
    groups = byApp.keys.sorted().compactMap { byApp[$0] } + groups
  }

  /// The app whose identifier begins the extension's, or whose folder is nearest.
  private static func nearest(_ bundle: BundleInfo, among apps: [BundleInfo]) -> Int? {
    let byName = apps.indices.filter { index in
      guard let own = bundle.identifier, let app = apps[index].identifier, !BuildSettings.hasVariable(app) else {
        return false
      }
      return own.hasPrefix(app + ".")
    }
    if let found = byName.max(by: { apps[$0].identifier?.count ?? 0 < apps[$1].identifier?.count ?? 0 }) {
      return found
    }
    return apps.indices.max {
      commonFolders(apps[$0].folder, bundle.folder) < commonFolders(apps[$1].folder, bundle.folder)
    }
  }

  /// How many folders two paths share from their start.
  static func commonFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
