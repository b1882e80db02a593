import Foundation

/// One of Apple's own sample projects: what it is called, its year, and where a copy of it is.
struct Sample {
  var name: String
  var year: String
  var repository: String
  /// The folder of the project in the repository; empty for all of it.
  var path: String

  /// Where it is checked out, below a folder that has a folder for each repository.
  var folder: String {
    repository.replacingOccurrences(of: "/", with: "+") + (path.isEmpty ? "" : "/" + path)
  }

  /// A sample a line: `name | year | owner/repository | folder`. Empty lines and those that begin with # say nothing.
  ///
  /// - Throws: what line isn't of this form.
  static func read(_ file: String) throws -> [Sample] {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return try lines.enumerated().compactMap { index, line in
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("#") { return nil }
      let cells = text.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 4, cells[2].split(separator: "/").count == 2 else { throw Unreadable(line: index + 1) }
      return Sample(name: cells[0], year: cells[1], repository: cells[2], path: cells[3])
    }
  }

  struct Unreadable: Error, CustomStringConvertible {
    var line: Int
    var description: String { "line \(line) is no 'name | year | owner/repository | folder'" }
  }
}
