package import SimAppFiles
package import SimDiagnostics

/// A developer's program, built from its sources.
package struct BuiltProgram: Sendable {
  /// The program's file.
  package var executable: String
  /// The folder that is its bundle.
  package var bundle: String
  /// The target that it was built from.
  package var target: String
  /// The intents that it supports.
  package var intents: [String]
  /// What it is on the phone.
  package var kind: ProgramPlan.Kind
  /// Whether it is the app, and no extension.
  package var isApp: Bool { kind == .app }
  /// The name of its module.
  package var module: String
  /// What was left out, and why.
  package var leftOut: [Diagnostic]
  /// What was changed in the build's own copies of the sources.
  package var fixes: [Diagnostic]
  /// Further remarks.
  package var remarks: [Diagnostic]
  /// Keeps the files as long as it lives.
  let lock: FolderLock?
}

/// The result of a build.
package enum BuildOutcome: Sendable {
  case built(BuiltProgram)
  /// The faults that prevent it, with the texts that their places refer to.
  case failed([Diagnostic])
  case cancelled
}
