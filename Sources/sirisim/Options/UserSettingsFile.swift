import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimTerminalUI

/// The user's settings: `$XDG_CONFIG_HOME/sirisim/settings`, else `~/.config/sirisim/settings`.
enum UserSettingsFile {
  /// Reads the file; its problems are reported on the error output. Without a file nothing is set.
  static func read() -> Settings {
    guard let path = path(environment: ProcessVariables.all), FileReader.isFile(path) else { return Settings() }
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: path, diagnostics: &problems) else {
      Console.warn(problems)
      return Settings()
    }
    let read = SettingsReader.read(text, file: path)
    Console.warn(problems + read.problems)
    return read.settings
  }

  /// Nil if no folder is known. By the convention, a path that isn't absolute doesn't count.
  static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/sirisim/settings" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/sirisim/settings"
  }
}

extension ConversationRequest {
  /// The request with the user's settings for whatever the command line leaves open.
  /// - Throws: `Failure` if an app of the settings isn't there.
  func completed(by settings: Settings) throws -> ConversationRequest {
    var result = self
    result.paths = try AppPaths.chosen(paths, by: settings)
    if options.locale == nil, let locale = settings.locale {
      result.options.locale = locale
      result.options.localePlace = settings.places["locale"]
    }
    if options.user == nil, let user = settings.user {
      result.options.user = user
      result.options.userPlace = settings.places["user"]
    }
    return result
  }
}

extension LineMode.Options {
  /// The options with the user's settings, which the terminal's modes weigh against options and environment.
  func completed(by settings: Settings) -> LineMode.Options {
    var result = self
    result.settings = settings
    return result
  }
}
