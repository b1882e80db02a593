import ArgumentParser
import SimCommandLine
import SimSchema

struct StubCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "stub", abstract: "Print the handler that a transcript asks for.",
    discussion: """
      The transcript is played from its own trace; the handler answers each call as the trace does, by what the intent holds \
      then. Of a transcript that talks with App Intents it is the file of an app of its own. It compiles as it is.
      """)

  @Argument(help: ArgumentHelp("A transcript.", valueName: "file"), completion: .transcripts)
  var file: String

  @OptionGroup var apps: AppOptions

  @Option(help: "How the methods are written: async or completion.")
  var style: StubStyle = .async

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    try SessionRunner().stub(
      StubRequest(file: file, apps: try apps.chosen(), style: style.printed, vocabulary: vocabulary))
    return ExitStatus.success
  }
}

/// The style of the handler's methods.
enum StubStyle: String, ExpressibleByArgument, CaseIterable {
  case async, completion

  var printed: HandlerSkeleton.Style {
    switch self {
    case .async: .async
    case .completion: .completion
    }
  }
}

/// A handler to print.
struct StubRequest {
  var file: String
  /// Folders of apps; empty for the sample apps.
  var apps: [String]
  var style: HandlerSkeleton.Style
  var vocabulary: String?
}
