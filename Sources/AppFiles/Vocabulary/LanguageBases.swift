import SimDiagnostics
import SimPhrases
import SimRecognition

/// The folders that a language is made of: its own, and those of the languages that it rests on, as `inherits = …` in
/// `language.list` says.
struct LanguageBases {
  /// The language's own folder, then that of its base, then that of the base's base.
  private(set) var names: [String]

  /// - Parameter diagnostics: receives a base that isn't there, and languages that rest on each other; both are left
  ///   out.
  init(_ identifier: String, in folder: VocabularyFolder, diagnostics: inout [Diagnostic]) {
    names = [identifier]
    while let last = names.last, let entry = Self.entry(of: last, in: folder, &diagnostics), let base = entry.value {
      if names.contains(base) {
        let circle = (names.drop { $0 != base } + [base]).map { "'\($0)'" }
        let message =
          base == last
          ? "\(circle[0]) can't inherit from itself"
          : "languages inherit in a circle: \(circle.joined(separator: ", "))"
        diagnostics.error(message, at: entry.place)
        return
      }
      let known = folder.languages.filter { !names.contains($0) }
      guard known.contains(base) else {
        let expected = known.isEmpty ? "there is no other" : "expected one of \(known.joined(separator: ", "))"
        diagnostics.error(
          "there is no language '\(base)' to inherit from; \(expected)", at: entry.place,
          suggestion: nearestName(to: base, among: known))
        return
      }
      names.append(base)
    }
  }

  /// The line that says what a language rests on.
  private static func entry(
    of name: String, in folder: VocabularyFolder, _ diagnostics: inout [Diagnostic]
  ) -> ListFile.Entry? {
    let path = "\(name)/\(LanguageFacts.fileName)"
    // Other code reports what is wrong with the file.
    var ignored: [Diagnostic] = []
    guard FileReader.isFile("\(folder.path)/Siri/\(path)"),
      let text = FileReader.text(of: "\(folder.path)/Siri/\(path)", diagnostics: &ignored)
    else { return nil }
    let entries = ListFile(path: path, text: text, diagnostics: &ignored).entries.filter {
      $0.text == LanguageFacts.inherits
    }
    for second in entries.dropFirst() {
      diagnostics.error("a language inherits from one other, and this one has said from which", at: second.place)
    }
    return entries.first
  }
}
