import ArgumentParser
import SimCommandLine
import SimTranscripts

struct ReplayCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play transcripts again and compare.",
    discussion: """
      A folder stands for all .talk files below it, a pattern ('Talks/**/send-*.talk') for those that fit, and FILE:LINE for \
      one turn, with those that lead up to it. Facts are traces, choices, codes and cells of cards; wording is what Siri \
      says. No file of a transcript is written; what came instead is taken with accept, or looked at with --write-new.

      Examples:
        sirisim replay Talks --only '#payments' --fail-fast
        sirisim replay Talks --shard 2/4 --report junit=report.xml --report github
      """)

  @Argument(help: ArgumentHelp("Transcripts, folders and patterns.", valueName: "path"), completion: .transcripts)
  var paths: [String]

  @Flag(help: "Fail on a turn that expects nothing, too.")
  var strict = false

  @Flag(help: "Compare facts alone.")
  var facts = false

  @Flag(help: "Compare the wording alone.")
  var wording = false

  @Flag(help: "Play without the apps' code: the traces of the file are the handler's answers.")
  var script = false

  @Flag(help: "Write what came instead beside each file that fails, as FILE.new.")
  var writeNew = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only the conversations with these words in their title, or with this #tag; may be given several times.",
      valueName: "words"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("So many files at a time; as many as there are processors without it.", valueName: "number"))
  var jobs: Int?

  @Option(help: ArgumentHelp("The i-th of n parts, for as many machines: 2/4.", valueName: "i/n"))
  var shard: ReplayShard?

  @Option(help: ArgumentHelp("Play the files in an order that this number decides.", valueName: "number"))
  var seed: UInt64?

  @Flag(help: "Begin no other file once one has failed.")
  var failFast = false

  @Flag(help: "Go on, and play again whatever a saved transcript, source or vocabulary concerns.")
  var watch = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Tell it to another program: junit, tap, jsonl or github, in place of the text, or =FILE beside it; may be given several times.",
      valueName: "format"))
  var report: [ReportTarget] = []

  @Option(
    help: ArgumentHelp(
      "Play what is in these languages alone, and print a table of languages and conversations: 'all', or 'en,zh-Hans'.",
      valueName: "locales"))
  var locales: String?

  @OptionGroup var apps: AppOptions
  @OptionGroup(title: "Conversation") var conversation: ConversationOptions
  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if facts, wording {
      throw ValidationError("'--facts' and '--wording' exclude each other; both are compared without")
    }
    if let jobs, !(1...1_000).contains(jobs) {
      throw ValidationError("'--jobs \(jobs)' is no number of files; expected 1 to 1000")
    }
    if writeNew, !only.isEmpty {
      throw ValidationError("'--write-new' writes whole files, '--only' plays parts of them")
    }
    if report.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("one '--report' alone can be printed; the others need a file: '--report junit=report.xml'")
    }
  }

  func perform() throws -> Int32 {
    let compared: ReplayRequest.Compared = facts ? .facts : wording ? .wording : .both
    let request = ReplayRequest(
      paths: paths, only: only.map(TalkSelection.named), isStrict: strict, compared: compared, isScripted: script,
      writesNew: writeNew, options: conversation.settings, isQuiet: display.quiet, apps: try apps.chosen(), jobs: jobs,
      shard: shard, seed: seed, failsFast: failFast, reports: report,
      locales: locales)
    if watch { try SessionRunner().replayWatching(request) }
    return try SessionRunner().replay(request) ? ExitStatus.success : ExitStatus.failed
  }
}

struct ReplayRequest {
  enum Compared { case facts, wording, both }

  var paths: [String]
  /// Empty for all conversations.
  var only: [TalkSelection] = []
  var isStrict: Bool
  var compared: Compared
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// Write the actual lines to a file beside a transcript that fails.
  var writesNew: Bool
  var options: ConversationSettings
  /// Print failures alone.
  var isQuiet: Bool
  /// Paths of apps that are built; empty for the sample apps.
  var apps: [String] = []
  /// How many files are played at a time; nil for as many as there are processors.
  var jobs: Int?
  var shard: ReplayShard?
  /// Determines the order of the files; nil leaves it as it is.
  var seed: UInt64?
  var failsFast = false
  var reports: [ReportTarget] = []
  /// `all`, or locales separated by commas; nil plays everything and prints no table.
  var locales: String?

  /// The verdicts that count as a failure.
  var verdicts: Set<Verdict> {
    switch compared {
    case .facts: [.facts]
    case .wording: [.wording]
    case .both: [.facts, .wording]
    }
  }
}

/// One of several parts of the files, the same on every machine.
struct ReplayShard: ExpressibleByArgument {
  /// From 1.
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number) else {
      return nil
    }
    (self.number, self.count) = (number, count)
  }

  /// Neighbours go to different parts, because they take about as long.
  func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
  }
}

/// A format of report, and the file that it is written to.
struct ReportTarget: ExpressibleByArgument {
  let format: ReplayReportFormat
  /// Nil prints it in place of the text.
  let file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReplayReportFormat(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    (self.format, file) = (format, parts.count > 1 ? parts[1] : nil)
  }

  static var allValueStrings: [String] { ReplayReportFormat.allCases.map(\.rawValue) }
}
