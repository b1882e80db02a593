import ArgumentParser
import SimCommandLine

/// The command line for maintainers of Siri's vocabulary: her phrases, her lists, and her lines, in each language.
struct SirisimVocabulary: RootCommand {
  static let configuration = CommandConfiguration(
    commandName: "sirisim-vocabulary",
    abstract: "Try, measure and compile what Siri understands and says.",
    discussion: """
      For whoever changes Vocabulary/Siri; who has an app to talk with needs sirisim alone.

      Exit status: 0 all is well; 1 a check has failed; 2 the command line or a file cannot be read.
      """,
    subcommands: [PhrasesCommand.self, LanguageCommand.self, EvaluateCommand.self, CompileCommand.self])
}
