import Foundation
import SimAppFiles
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import Testing

/// The files of `Vocabulary/Siri`, read as they lie in the repository.
enum SiriFiles {
  /// The languages that have files.
  static let languages = ["en", "zh-Hans"]

  static let root: URL = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  static func files(of language: String) -> [LanguageFile] {
    let folder = root.appending(path: "Vocabulary/Siri")
    let start = folder.appending(path: language)
    guard let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil) else { return [] }
    var result: [LanguageFile] = []
    for case let url as URL in walk {
      guard ["phrases", "rules", "list"].contains(url.pathExtension), let data = try? Data(contentsOf: url) else {
        continue
      }
      let path = String(url.path(percentEncoded: false).dropFirst(folder.path(percentEncoded: false).count))
      let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
      result.append(LanguageFile(path: name, text: String(decoding: data, as: UTF8.self)))
    }
    if let data = try? Data(contentsOf: folder.appending(path: "mandarin.readings")) {
      result.append(LanguageFile(path: "mandarin.readings", text: String(decoding: data, as: UTF8.self)))
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Each language, compiled once.
  static let compiled: [String: (language: Language, diagnostics: [Diagnostic])] = {
    var result: [String: (Language, [Diagnostic])] = [:]
    for name in languages {
      var diagnostics: [Diagnostic] = []
      let language = Language(identifier: name, files: files(of: name), diagnostics: &diagnostics)
      result[name] = (language, diagnostics)
    }
    return result
  }()

  /// The entries of a list below `examples/`.
  static func examples(_ name: String, of language: String) -> [ListFile.Entry] {
    var diagnostics: [Diagnostic] = []
    guard let file = files(of: language).first(where: { $0.path == "\(language)/examples/\(name).list" }) else {
      return []
    }
    return ListFile(path: file.path, text: file.text, diagnostics: &diagnostics).entries
  }

  /// The lines of a file beside the tests that are no remarks.
  static func lines(of file: String) -> [String] {
    let url = root.appending(path: "Tests/RecognitionTests").appending(path: file)
    guard let data = try? Data(contentsOf: url) else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init).filter {
      !$0.hasPrefix("#") && $0.contains { !$0.isWhitespace }
    }
  }

  /// The same languages as the commands see them.
  static let shelf: LanguageShelf? = {
    let folder = root.appending(path: "Vocabulary").path(percentEncoded: false)
    return (try? VocabularyFolder.find(explicit: folder, environment: [:])).map { LanguageShelf($0) }
  }()

  /// The files `<folder>/<language>/<Domain>.txt` beside the tests.
  static func sentenceFiles(in folder: String) -> [SentenceFile] {
    languages.flatMap { language -> [SentenceFile] in
      let path = root.appending(path: "Tests/RecognitionTests/\(folder)/\(language)").path(percentEncoded: false)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
      return names.map { SentenceFile(language: language, path: "\(folder)/\(language)/\($0)") }
    }
  }
}

/// A file of sentences, a line each, for a test of its own.
struct SentenceFile: CustomTestStringConvertible, Sendable {
  var language: String
  /// Relative to the folder of the tests.
  var path: String

  var testDescription: String { path }
}
