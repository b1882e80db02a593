import ArgumentParser
import SimCommandLine

struct EvaluateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate", abstract: "Measure how sentences are understood whose meaning is written down.",
    discussion: """
      The folder holds phrases.jsonl or utterances/*.jsonl (docs/evaluate.md). Every intent that can be said is open, and no \
      app need be named.
      """)

  @Argument(help: ArgumentHelp("The sets.", valueName: "folder"), completion: .directory)
  var folder: String

  @Flag(help: "Print JSON in place of tables.")
  var json = false

  @Flag(help: "Say each sentence with an app's name, to an app that offers the intents of its domain alone.")
  var named = false

  @Option(
    help: ArgumentHelp("Write what went wrong to a file, a line of JSON each.", valueName: "file"), completion: .file())
  var failures: String?

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    try EvaluationRun(folder: folder, printsJSON: json, failures: failures, isNamed: named, vocabulary: vocabulary)
      .run()
    return ExitStatus.success
  }
}
