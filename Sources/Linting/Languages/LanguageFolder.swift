import SimAppFiles
import SimDiagnostics
import SimPhrases
import SimRecognition

/// The files of a language, its own and those that it takes from its base, whatever they hold.
struct LanguageFolder {
  let name: String
  /// Below the folder, in the order of their paths: `lists/days.list`.
  private(set) var files: [String] = []
  /// Those in the language's own folder.
  private var ownFiles: Set<String> = []
  /// How many lines all files have, without remarks.
  private(set) var lines = 0
  private var texts: [String: String] = [:]

  init(_ name: String, in folder: VocabularyFolder) {
    self.name = name
    let sources = LanguageSources(name, in: folder)
    for file in sources.files + sources.said {
      add(String(file.pathInLanguage), file.text, isOwn: file.path.hasPrefix(name + "/"))
      lines += Self.entries(file.text).count
    }
    if let list = folder.transcriptList(of: name), let text = FileReader.text(of: list) {
      add(VocabularyFolder.transcriptList, text, isOwn: list.hasSuffix("/\(name)/\(VocabularyFolder.transcriptList)"))
      lines += Self.entries(text).count
    }
    // sirisim's own texts don't count for how full a language is: one language has them in the program.
    if let file = folder.interfaceFile(of: name), let text = FileReader.text(of: file) {
      add(VocabularyFolder.interfaceLines, text, isOwn: file.hasSuffix("/\(name)/\(VocabularyFolder.interfaceLines)"))
    }
    files.sort()
  }

  private mutating func add(_ file: String, _ text: String, isOwn: Bool) {
    files.append(file)
    if isOwn { ownFiles.insert(file) }
    texts[file] = text
  }

  /// The text before a sign in each line of a file, each once.
  func keys(of file: String, until sign: Character) -> [String] {
    var seen: Set<String> = []
    return Self.entries(texts[file] ?? "").compactMap { line in
      line.firstIndex(of: sign).map { String(line[..<$0]) }
    }.filter { seen.insert($0).inserted }
  }

  /// Whether another language has the file word for word, and the file says anything.
  ///
  /// A file that one language takes from the other isn't a copy.
  func hasSame(_ file: String, as other: LanguageFolder) -> Bool {
    guard ownFiles.contains(file), other.ownFiles.contains(file), let text = texts[file], text == other.texts[file]
    else { return false }
    return !Self.entries(text).isEmpty
  }

  /// What the entries of a list mean, each once.
  func meanings(of file: String) -> [String] {
    var ignored: [Diagnostic] = []
    var seen: Set<String> = []
    return ListFile(path: file, text: texts[file] ?? "", diagnostics: &ignored).entries.compactMap(\.value)
      .filter { seen.insert($0).inserted }
  }

  private static func entries(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
    }
  }
}
