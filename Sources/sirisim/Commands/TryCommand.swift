import ArgumentParser
import Glibc
import SimCommandLine
import SimTerminalUI

struct TryCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "The first five minutes with an app: build it, say its examples, see what becomes of them.",
    discussion: """
      PATH is an Xcode project, a folder or workspace that holds some, a folder with an extension's Info.plist and Swift \
      sources, or a SwiftPM package. Each example of the app's vocabulary is said in a conversation of its own, questions \
      are answered with ordinary values, and the first review is agreed to. Custom intents are started by /run.

      On a terminal a conversation opens afterwards.

      Exit status: 0 everything ended as it should; 1 something didn't, or couldn't be built; 2 the path can't be read.

      Examples:
        sirisim try MyApp.xcodeproj
        sirisim try . --json
      """)

  @Argument(
    help: ArgumentHelp("The app; none stands for the sample apps.", valueName: "path"), completion: .file())
  var paths: [String] = []

  @Flag(help: "Print JSON, and open no conversation.")
  var json = false

  @Flag(help: "Open no conversation afterwards.")
  var noChat = false

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func perform() throws -> Int32 {
    var request = ConversationRequest(paths: paths + apps.path, options: conversation.settings)
    let verdict = try SessionRunner().tryOut(request.completed(by: UserSettingsFile.read()), asJSON: json)
    let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    guard !json, !noChat, isInteractive else { return verdict.isWell ? ExitStatus.success : ExitStatus.failed }
    request.offered = verdict.handled
    return try ChatCommand.talk(request, display: display.lineMode(historyName: conversation.app))
  }
}
