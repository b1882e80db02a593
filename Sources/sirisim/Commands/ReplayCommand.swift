import ArgumentParser
import SimCommandLine

struct ReplayCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play transcripts again and compare.",
    discussion: """
      A folder stands for all .talk files below it. Facts are traces, choices, codes and cells of cards; wording is what Siri \
      says. No file is written; what came instead is taken with accept, or looked at with --write-new.
      """)

  @Argument(help: ArgumentHelp("Transcripts and folders.", valueName: "path"), completion: .transcripts)
  var paths: [String]

  @Flag(help: "Fail on a turn that expects nothing, too.")
  var strict = false

  @Flag(help: "Compare facts alone.")
  var facts = false

  @Flag(help: "Compare the wording alone.")
  var wording = false

  @Flag(help: "Play without the apps' code: the traces of the file are the handler's answers.")
  var script = false

  @Flag(help: "Write what came instead beside each file that fails, as FILE.new.")
  var writeNew = false

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if facts, wording {
      throw ValidationError("'--facts' and '--wording' exclude each other; both are compared without")
    }
  }

  func perform() throws -> Int32 {
    let compared: ReplayRequest.Compared = facts ? .facts : wording ? .wording : .both
    let request = ReplayRequest(
      paths: paths, isStrict: strict, compared: compared, isScripted: script, writesNew: writeNew,
      options: conversation.settings, isQuiet: display.quiet, apps: try apps.chosen())
    return try SessionRunner().replay(request) ? ExitStatus.success : ExitStatus.failed
  }
}

struct ReplayRequest {
  enum Compared { case facts, wording, both }

  var paths: [String]
  var isStrict: Bool
  var compared: Compared
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// Write what came instead beside a transcript that fails.
  var writesNew: Bool
  var options: ConversationSettings
  /// Print failures alone.
  var isQuiet: Bool
  /// Paths of apps that are built; none stands for the sample apps.
  var apps: [String] = []
}
