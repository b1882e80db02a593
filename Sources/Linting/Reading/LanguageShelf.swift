public import SimAppFiles
public import SimCatalog
import SimDiagnostics
import SimPhrases
public import SimRecognition
import Synchronization

/// The languages that Siri speaks here, each read when a rule first needs it.
public final class LanguageShelf: Sendable {
  /// The folder that languages are read from.
  public let folder: VocabularyFolder
  /// The intents that phrases, apps and users may name.
  public let catalog: Catalog
  private let read = Mutex<[String: Entry]>([:])

  /// A language with its files, and what is wrong in them.
  private struct Entry {
    var sources: LanguageSources
    var vocabulary: SiriVocabulary
    var problems: [Diagnostic]
  }

  /// No language yet; each is read when it is asked for.
  ///
  /// - Parameter catalog: the intents that phrases may be for.
  public init(_ folder: VocabularyFolder, catalog: Catalog = .siriKit) {
    self.folder = folder
    self.catalog = catalog
  }

  /// The folders of all languages: `en`, `zh-Hans`.
  public var names: [String] { folder.languages }

  /// The language that serves a locale; nil when there is none.
  public func name(for locale: String) -> String? { folder.language(for: locale) }

  /// The language of a name, compiled at most once.
  public func language(_ name: String) -> Language { entry(name).vocabulary.language }

  /// The language with its lines, as a conversation has it, and what is wrong in its files.
  func vocabulary(_ name: String) -> (vocabulary: SiriVocabulary, problems: [Diagnostic]) {
    let entry = entry(name)
    return (entry.vocabulary, entry.problems)
  }

  /// The files of a language, as they lie there; Siri's lines are not among them.
  public func files(of name: String) -> [LanguageFile] { entry(name).sources.files }

  /// The entries of a list below the language's folder `examples`.
  func examples(_ list: String, of name: String) -> [ListFile.Entry] { entries("examples/\(list).list", of: name) }

  /// What the app of the examples is called.
  public func appName(of name: String) -> String { examples("app", of: name).first?.text ?? "UnicornChat" }

  /// Ways to say a sentence with an app's name: `*` is the sentence, `@` the name (`examples/namings.list`).
  public func namings(of name: String) -> [String] {
    let namings = examples("namings", of: name).map(\.text)
    return namings.isEmpty ? ["@ *", "* @"] : namings
  }

  /// The entries of a list below the language's folder `checks`: words that rules look for.
  func checks(_ list: String, of name: String) -> [ListFile.Entry] { entries("checks/\(list).list", of: name) }

  private func entries(_ path: String, of name: String) -> [ListFile.Entry] {
    guard let file = entry(name).sources.files.first(where: { $0.path == "\(name)/\(path)" }) else { return [] }
    var unheard: [Diagnostic] = []
    return ListFile(path: file.path, text: file.text, diagnostics: &unheard).entries
  }

  private func entry(_ name: String) -> Entry {
    read.withLock { read in
      if let known = read[name] { return known }
      var problems: [Diagnostic] = []
      let sources = LanguageSources(name, in: folder, diagnostics: &problems)
      let vocabulary = sources.compiled(catalog: catalog, diagnostics: &problems)
      let entry = Entry(sources: sources, vocabulary: vocabulary, problems: problems)
      read[name] = entry
      return entry
    }
  }
}
