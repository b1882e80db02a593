import SimDiagnostics

/// Where the modules of a checkout come from: its projects, its packages, and what other tools have put into it.
struct ModuleIndex {
  /// What a module is made from.
  enum Source {
    case target(XcodeProject.Target, XcodeProject)
    case package(PackageManifest.Target, LocalPackage)
    case pod(Pod)
    /// A folder of its name that belongs to no project and no package.
    case folder(Pod)
    /// A library that is built already, for Apple's systems.
    case binary(String)
  }

  /// The problems of reading projects and packages.
  private(set) var problems: [Diagnostic] = []

  private let bounds: CheckoutBounds
  private var projects: [XcodeProject]
  private var packages: [LocalPackage] = []
  private var pods: [Pod] = []
  private var binaries: [String: String] = [:]
  private var hasSearched = false
  private var knownPackages: Set<String> = []

  /// - Parameter projects: those that have been read.
  init(projects: [XcodeProject], bounds: CheckoutBounds) {
    self.projects = projects
    self.bounds = bounds
  }

  /// The source of a module, the nearest one if there are several; nil if the checkout has none.
  ///
  /// - Parameters:
  ///   - folder: the importer's.
  ///   - project: the importer's `.xcodeproj`.
  ///   - file: the file that imports it.
  mutating func source(of module: String, near folder: String, project: String?, in file: String) -> Source? {
    if let own = projects.first(where: { $0.path == project }), let found = target(module, in: own) { return found }
    search()
    let near = { (path: String) in FilePath.commonFolders(path, folder) }
    var best: (source: Source, nearness: Int)?
    for project in projects {
      guard let found = target(module, in: project), near(project.folder) > (best?.nearness ?? -1) else { continue }
      best = (found, near(project.folder))
    }
    for package in packages {
      guard let target = package.manifest.targets.first(where: { Self.matches($0, module) }),
        near(package.folder) > (best?.nearness ?? -1)
      else { continue }
      best = (.package(target, package), near(package.folder))
    }
    // A pod whose project exists has been found before.
    return best?.source ?? pods.first { $0.module == module }.map(Source.pod) ?? self.folder(
      module, beside: folder, for: file)
      ?? binaries[module].map(Source.binary)
  }

  /// A folder with Swift files that has the module's name, beside the importer or in a folder around that.
  private func folder(_ module: String, beside importer: String, for file: String) -> Source? {
    var around = FilePath.normalised(importer)
    while FilePath.contains(bounds.root, around) {
      for path in [around + "/" + module, around + "/Sources/" + module] {
        // A file's own folder isn't the module that the file imports.
        guard !FilePath.contains(path, FilePath.normalised(file)), FileReader.isFolder(path), !bounds.isLeft(by: path)
        else { continue }
        let pod = Pod(folder: path)
        if !pod.members(bounds: bounds).sources.isEmpty { return .folder(pod) }
      }
      guard around != bounds.root, around != "/" else { break }
      around = FilePath.folder(of: around)
    }
    return nil
  }

  private static func matches(_ target: PackageManifest.Target, _ module: String) -> Bool {
    target.kind != .test && (target.name == module || BuildSettings.moduleName(target.name) == module)
  }

  /// A phone's target is preferred to one of the same module for other systems.
  private func target(_ module: String, in project: XcodeProject) -> Source? {
    let found = project.targets.filter { $0.isLibrary && $0.module == module }
    let best = found.first { $0.systems.isEmpty || $0.systems.contains(.iOS) } ?? found.first
    return best.map { .target($0, project) }
  }

  // MARK: The checkout

  private static let skipped: Set = ["build", "Build", "DerivedData", "node_modules", "fastlane"]
  private static let depthLimit = 10

  /// Searches the checkout as soon as a module is needed that the own project doesn't make.
  private mutating func search() {
    guard !hasSearched else { return }
    hasSearched = true
    var left = 20_000
    visit(bounds.root, depth: 0, &left)
    // What SwiftPM has fetched for a package.
    let fetched = bounds.root + "/.build/checkouts"
    for entry in FileReader.entries(of: fetched) where entry.isFolder { addPackage(fetched + "/" + entry.name) }
    // Projects and packages that are named by their path may lie beside the checkout.
    var named = 0
    while named < projects.count, projects.count < 500 {
      addNamed(by: projects[named])
      named += 1
    }
    var next = 0
    while next < packages.count, packages.count < 500 {
      let package = packages[next]
      for path in package.manifest.localPackages {
        addPackage(FilePath.normalised(path.hasPrefix("/") ? path : package.folder + "/" + path))
      }
      next += 1
    }
  }

  private mutating func visit(_ folder: String, depth: Int, _ left: inout Int) {
    guard depth <= Self.depthLimit, left > 0 else { return }
    left -= 1
    for entry in FileReader.entries(of: folder) {
      let path = folder + "/" + entry.name
      guard entry.isFolder else {
        if entry.name == "Package.swift" { addPackage(folder) }
        if entry.name.hasSuffix(".podspec") { pods.append(Pod(specification: path)) }
        continue
      }
      if entry.name.hasSuffix(".xcodeproj") {
        addProject(path)
      } else if entry.name.hasSuffix(".framework") || entry.name.hasSuffix(".xcframework") {
        let module = String(entry.name.prefix { $0 != "." })
        if binaries[module] == nil { binaries[module] = path }
      } else if !Self.skipped.contains(entry.name), !MemberKind.isWhole(entry.name), !entry.name.hasSuffix(".lproj") {
        if folder.hasSuffix("/Pods") { pods.append(Pod(folder: path)) }
        visit(path, depth: depth + 1, &left)
      }
    }
  }

  private mutating func addNamed(by project: XcodeProject) {
    var tree = ProjectFileTree(project.objects, sourceRoot: project.sourceRoot)
    for object in project.objects.all {
      switch object.isa {
      case "XCLocalSwiftPackageReference":
        guard let path = object.string("relativePath") ?? object.string("path") else { continue }
        addPackage(FilePath.normalised(path.hasPrefix("/") ? path : project.folder + "/" + path))
      case "PBXFileReference":
        let kind = object.string("lastKnownFileType") ?? ""
        if kind == "wrapper" || kind.hasPrefix("folder"), let path = tree.path(of: object.identifier) {
          addPackage(path)
        } else if kind == "wrapper.pb-project", let path = tree.path(of: object.identifier) {
          addProject(path)
        }
      default: break
      }
    }
  }

  private mutating func addProject(_ path: String) {
    guard !projects.contains(where: { $0.path == path }), FileReader.isFolder(path), !bounds.isLeft(by: path),
      let project = XcodeProject(path, problems: &problems)
    else { return }
    projects.append(project)
  }

  private mutating func addPackage(_ folder: String) {
    guard knownPackages.insert(folder).inserted, FileReader.isFile(folder + "/Package.swift"),
      !bounds.isLeft(by: folder), let package = LocalPackage(folder, problems: &problems)
    else { return }
    packages.append(package)
  }

  /// The package whose target has a folder among its sources; nil where none has.
  mutating func package(around folder: String) -> (package: LocalPackage, target: PackageManifest.Target)? {
    search()
    var best: (package: LocalPackage, target: PackageManifest.Target, nearness: Int)?
    for package in packages where FilePath.contains(package.folder, folder) {
      for target in package.manifest.targets where target.kind == .regular {
        guard let sources = package.sourceFolder(of: target),
          FilePath.contains(sources, folder) || FilePath.contains(folder, sources), folder != package.folder
        else { continue }
        let nearness = FilePath.commonFolders(sources, folder)
        if nearness > best?.nearness ?? -1 { best = (package, target, nearness) }
      }
    }
    return best.map { ($0.package, $0.target) }
  }
}
