import SimCatalog
import SimDiagnostics
import Synchronization

/// The files of a language as they are written, parsed when somebody first asks: no sentence does.
final class LazySources: Sendable {
  private let files: @Sendable () -> [LanguageFile]
  private let parsed = Mutex<LanguageCompiler?>(nil)

  init(_ files: @escaping @Sendable () -> [LanguageFile]) { self.files = files }

  var value: LanguageCompiler {
    parsed.withLock { parsed in
      if let parsed { return parsed }
      // What is wrong in them was said when they were compiled; reading them asks nothing of a catalogue.
      var unheard: [Diagnostic] = []
      let new = LanguageCompiler(files: files(), catalog: .siriKit, diagnostics: &unheard)
      parsed = new
      return new
    }
  }
}
