import SimDiagnostics
import SimRecognition
import SimText
import SimUtterances

/// Reads the files of a `LineCatalogue`: the lines, the plural classes and the rules of the dialogue.
struct LineFilesReader {
  /// The sentences by identifier.
  var entries: [String: [LineCatalogue.Entry]] { lines.entries }
  /// The rules of the dialogue, names and values alternating.
  private(set) var settings: [String] = []
  /// The files of the plural classes.
  private(set) var pluralFiles: [(path: String, text: String)] = []
  private let families: LineFamilies
  private var lines: DialogueLineReader
  private var rules = DialogueRules()
  private var plurals = PluralRules()

  init(families: LineFamilies) {
    self.families = families
    lines = DialogueLineReader(families: families)
  }

  mutating func read(_ files: [(path: String, text: String)], _ diagnostics: inout [Diagnostic]) {
    // The position of a file's lines among all doesn't depend on the language's folder.
    func path(_ file: (path: String, text: String)) -> Substring {
      LanguageFile(path: file.path, text: file.text).pathInLanguage
    }
    for file in files.sorted(by: { path($0) < path($1) }) {
      if file.path.hasSuffix(".lines") {
        lines.read(file.path, file.text, &diagnostics)
      } else if file.path.hasSuffix("/plurals.rules") {
        pluralFiles.append(file)
        plurals.read(path: file.path, text: file.text, &diagnostics)
      } else if file.path.hasSuffix(".rules") {
        readRules(file.path, file.text, &diagnostics)
      }
    }
    checkLastVariants(&diagnostics)
    checkPlurals(&diagnostics)
  }

  /// Checks that the last sentence of an identifier can always be said.
  private func checkLastVariants(_ diagnostics: inout [Diagnostic]) {
    for (identifier, variants) in entries.sorted(by: { $0.key < $1.key }) {
      guard let last = variants.last, let family = families.family(of: identifier) else {
        continue
      }
      // The others fall back to a more general identifier.
      guard family.isRequired else { continue }
      for name in last.template.placeholders where family.sometimes.contains(name) {
        diagnostics.append(
          Diagnostic(
            .error,
            "the last sentence of '\(identifier)' needs '{\(name)}', which isn't always there; add one without it",
            at: last.place))
      }
    }
  }

  /// Reports sentences for a plural class that the language doesn't have, which are never said.
  private func checkPlurals(_ diagnostics: inout [Diagnostic]) {
    let known = plurals.categories
    for (category, place) in lines.pluralSentences where !known.contains(category) {
      let names = known.map(\.rawValue).sorted()
      diagnostics.append(
        Diagnostic(
          .error,
          "the language has no plural class '\(category.rawValue)'; plurals.rules has \(names.joined(separator: ", "))",
          at: place, suggestion: nearestName(to: category.rawValue, among: names)))
    }
  }

  private mutating func readRules(_ path: String, _ text: String, _ diagnostics: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let parts = line.text.split(separator: "=", maxSplits: 1).map { String($0.trimmed) }
      guard parts.count == 2 else {
        diagnostics.append(Diagnostic(.error, "expected 'name = value', read '\(line.text)'", at: place))
        continue
      }
      if let expected = rules.set(parts[0], to: parts[1]) {
        diagnostics.append(Diagnostic(.error, "'\(line.text)': expected \(expected)", at: place))
      } else {
        settings += parts
      }
    }
  }
}
