import SimAppFiles
import SimDiagnostics
import SimPhrases

/// The files of a language as they lie in its folder, whatever is in them.
struct LanguageFolder {
  let name: String
  /// Below the folder, in the order of their paths: `lists/days.list`.
  private(set) var files: [String] = []
  /// How many lines all files have that are no remarks.
  private(set) var lines = 0
  private var texts: [String: String] = [:]

  init(_ name: String, in folder: VocabularyFolder) {
    self.name = name
    collect("", below: "\(folder.path)/Siri/\(name)", depth: 0)
    files.sort()
  }

  private mutating func collect(_ path: String, below root: String, depth: Int) {
    guard depth < 8 else { return }
    for entry in FileReader.entries(of: "\(root)/\(path)") where !entry.name.hasSuffix("~") {
      let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if entry.isFolder {
        collect(inner, below: root, depth: depth + 1)
        continue
      }
      var unheard: [Diagnostic] = []
      guard let text = FileReader.text(of: "\(root)/\(inner)", diagnostics: &unheard) else { continue }
      files.append(inner)
      texts[inner] = text
      // What sirisim itself says makes no language fuller: one of them is the program's own.
      if inner != VocabularyFolder.interfaceLines { lines += Self.entries(text).count }
    }
  }

  /// What stands before a sign in each line of a file, each once.
  func keys(of file: String, until sign: Character) -> [String] {
    var seen: Set<String> = []
    return Self.entries(texts[file] ?? "").compactMap { line in
      line.firstIndex(of: sign).map { String(line[..<$0]) }
    }.filter { seen.insert($0).inserted }
  }

  /// Whether a file says the same, word for word, in another language, and says anything.
  func hasSame(_ file: String, as other: LanguageFolder) -> Bool {
    guard let text = texts[file], text == other.texts[file] else { return false }
    return !Self.entries(text).isEmpty
  }

  /// What the entries of a list mean, each once.
  func meanings(of file: String) -> [String] {
    var unheard: [Diagnostic] = []
    var seen: Set<String> = []
    return ListFile(path: file, text: texts[file] ?? "", diagnostics: &unheard).entries.compactMap(\.value)
      .filter { seen.insert($0).inserted }
  }

  private static func entries(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
    }
  }
}
