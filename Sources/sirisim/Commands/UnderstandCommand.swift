import ArgumentParser
import SimCommandLine

struct UnderstandCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "understand", abstract: "Say of each line of JSON what its text is understood as.",
    discussion: """
      A line is {"text": …}, with "locale", "app", "vocabulary" and "question" where they matter; each is answered with a \
      line, in order and at once. See docs/understand.md. Exit status 2 when a line could not be read.
      """)

  @Argument(
    help: ArgumentHelp("Lines of JSON; the standard input without.", valueName: "file"),
    completion: .file(extensions: ["jsonl", "json"]))
  var file: String?

  @OptionGroup var apps: AppOptions

  @Option(
    help: ArgumentHelp("One app alone takes part: its name or its identifier.", valueName: "name"), completion: .apps)
  var app: String?

  @Flag(help: "Every intent that can be said is open, and no app needs a name.")
  var anyApp = false

  @Option(help: ArgumentHelp("The language of lines that name none.", valueName: "locale"), completion: .locales)
  var locale: String?

  @Option(
    help: ArgumentHelp("Who speaks in lines without a vocabulary: a name, or a plist.", valueName: "name"),
    completion: .users)
  var user: String?

  @Option(help: ArgumentHelp("When it is, for example \"2026-11-20 18:05 Asia/Shanghai\".", valueName: "time"))
  var clock: String?

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func validate() throws {
    if anyApp, app != nil { throw ValidationError("'--any-app' and '--app' exclude each other") }
    if anyApp, !apps.path.isEmpty { throw ValidationError("'--any-app' and '--path' exclude each other") }
  }

  func perform() throws -> Int32 {
    let request = UnderstandRequest(
      file: file == "-" ? nil : file, paths: anyApp ? [] : try apps.chosen(), isAnyApp: anyApp,
      options: ConversationSettings(app: app, locale: locale, user: user, clock: clock, vocabulary: vocabulary))
    return try SessionRunner().understand(request) ? ExitStatus.success : ExitStatus.unreadable
  }
}

/// Lines to understand.
struct UnderstandRequest {
  /// Nil for the standard input.
  var file: String?
  /// Folders of apps; empty for the sample apps.
  var paths: [String]
  /// One app that offers everything, in place of installed apps.
  var isAnyApp: Bool
  var options: ConversationSettings
}
