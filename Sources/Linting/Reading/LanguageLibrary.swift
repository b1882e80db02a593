package import SimAppFiles
package import SimCatalog
package import SimDiagnostics
import SimPhrases
package import SimRecognition
import Synchronization

/// The languages that Siri speaks here. Each is taken from the cache or compiled when a rule first needs it; its files
/// are read on demand.
package final class LanguageLibrary: Sendable {
  /// The folder that languages are read from.
  package let folder: VocabularyFolder
  /// The intents that phrases, apps and users may name.
  package let catalog: Catalog
  private let cache: LanguageCache?
  private let compiled = Mutex<[String: Entry]>([:])
  private let read = Mutex<[String: [LanguageFile]]>([:])
  /// Lists that a rule asked for separately, by their paths.
  private let lists = Mutex<[String: [ListFile.Entry]]>([:])

  /// A language, and what is wrong in its files.
  private struct Entry {
    var vocabulary: SiriVocabulary
    var problems: [Diagnostic]
  }

  /// A library that reads each language on demand.
  ///
  /// - Parameters:
  ///   - catalog: the intents that phrases may be for.
  ///   - cache: where compiled languages are kept; nil compiles every time.
  package init(_ folder: VocabularyFolder, catalog: Catalog = .siriKit, cache: LanguageCache? = nil) {
    self.folder = folder
    self.catalog = catalog
    self.cache = cache
  }

  /// The folders of all languages: `en`, `zh-Hans`.
  package var names: [String] { folder.languages }

  /// The language that serves a locale; nil when there is none.
  package func name(for locale: String) -> String? { folder.language(for: locale) }

  /// The language of a name, compiled at most once.
  package func language(_ name: String) -> Language { entry(name).vocabulary.language }

  /// The language with its lines, as a conversation uses it, and what is wrong in its files.
  package func vocabulary(_ name: String) -> (vocabulary: SiriVocabulary, problems: [Diagnostic]) {
    let entry = entry(name)
    return (entry.vocabulary, entry.problems)
  }

  /// The files of a language as they are on the disk, without Siri's lines.
  package func files(of name: String) -> [LanguageFile] {
    read.withLock { read in
      if let known = read[name] { return known }
      let files = LanguageSources(name, in: folder).files
      read[name] = files
      return files
    }
  }

  /// The entries of a list below the language's folder `examples`.
  func examples(_ list: String, of name: String) -> [ListFile.Entry] { entries("examples/\(list).list", of: name) }

  /// What the app of the examples is called.
  package func appName(of name: String) -> String { examples("app", of: name).first?.text ?? "UnicornChat" }

  /// Ways to say a sentence with an app's name: `*` is the sentence, `@` the name (`examples/namings.list`).
  package func namings(of name: String) -> [String] {
    let namings = examples("namings", of: name).map(\.text)
    return namings.isEmpty ? ["@ *", "* @"] : namings
  }

  /// The entries of a list below the language's folder `checks`: words that rules look for.
  func checks(_ list: String, of name: String) -> [ListFile.Entry] { entries("checks/\(list).list", of: name) }

  /// Apps that everybody knows in a language.
  func knownApps(of name: String) -> [ListFile.Entry] { entries("lists/known-apps.list", of: name) }

  private func entries(_ path: String, of name: String) -> [ListFile.Entry] {
    lists.withLock { lists in
      let key = "\(name)/\(path)"
      if let known = lists[key] { return known }
      let entries = LanguageSources.entries(of: path, in: name, folder)
      lists[key] = entries
      return entries
    }
  }

  private func entry(_ name: String) -> Entry {
    compiled.withLock { compiled in
      if let known = compiled[name] { return known }
      var problems: [Diagnostic] = []
      let vocabulary = SiriVocabulary.load(
        name, from: folder, catalog: catalog, cache: cache, diagnostics: &problems)
      let entry = Entry(vocabulary: vocabulary, problems: problems)
      compiled[name] = entry
      return entry
    }
  }
}
