import ArgumentParser
import SimCommandLine
import SimTerminalUI

struct RecordCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Talk, and write the conversation to a transcript.",
    discussion: "Each turn is written as it ends, so that nothing is lost. A file that exists is not overwritten.")

  @Argument(help: ArgumentHelp("The transcript, for example lunch.talk.", valueName: "file"), completion: .transcripts)
  var file: String

  @Argument(help: ArgumentHelp("Folders of apps.", valueName: "path"), completion: .directory)
  var paths: [String] = []

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func perform() throws -> Int32 {
    let request = ConversationRequest(paths: paths + apps.path, options: conversation.settings, recording: file)
    return try ChatCommand.talk(request, display: display.lineMode(historyName: conversation.app))
  }
}
