import ArgumentParser
import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimLinting
import SimScreen
import SimTerminalUI
import SimText

struct DoctorCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at an app's project: targets, intents, handlers, and what keeps them from talking.",
    discussion: """
      PATH is an Xcode project, a workspace, a folder that holds some, a SwiftPM package, or a folder with an extension's \
      Info.plist and Swift sources. Nothing of it is run, and nothing is written.

      Told are the targets with their intents, handlers, definitions and vocabularies, methods that Siri never calls, and \
      what can't be built, each with what to do. docs/doctor.md has the whole of it; 'sirisim check' looks at names, \
      vocabularies and phrases.

      Exit status: 0 nothing stands in the way; 1 a finding is an error (with --strict: or a warning); 2 the command line \
      or the path cannot be read.

      Examples:
        sirisim doctor MyApp.xcodeproj
        sirisim doctor MyApp.xcodeproj --build
        sirisim doctor . --json
      """)

  @Argument(
    help: ArgumentHelp("The project; the one in the current folder without.", valueName: "path"), completion: .file())
  var path: String?

  @OptionGroup var apps: AppOptions

  @Flag(help: "Compile the extensions too, and tell what the compiler says.")
  var build = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var picture: PictureOptions

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Switch a rule off; may be given several times, or with commas.", valueName: "rule"),
    completion: .rules)
  var disable: [String] = []

  @Option(help: ArgumentHelp("The folder with Siri's phrases.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    let languages = try LanguageLibrary.found(vocabulary)
    let paths = try AppPaths.chosen([path].compactMap { $0 } + apps.path, by: UserSettingsFile.read())
    guard paths.count <= 1 else {
      throw Failure("doctor looks at one project; expected one of \(paths.joined(separator: ", "))")
    }
    let path = paths.first ?? "."
    let subject: Subject
    let result: Checker.Result
    let work = ShownWork("reading the project")
    do throws(Problems) {
      (subject, result) = try Checker.doctor(
        path, languages: languages, disabled: disable,
        builds: { plan in build ? work.paused { SessionRunner().buildProblems(of: plan) } : [] },
        progress: { step in work.show(step) })
      work.end()
    } catch {
      work.end()
      throw Failure(error.diagnostics)
    }
    let runner = SessionRunner()
    let report = DoctorReport(
      subject, result, named: path, notHeld: runner.whatIsNotHeld(), notInstalled: runner.whatIsNotInstalled())
    if picture.file == nil {
      Console.print(json ? report.json() : report.text(columns: terminalColumns()), terminator: "")
    } else {
      try picture.write(
        report.text(columns: picture.columns).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map { Row([Span(SafeText.oneLine(String($0)))]) }, typed: "sirisim doctor \(path)")
    }
    return result.passes(isStrict: strict) ? ExitStatus.success : ExitStatus.failed
  }
}
