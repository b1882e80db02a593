import ArgumentParser
import SimCommandLine
import SimInterchange

struct ImportCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make a transcript of another tool's conversation, or of an app's log.",
    discussion: """
      Formats: ask-cli (a replay file), chat and transcript (Bot Framework), botium (.convo.txt), rasa (stories), rasa-e2e, \
      home-assistant (tests of intents), log (lines of os_log, or JSON lines, with SiriKit's calls). The suffix of the name \
      or what stands in the file says which it is.

      What a transcript has no place for, and what had to be guessed, is told on the error output. docs/import.md has an \
      example of each.

      Exit status: 0 all is well; 2 the command line or the file cannot be read, and nothing is written.

      Examples:
        sirisim import greeting.chat -o greeting.talk
        sirisim import device.log --app ZhiChat --redact > what-happened.talk
      """)

  @Argument(help: ArgumentHelp("Another tool's file.", valueName: "file"), completion: .file())
  var file: String

  @Option(
    help: "The format; without it, the name's suffix or the text says it.",
    completion: .list(OtherFormat.read.map(\.rawValue)), transform: Self.format)
  var from: OtherFormat?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write it; without it, to the standard output.", valueName: "file"), completion: .file()
  )
  var output: String?

  @Option(help: ArgumentHelp("The app whose conversation it is.", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("The language, where the file names none.", valueName: "locale"))
  var locale: String?

  @Flag(help: "With stand-ins for names, numbers and addresses, as 'sirisim redact' makes them.")
  var redact = false

  @Option(
    help: ArgumentHelp("The rules of --redact: what else goes, and what stays.", valueName: "file"), completion: .file()
  )
  var rules: String?

  func validate() throws {
    if rules != nil, !redact { throw ValidationError("'--rules' are those of '--redact', which isn't given") }
  }

  private static func format(_ name: String) throws -> OtherFormat {
    guard let format = OtherFormat(rawValue: name), OtherFormat.read.contains(format) else {
      throw ValidationError("expected \(OtherFormat.read.map(\.rawValue).joined(separator: ", "))")
    }
    return format
  }

  func perform() throws -> Int32 {
    try SessionRunner().importTalk(
      ImportRequest(
        file: file, format: from, output: output, app: app, locale: locale,
        redaction: redact ? try SessionRunner.rules(rules) : nil))
    return ExitStatus.success
  }
}
