import SimCatalog
import SimDiagnostics
import Synchronization

/// The source files of a language, parsed on first use; no sentence needs them.
final class LazySources: Sendable {
  private let files: @Sendable () -> [LanguageFile]
  private let catalog: Catalog
  private let parsed = Mutex<LanguageCompiler?>(nil)

  /// - Parameters:
  ///   - catalog: the intents that the phrases may be for.
  ///   - files: reads the language's files.
  init(catalog: Catalog, _ files: @escaping @Sendable () -> [LanguageFile]) {
    self.catalog = catalog
    self.files = files
  }

  var value: LanguageCompiler {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      // Faults were reported when the language was compiled.
      var ignored: [Diagnostic] = []
      let new = LanguageCompiler(files: files(), catalog: catalog, diagnostics: &ignored)
      parsed = new
      return new
    }
  }
}
