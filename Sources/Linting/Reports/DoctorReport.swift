import SimAppFiles
import SimDiagnostics
import SimLexicon
import SimText

/// The output of `sirisim doctor`: each app with its parts, then the findings.
package struct DoctorReport {
  private let subject: Subject
  private var result: Checker.Result
  private let root: String
  private let shown: String
  private let notHeld: [String]
  private let notInstalled: [String]

  /// - Parameters:
  ///   - subject: the project with its programs.
  ///   - result: what the rules found.
  ///   - named: the path as the user named it, by which the report names its files.
  ///   - notHeld: sentences on what handlers aren't kept from on this machine.
  ///   - notInstalled: sentences on what isn't installed here, and what it is needed for.
  package init(
    _ subject: Subject, _ result: Checker.Result, named: String, notHeld: [String] = [], notInstalled: [String] = []
  ) {
    self.subject = subject
    self.notHeld = notHeld
    self.notInstalled = notInstalled
    let whole = FilePath.absolute(named)
    let isFile = !FileReader.isFolder(whole)
    root = isFile ? Self.parent(whole) : whole
    shown = isFile ? (named.contains("/") ? Self.parent(named) : ".") : named
    self.result = result
    for index in self.result.findings.indices {
      self.result.findings[index].place.file = path(result.findings[index].place.file)
    }
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// A path relative to the one that the user named.
  private func path(_ path: String) -> String {
    guard path == root || path.hasPrefix(root + "/") else { return path }
    let rest = path.dropFirst(root.count)
    if shown == "." || shown == "./" { return rest.isEmpty ? "." : String(rest.dropFirst()) }
    return (shown.hasSuffix("/") ? String(shown.dropLast()) : shown) + rest
  }

  // MARK: For people

  /// The apps with their programs, then the findings in the format of `check`.
  ///
  /// - Parameter columns: how wide a line of a file may be shown.
  package func text(columns: Int) -> String {
    var text = ""
    for (index, app) in subject.plans.enumerated() {
      text +=
        SafeText.oneLine(
          "\(app.loaded.app.displayName(in: app.loaded.developmentRegion)), \(app.loaded.app.identifier)") + "\n"
      for program in subject.programs where program.app == index { text += self.text(ProgramSummary(program), app) }
      text += "\n"
    }
    var findings = TextReport(columns: columns)
    text += findings.text(result)
    for sentence in notHeld + notInstalled { text += "this machine: \(sentence)\n" }
    for skeleton in subject.skeletons { text += "\n" + self.text(of: skeleton) }
    return text
  }

  /// The text of a file that its author may fill in.
  private func text(of skeleton: ModuleSkeleton) -> String {
    let lines = skeleton.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      SafeText.oneLine(String($0))
    }
    let condition = skeleton.module.map { "; where \($0) is there, nothing of it is built" } ?? ""
    return """
      // \(skeleton.fileName): what isn't here, as the sources use it. Fill in what it is to answer, and put it beside them, into
      // the same target\(condition).
      \(lines.joined(separator: "\n"))
      """
  }

  private func text(_ summary: ProgramSummary, _ app: AppPlan) -> String {
    let plan = summary.plan
    let kinds: [ProgramPlan.Kind: String] = [
      .intents: "an Intents extension", .intentsUI: "an Intents UI extension", .app: "the app",
      .appIntents: "what performs App Intents",
    ]
    let files = plan.sources.count.counted("file")
    let modules = plan.modules.isEmpty ? "" : ", with \(plan.modules.map(\.name).joined(separator: ", "))"
    var text =
      "  "
      + SafeText.oneLine(
        "\(plan.target), \(kinds[plan.kind] ?? ""): Swift \(plan.languageMode.rawValue), \(files)\(modules)")
      + "\n"
    for (name, values) in rows(summary, app) {
      for (index, value) in values.enumerated() {
        let label = index == 0 ? name : ""
        text += "    " + label + String(repeating: " ", count: 14 - label.count) + SafeText.oneLine(value) + "\n"
      }
    }
    return text
  }

  private func rows(_ summary: ProgramSummary, _ app: AppPlan) -> [(String, [String])] {
    let plan = summary.plan
    let intents = summary.intents.map { intent in
      guard !intent.handlers.isEmpty else {
        return plan.kind == .intents ? "\(intent.name): nobody handles it" : intent.name
      }
      return "\(intent.name) by \(intent.handlers.joined(separator: ", ")): \(intent.methods.joined(separator: ", "))"
    }
    let definitions = summary.definitions.map { definition in
      let languages = definition.languages.isEmpty ? "" : ", in \(definition.languages.joined(separator: ", "))"
      return "\(path(definition.path)): \(definition.intents.joined(separator: ", "))\(languages)"
    }
    let isExtension = plan.kind == .intents
    return [
      ("class", [plan.principalClass].compactMap { $0 }), ("intents", intents),
      ("definitions", isExtension ? definitions : []),
      (
        "vocabularies",
        isExtension ? [app.loaded.vocabularies.map(\.locale).joined(separator: ", ")].filter { !$0.isEmpty } : []
      ),
      ("app groups", isExtension ? plan.appGroups : []),
      (
        "in the app",
        summary.handlesInApp.map { ["application(_:handlerFor:) at \(path($0.file ?? "")):\($0.line)"] } ?? []
      ),
    ]
  }

  // MARK: For programs

  /// The same as JSON (docs/doctor.md has the schema).
  package func json() -> String {
    let apps = subject.plans.enumerated().map { index, app in
      JSONValue.fields([
        ("name", .string(app.loaded.app.displayName(in: app.loaded.developmentRegion))),
        ("identifier", .string(app.loaded.app.identifier)),
        ("vocabularies", .array(app.loaded.vocabularies.map { .string($0.locale) })),
        (
          "programs",
          .array(subject.programs.filter { $0.app == index }.map { json(ProgramSummary($0)) })
        ),
      ])
    }
    let report = JSONValue.fields([
      ("version", .integer(1)), ("apps", .array(apps)), ("findings", .array(result.findings.map(JSONReport.json))),
      ("summary", JSONReport.summary(result)), ("notHeld", .array(notHeld.map { .string($0) })),
      ("notInstalled", .array(notInstalled.map { .string($0) })),
      (
        "skeletons",
        .array(
          subject.skeletons.map {
            .fields([("module", .orNull($0.module)), ("file", .string($0.fileName)), ("text", .string($0.text))])
          })
      ),
    ])
    return JSONWriter.indented(report) + "\n"
  }

  private func json(_ summary: ProgramSummary) -> JSONValue {
    let plan = summary.plan
    let kinds: [ProgramPlan.Kind: String] = [
      .intents: "intents", .intentsUI: "intentsUI", .app: "app", .appIntents: "appIntents",
    ]
    func texts(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
    return .fields([
      ("kind", .string(kinds[plan.kind] ?? "")), ("target", .string(plan.target)), ("module", .string(plan.module)),
      ("identifier", plan.bundleIdentifier.map { .string($0) } ?? .null),
      ("languageMode", .string(plan.languageMode.rawValue)),
      ("infoPlist", plan.infoPath.map { .string(path($0)) } ?? .null),
      ("principalClass", plan.principalClass.map { .string($0) } ?? .null),
      ("sources", texts(plan.sources.map(path))),
      (
        "modules",
        .array(
          plan.modules.map { .fields([("name", .string($0.name)), ("sources", texts($0.sources.map(path)))]) })
      ),
      (
        "intents",
        .array(
          summary.intents.map {
            .fields([
              ("name", .string($0.name)), ("handlers", texts($0.handlers)), ("methods", texts($0.methods)),
            ])
          })
      ),
      (
        "definitions",
        .array(
          summary.definitions.map {
            .fields([
              ("file", .string(path($0.path))), ("intents", texts($0.intents)), ("languages", texts($0.languages)),
            ])
          })
      ),
      (
        "foreign",
        .array(
          plan.foreign.map {
            .fields([
              ("kind", .string($0.kind.rawValue)), ("name", .string(path($0.name))),
              ("files", texts($0.files.map(path))),
              ("remedy", .string($0.remedy)),
            ])
          })
      ),
    ])
  }
}
