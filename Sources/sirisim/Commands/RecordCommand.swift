import ArgumentParser
import SimCommandLine
import SimTerminalUI

struct RecordCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Talk, and write the conversation to a transcript.",
    discussion: """
      Each turn is written as it ends, so that nothing is lost. A file that exists is not overwritten. With --redact names of \
      persons, numbers and addresses never reach the file: the same stand-in takes the place of the same name everywhere in it, \
      whom a profile knows stands in its header, and a remark says that it was done.
      """)

  @Argument(help: ArgumentHelp("The transcript, for example lunch.talk.", valueName: "file"), completion: .transcripts)
  var file: String

  @Argument(help: ArgumentHelp("Folders of apps.", valueName: "path"), completion: .directory)
  var paths: [String] = []

  @Flag(help: "Write stand-ins for names, numbers and addresses, as 'sirisim redact' makes them.")
  var redact = false

  @Option(
    help: ArgumentHelp("The rules of --redact: what else goes, and what stays.", valueName: "file"), completion: .file()
  )
  var rules: String?

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if rules != nil, !redact { throw ValidationError("'--rules' are those of '--redact', which isn't given") }
  }

  func perform() throws -> Int32 {
    var request = ConversationRequest(paths: paths + apps.path, options: conversation.settings, recording: file)
    if redact { request.redaction = try SessionRunner.rules(rules) }
    return try ChatCommand.talk(request, display: display.lineMode(historyName: conversation.app))
  }
}
