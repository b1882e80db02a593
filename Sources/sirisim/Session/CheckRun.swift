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
  /// Whether the files are mended where that needs no decision.
  var mends = false
  var disabled: [String]
  var vocabulary: String?

  /// - Returns: the exit status.
  func run() throws -> Int32 {
    let languages = try LanguageLibrary.found(vocabulary)
    var result = try check(languages)
    var mending: Mending?
    if mends {
      let made = Mending(result.findings)
      Console.warn(made.problems)
      // Places have moved, and mended findings are gone.
      if made.count > 0 { result = try check(languages) }
      mending = made
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
    if let mending, format != .json {
      let (findings, files) = (mending.count, mending.files.count)
      Console.print(
        "mended \(findings) \(findings == 1 ? "finding" : "findings") in \(files) \(files == 1 ? "file" : "files")")
    }
    return result.passes(isStrict: isStrict) ? ExitStatus.success : ExitStatus.failed
  }

  private func check(_ languages: LanguageLibrary) throws -> Checker.Result {
    let work = ShownWork("reading what is checked")
    defer { work.end() }
    do {
      return try Checker.check(paths, languages: languages, disabled: disabled) { step in work.show(step) }
    } catch {
      throw Failure(error.diagnostics)
    }
  }
}
