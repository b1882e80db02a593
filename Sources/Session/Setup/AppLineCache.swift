import SimAppFiles
import SimCatalog
import SimDefinitions
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimRecognition
import Synchronization

/// The lines that apps have Siri say, each file read when the first conversation needs it.
final class AppLineCache: Sendable {
  private let catalog: Catalog
  private let read = Mutex<(lines: [Key: AppLines], problems: [Diagnostic])>(([:], []))

  private struct Key: Hashable {
    var app: String
    var locale: String
  }

  /// The languages with the lines of the apps that take part together: most of a folder's transcripts have the same
  /// ones.
  private let languages = Mutex<[GroupKey: LineCatalogue]>([:])

  private struct GroupKey: Hashable {
    var language: String
    var locale: String
    var apps: [String]
  }

  /// - Parameter catalog: the intents that the lines may be about.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// What was wrong in the files that have been read so far.
  var problems: [Diagnostic] { read.withLock { $0.problems } }

  /// A language with the lines that apps have Siri say in it.
  func adding(to language: SessionLanguage, of sources: [AppSource], in locale: String) -> SessionLanguage {
    let key = GroupKey(language: language.language.identifier, locale: locale, apps: sources.map(\.app.identifier))
    var language = language
    if let known = languages.withLock({ $0[key] }) {
      language.lines = known
      return language
    }
    for source in sources {
      if let lines = lines(of: source, in: locale) { language.lines.add(lines) }
    }
    languages.withLock { $0[key] = language.lines }
    return language
  }

  /// An app's lines in the language of a locale: those of its definitions, overridden by those of its own file; nil if
  /// it has none.
  func lines(of source: AppSource, in locale: String) -> AppLines? {
    let path = source.app.localised(source.linePaths, locale)
    guard path != nil || !source.definitions.isEmpty else { return nil }
    return read.withLock { read in
      let key = Key(app: source.app.identifier, locale: locale)
      if let known = read.lines[key] { return known }
      var lines = AppLines(app: source.app.identifier)
      for definition in source.definitions {
        definition.addLines(to: &lines, in: locale, diagnostics: &read.problems)
      }
      if let path {
        let text = FileReader.text(of: path, diagnostics: &read.problems) ?? ""
        lines.add(
          AppLines(app: source.app.identifier, files: [(path, text)], catalog: catalog, diagnostics: &read.problems))
      }
      read.lines[key] = lines
      return lines
    }
  }
}
