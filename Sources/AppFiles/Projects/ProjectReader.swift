package import SimCatalog
import SimDiagnostics
import SimLexicon

/// Reads what a developer has: an `.xcodeproj`, an `.xcworkspace`, a folder that holds some, a Swift package, or a
/// folder with an extension's Info.plist and its Swift files. It runs nothing and writes nothing.
package enum ProjectReader {
  /// The apps at a path with all that their programs are built from.
  ///
  /// What can't be read is reported and left out; the rest is read.
  ///
  /// - Parameters:
  ///   - path: a file or a folder, as it was named.
  ///   - catalog: the intents that need no definition.
  package static func read(_ path: String, catalog: Catalog = .siriKit) -> ProjectPlan {
    var problems: [Diagnostic] = []
    guard let scope = ProjectScope(path, problems: &problems) else { return ProjectPlan(problems: problems) }
    if let warning = scope.scan.warning(of: scope.folder) { problems.append(warning) }
    let projects = scope.projects.compactMap { XcodeProject($0, problems: &problems) }
    let survey = AppSurvey(
      scope.scan, projects: projects, onlyOfTargets: scope.isOneProject, catalog: catalog, diagnostics: &problems)
    var assembly = ProgramPlanner(survey, bounds: scope.bounds, catalog: catalog)
    var apps: [AppPlan] = []
    for group in survey.layout.groups where scope.takesIn(group) {
      guard let loaded = survey.assemble(group, diagnostics: &problems) else { continue }
      let project = projects.first { $0.path == group.projectPath }
      let main = group.target.flatMap { target in
        project.map { assembly.program(.app, of: target, in: $0, list: group.app?.outline, app: nil) }
      }
      let app = main ?? group.app.map { assembly.program(.app, of: $0, app: nil) }
      var performer: ProgramPlan?
      if !group.appIntentSources.isEmpty {
        let whole = app ?? group.standIn.map { assembly.program(.appIntents, of: $0, app: nil) }
        performer = whole.map { ProgramPlanner.performing($0, group.appIntentSources) }
        // Files that belong to no project may lie anywhere beside them.
        if group.projectPath == nil { performer?.addReserve(scope.scan.sources, except: projects) }
      }
      guard !group.isReadAlone else {
        // Nothing of the app is built but what its App Intents need.
        var plan = AppPlan(
          name: group.target?.name ?? loaded.app.displayName(in: ""),
          folder: FilePath.contains(scope.folder, loaded.root) ? loaded.root : scope.folder, loaded: loaded,
          extensions: [])
        plan.performer = performer
        apps.append(plan)
        continue
      }
      let extensions = group.extensions.map { assembly.program(.intents, of: $0, app: group.target) }
      var plan = AppPlan(
        name: group.target?.name ?? app?.target ?? extensions.first?.target ?? loaded.app.displayName(in: ""),
        folder: FilePath.contains(scope.folder, loaded.root) ? loaded.root : scope.folder, loaded: loaded,
        extensions: extensions,
        view: group.interface.map { assembly.program(.intentsUI, of: $0, app: group.target) }, app: app)
      plan.performer = performer
      apps.append(plan)
    }
    problems += assembly.findings
    if apps.isEmpty { problems.append(Self.nothing(in: scope, projects)) }
    var seen: Set<Diagnostic> = []
    return ProjectPlan(apps: apps, problems: problems.filter { seen.insert($0).inserted })
  }

  /// Why nothing was found.
  private static func nothing(in scope: ProjectScope, _ projects: [XcodeProject]) -> Diagnostic {
    if projects.isEmpty, let maker = LooseFolder.generators(from: scope.folder, to: scope.folder).first {
      return Diagnostic(.error, "no project below '\(scope.folder)': \(maker.remedy)", at: maker.place)
    }
    return scope.scan.withoutApps(in: scope.folder)
  }
}

/// The projects and the folder that a developer's path covers.
struct ProjectScope {
  /// The folder that is searched.
  let folder: String
  let scan: ProjectScan
  /// The `.xcodeproj` folders.
  let projects: [String]
  /// Whether a project was named, so that what else lies in its folder is another's.
  let isOneProject: Bool
  let bounds: CheckoutBounds
  /// The folder of an extension that was named; nil where all that was found is meant.
  let focus: String?

  /// Whether a group is meant.
  func takesIn(_ group: ProjectLayout.Group) -> Bool {
    guard let focus else { return true }
    return (group.extensions + [group.app, group.standIn].compactMap { $0 }).contains {
      FilePath.contains(focus, FilePath.normalised($0.folder))
    }
  }

  private static let files: Set = ["project.pbxproj", "contents.xcworkspacedata", "Package.swift"]

  /// - Returns: nil if there is nothing, or nothing that belongs to a project; either is reported.
  init?(_ path: String, problems: inout [Diagnostic]) {
    var whole = FilePath.absolute(path)
    guard FileReader.exists(whole) else {
      _ = FileSearch.files([path], ending: "", diagnostics: &problems)
      return nil
    }
    if !FileReader.isFolder(whole) {
      // A file of a project means the project.
      let name = whole.split(separator: "/").last.map(String.init) ?? ""
      guard Self.files.contains(name) || name.hasSuffix("Info.plist") else {
        problems.append(
          Diagnostic(
            .error,
            "'\(path)' is no project; expected an .xcodeproj, an .xcworkspace, a Package.swift, an Info.plist, or a folder "
              + "with one of them", at: TextPlace(file: whole, line: 1)))
        return nil
      }
      whole = FilePath.folder(of: whole)
    }
    if whole.hasSuffix(".xcworkspace"), FilePath.folder(of: whole).hasSuffix(".xcodeproj") {
      whole = FilePath.folder(of: whole)
    }
    switch true {
    case whole.hasSuffix(".xcodeproj"):
      folder = FilePath.folder(of: whole)
      scan = ProjectScan(folder)
      projects = [whole]
      isOneProject = true
    case whole.hasSuffix(".xcworkspace"):
      folder = FilePath.folder(of: whole)
      scan = ProjectScan(folder)
      let named = XcodeWorkspace.references(of: whole, problems: &problems)
      for path in named where path.hasSuffix(".xcodeproj") && !FileReader.isFolder(path) {
        // The pods' project is made by CocoaPods; it is reported where one of its pods is imported.
        guard !path.hasSuffix("/Pods.xcodeproj") else { continue }
        problems.append(
          Diagnostic(
            .warning, "there is no '\(path)'", at: TextPlace(file: whole + "/contents.xcworkspacedata", line: 1)))
      }
      projects = named.filter { $0.hasSuffix(".xcodeproj") && FileReader.isFolder($0) }
      isOneProject = !projects.isEmpty
    default:
      let found = ProjectScan(whole)
      if found.projects.isEmpty, let project = Self.project(around: whole, building: found.infoPlists) {
        folder = FilePath.folder(of: project)
        scan = ProjectScan(folder)
        projects = [project]
        isOneProject = true
        focus = whole
        bounds = CheckoutBounds(around: folder)
        return
      }
      folder = whole
      scan = found
      projects = scan.projects
      isOneProject = false
    }
    focus = nil
    bounds = CheckoutBounds(around: folder)
  }

  /// The project around a folder with a target that is built with one of its Info.plists: an extension may have members
  /// outside of its folder. The search ends at the checkout's root or, without a checkout, a few folders up.
  private static func project(around folder: String, building lists: [String]) -> String? {
    guard !lists.isEmpty else { return nil }
    let bounds = CheckoutBounds(around: folder)
    let home = ProcessVariables.all["HOME"].map(FilePath.normalised)
    var current = folder
    for _ in 0..<(bounds.isCheckout ? 6 : 3) {
      if current == "/" || current == home || (bounds.isCheckout && current == bounds.root) { return nil }
      current = FilePath.folder(of: current)
      for entry in FileReader.entries(of: current) where entry.isFolder && entry.name.hasSuffix(".xcodeproj") {
        let path = current + "/" + entry.name
        let targets = XcodeProject(path)?.targets ?? []
        if targets.contains(where: { $0.infoPlist.map(lists.contains) ?? false }) { return path }
      }
    }
    return nil
  }
}
