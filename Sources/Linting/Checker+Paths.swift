package import SimAppFiles
package import SimDiagnostics
import SimSchema

extension Checker {
  /// Checks some paths, with the settings that lie beside them; Siri's own vocabulary if there are none.
  ///
  /// - Parameters:
  ///   - paths: apps, folders of them, or single files.
  ///   - disabled: names of rules that are switched off; one text may hold several, separated by commas.
  ///   - progress: is told before each rule how far the check is.
  /// - Throws: `Problems` when a path or its settings can't be read, or a rule isn't known.
  package static func check(
    _ paths: [String], languages: LanguageLibrary, disabled: [String], progress: (Step) -> Void = { _ in }
  ) throws(Problems) -> Result {
    var settings = CheckSettings()
    if let problem = settings.disable(disabled) { throw Problems([problem]) }
    var problems: [Diagnostic] = []
    let subject: Subject
    if paths.isEmpty {
      subject = SubjectReader.vocabulary(languages)
      settings.read(beside: subject.files, below: languages.folder.path, diagnostics: &problems)
    } else {
      switch SubjectReader.read(paths, languages: languages) {
      case .success(let read): subject = read
      case .failure(let problem): throw Problems([problem])
      }
      for path in paths { settings.read(beside: subject.files, below: path, diagnostics: &problems) }
    }
    settings.read(subject.talks, diagnostics: &problems)
    guard problems.isEmpty else { throw Problems(problems) }
    return Checker(settings: settings).check(subject, progress: progress)
  }

  /// Checks a developer's project with its sources, with the settings that lie beside it.
  ///
  /// - Parameters:
  ///   - path: an Xcode project, a workspace, a package, or a folder.
  ///   - disabled: names of rules that are switched off; one text may hold several, separated by commas.
  ///   - builds: builds an app, and returns the build's problems; without it nothing is built.
  ///   - progress: is told before each rule how far the check is.
  /// - Throws: `Problems` when there is nothing that Siri could talk to, or a rule isn't known.
  package static func doctor(
    _ path: String, languages: LanguageLibrary, disabled: [String],
    builds: (AppPlan) -> [BuildProblem] = { _ in [] }, progress: (Step) -> Void = { _ in }
  ) throws(Problems) -> (subject: Subject, result: Result) {
    var settings = CheckSettings()
    if let problem = settings.disable(disabled) { throw Problems([problem]) }
    let schema: SchemaModel
    do {
      schema = try Requirements.schema(of: languages.folder.path)
    } catch {
      throw Problems([Diagnostic(.error, "the schema of '\(languages.folder.path)' can't be read: \(error)")])
    }
    var subject: Subject
    switch SubjectReader.project(path, languages: languages, schema: schema) {
    case .success(let read): subject = read
    case .failure(let problems): throw problems
    }
    var problems: [Diagnostic] = []
    settings.read(beside: subject.files, below: FilePath.absolute(path), diagnostics: &problems)
    guard problems.isEmpty else { throw Problems(problems) }
    subject.buildProblems = subject.plans.flatMap(builds)
    return (subject, Checker(rules: RuleList.doctor, settings: settings).check(subject, progress: progress))
  }
}
