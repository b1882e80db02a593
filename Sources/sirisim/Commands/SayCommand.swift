import ArgumentParser
import SimCommandLine
import SimSession
import SimTerminalUI

struct SayCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Say one sentence, or several one after the other, and print what comes of it.",
    discussion: "Commands (/why) and events (\"* lock\") may stand among the sentences.")

  @Argument(help: ArgumentHelp("What is said.", valueName: "sentence"))
  var sentences: [String]

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func perform() throws -> Int32 {
    let request = ConversationRequest(paths: apps.path, options: conversation.settings, reportsBuilds: true)
    return try Self.say(sentences, request, display: display.lineMode())
  }

  static func say(_ lines: [String], _ request: ConversationRequest, display: LineMode.Options) throws -> Int32 {
    let settings = UserSettingsFile.read()
    let request = try request.completed(by: settings)
    SessionRunner.beginReading(request.options)
    let session = try SessionRunner().conversation(request)
    defer { session.close() }
    return LineMode.run(session, lines: lines, options: display.completed(by: settings))
  }
}
