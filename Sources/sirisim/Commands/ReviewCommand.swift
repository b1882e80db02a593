import ArgumentParser
import SimCommandLine
import SimTerminalUI

struct ReviewCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Play transcripts again, and decide on each turn that changed.",
    discussion: """
      Each turn that differs is shown, before and after beside each other, and a key decides: \
      \(ReviewKey.allCases.map { "\($0.label) \($0.help)" }.joined(separator: "; ")). What is accepted is written at once.

      Where standard input or output is no terminal, what there is to decide is listed. With CI=true in the environment \
      nothing is ever written.

      Exit status: 0 nothing is left to decide; 1 something is; 2 the command line or a transcript cannot be read, or what was \
      accepted cannot be written.

      Examples:
        sirisim review Talks
        sirisim review Talks --json
        sirisim review Talks --accept 0f3a5c7e9b1d2f40
      """)

  @Argument(
    help: ArgumentHelp(
      "Transcripts, folders and patterns; the folder one is in, where none is named.", valueName: "path"),
    completion: .transcripts)
  var paths: [String] = ["."]

  @Flag(help: "Decide on turns that expect nothing, too.")
  var strict = false

  @Flag(help: "Play without the apps' code: the traces of the file are the handler's answers.")
  var script = false

  @Flag(help: "Print an object of JSON a line for each turn that is to be decided.")
  var json = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Accept the turn with this id of --json; may be given several times.", valueName: "turn"))
  var accept: [String] = []

  @Flag(help: "Remove the .talk.new files that tell nothing new, or of no transcript; play nothing.")
  var clean = false

  @OptionGroup var picture: PictureOptions
  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions

  func validate() throws {
    if picture.file != nil, json || clean || !accept.isEmpty {
      throw ValidationError("'--picture' shows what is to be decided, and decides nothing")
    }
    if clean, json || !accept.isEmpty {
      throw ValidationError("'--clean' removes files and decides on no turn; '--json' and '--accept' do")
    }
  }

  func perform() throws -> Int32 {
    let runner = SessionRunner()
    if clean { return try runner.removeStaleFiles(beside: paths) }
    let settings = UserSettingsFile.read()
    return try runner.review(
      ReviewRequest(
        paths: paths, isStrict: strict, isScripted: script, printsJSON: json, picture: picture, accepted: accept,
        options: conversation.settings, apps: try AppPaths.chosen(apps.path, by: settings),
        facts: TerminalFacts.current(isPlain: false, settings: settings)))
  }
}

struct ReviewRequest {
  var paths: [String]
  /// Turns that expect nothing must be decided, too.
  var isStrict: Bool
  /// Play from the traces, without any handler.
  var isScripted: Bool
  var printsJSON: Bool
  /// Where the turns to decide are drawn, if anywhere; nothing is decided then.
  var picture: PictureOptions
  /// The identifiers of the turns to accept; empty to ask.
  var accepted: [String]
  var options: ConversationSettings
  /// Paths of apps that are built; empty for the sample apps.
  var apps: [String] = []
  var facts: TerminalFacts

  /// Whether the user is asked at each turn.
  var asks: Bool {
    !printsJSON && picture.file == nil && accepted.isEmpty && facts.inputIsTerminal && facts.outputIsTerminal
  }
}
