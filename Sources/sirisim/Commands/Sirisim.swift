import ArgumentParser
import SimCommandLine

/// The command line.
struct Sirisim: RootCommand {
  /// The date of the version below, for the manual page.
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
      ReviewCommand.self, AcceptCommand.self, RedactCommand.self, StubCommand.self, DemoCommand.self,
      ExportCommand.self, ImportCommand.self, CoverageCommand.self, ExplainCommand.self, UnderstandCommand.self,
      CheckCommand.self, DoctorCommand.self, LanguageServerCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: ChatCommand.self)

  /// "talk" means chat.
  static let otherNames = [
    "talk": "chat", "speak": "chat", "run": "chat", "start": "chat", "open": "chat", "ask": "say", "test": "replay",
    "play": "demo", "show": "demo", "lint": "check", "verify": "check", "diagnose": "doctor", "why": "explain",
    "generate": "stub", "anonymize": "redact", "man": "manual", "parse": "understand", "convert": "import",
    "language-server": "lsp",
  ]

  /// Commands that only maintainers of Siri's vocabulary need.
  static let commandsElsewhere = [
    "phrases": "sirisim-vocabulary", "language": "sirisim-vocabulary", "evaluate": "sirisim-vocabulary",
  ]
}
