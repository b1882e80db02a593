import ArgumentParser
import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimLinting

struct CheckCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check an app's property lists, names, vocabularies, example phrases and conversations.",
    discussion: """
      PATH is an app, a folder of apps, an Xcode project, an .app or .appex, a property list, an InfoPlist.strings or a \
      transcript. Without one, the files under Vocabulary/ are checked: Siri's, the sample apps' and the users'.

      Each finding has a place, a rule and a fix. Rules are switched off by --disable and by a file .sirisim-check beside \
      the app, one 'rule = off' a line (also note, warning, error), in a transcript by a remark '# check: rule = off'. \
      docs/check.md has the whole of it.

      Exit status: 0 nothing stands in the way; 1 a finding is an error (with --strict: or a warning); 2 the command line \
      or the path cannot be read.

      Examples:
        sirisim check MyApp
        sirisim check MyApp --strict --format github
        sirisim check Transcripts --fix
        sirisim check --explain missing-examples
      """)

  @Argument(
    help: ArgumentHelp("What is checked; none stands for the files under Vocabulary/.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var apps: AppOptions

  @Option(help: "How findings are written: text, json or github.")
  var format: CheckFormat = .text

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Switch a rule off; may be given several times, or with commas.", valueName: "rule"),
    completion: .rules)
  var disable: [String] = []

  @Flag(help: "Mend in the files what can be mended without thinking, and tell the rest.")
  var fix = false

  @Flag(help: "List the rules, and check nothing.")
  var rules = false

  @Option(help: ArgumentHelp("Say what a rule is for, and check nothing.", valueName: "rule"), completion: .rules)
  var explain: String?

  @Option(help: ArgumentHelp("The folder with Siri's phrases.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    if rules {
      let all = RuleList.all
      Console.print(format == .json ? JSONReport.text(all) : RuleText.list(all), terminator: "")
      return ExitStatus.success
    }
    if let explain {
      guard let rule = RuleList.rule(explain) else {
        let names = RuleList.all.map(\.about.identifier)
        throw Failure(
          "no rule is called '\(explain)'; 'sirisim check --rules' lists them",
          suggestion: nearestName(to: explain, among: names))
      }
      Console.print(format == .json ? JSONReport.text([rule]) : RuleText.explanation(rule), terminator: "")
      return ExitStatus.success
    }
    let paths = try AppPaths.chosen(paths + apps.path, by: UserSettingsFile.read())
    return try CheckRun(
      paths: paths, format: format, isStrict: strict, mends: fix, disabled: disable, vocabulary: vocabulary
    ).run()
  }
}

enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github
}
