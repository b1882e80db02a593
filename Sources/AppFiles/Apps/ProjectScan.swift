package import SimDiagnostics

/// The files of interest below a folder, as they lie in an Xcode project or in `Vocabulary/Apps`.
package struct ProjectScan: Sendable {
  /// A file inside an `.lproj`, or beside one.
  package struct Localised: Hashable, Sendable {
    /// The file's path, as the folder was named.
    package var path: String
    /// The folder that holds the `.lproj`, or the file itself.
    package var folder: String
    /// `en`, `zh-Hans`, `Base`; "" outside of any `.lproj`.
    package var locale: String
  }

  /// The paths of the Info.plists.
  package private(set) var infoPlists: [String] = []
  /// The AppIntentVocabulary.plists by their languages.
  package private(set) var vocabularies: [Localised] = []
  /// The InfoPlist.strings by their languages, and the InfoPlist.xcstrings, which have all of them.
  package private(set) var strings: [Localised] = []
  /// What apps have Siri say, by its languages: `Siri.lines`.
  package private(set) var lines: [Localised] = []
  /// The `.intentdefinition` files, by the `.lproj` in which they lie.
  package private(set) var definitions: [Localised] = []
  /// The files in which texts of App Intents and phrases of App Shortcuts are translated: `AppShortcuts` and
  /// `Localizable`, as `.strings` and `.xcstrings`.
  package private(set) var translations: [Localised] = []
  /// The transcripts.
  package private(set) var talks: [String] = []
  /// The Swift files, but for the manifests of packages.
  package private(set) var sources: [String] = []
  /// The `.lproj` folders themselves, each with its language.
  package private(set) var languages: [Localised] = []
  /// The `.xcodeproj` folders.
  package private(set) var projects: [String] = []
  /// Folders that are the root of a project or of a checkout.
  private(set) var roots: Set<String> = []
  /// What the folder has more of than a project can have, where that cut the search short; nil if all was searched.
  package private(set) var cut: String?

  /// The most that a project has. Given a home folder, or a folder of many people's copies, the search reports that at
  /// once instead of taking forever.
  enum Bound {
    static let folders = 20_000
    static let entries = 200_000
    static let depth = 12
    static let projects = 50
    static let infoPlists = 500
  }

  /// What was searched.
  let folder: String
  private var folders = Bound.folders
  private var entries = Bound.entries
  /// What a build, a package manager or an asset catalogue leaves behind.
  private static let skipped: Set = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "fastlane",
  ]
  private static let skippedExtensions = [
    ".xcassets", ".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".bundle", ".docc",
  ]
  /// Beside sources these are what a build has left; inside one of them they are what it consists of.
  private static let products = [".app", ".appex"]
  private let isProduct: Bool
  private static let translationFiles: Set = [
    "AppShortcuts.strings", "AppShortcuts.xcstrings", "Localizable.strings", "Localizable.xcstrings",
  ]
  private static let rootFiles: Set = ["Package.swift", "Project.swift", "project.yml", "Podfile"]
  private static let rootExtensions = [".xcodeproj", ".xcworkspace"]

  /// Whether a folder is the root of a project or of a checkout: what lies beside it is another's.
  package static func isRoot(_ folder: String) -> Bool {
    FileReader.exists(folder + "/.git") || FileReader.entries(of: folder).contains(where: marksRoot)
  }

  private static func marksRoot(_ entry: FileReader.Entry) -> Bool {
    entry.isFolder ? rootExtensions.contains(where: entry.name.hasSuffix) : rootFiles.contains(entry.name)
  }

  /// The innermost root in which a folder lies; nil where nothing marks one.
  package func root(of folder: String) -> String? {
    roots.filter { FilePath.contains($0, folder) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Searches a folder, without what a build leaves behind.
  package init(_ root: String) {
    var root = root
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    isProduct = Self.products.contains(where: root.hasSuffix)
    folder = root
    visit(root, locale: "", holder: root, depth: 0)
  }

  private mutating func stop(_ reason: String) { cut = cut ?? reason }

  private mutating func visit(_ folder: String, locale: String, holder: String, depth: Int) {
    guard folders > 0 else { return stop("\(Bound.folders) folders") }
    guard depth <= Bound.depth else { return stop("\(Bound.depth) folders one in the other") }
    folders -= 1
    if FileReader.exists(folder + "/.git") { roots.insert(folder) }
    for entry in FileReader.entries(of: folder) {
      guard entries > 0 else { return stop("\(Bound.entries) files") }
      entries -= 1
      let path = folder + "/" + entry.name
      if Self.marksRoot(entry) { roots.insert(folder) }
      guard entry.isFolder else {
        if entry.name == "Info.plist" || entry.name.hasSuffix("-Info.plist") {
          if infoPlists.count < Bound.infoPlists {
            infoPlists.append(path)
          } else {
            stop("\(Bound.infoPlists) Info.plists")
          }
        } else if entry.name == "AppIntentVocabulary.plist" {
          vocabularies.append(Localised(path: path, folder: holder, locale: locale))
        } else if entry.name == "InfoPlist.strings" || entry.name == "InfoPlist.xcstrings" {
          strings.append(Localised(path: path, folder: holder, locale: locale))
        } else if entry.name == "Siri.lines" {
          lines.append(Localised(path: path, folder: holder, locale: locale))
        } else if Self.translationFiles.contains(entry.name) {
          translations.append(Localised(path: path, folder: holder, locale: locale))
        } else if entry.name.hasSuffix(".intentdefinition") {
          definitions.append(Localised(path: path, folder: holder, locale: locale))
        } else if entry.name.hasSuffix(".talk") {
          talks.append(path)
        } else if entry.name.hasSuffix(".swift"), entry.name != "Package.swift" {
          sources.append(path)
        }
        continue
      }
      if entry.name.hasSuffix(".xcodeproj") {
        if projects.count < Bound.projects { projects.append(path) } else { stop("\(Bound.projects) projects") }
      } else if entry.name.hasSuffix(".lproj") {
        let locale = LocaleName.normalised(String(entry.name.dropLast(6)))
        languages.append(Localised(path: path, folder: folder, locale: locale))
        visit(path, locale: locale, holder: folder, depth: depth + 1)
      } else if !Self.skipped.contains(entry.name), !Self.skippedExtensions.contains(where: entry.name.hasSuffix),
        isProduct || !Self.products.contains(where: entry.name.hasSuffix)
      {
        visit(path, locale: "", holder: path, depth: depth + 1)
      }
    }
  }
}

/// Names of languages and locales.
package enum LocaleName {
  private static let old = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja", "Dutch": "nl",
  ]

  /// `zh_CN` and `English` as they are written today.
  package static func normalised(_ name: String) -> String {
    old[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
  }
}

extension ProjectScan {
  /// The report where not all of a folder was seen; nil where it was.
  package func warning(of folder: String) -> Diagnostic? {
    cut.map { reason in
      Diagnostic(
        .warning,
        "the search below '\(folder)' was cut short: it holds more than \(reason); name the project's own folder",
        at: TextPlace(file: folder, line: 1))
    }
  }
}
