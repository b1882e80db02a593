public import SimLexicon

/// An app that can take part in a conversation: what Siri knows of it, and how its programs are started.
public struct AppSource: Hashable, Sendable {
  /// The app as its files describe it.
  public var app: InstalledApp
  /// Nil where there is no code: the app talks on paper.
  public var programs: ProgramCommands?
  /// The files of what it has Siri say, by locale.
  var linePaths: [String: String]

  /// - Parameter linePaths: the paths of its `Siri.lines`, by locale.
  public init(app: InstalledApp, programs: ProgramCommands?, linePaths: [String: String] = [:]) {
    self.app = app
    self.programs = programs
    self.linePaths = linePaths
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

  /// The commands of an app; nil stands for one without a program of its own.
  public init(executable: String, extensionArguments: [String], appArguments: [String]?) {
    self.executable = executable
    self.extensionArguments = extensionArguments
    self.appArguments = appArguments
  }
}
