import ArgumentParser
import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimTerminalUI

/// The apps that a command is about, for all such commands: `--path` on the command line, else `apps` in the settings.
struct AppOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "An app: a project, a folder or a package, which is built where it is talked with; may be given several times. "
        + "'none' stands for none of the settings'.",
      valueName: "path"), completion: .directory)
  var path: [String] = []

  /// The chosen paths: those of the command line, else those of the settings.
  /// - Throws: `Failure` if an app of the settings isn't there.
  func chosen() throws -> [String] { try AppPaths.chosen(path, by: UserSettingsFile.read()) }
}

/// The paths of the apps that a command is about.
enum AppPaths {
  /// The word for no app, where the settings name some.
  static let none = "none"

  /// The paths of the command line, or those of the settings if it has none; empty for what a command does without a
  /// path.
  /// - Throws: `Failure` if a path of the settings isn't there.
  static func chosen(_ named: [String], by settings: Settings) throws -> [String] {
    guard named.isEmpty else { return named.filter { $0 != none } }
    let home = ProcessVariables.all["HOME"] ?? ""
    let paths = settings.apps.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    for path in paths where !FileReader.exists(path) {
      throw Failure("there is no '\(path)'", at: settings.places["apps"])
    }
    return paths
  }
}
