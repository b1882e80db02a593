public import SimDiagnostics
import SimPhrases
public import SimUtterances

extension Apostrophes {
  /// What apostrophes do in a language, by its `lists/apostrophes.list`; nothing where it has none.
  ///
  /// - Parameter diagnostics: receives what is wrong in the list.
  public init(of files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    guard let file = files.first(where: { $0.path.hasSuffix("/lists/apostrophes.list") }) else {
      self.init()
      return
    }
    // What is wrong with its lines as lines is said where all lists are read.
    var ignored: [Diagnostic] = []
    self.init(ListFile(path: file.path, text: file.text, diagnostics: &ignored), diagnostics: &diagnostics)
  }
}
