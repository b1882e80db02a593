import SimAppFiles
import SimDiagnostics
import SimLexicon

/// A plan as a text that a test compares: an entry a line, paths as they count from a folder.
struct PlanText {
  let root: String

  func text(_ plan: ProjectPlan) -> String {
    (plan.apps.map(text) + plan.problems.map { "problem: \(text($0))" }).joined(separator: "\n")
  }

  func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { "\(path($0.file ?? "")):\($0.line): " } ?? ""
    return place + diagnostic.severity.rawValue + ": " + path(diagnostic.message)
  }

  private func text(_ app: AppPlan) -> String {
    var lines = ["app \(app.name) is '\(app.loaded.app.displayNames[""] ?? "")', \(app.loaded.app.identifier)"]
    for file in app.loaded.vocabularies { lines.append("  vocabulary \(file.locale) \(path(file.file))") }
    for program in app.extensions { lines += text(program, "intents") }
    if let view = app.view { lines += text(view, "view") }
    if let program = app.app { lines += text(program, "app") }
    return lines.joined(separator: "\n")
  }

  private func text(_ program: ProgramPlan, _ kind: String) -> [String] {
    var lines = ["  \(kind) \(program.target), module \(program.module), \(program.bundleIdentifier ?? "-")"]
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { lines.append("    \(name): \(values.joined(separator: ", "))") }
    }
    add("list", [program.infoPath.map(path)].compactMap { $0 })
    add("class", [program.principalClass].compactMap { $0 })
    add("handles", program.intents)
    add("mode", [program.languageMode.rawValue])
    add("set", program.conditions)
    add("groups", program.appGroups)
    add("sources", program.sources.map(path))
    add("definitions", program.definitions.map(path))
    add("resources", program.resources.map(text))
    for module in program.modules {
      add("module \(module.name)", module.sources.map(path))
      add("module \(module.name) imports", module.imports)
      add("module \(module.name) set", module.conditions)
    }
    for part in program.foreign { add(part.kind.rawValue, [path(part.name)]) }
    return lines
  }

  private func text(_ resource: ResourceFile) -> String {
    path(resource.path) + (resource.localization.map { " (\($0))" } ?? "")
  }

  private func path(_ path: String) -> String {
    var rest = path[...]
    var result = ""
    while let start = rest.firstRange(of: root + "/") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
    }
    return result + rest
  }
}
