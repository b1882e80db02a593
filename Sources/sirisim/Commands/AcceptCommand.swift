import ArgumentParser

struct AcceptCommand: ParsableCommand, ConversationCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Play transcripts again and write what came into them.",
    discussion: "Only lines that differ are rewritten; wildcards, remarks and the order stay.")

  @Argument(help: ArgumentHelp("Transcripts and folders.", valueName: "path"), completion: .transcripts)
  var paths: [String]

  @Flag(help: "Take changed words alone; a changed fact stays a failure.")
  var wording = false

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions

  func perform(with runner: any Runner) throws -> Int32 {
    let request = AcceptRequest(
      paths: paths, isWordingAlone: wording, options: conversation.settings,
      apps: try apps.chosen())
    return try runner.accept(request) ? ExitStatus.success : ExitStatus.failed
  }
}
