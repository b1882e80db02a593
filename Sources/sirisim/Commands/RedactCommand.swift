import ArgumentParser
import SimCommandLine

struct RedactCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "redact", abstract: "Take names, numbers and addresses out of transcripts before others see them.",
    discussion: """
      Names of contacts and of persons in the trace, telephone numbers and mail addresses get stand-ins, the same for the \
      same everywhere in a file, so that it replays as before; a remark says that it was done. A file of rules names what \
      else goes: 'name = …', 'pattern = …' (a regular expression), 'keep = …'. Text that nobody could know to be a name \
      stays: read what came before you give it away.

      Examples:
        sirisim redact lunch.talk > public.talk
        sirisim redact Talks --rules redaction.rules --write
      """)

  @Argument(help: ArgumentHelp("Transcripts and folders.", valueName: "path"), completion: .transcripts)
  var paths: [String]

  @Option(help: ArgumentHelp("What else goes, and what stays.", valueName: "file"), completion: .file())
  var rules: String?

  @Flag(help: "Write it into the files; without it one transcript is printed.")
  var write = false

  @OptionGroup var apps: AppOptions

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    try SessionRunner().redact(
      RedactRequest(paths: paths, rules: rules, writes: write, apps: try apps.chosen(), vocabulary: vocabulary))
    return ExitStatus.success
  }
}

/// The transcripts to redact, and how.
struct RedactRequest {
  var paths: [String]
  /// The path of a file of rules.
  var rules: String?
  /// Whether the files themselves are changed.
  var writes: Bool
  /// Folders of apps, whose intents the traces may name; empty for the sample apps.
  var apps: [String]
  var vocabulary: String?
}
