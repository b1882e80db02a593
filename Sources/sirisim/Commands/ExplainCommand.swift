import ArgumentParser
import SimCommandLine
import SimTerminalUI

struct ExplainCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Show what a sentence is understood as, and what competed.")

  @Argument(help: ArgumentHelp("What would be said.", valueName: "sentence"))
  var sentences: [String]

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func perform() throws -> Int32 {
    let request = ConversationRequest(paths: apps.path, options: conversation.settings)
    return try SayCommand.say(sentences.map { "/explain \($0)" }, request, display: display.lineMode())
  }
}
