import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimLinting
import SimTerminalUI

/// A run of `sirisim check`.
struct CheckRun {
  var paths: [String]
  var format: CheckFormat
  var isStrict: Bool
  var disabled: [String]
  var vocabulary: String?

  /// - Returns: the exit status.
  func run() throws -> Int32 {
    let languages = try LanguageLibrary.found(vocabulary)
    let result: Checker.Result
    do {
      result = try Checker.check(paths, languages: languages, disabled: disabled)
    } catch {
      throw Failure(error.diagnostics)
    }
    switch format {
    case .text:
      var report = TextReport(columns: terminalColumns())
      Console.print(report.text(result), terminator: "")
    case .json: Console.print(JSONReport.text(result), terminator: "")
    case .github:
      Console.print(GitHubReport.text(result), terminator: "")
      Console.print(TextReport().summary(result))
    }
    return result.passes(isStrict: isStrict) ? ExitStatus.success : ExitStatus.failed
  }
}
