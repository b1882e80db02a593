import ArgumentParser

struct CheckVocabularyCommand: ParsableCommand, ConversationCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-vocabulary", abstract: "Check the files under Vocabulary/.",
    discussion: """
      Syntax, dead entries, every example and every counter-example of the phrase files; app and user vocabularies. Faults \
      are told with file, line and column.
      """)

  @Option(help: ArgumentHelp("The folder.", valueName: "folder"))
  var vocabulary: String?

  func perform(with runner: any Runner) throws -> Int32 {
    try runner.checkVocabulary(folder: vocabulary) ? ExitStatus.success : ExitStatus.failed
  }
}
