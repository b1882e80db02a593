import SimDiagnostics

/// Decides which app the App Intents of a folder belong to: the app whose target builds the file, or a part of the app;
/// else the nearest.
extension ProjectLayout {
  /// The Swift files of a search that declare App Intents, or what belongs to them.
  static func appIntentSources(of scan: ProjectScan) -> [String] {
    scan.sources.filter { path in
      guard !isTest(path.dropFirst(scan.folder.count)), let bytes = try? FileReader.bytes(of: path) else {
        return false
      }
      return AppIntentReader.concerns(bytes)
    }.sorted()
  }

  /// A file of tests declares what no device ever sees.
  private static func isTest(_ path: Substring) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Tests" }
  }

  /// Gives each file to an app. One that no group has yet gets a group.
  mutating func addAppIntents(_ files: [String]) {
    guard !files.isEmpty else { return }
    // An entity or an enumeration that belongs to them may well be in another target's file.
    guard !AppIntentFiles(sources: files).declaresNothing else { return }
    let candidates = appIntentCandidates()
    var apps: [Int: [String]] = [:]
    func builders(_ file: String) -> [Int] {
      let whole = FilePath.absolute(file)
      return candidates.indices.filter { candidates[$0].sources.contains(whole) }
    }
    func declares(_ file: String) -> Bool { !AppIntentFiles(sources: [file]).declaresNothing }
    // A file that only mentions intents, and is built, doesn't show where they belong.
    let someAreBuilt = files.contains { !builders($0).isEmpty && declares($0) }
    for file in files {
      let whole = FilePath.absolute(file)
      let all = builders(file)
      // A file that no target builds, where others are built, belongs to no app; a package builds its own files.
      if all.isEmpty, someAreBuilt, !isOfPackage(file) {
        if declares(file) { strayAppIntents.append(file) }
        continue
      }
      // What a phone's app has, a watch's has once more.
      let phones = all.filter { candidates[$0].group.target?.isPhoneApp == true }
      let builders = phones.isEmpty ? all : phones
      let owners = builders.isEmpty ? nearest(whole, among: candidates).map { [$0] } ?? [] : builders
      for owner in owners { apps[owner, default: []].append(file) }
    }
    guard !candidates.isEmpty else { return addAppIntentsWithoutApp(files) }
    var known = groups.map(\.appIntentSources)
    for (index, files) in apps.sorted(by: { $0.key < $1.key }) {
      // Flavours of one app are built of the same files; the first flavour represents all.
      guard !known.contains(files) else { continue }
      known.append(files)
      // An app that only shares an enumeration's file with others has no App Intents of its own.
      guard !AppIntentFiles(sources: files).declaresNothing else { continue }
      let candidate = candidates[index]
      if let known = groups.firstIndex(where: { candidate.isMain(of: $0) }) {
        groups[known].appIntentSources = files
        continue
      }
      var group = candidate.group
      group.appIntentSources = files
      group.root = root(ofAppIn: group)
      groups.append(group)
    }
  }

  private func isOfPackage(_ file: String) -> Bool {
    scan.root(of: FilePath.folder(of: file)).map { FileReader.exists($0 + "/Package.swift") } ?? false
  }

  /// Gives them to the nearest extension if nothing says which app has them; without one, the folder counts as an app.
  private mutating func addAppIntentsWithoutApp(_ files: [String]) {
    func nearness(_ index: Int) -> Int {
      groups[index].extensions.map { FilePath.commonFolders($0.folder, files[0]) }.max() ?? 0
    }
    if let nearest = groups.indices.max(by: { nearness($0) < nearness($1) }) {
      groups[nearest].appIntentSources = files
      return
    }
    let shared = files.dropFirst().reduce(FilePath.folder(of: files[0])) {
      FilePath.common($0, FilePath.folder(of: $1))
    }
    let folder = scan.root(of: shared) ?? shared
    groups.append(
      Group(root: folder, standIn: BundleInfo(standingInFor: folder), appIntentSources: files))
  }

  /// An app to which App Intents may belong.
  private struct OwnerCandidate {
    var group: Group
    /// The Swift files of its target, and of those that are put into it.
    var sources: Set<String>

    func isMain(of other: Group) -> Bool {
      if let own = group.app, let app = other.app { return own.path == app.path }
      if let own = group.target, let target = other.target {
        return own.identifier == target.identifier && group.projectPath == other.projectPath
      }
      return false
    }
  }

  private func appIntentCandidates() -> [OwnerCandidate] {
    var found: [OwnerCandidate] = []
    for project in projects {
      let bounds = CheckoutBounds(around: project.folder)
      for target in project.targets where target.isApp && !target.isAppClip {
        let parts = parts(of: target, in: project)
        let sources = parts.flatMap { MemberReader.members(of: $0, in: project, bounds: bounds).sources }
        let bundle = bundles.first { bundle in
          bundle.projectPath == project.path && bundle.targets.contains { $0.identifier == target.identifier }
            && bundle.kind == .app
        }
        var group = Group(app: bundle, target: target, projectPath: project.path)
        if bundle == nil { group.standIn = BundleInfo(standingInFor: project.folder) }
        found.append(OwnerCandidate(group: group, sources: Set(sources.map(FilePath.absolute))))
      }
    }
    // A phone's app goes before a watch's and a desktop's.
    let phones = found.filter { $0.group.target?.isPhoneApp == true }
    let others = found.filter { $0.group.target?.isPhoneApp != true }
    if !found.isEmpty { return phones + others }
    return bundles.filter { $0.kind == .app && !$0.outline.isOfWatch }.map {
      OwnerCandidate(group: Group(app: $0), sources: [])
    }
  }

  /// A target and all that is built before it.
  private func parts(of target: XcodeProject.Target, in project: XcodeProject) -> [XcodeProject.Target] {
    var found = [target]
    var next = target.dependencies
    while let identifier = next.popLast() {
      guard let part = project.targets.first(where: { $0.identifier == identifier }),
        !found.contains(where: { $0.identifier == identifier })
      else { continue }
      found.append(part)
      next += part.dependencies
    }
    return found
  }

  private func nearest(_ file: String, among candidates: [OwnerCandidate]) -> Int? {
    func folder(_ candidate: OwnerCandidate) -> String {
      candidate.group.app?.folder ?? candidate.group.projectPath.map(FilePath.folder(of:)) ?? ""
    }
    // The first of several that are as near.
    return candidates.indices.max { a, b in
      let left = FilePath.commonFolders(FilePath.absolute(folder(candidates[a])), file)
      let right = FilePath.commonFolders(FilePath.absolute(folder(candidates[b])), file)
      return left == right ? a > b : left < right
    }
  }

  private func root(ofAppIn group: Group) -> String {
    if let project = group.projectPath { return FilePath.folder(of: project) }
    guard let app = group.app else { return group.root }
    return scan.root(of: app.folder) ?? FilePath.folder(of: app.folder)
  }
}

extension ProjectLayout.Group {
  /// Whether App Intents are all that the app has for Siri.
  var isReadAlone: Bool {
    !appIntentSources.isEmpty && extensions.isEmpty
      && (app.map { $0.outline.handledInApp.isEmpty && $0.outline.activityTypes.isEmpty } ?? true)
  }
}
