import SimAppFiles
import SimDiagnostics
import SimPhrases
import SimRecognition

/// The files of a language, its own and those that it takes from the language that it rests on, whatever is in them.
struct LanguageFolder {
  let name: String
  /// Below the folder, in the order of their paths: `lists/days.list`.
  private(set) var files: [String] = []
  /// Those of them that lie in the language's own folder.
  private var ownFiles: Set<String> = []
  /// How many lines all files have that are no remarks.
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
    // What sirisim itself says makes no language fuller: one of them is the program's own.
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

  /// What stands before a sign in each line of a file, each once.
  func keys(of file: String, until sign: Character) -> [String] {
    var seen: Set<String> = []
    return Self.entries(texts[file] ?? "").compactMap { line in
      line.firstIndex(of: sign).map { String(line[..<$0]) }
    }.filter { seen.insert($0).inserted }
  }

  /// Whether a file says the same, word for word, in another language, and says anything.
  ///
  /// What one takes from the other is no copy.
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
