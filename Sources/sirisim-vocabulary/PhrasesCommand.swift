import ArgumentParser
import SimCommandLine
import SimScreen

struct PhrasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases",
    abstract: "Look at Siri's phrases: draw, count and try them, find dead and overlapping ones.",
    discussion:
      "They are read by the recogniser of a conversation, with the app, the people and the places of the examples.",
    subcommands: [
      PhrasesSampleCommand.self, PhrasesCountCommand.self, PhrasesTestCommand.self, PhrasesFramesCommand.self,
      PhrasesDeadCommand.self, PhrasesOverlapCommand.self,
    ])
}

/// What the commands about phrases have in common.
struct PhraseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("One of Siri's languages, for example en or zh-Hans; all without.", valueName: "locale"),
    completion: .locales)
  var locale: String?

  @Flag(help: "Write JSON (docs/check.md has the schema).")
  var json = false

  @Option(help: ArgumentHelp("The folder with Siri's phrases.", valueName: "folder"), completion: .directory)
  var vocabulary: String?
}

/// The phrases that a command is about.
struct ChosenPhrases: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Intents, with or without IN…Intent, phrase files, or FILE:LINE for one phrase; all without.", valueName: "intent"
    ),
    completion: .intents)
  var intents: [String] = []
}

struct PhrasesSampleCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Draw sentences from the phrases: the same seed draws the same ones.",
    discussion: """
      The words for names, times and amounts come from the examples of the phrase files.

      Exit status: 0; 2 where nothing can be drawn.
      """)

  @OptionGroup var chosen: ChosenPhrases

  @Option(parsing: .unconditional, help: ArgumentHelp("How many sentences of each language.", valueName: "number"))
  var count = 20

  @Option(parsing: .unconditional, help: ArgumentHelp("Where the numbers start.", valueName: "number"))
  var seed: UInt64 = 1

  @OptionGroup var options: PhraseOptions

  func validate() throws {
    guard (1...1_000_000).contains(count) else {
      throw ValidationError("'--count \(count)' is no number of sentences; expected 1 to 1000000")
    }
  }

  func perform() throws -> Int32 {
    try PhrasesRun(options).sample(chosen.intents, count: count, seed: seed)
  }
}

struct PhrasesCountCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Count sentences, phrases, examples and words, for each intent, parameter and file."
  )

  @OptionGroup var chosen: ChosenPhrases

  @OptionGroup var options: PhraseOptions

  func perform() throws -> Int32 { try PhrasesRun(options).count(chosen.intents) }
}

struct PhrasesTestCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Try the examples and counter-examples of phrase files.",
    discussion: """
      For each that isn't understood as its file says: what was expected (-), what was understood (+) and by which phrase. \
      Phrases without an example or without a counter-example are told too.

      Exit status: 0 all are, and every phrase has both; 1 one is not, or is missing; 2 there is no such file or intent.
      """)

  @OptionGroup var chosen: ChosenPhrases

  @OptionGroup var options: PhraseOptions

  func perform() throws -> Int32 { try PhrasesRun(options).test(chosen.intents) }
}

struct PhrasesFramesCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Hold the ways to ask for an intent against each other, language beside language.",
    discussion: """
      Each file has the frames of an intent with a sentence in each language (Tests/RecognitionTests/Frames). A table says in which \
      languages a frame is understood (yes, no) and which have no sentence of it (–); then come the sentences that aren't, with \
      what they were understood as.

      Exit status: 0 every frame is understood in every language; 1 one is not; 2 a file cannot be read.
      """)

  @Argument(help: ArgumentHelp("The files.", valueName: "file"), completion: .file(extensions: ["frames"]))
  var files: [String]

  @OptionGroup var options: PhraseOptions

  func perform() throws -> Int32 { try PhrasesRun(options).frames(files) }
}

struct PhrasesDeadCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "dead", abstract: "Find phrases, alternatives, rules and list entries that no sentence reaches.",
    discussion: """
      A phrase is dead when each of its examples and of the sentences drawn from it is taken by another one. Rules and lists \
      are dead when nobody refers to them. Parameters without an example are told too. Where intents or files are named, their \
      phrases alone are looked at, as all others may take their sentences, and no rules and lists.

      Exit status: 0 nothing is dead; 1 something is.
      """)

  @OptionGroup var chosen: ChosenPhrases

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many sentences of each phrase are drawn.", valueName: "number"))
  var draws = 20

  @Option(parsing: .unconditional, help: ArgumentHelp("Where the numbers start.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "What may be found, with its reason: 'KIND FILE: TEXT = REASON', one a line.", valueName: "file"),
    completion: .file())
  var except: String?

  @OptionGroup var options: PhraseOptions

  func validate() throws {
    guard (1...10_000).contains(draws) else {
      throw ValidationError("'--draws \(draws)' is no number of sentences; expected 1 to 10000")
    }
  }

  func perform() throws -> Int32 {
    try PhrasesRun(options).dead(chosen.intents, draws: draws, seed: seed, except: except)
  }
}

struct PhrasesOverlapCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "overlap", abstract: "Find phrases of different intents that take the same sentence.",
    discussion: """
      Every example and some sentences drawn from each phrase are said. One of each pair of phrases is shown: the sentence, \
      both phrases, and who wins. Where intents or files are named, their sentences alone are said, to all phrases.

      Exit status: 0 every sentence goes where it comes from; 1 one is taken away.
      """)

  @OptionGroup var chosen: ChosenPhrases

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many sentences of each phrase are drawn.", valueName: "number"))
  var draws = 20

  @Option(parsing: .unconditional, help: ArgumentHelp("Where the numbers start.", valueName: "number"))
  var seed: UInt64 = 1

  @Flag(help: "Show pairs whose sentences go where they come from, too.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "What may be found, with its reason: 'KIND FILE: TEXT = REASON', one a line.", valueName: "file"),
    completion: .file())
  var except: String?

  @OptionGroup var options: PhraseOptions

  func validate() throws {
    guard (0...10_000).contains(draws) else {
      throw ValidationError("'--draws \(draws)' is no number of sentences; expected 0 to 10000")
    }
  }

  func perform() throws -> Int32 {
    try PhrasesRun(options).overlap(chosen.intents, draws: draws, seed: seed, showsAll: all, except: except)
  }
}
