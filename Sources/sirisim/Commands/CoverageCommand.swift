import ArgumentParser
import SimCommandLine

struct CoverageCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Show what transcripts reach, and what they don't.",
    discussion: """
      For every intent of the apps in the transcripts: which parameters a request fills, which results each resolve method \
      answers, which codes confirm and handle answer, in each language. A file coverage.excuses in the first folder says \
      what no conversation reaches, and why; a line of it that excuses nothing is an error.

      --lines builds the apps of --path with counters, plays the transcripts with them, and says which lines of their own \
      sources were never run. --suggest writes, for what no transcript reaches, the conversation that would, as transcripts \
      that play by themselves (replay --script). docs/coverage.md has an example of each.
      """)

  @Argument(help: ArgumentHelp("Transcripts and folders.", valueName: "path"), completion: .transcripts)
  var paths: [String] = ["Transcripts"]

  @Option(help: ArgumentHelp("The file of excuses.", valueName: "file"), completion: .file())
  var excuses: String?

  @Option(
    name: .customLong("at-least"), parsing: .unconditional,
    help: ArgumentHelp("Fail when less than that is reached.", valueName: "percent"))
  var threshold: Double?

  @Flag(help: "Show only what some language doesn't reach.")
  var missing = false

  @Flag(help: "Which lines of the apps' own sources were never run, instead of the table.")
  var lines = false

  @Option(
    help: ArgumentHelp(
      "Write transcripts of what is missing into a folder, one for each app and language; '-' prints them.",
      valueName: "folder"), completion: .directory)
  var suggest: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var apps: AppOptions

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func validate() throws {
    if let threshold, !(0...100).contains(threshold) {
      throw ValidationError("'--at-least \(threshold)': expected a number from 0 to 100")
    }
    if lines, suggest != nil { throw ValidationError("'--lines' and '--suggest' are two questions; ask one") }
  }

  func perform() throws -> Int32 {
    let request = CoverageRequest(
      paths: paths, excuses: excuses, threshold: threshold, showsMissingAlone: missing, printsJSON: json,
      apps: try apps.chosen(), vocabulary: vocabulary, suggestions: suggest)
    if lines { return try SessionRunner().lineCoverage(request) ? ExitStatus.success : ExitStatus.failed }
    return try SessionRunner().coverage(request) ? ExitStatus.success : ExitStatus.failed
  }
}

struct CoverageRequest {
  var paths: [String]
  /// The file of excuses; nil takes the one in the first folder, if there is one.
  var excuses: String?
  /// From 0 to 100.
  var threshold: Double?
  var showsMissingAlone: Bool
  var printsJSON: Bool
  /// Paths of apps; empty for the sample apps.
  var apps: [String] = []
  var vocabulary: String?
  /// Where suggested transcripts are written; `-` prints them, nil suggests nothing.
  var suggestions: String?
}
