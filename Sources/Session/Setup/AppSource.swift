public import SimAppFiles
public import SimDefinitions
public import SimExtensionBuild
public import SimLexicon

/// An app that can take part in a conversation: what Siri knows of it, and how its programs are started.
public struct AppSource: Sendable {
  /// The app as its files describe it.
  public var app: InstalledApp
  /// Nil where there is no program: the app talks on paper.
  public var programs: ProgramCommands?
  /// What its programs are built from; nil where there are no sources, or the programs are there already.
  public var plan: AppPlan?
  /// The path at which the app was found.
  public var path: String?
  /// Whether its sources could not be built.
  public var isBuildFailed = false
  /// The files of what it has Siri say, by locale.
  var linePaths: [String: String]
  /// What it defines itself.
  public var definitions: [IntentDefinition]
  /// Keeps the files of a program that was built.
  private var built: BuiltProgram?

  /// - Parameters:
  ///   - plan: what its programs are built from.
  ///   - path: where it was found, to look there again.
  ///   - linePaths: the paths of its `Siri.lines`, by locale.
  ///   - definitions: its own intents; what it has Siri say for them goes below its `Siri.lines`.
  public init(
    app: InstalledApp, programs: ProgramCommands?, plan: AppPlan? = nil, path: String? = nil,
    linePaths: [String: String] = [:], definitions: [IntentDefinition] = []
  ) {
    self.app = app
    self.programs = programs
    self.plan = plan
    self.path = path
    self.linePaths = linePaths
    self.definitions = definitions
  }

  /// What the app consists of now; nil where it isn't there any more.
  func planAnew() -> AppPlan? {
    guard let path else { return nil }
    return SessionLibrary.plan(at: path, identifier: app.identifier)
  }

  /// Why the paper handler talks in the place of the app's; nil where it doesn't.
  public var paperReason: String? {
    guard programs == nil else { return nil }
    return isBuildFailed ? "its sources could not be built" : "it has no handler here, but plists"
  }

  /// The app with the program that was built from its sources.
  public mutating func use(_ program: BuiltProgram) {
    built = program
    isBuildFailed = false
    programs = ProgramCommands(executable: program.executable, extensionArguments: [], appArguments: nil)
    programs?.hasStandIn = true
  }

  /// Whether a person who writes this name means the app: any of its names, its identifier, in any language.
  public func isNamed(_ name: String) -> Bool {
    let wanted = name.lowercased()
    if app.identifier.lowercased() == wanted { return true }
    let names =
      Array(app.displayNames.values) + app.spokenNames.values + app.alternativeNames.values.flatMap { $0.map(\.name) }
    return names.contains { $0.lowercased() == wanted }
  }
}

/// The two programs of an app, as on the phone.
public struct ProgramCommands: Hashable, Sendable {
  /// The program's path.
  public var executable: String
  /// What it is given to be the extension.
  public var extensionArguments: [String]
  /// Nil where there is an extension and no app.
  public var appArguments: [String]?
  /// Whether the executable's programs are forked from one first process, which is loaded once for all of them.
  public var sharesFirstProcess = false
  /// Whether something stands in for an app that isn't there: it shows what it gets.
  public var hasStandIn = false

  /// The commands of an app; nil stands for one without a program of its own.
  public init(executable: String, extensionArguments: [String], appArguments: [String]?) {
    self.executable = executable
    self.extensionArguments = extensionArguments
    self.appArguments = appArguments
  }
}
