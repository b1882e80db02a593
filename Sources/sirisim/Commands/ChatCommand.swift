import ArgumentParser
import SimCommandLine
import SimSession
import SimTerminalUI

struct ChatCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "chat", abstract: "Talk with apps: those at the paths, else the sample apps.")

  @Argument(
    help: ArgumentHelp(
      "Folders of apps: an extension with its Info.plist and Swift files, or plists alone.", valueName: "path"),
    completion: .directory)
  var paths: [String] = []

  @Flag(help: "Don't build the apps anew when their sources are saved.")
  var noWatch = false

  @Option(
    help: ArgumentHelp(
      "What is said first, as the \"Siri Intent Query\" of an extension's scheme in Xcode.", valueName: "phrase"))
  var query: String?

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func perform() throws -> Int32 {
    let request = ConversationRequest(paths: paths + apps.path, options: conversation.settings, watches: !noWatch)
    var options = display.lineMode(historyName: conversation.app)
    options.firstLines = query.map { [$0] } ?? []
    return try Self.talk(request, display: options)
  }

  static func talk(_ request: ConversationRequest, display: LineMode.Options) throws -> Int32 {
    var session: ChatConversation?
    defer { session?.close() }
    return try TerminalMode.run(options: { display.completed(by: UserSettingsFile.read()) }) { options in
      var request = try request.completed(by: options.settings)
      request.isTyped = true
      let conversation = try SessionRunner().conversation(request)
      session = conversation
      return conversation
    }
  }
}
