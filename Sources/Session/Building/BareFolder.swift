import SimAppFiles
import SimDiagnostics
import SimLexicon

/// What a folder without a project holds: an extension's Info.plist and its Swift sources beside it.
enum BareFolder {
  static func plan(of loaded: LoadedApp) -> AppPlan? {
    let programs = loaded.extensionPlists.enumerated().compactMap { index, path -> ProgramPlan? in
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      let folder = String(path[..<slash])
      var problems: [Diagnostic] = []
      let sources = FileSearch.files([folder], ending: ".swift", diagnostics: &problems)
      guard !sources.isEmpty, let document = PlistReader.read(path, diagnostics: &problems) else { return nil }
      let name = String(folder.split(separator: "/").last ?? "Extension")
      var plan = ProgramPlan(kind: .intents, target: name, module: name, place: TextPlace(file: path, line: 1))
      plan.sources = sources
      plan.info = document.root
      plan.infoPath = path
      plan.principalClass =
        loaded.principalClasses.indices.contains(index)
        ? loaded.principalClasses[index].split(separator: ".").last.map { "\(name).\($0)" } : nil
      return plan
    }
    guard !programs.isEmpty else { return nil }
    return AppPlan(
      name: loaded.app.displayName(in: "en"), folder: loaded.root, loaded: loaded, extensions: programs)
  }
}
