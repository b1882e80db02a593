import ArgumentParser

struct StubCommand: ParsableCommand, ConversationCommand {
  static let configuration = CommandConfiguration(
    commandName: "stub", abstract: "Print the handler that a transcript asks for.",
    discussion: "The trace lines say which methods there are and what they answer; the skeleton compiles as it is.")

  @Argument(help: ArgumentHelp("A transcript.", valueName: "file"), completion: .transcripts)
  var file: String

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform(with runner: any Runner) throws -> Int32 {
    try runner.stub(file, vocabulary: vocabulary)
    return ExitStatus.success
  }
}
