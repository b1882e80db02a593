import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import Synchronization

/// What apps have Siri say, each file read when the first conversation needs it.
final class AppLineShelf: Sendable {
  private let catalog: Catalog
  private let read = Mutex<(lines: [String: AppLines], problems: [Diagnostic])>(([:], []))

  /// - Parameter catalog: the intents that the lines may be about.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// What was wrong in the files that have been read so far.
  var problems: [Diagnostic] { read.withLock { $0.problems } }

  /// The lines of an app in the language of a locale; nil where it has none.
  func lines(of source: AppSource, in locale: String) -> AppLines? {
    guard let path = source.app.localised(source.linePaths, locale) else { return nil }
    return read.withLock { read in
      if let known = read.lines[path] { return known }
      let text = FileReader.text(of: path, diagnostics: &read.problems) ?? ""
      let lines = AppLines(
        app: source.app.identifier, files: [(path, text)], catalog: catalog, diagnostics: &read.problems)
      read.lines[path] = lines
      return lines
    }
  }
}
