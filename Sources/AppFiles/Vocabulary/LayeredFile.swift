import SimDiagnostics
import SimPhrases
import SimRecognition
import SimText

/// A file of a language as it counts: that of the nearest folder that has it, with what it keeps of those below.
struct LayeredFile {
  /// A line with its real place.
  private struct Line {
    var text: String
    var path: String
    var number: Int
  }

  private(set) var file: LanguageFile
  /// The lines, which come from several files; empty for a file that is taken as it is.
  private var lines: [Line] = []

  /// A file that is taken as it is.
  init(_ file: LanguageFile) { self.file = file }

  /// Whether its lines come from several files.
  var isOfSeveral: Bool { !lines.isEmpty }

  /// The real place of a line of the text.
  func place(_ place: TextPlace) -> TextPlace {
    guard lines.indices.contains(place.line - 1) else { return place }
    let line = lines[place.line - 1]
    return TextPlace(file: line.path, line: line.number, column: place.column)
  }

  /// The entries of a list, each with its real place.
  func entries(diagnostics: inout [Diagnostic]) -> [ListFile.Entry] {
    ListFile(path: file.path, text: file.text, diagnostics: &diagnostics).entries.map { entry in
      var entry = entry
      entry.place = place(entry.place)
      return entry
    }
  }

  /// Changes some entries: a replacement takes the old entry's place, a new entry goes to the end.
  ///
  /// - Parameters:
  ///   - path: the file with the changes, whose path the result has from then on.
  ///   - diagnostics: receives removals of entries that aren't there, and changes that change nothing.
  mutating func take(_ changes: EntryChanges, of path: String, diagnostics: inout [Diagnostic]) {
    let kind = EntryChanges.Kind(path) ?? .entries
    let below = SourceLine.lines(of: file.text).map { (line: $0, key: kind.key(of: $0.bytes)) }
    let known = Dictionary(grouping: below, by: \.key)
    let byKey = Dictionary(grouping: changes.changes, by: \.key)
    for change in changes.changes where change.isRemoval && known[change.key] == nil {
      diagnostics.error(
        "'\(change.entry.text)' isn't in \(file.path), and can't be taken away", at: change.place,
        suggestion: nearestName(to: change.key, among: known.keys.sorted()))
    }
    for (key, changes) in byKey {
      // If a sentence has several versions, one of them may be the same as below.
      guard let there = known[key]?.map(\.line), there.map(\.bytes) == changes.map(\.entry),
        !changes.contains(where: \.isRemoval)
      else { continue }
      for (change, line) in zip(changes, there) {
        let file = place(TextPlace(file: file.path, line: line.number)).file ?? file.path
        diagnostics.warning("'\(change.entry.text)' stands in \(file) already", at: change.place)
      }
    }
    func own(_ changes: [EntryChanges.Change]) -> [Line] {
      changes.filter { !$0.isRemoval }.map { change in
        Line(text: Self.text(change.entry, column: change.place.column), path: path, number: change.place.line)
      }
    }
    var placed: Set<String> = []
    lines = below.flatMap { line, key -> [Line] in
      if let changes = byKey[key] { return placed.insert(key).inserted ? own(changes) : [] }
      let there = place(TextPlace(file: file.path, line: line.number))
      return [
        Line(
          text: Self.text(line.bytes, column: line.column), path: there.file ?? file.path, number: there.line)
      ]
    }
    lines += own(changes.changes.filter { !placed.contains($0.key) })
    file = LanguageFile(path: path, text: lines.map { $0.text + "\n" }.joined())
  }

  private static func text(_ entry: TextBytes, column: Int) -> String {
    String(repeating: " ", count: column - 1) + entry.text
  }
}
