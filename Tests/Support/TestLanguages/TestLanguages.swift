import Foundation

/// What people say in each language, and what the tests say for them: `Tests/Languages/<language>`.
package enum TestLanguages {
  private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appending(path: "Languages")

  /// Where a language's file lies, or would.
  package static func path(of file: String, in language: String) -> String {
    folder.appending(path: language).appending(path: file).path
  }

  /// The lines of a language's file that are no remarks; none where it has no such file.
  package static func lines(of file: String, in language: String) -> [String] {
    guard let data = try? Data(contentsOf: URL(filePath: path(of: file, in: language))) else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init).filter {
      !$0.hasPrefix("#") && $0.contains { !$0.isWhitespace }
    }
  }

  /// A list whose lines are `kind = words; words`: by kind, what stands behind the sign in each line of it.
  package static func words(of file: String, in language: String) -> [String: [[String]]] {
    var words: [String: [[String]]] = [:]
    for line in lines(of: file, in: language) {
      let halves = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard halves.count == 2 else { continue }
      let parts = halves[1].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      words[halves[0], default: []].append(parts)
    }
    return words
  }

  /// The names of the files in one of a language's folders, in their order.
  package static func files(in folder: String, of language: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder, in: language))) ?? []).sorted()
  }
}
