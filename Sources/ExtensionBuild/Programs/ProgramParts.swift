import SimAppFiles
import SimDefinitions
import SimDiagnostics
import SimPolling
import SimSchema

/// The inputs of a program, read and prepared before anything is compiled.
struct ProgramParts {
  /// A module and its sources.
  struct Module {
    var name: String
    var languageMode: SwiftLanguageMode
    var conditions: [String]
    var files: [PreparedFile]
    /// The classes of its intent definitions, as Xcode would generate them.
    var generated: [GeneratedSource] = []
    /// The name of what connects those classes with the program; nil if there are none.
    var bindings: String?
    /// The classes of intents among them.
    var definedClasses: Set<String> = []

    /// Everything that the module comes from.
    var key: ContentKey {
      var key = ContentKey()
      for text in [name, languageMode.rawValue] + conditions { key.add(text) }
      for source in generated {
        key.add(source.name)
        key.add(source.text)
      }
      for file in files {
        key.add(file.result.copy.path)
        key.add(file.isReserve ? "reserve" : file.isOwn ? "own" : "shared")
        key.add(file.result.copy.bytes)
      }
      return key
    }
  }

  /// A file of ours that is compiled into a developer's module.
  struct GeneratedSource: Hashable {
    var name: String
    var text: String
  }

  /// A source that went through the pre-pass.
  struct PreparedFile {
    var result: PrePass.Result
    var isOwn: Bool
    /// Whether it is built only if another one needs it.
    var isReserve = false
  }

  /// The repository's own modules, each after those that it imports.
  var modules: [Module]
  var view: Module?
  var program: Module
  var resources: [ResourceFile]
  /// The bundles of the repository's frameworks, which code asks for by their identifiers.
  var frameworks: [ModulePlan] = []
  /// Files that the build itself writes into the bundle, by their paths there.
  var written: [WrittenFile] = []
  /// Problems that don't prevent the build.
  var problems: [Diagnostic]
  /// The full name of the Intents UI's controller.
  var viewController: String?
  var principalClass: String

  static func read(
    _ plan: ProgramPlan, view: ProgramPlan?, modules: Set<String>
  ) throws(ModuleCompilation.Failure) -> ProgramParts {
    var problems: [Diagnostic] = []
    var importable = modules
    var own: [Module] = []
    var frameworks: [ModulePlan] = []
    var resources = plan.resources
    var known: Set<String> = []
    let definitions = Module.defining(
      plan.definitions + (view?.definitions ?? []) + plan.modules.flatMap(\.definitions), &problems)
    if let definitions {
      importable.insert(definitions.name)
      own.append(definitions)
    }
    for module in plan.modules + (view?.modules ?? []) where known.insert(module.name).inserted {
      importable.insert(module.name)
      let files = prepare(module.sources, module.name, importable, &problems)
      own.append(
        Module(
          name: module.name, languageMode: module.languageMode, conditions: module.conditions,
          files: files.map { PreparedFile(result: $0, isOwn: false) }))
      resources += module.resources
      if module.bundleIdentifier != nil { frameworks.append(module) }
    }
    let shown = plan.kind == .appIntents ? ShownViews(in: read(plan.sources + plan.reserve)) : nil
    var program = Module(
      name: plan.module, languageMode: plan.languageMode, conditions: plan.conditions,
      files: prepare(plan.sources, plan.module, importable, &problems, shown).map {
        PreparedFile(result: $0, isOwn: true)
      })
    if plan.kind == .appIntents {
      for index in program.files.indices { program.files[index].isOwn = false }
      // A file that provides dependencies is needed if any are used, though no name leads there.
      let takes = program.files.contains { $0.result.takesDependencies }
      program.files += prepare(plan.reserve, plan.module, importable, &problems, shown).map {
        PreparedFile(result: $0, isOwn: false, isReserve: !(takes && $0.givesDependencies))
      }
    }
    guard !program.files.isEmpty || plan.kind == .appIntents && !own.isEmpty else {
      throw .faults(
        problems + [Diagnostic(.error, "the target '\(plan.target)' has no Swift file", at: plan.place)])
    }
    let delegate = plan.kind == .app ? program.files.lazy.compactMap(\.result.applicationDelegate).first : nil
    if plan.kind == .app, delegate == nil {
      throw .faults(
        problems + [
          Diagnostic(.error, "no class of the app '\(plan.target)' is a UIApplicationDelegate", at: plan.place)
        ])
    }
    let named = delegate ?? plan.principalClass ?? "IntentHandler"
    // The list names a class by its name in Objective-C.
    let principalClass = program.files.lazy.compactMap { $0.result.type(calledInObjectiveC: named) }.first ?? named
    let principal = principalClass.split(separator: ".").last.map(String.init) ?? principalClass
    if plan.kind == .app {
      // Only the files that answer Siri are the app's own; the screens are never seen here.
      for index in program.files.indices { program.files[index].isOwn = program.files[index].result.answersSiri }
    } else if plan.kind != .appIntents {
      markOwn(&program.files, principal: principal, infoPath: plan.infoPath)
    }
    var parts = ProgramParts(
      modules: own, view: nil, program: program, resources: resources, problems: problems, viewController: nil,
      principalClass: principalClass.contains(".") ? principalClass : "\(plan.module).\(principal)")
    parts.frameworks = frameworks
    if let view {
      let files = prepare(view.sources, view.module, importable, &parts.problems, showsScreens: true)
      // No other module can have the program's own name.
      if !files.isEmpty, view.module != plan.module, !known.contains(view.module) {
        parts.view = Module(
          name: view.module, languageMode: view.languageMode, conditions: view.conditions,
          files: files.map { PreparedFile(result: $0, isOwn: false) })
        parts.viewController = controller(of: view, files)
        parts.resources += view.resources
      }
    }
    if let classes = definitions?.definedClasses { parts.leaveOutGenerated(classes) }
    if modules.contains("CoreData") { parts.takeDataModels(plan, view: view) }
    parts.takeStringSymbols(plan, view: view)
    return parts
  }

  /// Leaves out generated classes that the author has added to the project as sources: they would be declared twice.
  private mutating func leaveOutGenerated(_ classes: Set<String>) {
    func without(_ module: inout Module) {
      module.files.removeAll { file in
        guard let type = file.result.types.first(where: { $0.isClass && classes.contains($0.name) }) else {
          return false
        }
        problems.append(
          Diagnostic(
            .note, "'\(type.name)' is taken from its definition, and not from this file",
            at: TextPlace(file: file.result.copy.path, line: 1)))
        return true
      }
    }
    for index in modules.indices { without(&modules[index]) }
    if var changed = view {
      without(&changed)
      view = changed
    }
    without(&program)
  }

  /// The compiler alone would need minutes for a larger one.
  private static let largestSource = 8 << 20

  private static func prepare(
    _ paths: [String], _ module: String, _ importable: Set<String>, _ problems: inout [Diagnostic],
    _ shownViews: ShownViews? = nil, showsScreens: Bool = false
  ) -> [PrePass.Result] {
    var prePass = PrePass(modules: importable, module: module)
    prePass.shownViews = shownViews
    if showsScreens, importable.contains("UIKit") { prePass.ownViews = OwnViews(in: read(paths)) }
    var seen: Set<String> = []
    // The program has a main already.
    let files = paths.filter { seen.insert($0).inserted && FilePath.name(of: $0) != "main.swift" }
    let pass = prePass
    let prepared = BackgroundThread.map(files) { prepare($0, pass) }
    problems += prepared.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
    return prepared.compactMap { try? $0.get() }
  }

  private static func prepare(_ path: String, _ prePass: PrePass) -> Result<PrePass.Result, Diagnostic> {
    do {
      let bytes = try FileReader.bytes(of: path)
      guard bytes.count <= largestSource else {
        return .failure(
          Diagnostic(
            .warning,
            "'\(FilePath.name(of: path))' is left out: it has \(bytes.count >> 20) MB, and a source of more than "
              + "\(largestSource >> 20) MB isn't one that a person writes",
            at: TextPlace(file: path, line: 1)))
      }
      return .success(prePass.run(on: SourceCopy(path: path, original: bytes)))
    } catch {
      var problem = error
      problem.severity = .warning
      return .failure(problem)
    }
  }

  /// The sources as they are; those that can't be read are reported when they are prepared.
  private static func read(_ paths: [String]) -> [[UInt8]] {
    paths.compactMap { path in
      guard let bytes = try? FileReader.bytes(of: path), bytes.count <= largestSource else { return nil }
      return bytes
    }
  }

  /// Marks the files beside the Info.plist, or beside the principal class, as the extension's own; the others are
  /// shared.
  private static func markOwn(_ files: inout [PreparedFile], principal: String, infoPath: String?) {
    let home = files.first { $0.result.declares(principal) }.map { FilePath.folder(of: $0.result.copy.path) }
    let folders = [infoPath.map(FilePath.folder(of:)), home].compactMap { $0 }
    guard !folders.isEmpty else { return }
    for index in files.indices {
      let path = files[index].result.copy.path
      files[index].isOwn = folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// The controller that the Info.plist names, else the class that declares itself one, which a storyboard would name.
  private static func controller(of view: ProgramPlan, _ files: [PrePass.Result]) -> String? {
    if let named = view.principalClass { return named.contains(".") ? named : "\(view.module).\(named)" }
    for file in files {
      if let type = file.types.first(where: { $0.inherited.contains("INUIHostedViewControlling") }) {
        return "\(view.module).\(type.name)"
      }
    }
    return nil
  }

  /// A key for everything that the program comes from.
  func key(_ plan: ProgramPlan, view: ProgramPlan?, compiler: SwiftCompiler, kit: DevelopmentKit) -> String {
    var key = ContentKey()
    for text in ["7", compiler.mark, kit.mark, principalClass, viewController ?? "", plan.target] { key.add(text) }
    for intent in plan.performs {
      key.add(intent.name)
      key.add(intent.type)
    }
    for module in modules + [view == nil ? nil : self.view].compactMap({ $0 }) + [program] {
      key.add(module.key.text)
    }
    key.add(PlistWriter.xml(plan.info))
    key.add(plan.bundleIdentifier ?? "")
    for framework in frameworks {
      key.add(framework.name)
      key.add(framework.bundleIdentifier ?? "")
      key.add(PlistWriter.xml(framework.info))
    }
    for file in written {
      key.add(file.name)
      key.add(file.bytes)
    }
    for resource in resources {
      key.add(resource.path)
      key.add("\(resource.localization ?? "")/\(resource.name)")
      key.add(Files.mark(of: resource.path))
    }
    return key.text
  }
}

extension ProgramParts.Module {
  /// The module with the classes of intent definitions. Xcode generates them into each target; here extension, Intents
  /// UI and frameworks are one process, in which each class must be one.
  static let definitionsName = "SirisimDefinitions"

  /// A module with what Xcode would generate from intent definitions; nil if they define nothing.
  static func defining(_ paths: [String], _ problems: inout [Diagnostic]) -> Self? {
    var definitions: [IntentDefinition] = []
    var seen: Set<String> = []
    var classes: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      let (definition, found) = DefinitionReader.read(path)
      problems += found.map { problem in
        var problem = problem
        if problem.severity == .error { problem.severity = .warning }
        return problem
      }
      guard let definition else { continue }
      let names = definition.ownIntents.map(\.className)
      // This is a target's copy of another target's file.
      guard names.isEmpty || !classes.isSuperset(of: names) else { continue }
      classes.formUnion(names)
      definitions.append(definition)
    }
    let files = definitions.swiftFiles(module: definitionsName, isPublic: true)
    guard !files.isEmpty else { return nil }
    var module = Self(name: definitionsName, languageMode: .v5, conditions: [], files: [])
    module.generated = files.map { ProgramParts.GeneratedSource(name: FilePath.name(of: $0.path), text: $0.text) }
    module.bindings = definitions.bindingsName(module: definitionsName)
    module.definedClasses = classes
    return module
  }
}
