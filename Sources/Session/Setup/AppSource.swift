package import SimAppFiles
import SimCatalog
package import SimDefinitions
import SimDiagnostics
package import SimExtensionBuild
package import SimLexicon

/// An app that can take part in a conversation: what Siri knows of it, and how to start its programs.
package struct AppSource: Sendable {
  /// The app as its files describe it.
  package var app: InstalledApp
  /// Nil if there is no program: the app answers on paper.
  package var programs: ProgramCommands?
  /// The sources of its programs; nil if there are none, or the programs are built already.
  package var plan: AppPlan?
  /// The path at which the app was found.
  package var path: String?
  /// Whether its sources could not be built.
  package var isBuildFailed = false
  /// Inspects the sources themselves; nil if that isn't wanted.
  package var inspect: (@Sendable (_ plan: AppPlan, _ path: String?) -> [BuildFinding])?
  /// The files with the lines that it has Siri say, by locale.
  var linePaths: [String: String]
  /// The intents that it defines.
  package var definitions: [IntentDefinition]
  /// The targets that could not be built with them.
  private var unbuilt: Set<String> = []
  /// The programs that were built; holding them keeps their files.
  private var built: [BuiltProgram] = []

  /// - Parameters:
  ///   - plan: what its programs are built from.
  ///   - path: where it was found, to look there again.
  ///   - linePaths: the paths of its `Siri.lines`, by locale.
  ///   - definitions: its own intents; its `Siri.lines` override their lines.
  package init(
    app: InstalledApp, programs: ProgramCommands?, plan: AppPlan? = nil, path: String? = nil,
    linePaths: [String: String] = [:], definitions: [IntentDefinition] = []
  ) {
    self.app = app
    let own = definitions.flatMap(\.ownIntents)
    self.app.definedIntents.formUnion(own.map { IntentName($0.className) })
    // No list of the app's names its App Intents: all that exist are offered.
    self.app.intents += own.filter { $0.appIntent?.isConfiguration == false }.map { IntentName($0.className) }
    for intent in own {
      guard let old = intent.appIntent?.replaces, own.contains(where: { $0.className == old && $0.appIntent == nil })
      else { continue }
      self.app.successors[IntentName(old)] = IntentName(intent.className)
    }
    // An intent that an App Intent replaces isn't offered a second time.
    let replaced = self.app.successors
    self.app.intents.removeAll { replaced[$0] != nil }
    self.app.definedIntents.subtract(replaced.keys)
    self.programs = programs
    self.plan = plan
    self.path = path
    self.linePaths = linePaths
    self.definitions = definitions
  }

  /// The app of a plan for a build: with the App Intents to perform.
  package init(building plan: AppPlan) {
    var plan = plan
    var ignored: [Diagnostic] = []
    if let read = AppIntentDefinition.read(plan.loaded.appIntents, folder: plan.folder, diagnostics: &ignored) {
      plan.perform(read)
    }
    self.init(app: plan.loaded.app, programs: nil, plan: plan)
  }

  /// The app as its files describe it now, without programs; nil if it is gone.
  func reread(diagnostics: inout [Diagnostic]) -> AppSource? {
    path.flatMap { SessionLibrary.source(at: $0, identifier: app.identifier, diagnostics: &diagnostics) }
  }

  /// Takes over what the files of the app say now.
  mutating func take(wordsOf reread: AppSource) {
    app = reread.app
    linePaths = reread.linePaths
    definitions = reread.definitions
  }

  /// Why the paper handler answers in the app's place; nil if it doesn't.
  package var paperReason: String? {
    guard programs == nil else { return nil }
    if isBuildFailed { return "its sources could not be built" }
    return isReadAlone ? "its App Intents are read and not run" : "it has no handler here, but plists"
  }

  /// Its App Intents, which are read from the sources.
  var readIntents: Set<IntentName> {
    Set(definitions.flatMap(\.ownIntents).filter { $0.appIntent != nil }.map { IntentName($0.className) })
  }

  /// Those of them that a phrase may start and no program performs.
  var unperformed: Set<IntentName> {
    let performed = programs?.performed ?? []
    let own = definitions.flatMap(\.ownIntents).filter { $0.appIntent?.isConfiguration == false }
    return Set(own.map(\.className)).subtracting(performed).reduce(into: []) { $0.insert(IntentName($1)) }
  }

  /// Whether App Intents are all that the app has for Siri.
  package var isReadAlone: Bool { !app.intents.isEmpty && Set(app.intents).isSubset(of: readIntents) }

  /// The title of the first case of a parameter's enumeration; nil for any other parameter.
  func firstCase(of parameter: ParameterSchema, in locale: String) -> String? {
    guard case .enumeration(let type) = parameter.type else { return nil }
    for definition in definitions {
      guard let item = definition.enumerations.first(where: { $0.className == type })?.cases.first else { continue }
      return item.displayName.map { definition.text($0, in: locale) }
    }
    return nil
  }

  /// Whether the programs of a build replace those that it has: nothing may be missing that it had and that is still in
  /// its sources.
  func takes(_ result: AppBuild.Result) -> Bool {
    guard !result.isFailed, let programs else { return !result.isFailed }
    let performer = (result.reread?.source.plan ?? plan)?.performer
    let lost = programs.performed.intersection(performer?.performs.map(\.name) ?? []).subtracting(result.performed)
    return lost.isEmpty && unbuilt.isSuperset(of: result.missing.map(\.target))
  }

  /// The app with the programs that were built from its sources.
  ///
  /// - Parameter missing: extensions that could not be built.
  package mutating func use(_ programs: [BuiltProgram], missing: [ProgramPlan] = []) {
    let app = programs.first { $0.isApp }
    let extensions = programs.filter { !$0.isApp }
    guard let first = extensions.first ?? app else { return }
    built = programs
    unbuilt = Set(missing.map(\.target))
    isBuildFailed = false
    var commands = ProgramCommands(executable: first.executable, extensionArguments: [], appArguments: nil)
    commands.performed = programs.performed
    self.app.performed = Set(programs.performed.map { IntentName($0) })
    commands.saysPhraseValues = definitions.contains { definition in
      definition.intents.contains { $0.appIntent?.learnedParameters.isEmpty == false }
    }
    var others = Set(first.intents)
    for program in extensions.dropFirst() {
      commands.furtherExtensions.append(
        ProgramCommands.FurtherExtension(
          target: program.target, intents: Set(program.intents).subtracting(others), executable: program.executable))
      others.formUnion(program.intents)
    }
    if let app {
      commands.appExecutable = app.executable
      commands.appArguments = []
      commands.handledInApp = extensions.isEmpty ? Set(app.intents) : Set(app.intents).subtracting(others)
    } else {
      commands.hasStandIn = true
    }
    for plan in missing {
      let intents = Set(plan.intents).subtracting(others)
      commands.furtherExtensions.append(
        ProgramCommands.FurtherExtension(target: plan.target, intents: intents, executable: nil))
    }
    self.programs = commands
  }

  /// Whether a name that a person writes means the app: any of its names, its identifier, in any language.
  package func isNamed(_ name: String) -> Bool {
    let wanted = name.lowercased()
    if app.identifier.lowercased() == wanted { return true }
    let names =
      Array(app.displayNames.values) + app.spokenNames.values + app.alternativeNames.values.flatMap { $0.map(\.name) }
    return names.contains { $0.lowercased() == wanted }
  }
}
