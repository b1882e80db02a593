import ArgumentParser

/// The command line.
struct Sirisim: ParsableCommand {
  /// The day of the version below, for the manual page.
  static let versionDate = "2026-11-21"

  static let configuration = CommandConfiguration(
    commandName: "sirisim",
    abstract: "A terminal in which a SiriKit app talks.",
    discussion: """
      Type what you would say to Siri. The app that you name resolves, confirms and handles with its own code.

      Exit status: 0 all is well; 1 an expectation or a check has failed; 2 the command line or a file cannot be read.
      """,
    version: "0.1.0",
    subcommands: [
      ChatCommand.self, TryCommand.self, SayCommand.self, SuggestCommand.self, RecordCommand.self, ReplayCommand.self,
      AcceptCommand.self,
      StubCommand.self,
      DemoCommand.self, ExportCommand.self, CoverageCommand.self, ExplainCommand.self, UnderstandCommand.self,
      EvaluateCommand.self, CheckCommand.self, DoctorCommand.self, PhrasesCommand.self, LanguageCommand.self,
      ManualCommand.self,
      CompileCommand.self,
    ],
    defaultSubcommand: ChatCommand.self)
}

/// A command that needs conversations.
protocol ConversationCommand {
  /// - Returns: the exit status.
  /// - Throws: `Failure` when something cannot be read.
  func perform(with runner: any Runner) throws -> Int32
}
