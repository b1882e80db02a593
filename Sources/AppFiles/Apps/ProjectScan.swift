/// The files of interest below a folder, as they lie in an Xcode project or in `Vocabulary/Apps`.
struct ProjectScan {
  /// A file inside an `.lproj`, or beside one.
  struct Localised {
    var path: String
    /// The folder that holds the `.lproj`, or the file itself.
    var folder: String
    /// `en`, `zh-Hans`, `Base`; "" outside of any `.lproj`.
    var locale: String
  }

  private(set) var infoPlists: [String] = []
  private(set) var vocabularies: [Localised] = []
  private(set) var strings: [Localised] = []
  /// Whether the search was cut short.
  private(set) var isIncomplete = false

  /// A project has some thousand files; whoever points at his home folder is told so instead of waiting.
  private var folders = 20_000
  private static let depthLimit = 12
  /// What a build, a package manager or an asset catalogue leaves behind.
  private static let skipped: Set = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "fastlane",
  ]
  private static let skippedExtensions = [
    ".xcassets", ".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".app", ".appex", ".bundle", ".docc",
  ]

  init(_ root: String) {
    var root = root
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    visit(root, locale: "", holder: root, depth: 0)
  }

  private mutating func visit(_ folder: String, locale: String, holder: String, depth: Int) {
    guard folders > 0, depth <= Self.depthLimit else {
      isIncomplete = true
      return
    }
    folders -= 1
    for entry in FileReader.entries(of: folder) {
      let path = folder + "/" + entry.name
      guard entry.isFolder else {
        if entry.name == "Info.plist" || entry.name.hasSuffix("-Info.plist") {
          infoPlists.append(path)
        } else if entry.name == "AppIntentVocabulary.plist" {
          vocabularies.append(Localised(path: path, folder: holder, locale: locale))
        } else if entry.name == "InfoPlist.strings" {
          strings.append(Localised(path: path, folder: holder, locale: locale))
        }
        continue
      }
      if entry.name.hasSuffix(".lproj") {
        visit(path, locale: LocaleName.normalised(String(entry.name.dropLast(6))), holder: folder, depth: depth + 1)
      } else if !Self.skipped.contains(entry.name), !Self.skippedExtensions.contains(where: entry.name.hasSuffix) {
        visit(path, locale: "", holder: path, depth: depth + 1)
      }
    }
  }
}

/// Names of languages and locales.
enum LocaleName {
  private static let old = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja", "Dutch": "nl",
  ]

  /// `zh_CN` and `English` as they are written today.
  static func normalised(_ name: String) -> String {
    old[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
  }
}
