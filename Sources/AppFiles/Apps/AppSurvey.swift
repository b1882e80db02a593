import SimCatalog
import SimDiagnostics

/// The bundles and the projects of a folder, and which of them make up an app.
struct AppSurvey {
  let scan: ProjectScan
  let projects: [XcodeProject]
  let layout: ProjectLayout
  private let catalog: Catalog

  /// Reads the Info.plists that the search has found, and those of other names that a target has.
  ///
  /// - Parameter onlyOfTargets: leaves out what no target of the projects is built with.
  init(
    _ scan: ProjectScan, projects: [XcodeProject], onlyOfTargets: Bool = false, catalog: Catalog,
    diagnostics: inout [Diagnostic]
  ) {
    self.scan = scan
    self.projects = projects
    self.catalog = catalog
    var paths = scan.infoPlists
    var known = Set(paths.map(FilePath.normalised))
    var named: Set<String> = []
    for target in projects.flatMap(\.targets) where target.isApp || target.isExtension {
      guard let path = target.infoPlist, FileReader.isFile(path) else { continue }
      named.insert(path)
      if known.insert(path).inserted { paths.append(path) }
    }
    if onlyOfTargets { paths = paths.filter { named.contains(FilePath.normalised($0)) } }
    let bundles = paths.compactMap { path -> BundleInfo? in
      let (document, faults) = PlistReader.list(path)
      diagnostics += faults.diagnostics
      return document.map { BundleInfo(BundleOutline($0, catalog: catalog)) }
    }
    layout = ProjectLayout(bundles: bundles, projects: projects, scan: scan)
    diagnostics += layout.strayAppIntents.map {
      Diagnostic(
        .warning, "no target has this file as a member: its App Intents and phrases are in no app",
        at: TextPlace(file: $0, line: 1))
    }
  }

  /// The app of a group; nil where it has neither an Info.plist nor an extension.
  func assemble(_ group: ProjectLayout.Group, diagnostics: inout [Diagnostic]) -> LoadedApp? {
    AppAssembly(group: group, project: layout, scan: scan, catalog: catalog).assemble(&diagnostics)
  }
}
