public import SimDiagnostics
import SimPhrases
public import SimUtterances

extension Apostrophes {
  /// The role of apostrophes in a language, from its `lists/apostrophes.list`; none where it has no such list.
  ///
  /// - Parameter diagnostics: receives what is wrong in the list.
  public init(of files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    guard let file = files.first(where: { $0.path.hasSuffix("/lists/apostrophes.list") }) else {
      self.init()
      return
    }
    // Malformed lines are reported where all lists are read.
    var ignored: [Diagnostic] = []
    self.init(ListFile(path: file.path, text: file.text, diagnostics: &ignored), diagnostics: &diagnostics)
  }
}
