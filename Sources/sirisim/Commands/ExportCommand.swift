import ArgumentParser
import SimCommandLine
import SimDiagnostics
package import SimExports
import SimInterchange
import SimTranscripts

struct ExportCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a transcript's conversation as a picture, a cast, a page, text, or another tool's file.",
    discussion: """
      The conversation is run, and what came of it is written: svg (a picture with real text), cast (an asciicast of \
      version 3), md, html, txt. Real times and what the programs print are left out, so that the same transcript always \
      gives the same file. docs/export.md has an example of each.

      For other tools: vhs (a tape), gherkin (a feature), talk-md (a page that 'sirisim replay' runs), ask-cli, chat and \
      transcript (Bot Framework), botium, rasa, rasa-e2e, home-assistant. What such a format has no place for is told on the \
      error output.

      Exit status: 0 all is well; 1 it is written, but the run is not what the transcript expects; 2 the command line or the \
      transcript cannot be read, and nothing is written.

      Examples:
        sirisim export lunch.talk -o lunch.svg
        sirisim export lunch.talk --chapter 2 --format md --quiet
        sirisim export lunch.talk --inspector --columns 120 -o lunch.cast
        sirisim export lunch.talk --format gherkin -o lunch.feature
      """)

  @Argument(help: ArgumentHelp("A transcript.", valueName: "file"), completion: .transcripts)
  var file: String

  @Option(
    help: "The format; without it, the suffix of the output's name says it.",
    completion: .list(ExportTarget.names), transform: ExportTarget.init(named:))
  var format: ExportTarget?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write it; without it, to the standard output.", valueName: "file"), completion: .file()
  )
  var output: String?

  @Option(help: "Colours for a light or a dark page; without it, both (a cast: dark).")
  var theme: ExportOptions.Theme?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The columns of the screen, or of a line of txt.", valueName: "columns")
  )
  var columns: Int?

  @Option(help: ArgumentHelp("Write one chapter alone: its number, or words of its title.", valueName: "chapter"))
  var chapter: String?

  @Flag(inversion: .prefixedNo, help: "Show the inspector, too: why Siri said what she said.")
  var inspector = false

  @Flag(help: "Hide the trace: what was understood, resolved, confirmed and handled.")
  var quiet = false

  @Flag(
    help: "A picture that moves as the conversation is typed and answered, and is still for who wants no motion (svg).")
  var moving = false

  @Flag(help: "With stand-ins for names, numbers and addresses, as 'sirisim redact' makes them.")
  var redact = false

  @Option(
    help: ArgumentHelp("The rules of --redact: what else goes, and what stays.", valueName: "file"), completion: .file()
  )
  var rules: String?

  @Flag(help: "Play without the apps' code: the traces of the file are the handler's answers.")
  var script = false

  @OptionGroup var apps: AppOptions

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func validate() throws {
    if let columns, !ExportOptions.columnRange.contains(columns) {
      let range = ExportOptions.columnRange
      throw ValidationError(
        "'--columns \(columns)' is no width; expected \(range.lowerBound) to \(range.upperBound) columns")
    }
    if rules != nil, !redact { throw ValidationError("'--rules' are those of '--redact', which isn't given") }
    if inspector, let columns, columns < ExportOptions.columnsForInspector {
      let least = ExportOptions.columnsForInspector
      throw ValidationError("'--inspector' needs room; expected --columns \(least) or more, or none")
    }
  }

  func perform() throws -> Int32 {
    let format = try chosenFormat()
    if moving, format != .document(.svg) { throw Failure("'--moving' is for svg; \(format.name) can't move") }
    let request = ExportRequest(
      file: file, format: format,
      options: ExportOptions(
        columns: columns, theme: theme, showsInspector: inspector, showsTrace: !quiet, moves: moving),
      output: output, chapter: chapter, isScripted: script,
      redaction: redact ? try SessionRunner.rules(rules) : nil, apps: try apps.chosen(), vocabulary: vocabulary)
    return try SessionRunner().export(request) ? ExitStatus.success : ExitStatus.failed
  }

  private func chosenFormat() throws -> ExportTarget {
    if let format { return format }
    let names = ExportTarget.names
    guard let output else {
      throw Failure("no format is given; expected --format \(names.joined(separator: "|")), or -o with such a suffix")
    }
    if let format = OtherFormat(suffixOf: output), OtherFormat.written.contains(format) { return .other(format) }
    if let format = ExportFormat(suffixOf: output) { return .document(format) }
    let suffix = output.split(separator: ".").last.map(String.init) ?? ""
    throw Failure(
      "the name '\(output)' says no format; expected the suffix .\(ExportFormat.allCases.map(\.rawValue).joined(separator: ", .")), or --format",
      suggestion: nearestName(to: suffix, among: names).map { "--format \($0)" })
  }
}

/// The format of a written conversation: for people, or for another tool.
enum ExportTarget: Hashable {
  case document(ExportFormat)
  case other(OtherFormat)

  var name: String {
    switch self {
    case .document(let format): format.rawValue
    case .other(let format): format.rawValue
    }
  }

  static let names = ExportFormat.allCases.map(\.rawValue) + OtherFormat.written.map(\.rawValue)

  /// - Throws: a failure with the known names.
  init(named name: String) throws {
    if let format = ExportFormat(rawValue: name) {
      self = .document(format)
    } else if let format = OtherFormat(rawValue: name), OtherFormat.written.contains(format) {
      self = .other(format)
    } else {
      let others = OtherFormat.written.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("expected 'svg', 'cast', 'md', 'html' or 'txt'; for other tools \(others)")
    }
  }
}

extension ExportOptions.Theme: ExpressibleByArgument {}

/// A conversation to write in another format.
struct ExportRequest {
  var file: String
  var format: ExportTarget
  var options: ExportOptions
  /// Where to write it; nil for the standard output.
  var output: String?
  /// The only chapter to write: its number, or words of its title.
  var chapter: String?
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// What is redacted before it is played; nil leaves everything in.
  var redaction: RedactionRules?
  /// Paths of apps; empty for the sample apps.
  var apps: [String] = []
  var vocabulary: String?
}
