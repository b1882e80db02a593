import SimCatalog
import SimDiagnostics

/// Makes plans of programs: of a target with its Info.plist, or of a folder that holds both without a project.
struct ProgramPlanner {
  /// Circular imports, and the problems of reading modules.
  private(set) var problems: [Diagnostic] = []

  private let survey: AppSurvey
  private let bounds: CheckoutBounds
  private let catalog: Catalog
  private var modules: ModuleResolver

  init(_ survey: AppSurvey, bounds: CheckoutBounds, catalog: Catalog) {
    self.survey = survey
    self.bounds = bounds
    self.catalog = catalog
    modules = ModuleResolver(index: ModuleIndex(projects: survey.projects, bounds: bounds), bounds: bounds)
  }

  /// The problems of reading the checkout's other projects and packages.
  var findings: [Diagnostic] { problems + modules.index.problems }

  // MARK: Programs

  /// The program of a bundle.
  ///
  /// - Parameter app: the app's target; an extension without definitions takes those of the app.
  mutating func program(
    _ kind: ProgramPlan.Kind, of bundle: BundleInfo, app: XcodeProject.Target?
  ) -> ProgramPlan {
    if let target = bundle.buildTarget, let project = survey.projects.first(where: { $0.path == bundle.projectPath }) {
      return program(kind, of: target, in: project, list: bundle.outline, app: app)
    }
    return loose(kind, bundle)
  }

  /// The program of a target.
  ///
  /// - Parameter list: its Info.plist, where there is a file.
  mutating func program(
    _ kind: ProgramPlan.Kind, of target: XcodeProject.Target, in project: XcodeProject, list: BundleOutline?,
    app: XcodeProject.Target?
  ) -> ProgramPlan {
    let members = MemberReader.members(of: target, in: project, bounds: bounds)
    let settings = target.settings
    var plan = ProgramPlan(kind: kind, target: target.name, module: target.module, place: target.place)
    plan.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
    plan.languageMode = target.languageMode
    plan.conditions = target.conditions
    plan.makesStringSymbols = target.makesStringSymbols
    take(members, into: &plan)
    plan.definitionMembers = members.definitions
    take(InfoPlist(list?.root, settings: settings), from: list?.file, into: &plan)
    plan.appGroups = appGroups(of: target, in: project)
    if let header = target.path("SWIFT_OBJC_BRIDGING_HEADER", below: project.sourceRoot), Self.bringsSomething(header) {
      plan.foreign.append(
        ForeignPart(
          kind: .bridgingHeader, name: header, place: target.place,
          remedy: "only Swift is compiled here; the files that use what it brings are left out"))
    }
    resolve(&plan, in: project.folder, project: project)
    if kind == .intents, let app, lacksDefinitions(plan) {
      // An extension without definitions has the classes that the app's target makes of its own.
      plan.definitions = MemberReader.members(of: app, in: project, bounds: bounds).definitions
    }
    return plan
  }

  /// The program of a folder that no project has: a package's target, or the Swift files beside the Info.plist.
  private mutating func loose(_ kind: ProgramPlan.Kind, _ bundle: BundleInfo) -> ProgramPlan {
    let place = TextPlace(file: bundle.path, line: 1)
    var plan: ProgramPlan
    let folder: String
    var looseFolder: LooseFolder?
    if let found = modules.package(around: FilePath.normalised(bundle.folder)) {
      plan = ProgramPlan(
        kind: kind, target: found.target.name, module: BuildSettings.moduleName(found.target.name),
        place: found.package.place(of: found.target))
      plan.languageMode = found.package.manifest.languageMode
      plan.conditions = found.target.conditions + ["SWIFT_PACKAGE"]
      folder = found.package.folder
      take(found.package.members(of: found.target, bounds: bounds), into: &plan)
      plan.resources.removeAll { $0.path == bundle.path }
    } else {
      let loose = LooseFolder(of: bundle, among: survey, bounds: bounds)
      folder = loose.folder
      let name = folder.split(separator: "/").last.map(String.init) ?? "Extension"
      plan = ProgramPlan(kind: kind, target: name, module: BuildSettings.moduleName(name), place: place)
      take(loose.members(bounds: bounds), into: &plan)
      plan.foreign += loose.generators
      looseFolder = loose
    }
    let settings = BuildSettings([
      "PRODUCT_NAME": plan.target, "TARGET_NAME": plan.target, "EXECUTABLE_NAME": plan.target,
      "PRODUCT_MODULE_NAME": plan.module, "DEVELOPMENT_LANGUAGE": bundle.developmentRegion,
    ])
    take(InfoPlist(bundle.outline.root, settings: settings), from: bundle.path, into: &plan)
    plan.bundleIdentifier = bundle.outline.identifier.flatMap { settings.expanded($0.text) }
    plan.appGroups = FileReader.entries(of: bundle.folder).filter { $0.name.hasSuffix(".entitlements") }
      .flatMap { Self.appGroups(bundle.folder + "/" + $0.name, settings) }
    resolve(&plan, in: folder, project: nil)
    // The folders around are searched only if something is missing.
    if let looseFolder, lacksDefinitions(plan) { plan.definitions = looseFolder.definitionsAround }
    return plan
  }

  /// The program that performs App Intents: the files that declare some, and a reserve of the others, for what these
  /// need.
  ///
  /// - Parameters:
  ///   - whole: all that the app is built of.
  ///   - files: those that declare App Intents.
  static func performing(_ whole: ProgramPlan, _ files: [String]) -> ProgramPlan {
    var plan = whole
    let own = Set(files.map { FilePath.normalised(FilePath.absolute($0)) })
    let ofModules = Set(plan.modules.flatMap(\.sources).map { FilePath.normalised(FilePath.absolute($0)) })
    plan.kind = .appIntents
    plan.intents = []
    // What only mode 6 finds wrong would cost a whole file, which mode 5 accepts.
    plan.languageMode = whole.languageMode == .v6 ? .v5 : whole.languageMode
    for index in plan.modules.indices where plan.modules[index].languageMode == .v6 {
      plan.modules[index].languageMode = .v5
    }
    plan.principalClass = nil
    plan.sources = own.subtracting(ofModules).sorted()
    plan.reserve = whole.sources.filter { path in
      let path = FilePath.normalised(FilePath.absolute(path))
      return !own.contains(path) && !ofModules.contains(path)
    }
    plan.definitions = []
    plan.foreign = []
    return plan
  }

  // MARK: Parts of a plan

  private mutating func take(_ members: TargetMembers, into plan: inout ProgramPlan) {
    plan.sources = members.sources
    plan.resources = members.resources
    plan.definitions = members.definitions
    withoutClasses = Set(members.definitionsWithoutClasses)
    plan.foreign += members.foreign
  }

  /// The last target's definitions whose classes a module makes.
  private var withoutClasses: Set<String> = []

  private func take(_ info: InfoPlist, from path: String?, into plan: inout ProgramPlan) {
    plan.info = info.root
    plan.infoPath = path
    let part = info.root["NSExtension"]
    let written = part?["NSExtensionPrincipalClass"]?.plainText.flatMap { $0.isEmpty ? nil : $0 }
    plan.principalClass = written ?? storyboardClass(part, plan)
    plan.intents =
      switch plan.kind {
      case .intents, .intentsUI: part?["NSExtensionAttributes"]?["IntentsSupported"]?.plainTexts ?? []
      case .app: info.root["INIntentsSupported"]?.plainTexts ?? []
      case .appIntents: []
      }
  }

  /// The class of the first view controller of a storyboard, which an Intents UI extension may name instead of a class.
  private func storyboardClass(_ part: PlistNode?, _ plan: ProgramPlan) -> String? {
    guard let name = part?["NSExtensionMainStoryboard"]?.plainText,
      let file = plan.resources.first(where: { $0.name == name + ".storyboard" })
    else { return nil }
    return Storyboard.firstClass(of: file.path).map { $0.contains(".") ? $0 : plan.module + "." + $0 }
  }

  private mutating func resolve(_ plan: inout ProgramPlan, in folder: String, project: XcodeProject?) {
    let found = modules.resolve(sources: plan.sources, of: plan.module, in: folder, project: project)
    plan.modules = found.modules
    plan.foreign += found.foreign
    problems += found.problems
    // The classes of a definition are made once: where a module makes them, the program imports them.
    let made = Set(found.modules.flatMap(\.definitions))
    plan.definitions.removeAll { withoutClasses.contains($0) && made.contains($0) }
  }

  /// Whether the program supports an intent that neither SiriKit nor any definition of its own has.
  private func lacksDefinitions(_ plan: ProgramPlan) -> Bool {
    plan.definitions.isEmpty && plan.modules.allSatisfy(\.definitions.isEmpty)
      && plan.intents.contains { catalog.schema(of: IntentName($0)) == nil }
  }

  private func appGroups(of target: XcodeProject.Target, in project: XcodeProject) -> [String] {
    guard let path = target.path("CODE_SIGN_ENTITLEMENTS", below: project.sourceRoot), FileReader.isFile(path) else {
      return []
    }
    return Self.appGroups(path, target.settings)
  }

  private static func appGroups(_ path: String, _ settings: BuildSettings) -> [String] {
    let groups = PlistReader.root(of: path)?["com.apple.security.application-groups"]
    return (groups?.plainTexts ?? []).compactMap { settings.expanded($0) }.filter { !$0.isEmpty }
  }

  /// Whether a bridging header imports anything: Xcode makes an empty one as soon as a target mixes languages.
  private static func bringsSomething(_ header: String) -> Bool {
    guard FileReader.isFile(header) else { return true }
    let text = FileReader.text(of: header) ?? ""
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.drop { $0.isWhitespace }
      return words.hasPrefix("#import") || words.hasPrefix("#include") || words.hasPrefix("@import")
    }
  }
}
