import SimAppFiles
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
    let languages = try LanguageShelf.found(vocabulary)
    var settings = CheckSettings()
    if let problem = settings.disable(disabled) { throw Failure([problem]) }
    var problems: [Diagnostic] = []
    var subject: Subject
    if paths.isEmpty {
      subject = SubjectReader.vocabulary(languages)
      settings.read(beside: subject.files, below: languages.folder.path, diagnostics: &problems)
    } else {
      switch SubjectReader.read(paths, languages: languages) {
      case .success(let read): subject = read
      case .failure(let problem): throw Failure([problem])
      }
      for path in paths { settings.read(beside: subject.files, below: path, diagnostics: &problems) }
    }
    guard problems.isEmpty else { throw Failure(problems) }
    let result = Checker(settings: settings).check(subject)
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

extension LanguageShelf {
  /// The languages of the folder that is named, or of the one that belongs to the program.
  static func found(_ folder: String?) throws -> LanguageShelf { LanguageShelf(try VocabularyFolder.found(folder)) }
}

extension VocabularyFolder {
  /// The folder that is named, or the one that belongs to the program.
  /// - Throws: `Failure` when it isn't there.
  static func found(_ folder: String?) throws -> VocabularyFolder {
    do {
      return try find(explicit: folder, environment: ProcessVariables.all)
    } catch {
      throw Failure([error])
    }
  }
}
