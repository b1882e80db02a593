import ArgumentParser
import SimCommandLine

struct AcceptCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Play transcripts again and write what came into them.",
    discussion: """
      Only lines that differ are rewritten; wildcards, remarks and the order stay. 'sirisim review' goes through them turn by turn. \
      With CI=true in the environment nothing is written.
      """)

  @Argument(help: ArgumentHelp("Transcripts and folders.", valueName: "path"), completion: .transcripts)
  var paths: [String]

  @Flag(help: "Take changed words alone; a changed fact stays a failure.")
  var wording = false

  @Flag(help: "Play without the apps' code, and take what comes when the traces of the file are the handler's answers.")
  var script = false

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions

  func perform() throws -> Int32 {
    let request = AcceptRequest(
      paths: paths, isWordingAlone: wording, isScripted: script, options: conversation.settings,
      apps: try apps.chosen())
    return try SessionRunner().accept(request) ? ExitStatus.success : ExitStatus.failed
  }
}

struct AcceptRequest {
  var paths: [String]
  /// Take changed words, never changed facts.
  var isWordingAlone: Bool
  /// Play from the traces, without any handler.
  var isScripted: Bool
  var options: ConversationSettings
  /// Paths of apps that are built; empty for the sample apps.
  var apps: [String] = []
}
