import SimDiagnostics

/// The folder of an extension that no project builds: its Info.plist and the Swift files around it.
struct LooseFolder {
  /// The folder whose files are the extension's.
  let folder: String
  private let others: [String]
  private let infoPlists: Set<String>
  private let roots: String

  init(of bundle: BundleInfo, among survey: AppSurvey, bounds: CheckoutBounds) {
    infoPlists = Set(survey.layout.bundles.map { FilePath.normalised($0.path) })
    let own = FilePath.normalised(bundle.folder)
    let foreign = survey.layout.bundles.filter { $0.path != bundle.path }.map { FilePath.normalised($0.folder) }
    let sources = survey.projects.isEmpty ? survey.scan.root(of: own) ?? bounds.root : bounds.root
    roots = sources
    var folder = own
    // A list may lie in a folder of its own, 'Supporting Files'; what lies farther off is no longer around it.
    for _ in 0..<Self.levelsAbove
    where !Self.hasSwift(folder) && folder != sources && FilePath.contains(sources, folder) {
      let parent = FilePath.folder(of: folder)
      guard !foreign.contains(where: { FilePath.contains(parent, $0) }) else { break }
      folder = parent
    }
    if !Self.hasSwift(folder) { folder = own }
    self.folder = folder
    others = foreign.filter { $0 != folder && FilePath.contains(folder, $0) }
  }

  private static let levelsAbove = 2

  private static func hasSwift(_ folder: String) -> Bool {
    FolderFiles.paths(in: folder) { path, isFolder in isFolder || path.hasSuffix(".swift") }.contains {
      $0.hasSuffix(".swift")
    }
  }

  private static let skipped: Set = ["build", "Build", "DerivedData", "Pods", "Carthage", "SourcePackages", "Tests"]

  /// The files of the folder, without those of other bundles in it.
  func members(bounds: CheckoutBounds) -> TargetMembers {
    var members = TargetMembers(bounds: bounds)
    let paths = FolderFiles.paths(in: folder) { path, isFolder in
      let whole = folder + "/" + path
      if isFolder {
        return !others.contains(whole) && !Self.skipped.contains(path.split(separator: "/").last.map(String.init) ?? "")
      }
      return !infoPlists.contains(whole) && path != "Package.swift"
    }
    for path in paths { members.add(folder + "/" + path, at: TextPlace(file: folder + "/" + path, line: 1)) }
    return members
  }

  /// The definitions that lie around the folder, where nothing says whose they are.
  var definitionsAround: [String] {
    FolderFiles.paths(in: roots) { path, isFolder in
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return isFolder ? !Self.skipped.contains(name) : name.hasSuffix(".intentdefinition")
    }.filter { $0.hasSuffix(".intentdefinition") }.map { roots + "/" + $0 }
  }

  private static let makers = [
    (file: "project.yml", tool: "XcodeGen", command: "xcodegen generate"),
    (file: "project.yaml", tool: "XcodeGen", command: "xcodegen generate"),
    (file: "Project.swift", tool: "Tuist", command: "tuist generate"),
    (file: "BUILD.bazel", tool: "Bazel", command: "bazel run //:xcodeproj"),
  ]

  /// What makes a project that isn't there.
  var generators: [ForeignPart] { Self.generators(from: folder, to: roots) }

  /// The files of generators in a folder and in those around it.
  static func generators(from folder: String, to root: String) -> [ForeignPart] {
    var folder = folder
    for _ in 0..<12 {
      for maker in makers where FileReader.isFile(folder + "/" + maker.file) {
        return [
          ForeignPart(
            kind: .generator, name: maker.tool, place: TextPlace(file: folder + "/" + maker.file, line: 1),
            remedy: "the project is made by \(maker.tool); run '\(maker.command)', so that the targets are known")
        ]
      }
      guard folder != root, folder != "/", folder != "." else { break }
      folder = FilePath.folder(of: folder)
    }
    return []
  }
}
