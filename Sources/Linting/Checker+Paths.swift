import SimAppFiles
public import SimDiagnostics

extension Checker {
  /// Checks what lies in some paths, with the settings that lie beside it; Siri's own vocabulary where there is no path.
  ///
  /// - Parameters:
  ///   - paths: apps, folders of them, or single files.
  ///   - disabled: rules that are switched off, by their names; several may stand in one with commas.
  /// - Throws: `Problems` when a path or its settings can't be read, or a rule isn't known.
  public static func check(
    _ paths: [String], languages: LanguageShelf, disabled: [String]
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
    guard problems.isEmpty else { throw Problems(problems) }
    return Checker(settings: settings).check(subject)
  }
}
