import SimDiagnostics

/// Finds the modules that a program's sources import, and the modules that these import in turn.
struct ModuleResolver {
  /// What was found for one program.
  struct Result {
    /// Each after those that it imports.
    var modules: [ModulePlan] = []
    /// What isn't Swift in the checkout.
    var foreign: [ForeignPart] = []
    /// Circular imports.
    var problems: [Diagnostic] = []
  }

  /// A program or module that imports others.
  private struct Importer {
    var folder: String
    var project: XcodeProject?
  }

  private(set) var index: ModuleIndex
  private let bounds: CheckoutBounds
  private var result = Result()
  private var done: Set<String> = []
  private var open: [String] = []
  private var lacking: [String: ForeignPart] = [:]
  private var lackingOrder: [String] = []
  /// What each file imports; a file is a member of several targets.
  private var imports: [String: [SourceImports.Import]] = [:]

  init(index: ModuleIndex, bounds: CheckoutBounds) {
    self.index = index
    self.bounds = bounds
  }

  /// The package whose target has a folder among its sources.
  mutating func package(around folder: String) -> (package: LocalPackage, target: PackageManifest.Target)? {
    index.package(around: folder)
  }

  /// The modules that some files need.
  ///
  /// - Parameters:
  ///   - sources: the program's files.
  ///   - module: its own name.
  ///   - folder: where the program lies.
  ///   - project: its project.
  mutating func resolve(sources: [String], of module: String, in folder: String, project: XcodeProject?) -> Result {
    result = Result()
    done = [module]
    open = []
    lacking = [:]
    lackingOrder = []
    _ = visit(sources, Importer(folder: folder, project: project))
    result.foreign += lackingOrder.compactMap { lacking[$0] }
    return result
  }

  /// - Returns: which of the repository's own modules the files import.
  private mutating func visit(_ sources: [String], _ importer: Importer) -> [String] {
    var own: [String] = []
    for source in sources {
      for used in imports(of: source) where !AppleModules.contains(used.module) {
        if take(used, from: source, importer), !own.contains(used.module) { own.append(used.module) }
      }
    }
    return own
  }

  private mutating func imports(of source: String) -> [SourceImports.Import] {
    if let known = imports[source] { return known }
    let bytes = (try? FileReader.bytes(of: source)) ?? []
    let found = SourceImports(SwiftWords(bytes)).imports
    imports[source] = found
    return found
  }

  /// - Returns: whether the module is one of the repository's that is built.
  private mutating func take(_ used: SourceImports.Import, from source: String, _ importer: Importer) -> Bool {
    let name = used.module
    let place = TextPlace(file: source, line: used.line)
    if lacking[name] != nil {
      if !used.isOptional { lacking[name]?.files.append(source) }
      return false
    }
    if open.contains(name) {
      let circle = (open.drop { $0 != name } + [name]).joined(separator: " → ")
      result.problems.append(Diagnostic(.error, "the modules import each other: \(circle)", at: place))
      return false
    }
    guard done.insert(name).inserted else { return result.modules.contains { $0.name == name } }
    let found = index.source(of: name, near: importer.folder, project: importer.project?.path, in: source)
    let source = (file: source, module: found)
    switch source.module {
    case .target(let target, let project):
      let members = MemberReader.members(of: target, in: project, bounds: bounds)
      guard !members.sources.isEmpty || !members.definitions.isEmpty else {
        lack(.ownModule, used, source.file, "its target has no Swift file; only Swift is compiled here")
        return false
      }
      var plan = ModulePlan(name: name, place: target.place)
      plan.languageMode = target.languageMode
      plan.conditions = target.conditions
      plan.makesStringSymbols = target.makesStringSymbols
      plan.info = Self.info(of: target, in: project)
      // The list says it if the settings don't, as before Xcode 7.
      plan.bundleIdentifier = [
        target.settings["PRODUCT_BUNDLE_IDENTIFIER"], plan.info["CFBundleIdentifier"]?.plainText,
      ].compactMap { $0 }.first { !$0.isEmpty }
      add(&plan, members, Importer(folder: project.folder, project: project))
    case .package(let target, let package):
      let kinds: [PackageManifest.Target.Kind: String] = [
        .macro:
          "a macro is a program that a build would run, and nothing of the project is run; write out what it makes",
        .plugin: "a plug-in is a program that a build would run, and nothing of the project is run",
        .binary: "it is built for Apple's systems; its sources have to lie in the checkout",
        .system: "it is a library in C of the system's",
      ]
      if let remedy = kinds[target.kind] {
        lack(target.kind == .macro || target.kind == .plugin ? .plugin : .ownModule, used, source.file, remedy)
        return false
      }
      let members = package.members(of: target, bounds: bounds)
      guard !members.sources.isEmpty else {
        lack(.ownModule, used, source.file, "its target has no Swift file; only Swift is compiled here")
        return false
      }
      var plan = ModulePlan(name: name, place: package.place(of: target))
      plan.languageMode = package.manifest.languageMode
      plan.conditions = target.conditions + ["SWIFT_PACKAGE"]
      if target.usesPlugins {
        result.foreign.append(
          ForeignPart(
            kind: .plugin, name: name, place: package.place(of: target),
            remedy: "nothing of the project is run; what the plug-in makes has to lie in the checkout"))
      }
      add(&plan, members, Importer(folder: package.folder, project: nil))
    case .folder(let pod):
      var plan = ModulePlan(name: name, place: pod.place)
      add(&plan, pod.members(bounds: bounds), Importer(folder: pod.folder, project: nil))
    case .pod(let pod):
      let members = pod.members(bounds: bounds)
      guard !members.sources.isEmpty else {
        lack(.ownModule, used, source.file, "the pod has no Swift file; only Swift is compiled here")
        return false
      }
      var plan = ModulePlan(name: name, place: pod.place)
      plan.conditions = ["COCOAPODS"]
      add(&plan, members, Importer(folder: pod.folder, project: nil))
    case .binary(let path):
      lack(
        .module, used, source.file, "'\(path)' is built for Apple's systems; its sources have to lie in the checkout")
      return false
    case nil:
      let origin = ModuleOrigin(of: name, importedIn: importer.folder, by: importer.project, bounds: bounds)
      lack(.module, used, source.file, origin.remedy)
      return false
    }
    return true
  }

  private mutating func add(_ plan: inout ModulePlan, _ members: TargetMembers, _ importer: Importer) {
    plan.sources = members.sources
    plan.resources = members.resources
    plan.definitions = members.definitions.filter { !members.definitionsWithoutClasses.contains($0) }
    // A framework's scripts and compiled resources don't matter when only its sources are wanted.
    result.foreign += members.foreign.filter { $0.kind != .buildScript && $0.kind != .compiledResource }
    open.append(plan.name)
    plan.imports = visit(plan.sources, importer)
    open.removeLast()
    result.modules.append(plan)
  }

  private static func info(of target: XcodeProject.Target, in project: XcodeProject) -> PlistNode {
    let path = target.path("INFOPLIST_FILE", below: project.sourceRoot)
    return InfoPlist(path.flatMap(PlistReader.root(of:)), settings: target.settings).root
  }

  private mutating func lack(
    _ kind: ForeignPart.Kind, _ used: SourceImports.Import, _ file: String, _ remedy: String
  ) {
    guard !used.isOptional else {
      done.remove(used.module)
      return
    }
    lackingOrder.append(used.module)
    lacking[used.module] = ForeignPart(
      kind: kind, name: used.module, files: [file], place: TextPlace(file: file, line: used.line), remedy: remedy)
  }
}
