import SimDiagnostics

/// Which Info.plist files belong together.
struct ProjectLayout {
  struct Group {
    var app: BundleInfo?
    /// The app's target; nil where no project was found that says so.
    var target: XcodeProject.Target?
    /// The target's project.
    var projectPath: String?
    var extensions: [BundleInfo] = []
    var interface: BundleInfo?
    /// The app's outermost folder.
    var root = ""
    /// A placeholder for an Info.plist that Xcode makes as a whole; nil if there is one.
    var standIn: BundleInfo?
    /// The Swift files with its App Intents, sorted.
    var appIntentSources: [String] = []
  }

  /// Who has an extension.
  private enum Owner: Hashable {
    /// An app, by the index of its bundle.
    case bundle(Int)
    /// A target whose Info.plist Xcode makes, by its project and its identifier.
    case target(project: String, String)
  }

  let bundles: [BundleInfo]
  let projects: [XcodeProject]
  let scan: ProjectScan
  var groups: [Group] = []
  /// Swift files that declare App Intents, and that no target builds.
  var strayAppIntents: [String] = []

  init(bundles read: [BundleInfo], projects: [XcodeProject], scan: ProjectScan) {
    self.projects = projects
    self.scan = scan
    bundles = read.map { bundle in
      var bundle = bundle
      for project in projects {
        let path = FilePath.normalised(bundle.path)
        let targets = project.targets.filter { $0.infoPlist == path }
        guard !targets.isEmpty else { continue }
        bundle.settle(by: targets)
        bundle.projectPath = project.path
        break
      }
      return bundle
    }
    group()
    addAppIntents(Self.appIntentSources(of: scan))
  }

  private mutating func group() {
    var owned: [Owner: Group] = [:]
    var order: [Owner] = []
    var alone: [Group] = []
    for bundle in bundles where bundle.kind == .intents {
      guard let owner = owner(of: bundle) else {
        alone.append(Group(extensions: [bundle]))
        continue
      }
      if owned[owner] == nil {
        order.append(owner)
        owned[owner] = group(of: owner)
      }
      owned[owner]?.extensions.append(bundle)
    }
    for bundle in bundles where bundle.kind == .intentsUI {
      if let owner = owner(of: bundle) { owned[owner]?.interface = bundle }
    }
    // An app that handles intents itself needs no extension.
    for (index, bundle) in bundles.enumerated() where bundle.kind == .app && !bundle.outline.handledInApp.isEmpty {
      guard owned[.bundle(index)] == nil else { continue }
      order.append(.bundle(index))
      owned[.bundle(index)] = group(of: .bundle(index))
    }
    // So does one whose shortcuts are activities; beside apps with intents it is another program of a large project.
    if owned.isEmpty, alone.isEmpty {
      for (index, bundle) in bundles.enumerated() where bundle.kind == .app && !bundle.outline.activityTypes.isEmpty {
        order.append(.bundle(index))
        owned[.bundle(index)] = group(of: .bundle(index))
      }
    }
    let sorted = order.sorted { place(of: $0) < place(of: $1) }
    groups = (sorted.compactMap { owned[$0] } + alone).map { group in
      var group = group
      group.root = root(of: group)
      return group
    }
  }

  private func group(of owner: Owner) -> Group {
    switch owner {
    case .bundle(let index):
      Group(app: bundles[index], target: bundles[index].targets.first, projectPath: bundles[index].projectPath)
    case .target(let path, let identifier):
      Group(
        target: projects.first { $0.path == path }?.targets.first { $0.identifier == identifier }, projectPath: path)
    }
  }

  private func place(of owner: Owner) -> Int {
    if case .bundle(let index) = owner { index } else { bundles.count }
  }

  // MARK: Extensions and their apps

  private func owner(of bundle: BundleInfo) -> Owner? { builder(of: bundle) ?? nearest(bundle).map { .bundle($0) } }

  /// The app into which the project puts the extension; of an extension in a watch app, the phone's that brings it
  /// along.
  private func builder(of bundle: BundleInfo) -> Owner? {
    guard let project = projects.first(where: { $0.path == bundle.projectPath }) else { return nil }
    func apps(with targets: [XcodeProject.Target]) -> [XcodeProject.Target] {
      let identifiers = Set(targets.map(\.identifier))
      return project.targets.filter { app in
        app.isApp && !app.isAppClip && app.dependencies.contains(where: identifiers.contains)
      }
    }
    let direct = apps(with: bundle.targets)
    let holders = apps(with: direct)
    let candidates = holders.isEmpty ? direct : holders
    for target in candidates {
      // The projects of a tutorial's stages are copies, down to the identifiers in them.
      let index = bundles.firstIndex { app in
        app.kind == .app && app.projectPath == project.path
          && app.targets.contains { $0.identifier == target.identifier }
      }
      if let index { return .bundle(index) }
    }
    return candidates.first.map { .target(project: project.path, $0.identifier) }
  }

  /// Without a project's word: the app whose identifier begins the extension's, or whose folder is nearest.
  private func nearest(_ bundle: BundleInfo) -> Int? {
    let apps = bundles.indices.filter { bundles[$0].kind == .app }
    let ownRoot = projectRoot(of: bundle)
    let inside = apps.filter { projectRoot(of: bundles[$0]) == ownRoot }
    let candidates =
      inside.isEmpty || ownRoot == nil
      ? apps.filter { isNamed(bundle, by: bundles[$0]) || (inside.contains($0) && isBeside(bundle, bundles[$0])) }
      : inside
    // The first of several that are as near.
    return candidates.max { a, b in
      let (left, right) = (nearness(of: bundles[a], to: bundle), nearness(of: bundles[b], to: bundle))
      return left == right ? a > b : left.lexicographicallyPrecedes(right)
    }
  }

  private func projectRoot(of bundle: BundleInfo) -> String? { bundle.projectFolder ?? scan.root(of: bundle.folder) }

  private func isNamed(_ bundle: BundleInfo, by app: BundleInfo) -> Bool {
    guard let own = bundle.builtIdentifier, let other = app.builtIdentifier else { return false }
    return own.hasPrefix(other + ".")
  }

  /// Whether one of the two lies right below a folder that holds both: what lies deeper on both sides is of two apps.
  private func isBeside(_ bundle: BundleInfo, _ app: BundleInfo) -> Bool {
    let shared = FilePath.commonFolders(bundle.folder, app.folder)
    return min(bundle.folder.split(separator: "/").count, app.folder.split(separator: "/").count) - shared <= 1
  }

  /// The evidence that an extension belongs to an app, the weightiest first.
  private func nearness(of app: BundleInfo, to bundle: BundleInfo) -> [Int] {
    [
      isNamed(bundle, by: app) ? app.builtIdentifier?.utf8.count ?? 0 : 0,
      FilePath.commonFolders(app.folder, bundle.folder), app.outline.usage != nil ? 1 : 0,
    ]
  }

  // MARK: Roots and systems

  private func root(of group: Group) -> String {
    let members = [group.app].compactMap { $0 } + group.extensions
    guard let first = members.first else { return "" }
    let shared = members.dropFirst().reduce(first.folder) { FilePath.common($0, $1.folder) }
    if let project = projectRoot(of: first) { return FilePath.common(shared, project) }
    return members.count > 1 ? shared : FilePath.folder(of: shared)
  }

  /// The systems that an extension is for, as far as its project, its keys or its names reveal.
  func systems(of bundle: BundleInfo) -> Set<AppleSystem> {
    let built = bundle.targets.reduce(into: Set<AppleSystem>()) { $0.formUnion($1.systems) }
    if !built.isEmpty { return built }
    let watchApps = bundles.filter { $0.outline.isOfWatch && $0.path != bundle.path }
    if bundle.outline.isOfWatch || watchApps.contains(where: { isNamed(bundle, by: $0) }) { return [.watchOS] }
    let names = Array((bundle.path + " " + (bundle.outline.identifier?.text ?? "")).lowercased().utf8)
    let hints: [(StaticString, AppleSystem)] = [
      ("watch", .watchOS), ("macos", .macOS), ("tvos", .tvOS), ("vision", .visionOS),
    ]
    return [hints.first { ByteSearch.contains($0.0, in: names) }?.1 ?? .iOS]
  }
}
