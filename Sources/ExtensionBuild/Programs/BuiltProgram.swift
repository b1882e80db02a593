public import SimAppFiles
public import SimDiagnostics

/// A developer's program, built from its sources.
public struct BuiltProgram: Sendable {
  /// The program's file.
  public var executable: String
  /// The folder that is its bundle.
  public var bundle: String
  /// The target that it was built from.
  public var target: String
  /// The intents that it supports.
  public var intents: [String]
  /// What it is on the phone.
  public var kind: ProgramPlan.Kind
  /// Whether it is the app, and no extension.
  public var isApp: Bool { kind == .app }
  /// The name of its module.
  public var module: String
  /// What was left out, and why.
  public var leftOut: [Diagnostic]
  /// What was changed in the build's own copies of the sources.
  public var fixes: [Diagnostic]
  /// What else is to be known of it.
  public var remarks: [Diagnostic]
  /// Keeps the files while it lives.
  let lock: FolderLock?
}

/// How a build has ended.
public enum BuildOutcome: Sendable {
  case built(BuiltProgram)
  /// What keeps it from being built, with the texts that places are in.
  case failed([Diagnostic])
  case cancelled
}
