import Foundation
import SimAppFiles
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import TestLanguages
import Testing

/// The files of `Vocabulary/Siri`, read as they lie in the repository.
enum SiriFiles {
  /// The languages that have files.
  static let languages = folder.languages

  static let root: URL = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  static let folder = VocabularyFolder(path: root.appending(path: "Vocabulary").path(percentEncoded: false))

  /// Phrases, rules and lists of a language.
  static func files(of language: String) -> [LanguageFile] { languageLibrary.files(of: language) }

  /// What Siri says in a language, and the words that answer her.
  static func said(of language: String) -> [LanguageFile] {
    // What is wrong in them is said where they are compiled.
    return LanguageSources(language, in: folder).said
  }

  /// Each language, and what is wrong in its files: from the cache, or compiled once.
  static let compiled = CompiledLanguages()

  struct CompiledLanguages: Sendable {
    subscript(name: String) -> (language: Language, diagnostics: [Diagnostic])? {
      guard languages.contains(name) else { return nil }
      let (vocabulary, problems) = languageLibrary.vocabulary(name)
      return (vocabulary.language, problems)
    }
  }

  /// The entries of a list below `examples/`.
  static func examples(_ name: String, of language: String) -> [ListFile.Entry] {
    var diagnostics: [Diagnostic] = []
    guard let file = files(of: language).first(where: { $0.pathInLanguage == "examples/\(name).list" }) else {
      return []
    }
    return ListFile(path: file.path, text: file.text, diagnostics: &diagnostics).entries
  }

  /// The same languages as the commands see them.
  static let languageLibrary = LanguageLibrary(folder, cache: LanguageCache(environment: ProcessVariables.all))

  /// The files `<folder>/<Domain>.txt` of all languages.
  static func sentenceFiles(in folder: String) -> [SentenceFile] {
    languages.flatMap { language in
      TestLanguages.files(in: folder, of: language).map { SentenceFile(language: language, path: "\(folder)/\($0)") }
    }
  }
}

/// A file of sentences, a line each, for a test of its own.
struct SentenceFile: CustomTestStringConvertible, Sendable {
  var language: String
  /// Relative to the folder of what the tests say in the language.
  var path: String

  /// Those that are no remarks.
  var lines: [String] { TestLanguages.lines(of: path, in: language) }

  var testDescription: String { "\(language)/\(path)" }
}
