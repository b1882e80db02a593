import SimDiagnostics
import SimRecognition
import SimText

/// The files of a language, with those that it takes from the languages below it.
struct LanguageLayers {
  /// In the order of their paths in the language's folder.
  let files: [LayeredFile]

  /// Merges the files of some folders.
  ///
  /// - Parameters:
  ///   - bases: the folders, of which the first is the language's own.
  ///   - only: a path in the folder, if only that file is wanted.
  ///   - diagnostics: receives files that can't be read, and changes of files that aren't there.
  init(
    _ bases: LanguageBases, only: String? = nil, in folder: VocabularyFolder, diagnostics: inout [Diagnostic]
  ) {
    var layers: [String: LayeredFile] = [:]
    for (depth, name) in bases.names.enumerated().reversed() {
      let isLowest = depth == bases.names.count - 1
      for file in Self.files(of: name, only: only, in: folder, &diagnostics) {
        let path = String(file.pathInLanguage)
        // A language's list of locales is never inherited.
        if depth > 0, path == VocabularyFolder.localeList { continue }
        if isLowest {
          layers[path] = LayeredFile(file)
        } else {
          Self.put(file, at: path, over: &layers, bases.names[depth + 1], &diagnostics)
        }
      }
    }
    files = layers.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func put(
    _ file: LanguageFile, at path: String, over layers: inout [String: LayeredFile], _ base: String,
    _ diagnostics: inout [Diagnostic]
  ) {
    let below = layers[path]
    if path == LanguageFacts.fileName {
      layers[path, default: LayeredFile(LanguageFile(path: file.path, text: ""))]
        .take(EntryChanges(facts: file.text, path: file.path), of: file.path, diagnostics: &diagnostics)
    } else if SourceLine.lines(of: file.text).isEmpty {
      if below == nil {
        diagnostics.error(
          "this file says that '\(file.path)' is to be left out, but '\(base)' has none",
          at: TextPlace(file: file.path, line: 1))
      }
      layers[path] = nil
    } else if let changes = EntryChanges(path: file.path, text: file.text, diagnostics: &diagnostics) {
      guard var whole = below else {
        diagnostics.error(
          "lines with '+' and '-' change a file of the language below, but '\(base)' has none of this name",
          at: changes.changes.first?.place ?? TextPlace(file: file.path, line: 1),
          suggestion: nearestName(to: path, among: layers.keys.sorted()))
        return
      }
      whole.take(changes, of: file.path, diagnostics: &diagnostics)
      layers[path] = whole
    } else {
      layers[path] = LayeredFile(file)
    }
  }

  // MARK: One folder

  private static func files(
    of name: String, only: String?, in folder: VocabularyFolder, _ diagnostics: inout [Diagnostic]
  ) -> [LanguageFile] {
    let root = folder.path + "/Siri/"
    guard let only else {
      var files: [LanguageFile] = []
      collect(name, below: root, depth: 0, &files, &diagnostics)
      return files
    }
    let path = "\(name)/\(only)"
    guard FileReader.isFile(root + path), let text = FileReader.text(of: root + path, diagnostics: &diagnostics) else {
      return []
    }
    return [LanguageFile(path: path, text: text)]
  }

  private static func collect(
    _ path: String, below root: String, depth: Int, _ files: inout [LanguageFile], _ diagnostics: inout [Diagnostic]
  ) {
    guard depth < 8 else { return }
    for entry in FileReader.entries(of: root + path) {
      let inner = path + "/" + entry.name
      if entry.isFolder {
        collect(inner, below: root, depth: depth + 1, &files, &diagnostics)
      } else if !entry.name.hasSuffix("~"), entry.name != VocabularyFolder.transcriptList,
        entry.name != VocabularyFolder.interfaceLines,
        let text = FileReader.text(of: root + inner, diagnostics: &diagnostics)
      {
        files.append(LanguageFile(path: inner, text: text))
      }
    }
  }
}
