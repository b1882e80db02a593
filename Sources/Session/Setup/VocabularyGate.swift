import SimAppFiles
public import SimDiagnostics

/// The check of everything below `Vocabulary`.
public enum VocabularyGate {
  /// - Parameters:
  ///   - folder: the folder; nil looks in the usual places.
  ///   - environment: the process's variables.
  /// - Returns: everything that is wrong, in the order of the files.
  public static func check(folder: String?, environment: [String: String]) -> Result<[Diagnostic], Diagnostic> {
    do {
      return .success(VocabularyCheck.run(try VocabularyFolder.find(explicit: folder, environment: environment)))
    } catch {
      return .failure(error)
    }
  }
}
