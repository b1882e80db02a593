import SimText

/// Which conversations hold in which language: a line for each conversation, a column for each language.
///
/// Transcripts with the same path, except for folders named after languages, share a line, as do the rows of a table.
package struct LanguageTable: Sendable {
  /// The results of a conversation's chapters in one language.
  private struct Cell {
    var passed = 0
    var failed = 0

    var text: String {
      if failed > 0 { return passed > 0 ? "\(failed) of \(passed + failed) failed" : "failed" }
      return passed > 1 ? "ok (\(passed))" : "ok"
    }
  }

  private var names: [String] = []
  private var cells: [String: [String: Cell]] = [:]
  private let languages: [String]

  /// - Parameters:
  ///   - languages: the columns, in order.
  ///   - language: of a locale; nil for one without a language here.
  package init(_ chapters: [ReplayedChapter], languages: [String], language: (String) -> String?) {
    self.languages = languages
    for chapter in chapters {
      guard let spoken = language(chapter.locale), languages.contains(spoken) else { continue }
      let name = Self.name(of: chapter.file ?? "transcript", without: languages)
      if cells[name] == nil { names.append(name) }
      if chapter.isFailure {
        cells[name, default: [:]][spoken, default: Cell()].failed += 1
      } else {
        cells[name, default: [:]][spoken, default: Cell()].passed += 1
      }
    }
    names.sort()
  }

  /// The path with a star for the folder, or the part of the name, that is the language.
  private static func name(of path: String, without languages: [String]) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.split(separator: ".", omittingEmptySubsequences: false).map {
        languages.contains(String($0)) ? "*" : String($0)
      }
      .joined(separator: ".")
    }.joined(separator: "/")
  }

  /// The table, with its header first and the totals last; a dash means that there is no such conversation.
  package var lines: [String] {
    var rows = [["conversation"] + languages]
    for name in names {
      rows.append([SafeText.oneLine(name)] + languages.map { cells[name]?[$0]?.text ?? "-" })
    }
    let sums = languages.map { language in
      let there = names.compactMap { cells[$0]?[language] }
      return "\(there.count { $0.failed == 0 }) of \(names.count)"
    }
    rows.append(["hold"] + sums)
    let widths = rows[0].indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.map { row in
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - DisplayWidth.of($0) + 2) }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
