import ArgumentParser
import SimCommandLine
import SimTerminalUI

struct SuggestCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Show what search and the lock screen would suggest at a time and place, and why.",
    discussion: """
      It is learnt from what the apps have donated in conversations (docs/suggestions.md). What is suggested can be added and run in
      a conversation: /suggest, /add.
      """)

  @Option(help: ArgumentHelp("When, for example \"Fri 12:15\" or \"2026-11-20 18:05\".", valueName: "time"))
  var at: String?

  @Flag(help: "Show the watch face instead.")
  var watch = false

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func perform() throws -> Int32 {
    var settings = conversation.settings
    if let at { (settings.clock, settings.clockOption) = (at, "--at") }
    let request = ConversationRequest(paths: apps.path, options: settings, reportsBuilds: true)
    return try SayCommand.say([watch ? "* watch" : "* suggest"], request, display: display.lineMode())
  }
}
