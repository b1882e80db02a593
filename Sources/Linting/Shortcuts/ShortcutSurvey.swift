import SimAppFiles
import SimDefinitions
import SimDiagnostics

/// The definitions and sources below a folder, each with what its app says of languages and names.
struct ShortcutSurvey {
  /// The definitions, those of one name beside each other as copies of the first one.
  private(set) var definitions: [DefinitionOutline] = []
  /// What the sources hand over; files that hand nothing over are left out.
  private(set) var sources: [ShortcutOutline] = []
  /// What is wrong in the definitions and their strings.
  private(set) var problems: [Diagnostic] = []

  private let scan: ProjectScan
  private let top: String
  /// The folders with languages in which an app's Info.plist lies: each belongs to one app where no project says which
  /// files belong together.
  private let appFolders: [String]

  /// - Parameters:
  ///   - scan: the files below the folder.
  ///   - top: the folder.
  ///   - bundles: the Info.plists that were read.
  init(_ scan: ProjectScan, of top: String, bundles: [BundleOutline]) {
    self.scan = scan
    self.top = top
    let holders = Set(scan.languages.map(\.folder))
    appFolders = bundles.filter { $0.packageType?.text == "APPL" }.compactMap { bundle in
      Self.innermost(of: holders, around: FilePath.folder(of: bundle.file))
    }
    readDefinitions(bundles)
    sources = scan.sources.compactMap { path in
      ShortcutOutline(file: path).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  private mutating func readDefinitions(_ bundles: [BundleOutline]) {
    var groups: [[ProjectScan.Localised]] = []
    for file in scan.definitions {
      // Those of one name in the `.lproj` folders of one folder are one file for Xcode.
      if let index = groups.firstIndex(where: { Self.isSame($0[0], file) }) {
        groups[index].append(file)
      } else {
        groups.append([file])
      }
    }
    for group in groups {
      let root = root(of: group[0].folder)
      let build = BuildNames(projects: scan.projects.filter { FilePath.folder(of: $0) == root })
      // People don't call an app by the names of its frameworks, tests and extensions.
      let own = bundles.filter { bundle in
        let isApp = bundle.packageType.map { $0.text == "APPL" || $0.text.contains("$(") } ?? true
        return isApp && bundle.part == nil && self.root(of: FilePath.folder(of: bundle.file)) == root
      }
      let region = build.developmentRegion ?? LoadedApp.usualRegion
      let folders = scan.languages.filter { $0.locale != "Base" && self.root(of: $0.folder) == root }.map(\.locale)
      let read = group.sorted { Self.rank($0, region) < Self.rank($1, region) }.compactMap { file in
        definition(of: file.path).map { (locale: file.locale == "Base" ? "" : file.locale, definition: $0) }
      }
      for (index, file) in read.enumerated() {
        var outline = DefinitionOutline(
          definition: file.definition, locale: file.locale, developmentRegion: region,
          languages: Set(folders + [region]).sorted(), appNames: Self.names(of: own, build))
        outline.isCopy = index > 0
        if index == 0 {
          outline.copies = Dictionary(read.dropFirst().map { ($0.locale, $0.definition) }) { first, _ in first }
        }
        definitions.append(outline)
      }
    }
  }

  private static func isSame(_ a: ProjectScan.Localised, _ b: ProjectScan.Localised) -> Bool {
    a.folder == b.folder && FilePath.name(of: a.path) == FilePath.name(of: b.path) && !a.locale.isEmpty
      && !b.locale.isEmpty
  }

  /// The one that the others translate comes first.
  private static func rank(_ file: ProjectScan.Localised, _ region: String) -> Int {
    file.locale == "Base" ? 0 : file.locale == region ? 1 : 2
  }

  private mutating func definition(of path: String) -> IntentDefinition? {
    let (definition, found) = DefinitionReader.read(path)
    problems += found
    return definition
  }

  /// What people call the app: the name under its icon.
  private static func names(of bundles: [BundleOutline], _ build: BuildNames) -> [String] {
    var names: [String] = []
    for bundle in bundles {
      for name in [bundle.displayName?.text, bundle.displayName == nil ? bundle.bundleName?.text : nil] {
        if let name, !name.contains("$("), !names.contains(name) { names.append(name) }
      }
    }
    // If the Info.plists have no name, the app is called after the project's only product.
    if names.isEmpty, build.names.count == 1 { names = build.names }
    return names
  }

  /// The folder of the project to which a file belongs.
  private func root(of folder: String) -> String {
    Self.innermost(of: scan.projects.map(FilePath.folder(of:)), around: folder) ?? scan.root(of: folder)
      ?? Self.innermost(of: appFolders, around: folder) ?? top
  }

  /// The nearest of some folders around another, or that folder itself; nil if none is.
  private static func innermost(of folders: some Sequence<String>, around folder: String) -> String? {
    folders.filter { folder == $0 || folder.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }
}

extension ShortcutOutline {
  /// Whether the file hands nothing over.
  var isEmpty: Bool {
    suggestedPhrases.isEmpty && activities.isEmpty && donations.isEmpty && suggestions.isEmpty
  }
}
