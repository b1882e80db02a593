package import SimDiagnostics

/// What is found at a path that a developer names: the apps, and what their programs are built from.
package struct ProjectPlan: Sendable {
  /// The apps that have an Intents extension, in the order of their projects and targets.
  package var apps: [AppPlan]
  /// What could not be read, each with its place. What is wrong with one object costs that object alone.
  package var problems: [Diagnostic]

  /// A plan of apps.
  package init(apps: [AppPlan] = [], problems: [Diagnostic] = []) {
    self.apps = apps
    self.problems = problems
  }
}

/// An app with its programs.
package struct AppPlan: Sendable {
  /// The app target's name; the extension's where there is no app.
  package var name: String
  /// The app's outermost folder.
  package var folder: String
  /// The app as Siri knows it: names, vocabularies, intents.
  package var loaded: LoadedApp
  /// The Intents extensions, in the project's order.
  package var extensions: [ProgramPlan]
  /// The Intents UI extension.
  package var view: ProgramPlan?
  /// The app itself, which handles intents and continues activities; nil where no target of an app was found.
  package var app: ProgramPlan?
  /// What performs its App Intents; nil where it has none.
  package var performer: ProgramPlan?

  /// An app of some programs.
  package init(
    name: String, folder: String, loaded: LoadedApp, extensions: [ProgramPlan], view: ProgramPlan? = nil,
    app: ProgramPlan? = nil
  ) {
    self.name = name
    self.folder = folder
    self.loaded = loaded
    self.extensions = extensions
    self.view = view
    self.app = app
  }
}
